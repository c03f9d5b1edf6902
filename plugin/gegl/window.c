/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads windows from pictures.  GEGL itself could wrap and repeat pixels, but not
 * mirror them.  Besides, it would wrap the buffer, which may hold only a part of
 * the picture.
 */
#include "window.h"

#include <string.h>

/* The value of Run.shown for runs that are outside the picture, and transparent. */
#define NOTHING (G_MININT / 2)

/* A run of consecutive columns or rows of a window, which show consecutive columns
 * or rows of the picture, forward or backward, or all show the same one. */
typedef struct Run {
    int place, n; /* the first column or row; how many there are */
    /* `shown`: the picture's column or row that appears at `place`, or NOTHING;
     * `step`: how far that advances per column or row of the window: 1, -1 or 0. */
    int shown, step;
} Run;

/* Returns the run that begins at `place`, and ends at or before `to`.  The picture
 * begins at `start` and has `length` columns or rows.  If the edges wrap or mirror,
 * copies of the picture continue it on both sides. */
static Run
run_at(int place, int to, int start, int length, WindowEdges edges)
{
    const int from_start = place - start;
    /* The number of the copy, rounded down; the picture itself is copy 0. */
    const int copy =
        (from_start < 0 ? from_start - length + 1 : from_start) / length;
    const int within = from_start - copy * length;
    const int end = MIN(to, place - within + length);

    if (edges == EDGES_MIRROR && copy % 2 != 0)
        return (Run){place, end - place, start + length - 1 - within, -1};
    if (copy == 0 || edges == EDGES_WRAP || edges == EDGES_MIRROR)
        return (Run){place, end - place, start + within, 1};
    return (Run){place, (from_start < 0 ? MIN(to, start) : to) - place,
                 edges == EDGES_TRANSPARENT ? NOTHING
                 : from_start < 0           ? start
                                            : start + length - 1,
                 0};
}

/* Return the first column or row of the picture that a run shows, and how many
 * it shows. */
static int
get_first(const Run *run)
{
    return run->step < 0 ? run->shown - (run->n - 1) : run->shown;
}

static int
count_shown(const Run *run)
{
    return run->step == 0 ? 1 : run->n;
}

/* Stores which of the picture's columns or rows show in the window's columns or rows
 * from `place` up to, but not including, `to`: the first one, and how many there
 * are. */
static void
get_range(int place, int to, int start, int length, WindowEdges edges,
          int *first, int *n)
{
    int low = G_MAXINT, high = G_MININT;

    while (place < to) {
        const Run run = run_at(place, to, start, length, edges);
        if (run.shown != NOTHING) {
            low = MIN(low, get_first(&run));
            high = MAX(high, get_first(&run) + count_shown(&run));
        }
        place += run.n;
    }
    *first = MIN(low, high);
    *n = MAX(high - low, 0);
}

GeglRectangle
window_find_source(const GeglRectangle *area, const GeglRectangle *box,
                   WindowEdges edges)
{
    GeglRectangle source = {0, 0, 0, 0};

    if (gegl_rectangle_is_empty(box) || gegl_rectangle_is_empty(area))
        return source;
    get_range(area->x, area->x + area->width, box->x, box->width, edges,
              &source.x, &source.width);
    get_range(area->y, area->y + area->height, box->y, box->height, edges,
              &source.y, &source.height);
    return source;
}

/* Multiplies the colors of n pixels by their alpha. */
static void
premultiply(float *numbers, int n, int n_components)
{
    for (int i = 0; i < n; i++, numbers += n_components) {
        for (int k = 0; k < n_components - 1; k++)
            numbers[k] *= numbers[n_components - 1];
    }
}

/* Reads a rectangle of the picture, with premultiplied colors; free the numbers
 * with g_free(). */
static float *
read_picture(GeglBuffer *picture, int level, const NumberFormat *format,
             const GeglRectangle *area)
{
    const int n = area->width * area->height;
    g_autofree char *pixels =
        g_malloc((gsize)n * babl_format_get_bytes_per_pixel(format->babl));
    float *numbers = g_new(float, (gsize)n *(gsize)format->n_components);

    gegl_buffer_get(picture, area, 1.0 / (double)(1 << level), format->babl,
                    pixels, GEGL_AUTO_ROWSTRIDE, GEGL_ABYSS_NONE);
    numbers_read(format, pixels, n, numbers);
    if (format->has_alpha)
        premultiply(numbers, n, format->n_components);
    return numbers;
}

/* Copies the columns of a run from a row of the picture's pixels to a row of
 * the window's. */
static void
copy_row(const Run *columns, const float *shown, int n_components, float *row)
{
    const gsize size = (gsize)n_components * sizeof *row;

    if (columns->step > 0) {
        memcpy(row, shown, (gsize)columns->n * size);
        return;
    }
    if (columns->step < 0)
        shown += (columns->n - 1) * n_components;
    for (int i = 0; i < columns->n; i++) {
        memcpy(row, shown, size);
        row += n_components;
        shown += columns->step * n_components;
    }
}

/* Fills the pixels of a window that are in a run of columns and a run of
 * rows. */
static void
fill_runs(Window *window, GeglBuffer *picture, int level,
          const NumberFormat *format, const Run *columns, const Run *rows)
{
    const GeglRectangle shown = {get_first(columns), get_first(rows),
                                 count_shown(columns), count_shown(rows)};
    const int n_components = window->n_components;
    float *row = window->numbers +
                 ((gsize)(rows->place - window->area.y) * window->area.width +
                  (columns->place - window->area.x)) *
                     n_components;
    g_autofree float *numbers = read_picture(picture, level, format, &shown);

    for (int i = 0; i < rows->n; i++) {
        const int y = rows->shown + i * rows->step - shown.y;
        copy_row(columns, numbers + (gsize)y * shown.width * n_components,
                 n_components, row);
        row += window->area.width * n_components;
    }
}

Window
window_open(GeglBuffer *picture, const GeglRectangle *box, int level,
            const NumberFormat *format, const GeglRectangle *area,
            WindowEdges edges)
{
    const int right = area->x + area->width, bottom = area->y + area->height;
    Window window = {
        .area = *area,
        .n_components = format->n_components,
        .numbers = g_new0(float, (gsize)area->width *(gsize)
                                     area->height *(gsize)format->n_components),
    };
    Run rows, columns;

    if (gegl_rectangle_is_empty(box))
        return window;
    for (int y = area->y; y < bottom; y += rows.n) {
        rows = run_at(y, bottom, box->y, box->height, edges);
        for (int x = area->x; x < right; x += columns.n) {
            columns = run_at(x, right, box->x, box->width, edges);
            if (rows.shown != NOTHING && columns.shown != NOTHING)
                fill_runs(&window, picture, level, format, &columns, &rows);
        }
    }
    return window;
}
