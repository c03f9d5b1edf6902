/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plug-in and GIMP pass each tile from one to the other and wait for an
 * answer twice, which takes longer than drawing quick noise.  libgimp locks its
 * tiles, so that a node may read some while others are sent, but nothing else
 * that it sends: progress is told while no band is drawn.
 */
#include "bands.h"

/* Pixels of the first band, and of the largest one: as few as are drawn at once,
 * and enough for all threads. */
#define LEAST_PIXELS (1 << 4)
#define MOST_PIXELS  (1 << 20)
/* How long a band should take, so that the progress bar moves. */
#define BAND_SECONDS 0.1

typedef struct Band {
    GeglNode *node;
    GeglRectangle area;
    GeglBuffer *buffer; /* with this area */
    double seconds;     /* how long drawing took */
} Band;

static gpointer
draw_band(gpointer data)
{
    Band *band = data;
    const gint64 start = g_get_monotonic_time();

    gegl_node_blit_buffer(band->node, band->buffer, &band->area, 0,
                          GEGL_ABYSS_NONE);
    band->seconds = (double)(g_get_monotonic_time() - start) / G_USEC_PER_SEC;
    return NULL;
}

/* The band that begins at x, y and may have this many pixels.  It ends at a
 * border of tiles, so that each tile is sent once and need not be copied; it is
 * lower than a row of tiles, or a part of a row of pixels, only if more would
 * take too long. */
static GeglRectangle
next_band(const GeglRectangle *area, int x, int y, double pixels,
          int tile_height)
{
    const int n_rows = (int)(pixels / area->width);
    const int tile_end = (y + n_rows) / tile_height * tile_height;
    const int end = tile_end > y ? tile_end : y + n_rows;

    if (x > area->x || n_rows == 0)
        return (GeglRectangle){x, y,
                               MIN((int)pixels, area->x + area->width - x), 1};
    return (GeglRectangle){x, y, area->width,
                           MIN(end, area->y + area->height) - y};
}

void
lattice_bands_draw(GeglNode *node, GeglBuffer *buffer,
                   const GeglRectangle *area, LatticeProgress progress)
{
    const Babl *format = gegl_buffer_get_format(buffer);
    const int right = area->x + area->width, end = area->y + area->height;
    Band band = {.node = node};
    double pixels = LEAST_PIXELS; /* that the next band may have */
    int x = area->x, y = area->y;
    int tile_height;

    g_object_get(buffer, "tile-height", &tile_height, NULL);
    while (y < end) {
        band.area = next_band(area, x, y, pixels, tile_height);
        band.buffer = gegl_buffer_new(&band.area, format);
        GThread *thread = g_thread_new("lattice-band", draw_band, &band);
        if (x == area->x && y % tile_height == 0)
            gegl_buffer_flush(buffer); /* sends the bands before */
        g_thread_join(thread);
        gegl_buffer_copy(band.buffer, &band.area, GEGL_ABYSS_NONE, buffer,
                         &band.area);
        g_object_unref(band.buffer);
        const double fitting = band.area.width * band.area.height *
                               BAND_SECONDS / MAX(band.seconds, 1e-3);
        /* Grows by 4 at most, since a band may have been quick by chance. */
        pixels = CLAMP(fitting, LEAST_PIXELS, MIN(4.0 * pixels, MOST_PIXELS));
        x += band.area.width;
        if (x == right) {
            x = area->x;
            y += band.area.height;
        }
        const double done =
            y - area->y + (double)(x - area->x) / area->width; /* rows */
        progress.tell(progress.from +
                      (progress.to - progress.from) * done / area->height);
    }
}
