/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in and GIMP exchange each tile in two round trips, which take longer
 * than drawing fast noise. libgimp locks its tiles, so a node may read some
 * while others are being sent.  Its other messages to GIMP are not locked, so
 * we report progress only while no band is being drawn.
 */
#include "bands.h"

#include "work-time.h"

/* The smallest and the largest number of pixels in a band.  Drawing starts with
 * the smallest; the largest is enough to keep all threads busy. */
#define LEAST_PIXELS (1 << 4)
#define MOST_PIXELS  (1 << 20)
/* How long a band should take, so that the progress bar moves.  This is CPU
 * time: if it were wall-clock time, bands would shrink on a busy machine. */
#define BAND_SECONDS 0.1

typedef struct Band {
    LatticeCompany company; /* its buffers cover only the band's area */
    GeglRectangle area;
    double seconds; /* how long drawing took */
} Band;

/* Draws a band.  Measures the CPU time of this thread alone, which is enough,
 * because this thread draws its share of the band while other threads draw the
 * rest. */
static gpointer
draw_band(gpointer data)
{
    Band *band = data;
    const double start = lattice_work_seconds();

    gegl_node_blit_buffer(band->company.nodes[0], band->company.buffers[0],
                          &band->area, 0, GEGL_ABYSS_NONE);
    band->seconds = lattice_work_seconds() - start;
    return NULL;
}

/* Returns the area of the band that starts at x, y and has at most `pixels`
 * pixels.  It ends at a tile border if possible, so that each tile is sent once
 * and need not be copied.  It covers less than a row of tiles, or even less
 * than a row of pixels, only if more would take too long. */
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

/* Returns the smallest number of pixels that a band may have: enough rows that
 * drawing its frame costs little.  If that is more than one row of tiles,
 * rounds it up to whole rows of tiles. */
static double
find_least_pixels(const GeglRectangle *area, int frame, int tile_height)
{
    const int worth = NOISE_FRAMES_WORTH * frame;
    const int n_rows = worth > tile_height ? (worth + tile_height - 1) /
                                                 tile_height * tile_height
                                           : worth;

    return MAX((double)n_rows * area->width, LEAST_PIXELS);
}

/* Starts drawing a band in a thread. */
static GThread *
begin_band(Band *band, const LatticeCompany *company)
{
    for (int i = 0; i < company->n; i++)
        band->company.buffers[i] = gegl_buffer_new(
            &band->area, gegl_buffer_get_format(company->buffers[i]));
    return g_thread_new("lattice-band", draw_band, band);
}

static void
end_band(Band *band, const LatticeCompany *company)
{
    for (int i = 0; i < company->n; i++) {
        gegl_buffer_copy(band->company.buffers[i], &band->area, GEGL_ABYSS_NONE,
                         company->buffers[i], &band->area);
        g_object_unref(band->company.buffers[i]);
    }
}

void
lattice_bands_draw(const LatticeCompany *company, const GeglRectangle *area,
                   int frame, LatticeProgress progress)
{
    GObject *first = G_OBJECT(gegl_node_get_gegl_operation(company->nodes[0]));
    const int right = area->x + area->width, end = area->y + area->height;
    Band band = {.company = *company};
    int x = area->x, y = area->y;
    int tile_height;

    g_object_set_data(first, LATTICE_COMPANY, &band.company);
    g_object_get(company->buffers[0], "tile-height", &tile_height, NULL);
    const double least = find_least_pixels(area, frame, tile_height);
    double pixels = least; /* of the next band */
    while (y < end) {
        band.area = next_band(area, x, y, pixels, tile_height);
        GThread *thread = begin_band(&band, company);
        /* While the thread draws, send GIMP the row of tiles that the previous bands
         * have completed, if any. */
        for (int i = 0; x == area->x && y % tile_height == 0 && i < company->n;
             i++)
            gegl_buffer_flush(company->buffers[i]);
        g_thread_join(thread);
        end_band(&band, company);
        const double fitting = band.area.width * band.area.height *
                               BAND_SECONDS / MAX(band.seconds, 1e-3);
        /* Grow at most fourfold, because this band may have been fast by
         * chance. */
        const double most = MIN(4.0 * pixels, MAX(least, MOST_PIXELS));
        pixels = CLAMP(fitting, least, most);
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
    g_object_set_data(first, LATTICE_COMPANY, NULL);
}
