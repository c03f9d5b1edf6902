/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws regions with the core, turns colors into gray if requested, and rounds
 * values to the drawable's depth.
 */
#include "drawing.h"

#include <string.h>

#include "numbers.h"
#include "operating.h"
#include "require-memory.h"

int
drawing_count_channels(const NoisePlan *plan, DrawingColors colors)
{
    const int n_channels = noise_plan_channels(plan);

    if (n_channels == 1 || colors == DRAWING_COLORS_KEPT)
        return n_channels;
    return colors == DRAWING_COLORS_GRAY ? 2 : 1;
}

/* Here, brightness means luminance, which babl calls Y or, in sRGB's encoding, Y'.
 * Unlike babl, the functions below give the same bits on every machine. */

/* The luminance weights of red, green and blue, from sRGB's primaries adapted to the
 * white point of color profiles (D50), as in babl. */
#define RED   0.22249
#define GREEN 0.71689
#define BLUE  0.06062

static double
weigh(double red, double green, double blue)
{
    return RED * red + GREEN * green + BLUE * blue;
}

static float
get_gray(const float *color, gboolean is_linear)
{
    /* Leave gray as it is; the weighted sum would round it. */
    if (color[0] == color[1] && color[1] == color[2])
        return color[0];
    if (is_linear)
        return (float)weigh(color[0], color[1], color[2]);
    return (float)numbers_encode(weigh(numbers_decode(color[0]),
                                       numbers_decode(color[1]),
                                       numbers_decode(color[2])));
}

/* Stores the brightness of n RGBA colors, in the colors' encoding.  With
 * has_alpha, each color becomes two floats: brightness and alpha.  Without it,
 * each becomes one float: the brightness over black, which is brightness times
 * alpha. */
static void
store_grays(const float *colors, int n, gboolean is_linear, gboolean has_alpha,
            float *grays)
{
    for (int i = 0; i < n; i++, colors += 4) {
        const float alpha = colors[3];
        const float gray = get_gray(colors, is_linear);

        if (has_alpha) {
            *grays++ = gray;
            *grays++ = alpha;
        } else {
            *grays++ = gray * alpha;
        }
    }
}

/* Rounds n floats from 0 to 1 to a depth whose largest integer is `largest` (255 or
 * 65535).  Replaces each with a float that all of babl's conversions turn into the
 * same integer.
 *
 * babl has several methods to convert a float v to b bits, and uses the one that was
 * fastest when it measured them.  Most round v (2^b - 1) to the nearest integer k,
 * but those that go through 32 bits truncate v 2^b.  If v is
 * (k + 1/4 - k / (2 largest)) / largest, both give k, with at least a quarter of a
 * step to spare. */
static void
round_all(float *values, int n, double largest)
{
    for (int i = 0; i < n; i++) {
        const double whole = (double)(int)(values[i] * largest + 0.5);
        values[i] = (float)((whole + 0.25 - 0.5 * whole / largest) / largest);
    }
}

/* Turns n pixels of n_channels floats into pixels of n_components floats, in place.
 * If n_components is smaller, drops the last channel, which is alpha.  If it is
 * larger, copies gray to all components and, if their number is even, sets the last
 * one, which is alpha, to 1. */
static void
spread(float *pixels, int n, int n_channels, int n_components)
{
    const gboolean has_alpha = n_components % 2 == 0;

    for (int i = 0; n_components < n_channels && i < n; i++)
        memmove(pixels + i * n_components, pixels + i * n_channels,
                sizeof *pixels * (gsize)n_components);
    /* Go backward from the last pixel, so that each is read before it is
     * overwritten. */
    for (int i = n - 1; n_components > n_channels && i >= 0; i--) {
        const float gray = pixels[i];
        for (int k = 0; k < n_components; k++)
            pixels[i * n_components + k] = gray;
        if (has_alpha)
            pixels[(i + 1) * n_components - 1] = 1.0f;
    }
}

/* Fills a row of pixels from a row of squares, each 2^level pixels wide. */
static void
enlarge_row(const float *squares, const GeglRectangle *area, int level,
            int n_channels, float *pixels)
{
    const int first = area->x >> level;

    for (int x = area->x; x < area->x + area->width; x++) {
        const float *square = squares + ((x >> level) - first) * n_channels;
        for (int k = 0; k < n_channels; k++)
            *pixels++ = square[k];
    }
}

/* Fills an area from the squares that cover it; see operating_find_squares().  Each
 * square and each pixel has n_channels floats. */
static void
enlarge(const float *squares, const GeglRectangle *area, int level,
        int n_channels, float *pixels)
{
    const GeglRectangle box = operating_find_squares(area, level);
    const size_t n_numbers = (size_t)area->width * (size_t)n_channels;

    for (int y = 0; y < area->height; y++) {
        const int row = ((area->y + y) >> level) - box.y;
        if (y > 0 && row == ((area->y + y - 1) >> level) - box.y)
            memcpy(pixels, pixels - n_numbers, n_numbers * sizeof *pixels);
        else
            enlarge_row(squares + row * box.width * n_channels, area, level,
                        n_channels, pixels);
        pixels += n_numbers;
    }
}

/* ---- Drawing ----------------------------------------------------------- */

/* Returns the level at which the core draws: GEGL's or the preview's. */
static int
find_level(const Drawing *drawing)
{
    return drawing->level > 0 ? drawing->level : drawing->preview_level;
}

/* Converts pixels from the core, in place, to drawing_count_channels() floats each,
 * rounded to the depth. */
static void
convert(const Drawing *drawing, int n_pixels, float *pixels)
{
    const int n_channels = drawing->n_channels;

    if (n_channels < noise_plan_channels(drawing->plan))
        store_grays(pixels, n_pixels, drawing->is_linear,
                    drawing->colors == DRAWING_COLORS_GRAY, pixels);
    if (drawing->largest > 0.0)
        round_all(pixels, n_pixels * n_channels, drawing->largest);
}

/* Stores an area of the output.  The core has drawn `drawn`: the same area or, in a
 * preview, one pixel for each square of 2^preview_level x 2^preview_level pixels.
 * Converts `numbers` in place; each of its pixels has room for the core's channels
 * or the output's components, whichever is more. */
static void
store(const Drawing *drawing, const GeglRectangle *area,
      const GeglRectangle *drawn, float *numbers)
{
    const int n_components = babl_format_get_n_components(drawing->format);
    const int n_pixels = area->width * area->height;
    g_autofree float *enlarged = NULL;
    float *pixels = numbers;

    convert(drawing, drawn->width * drawn->height, numbers);
    if (drawn->width != area->width || drawn->height != area->height) {
        pixels = enlarged = g_new(
            float, (gsize)n_pixels *MAX(drawing->n_channels, n_components));
        enlarge(numbers, area, find_level(drawing), drawing->n_channels,
                pixels);
    }
    spread(pixels, n_pixels, drawing->n_channels, n_components);
    gegl_buffer_set(drawing->output, area, drawing->level, drawing->format,
                    pixels, GEGL_AUTO_ROWSTRIDE);
}

static void
draw(const DrawingSet *set, const GeglRectangle *area)
{
    const Drawing *first = &set->drawings[0];
    const gboolean is_preview = first->level == 0 && first->preview_level > 0;
    const GeglRectangle drawn =
        is_preview ? operating_find_squares(area, first->preview_level) : *area;
    const NoiseRegion region = {
        .x = drawn.x,
        .y = drawn.y,
        .width = drawn.width,
        .height = drawn.height,
        .level = find_level(first),
        .origin_x = first->origin_x,
        .origin_y = first->origin_y,
        .encoding = first->is_linear ? NOISE_ENCODING_LINEAR
                                     : NOISE_ENCODING_PERCEPTUAL,
    };
    const gsize n_pixels = (gsize)drawn.width * (gsize)drawn.height;
    const NoisePlan *plans[NOISE_MAPS_MAX];
    float *numbers[NOISE_MAPS_MAX];
    ptrdiff_t row_strides[NOISE_MAPS_MAX];

    for (int i = 0; i < set->n; i++) {
        const Drawing *drawing = &set->drawings[i];
        const int n_channels = noise_plan_channels(drawing->plan);
        plans[i] = drawing->plan;
        numbers[i] =
            g_new(float,
                  n_pixels *(gsize)MAX(n_channels, babl_format_get_n_components(
                                                       drawing->format)));
        row_strides[i] = (ptrdiff_t)region.width * n_channels;
    }
    /* This fails only if memory runs out: coordinates cannot overflow, because
     * GEGL's fit into an int even after they are multiplied by 2^level. */
    lattice_require_memory(noise_render_maps((size_t)set->n, plans, &region,
                                             numbers, row_strides));
    for (int i = 0; i < set->n; i++) {
        store(&set->drawings[i], area, &drawn, numbers[i]);
        g_free(numbers[i]);
    }
}

int
drawing_find_frame(const DrawingSet *set)
{
    int frame = 0;

    for (int i = 0; i < set->n; i++) {
        const Drawing *drawing = &set->drawings[i];
        const int own = noise_plan_frame(drawing->plan, find_level(drawing));
        frame = MAX(frame, own);
    }
    /* In a preview, each of the core's pixels is a square with sides of
     * 2^preview_level pixels. */
    return set->drawings[0].level > 0 ? frame
                                      : frame << set->drawings[0].preview_level;
}

/* We draw about this many pixels at a time.  We do not use GEGL's iterators,
 * because they would request the tiles at the edges one row at a time, which would
 * make layers many times slower. */
#define BAND_PIXELS (1 << 16)

/* If drawing needs a frame, a band has at least
 * 2 * NOISE_FRAMES_WORTH * drawing_find_frame() rows, or MOST_ROWS if that is less.
 * We split bands into columns, so that about MOST_NUMBERS floats (64 MiB) are drawn
 * at once. */
#define MOST_ROWS    (1 << 11)
#define MOST_NUMBERS (1 << 24)

void
drawing_fill(const GeglRectangle *area, gpointer data)
{
    const DrawingSet *set = data;
    const int square = 1 << set->drawings[0].preview_level;
    const int worth =
        MIN(2 * NOISE_FRAMES_WORTH * drawing_find_frame(set), MOST_ROWS);
    const int n_rows = MAX(MAX(BAND_PIXELS / area->width, worth) / square, 1) *
                       square; /* whole squares */
    const int n_columns =
        MAX(MOST_NUMBERS / 4 / set->n / n_rows / square, 1) * square;
    const int right = area->x + area->width, end = area->y + area->height;

    for (int y = area->y, bottom; y < end; y = bottom) {
        bottom = MIN(end, (y & -square) + n_rows); /* aligned to squares */
        for (int x = area->x, next; x < right; x = next) {
            next = MIN(right, (x & -square) + n_columns);
            draw(set, &(GeglRectangle){x, y, next - x, bottom - y});
        }
    }
}
