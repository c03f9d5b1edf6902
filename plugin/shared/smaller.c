/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a recipe's picture at reduced size.
 */
#include "smaller.h"

#include <gegl-parallel.h>
#include <math.h>
#include <string.h>

#include "require-memory.h"

/* How many pixels it takes to make another thread worthwhile. */
#define PIXELS_PER_THREAD 4096.0

#define MAX_CHANNELS 4

struct LatticeSmaller {
    NoisePlan *plan;
    NoiseRegion corner; /* has only the level and the origin; find_region() adds
                         * the rest */
    double step;        /* pixels of the level per pixel of the small picture,
                         * along each axis; below 4 */
    const Babl *fish;   /* converts the core's floats to the caller's format */
    int bytes;          /* per pixel */
};

LatticeSmaller *
lattice_smaller_new(const LatticeRequest *request,
                    const LatticePlacement *placement, int x, int y,
                    double step, const Babl *format)
{
    NoisePlan *plan = noise_plan_new(request->recipe, NULL);
    LatticeSmaller *smaller;
    int level = 0;

    if (plan == NULL)
        return NULL;
    while (ldexp(1.0, level + 2) <= step)
        level++;
    const gboolean is_gray = noise_plan_channels(plan) == 1;
    const Babl *own = strcmp(placement->encoding, "linear") == 0
                          ? babl_format(is_gray ? "Y float" : "RGBA float")
                          : babl_format(is_gray ? "Y' float" : "R'G'B'A float");
    smaller = g_new(LatticeSmaller, 1);
    *smaller = (LatticeSmaller){
        .plan = plan,
        .corner = {.level = level,
                   .origin_x = placement->origin_x - x,
                   .origin_y = placement->origin_y - y},
        .step = ldexp(step, -level),
        .fish = babl_fish(own, format),
        .bytes = babl_format_get_bytes_per_pixel(format),
    };
    return smaller;
}

void
lattice_smaller_free(LatticeSmaller *smaller)
{
    noise_plan_free(smaller->plan);
    g_free(smaller);
}

/* Returns the region, in pixels of the level, that covers an area of the small
 * picture. */
static NoiseRegion
find_region(const LatticeSmaller *smaller, const GeglRectangle *area)
{
    const double step = smaller->step;
    NoiseRegion region = smaller->corner;

    region.x = (int)floor(area->x * step);
    region.y = (int)floor(area->y * step);
    region.width = (int)ceil((area->x + area->width) * step) - region.x;
    region.height = (int)ceil((area->y + area->height) * step) - region.y;
    return region;
}

/* Returns how much of the level's pixel k is inside pixel i of the small
 * picture, along one axis: a fraction from 0 to 1. */
static double
find_share(double step, int i, int k)
{
    return MAX(MIN((i + 1) * step, k + 1.0) - MAX(i * step, k), 0.0);
}

/* Averages the level's pixels that overlap pixel x, y of the small picture.  Each is
 * weighted by how much of it overlaps; its color is also weighted by its alpha. */
static void
average(const LatticeSmaller *smaller, const NoiseRegion *region,
        const float *level, int x, int y, float *pixel)
{
    const int n_channels = noise_plan_channels(smaller->plan);
    const double step = smaller->step;
    const int end_x = MIN((int)ceil((x + 1) * step), region->x + region->width);
    const int end_y =
        MIN((int)ceil((y + 1) * step), region->y + region->height);
    double sum[MAX_CHANNELS] = {0.0}, seen = 0.0, all = 0.0;

    for (int row = (int)floor(y * step); row < end_y; row++) {
        for (int column = (int)floor(x * step); column < end_x; column++) {
            const float *from = level + ((row - region->y) * region->width +
                                         column - region->x) *
                                            n_channels;
            const double share =
                find_share(step, x, column) * find_share(step, y, row);
            const double weight = n_channels > 1 ? share * from[3] : share;
            for (int k = 0; k < n_channels; k++)
                sum[k] += weight * from[k];
            seen += weight;
            all += share;
        }
    }
    for (int k = 0; k < n_channels; k++)
        pixel[k] = seen > 0.0 ? (float)(sum[k] / seen) : 0.0F;
    if (n_channels > 1)
        pixel[3] = (float)(seen / all);
}

/* The arguments of a call to lattice_smaller_draw(), which its threads
 * share. */
typedef struct Work {
    const LatticeSmaller *smaller;
    const GeglRectangle *area;
    guint8 *pixels;
} Work;

static void
draw_part(const GeglRectangle *part, gpointer data)
{
    const Work *work = data;
    const LatticeSmaller *smaller = work->smaller;
    const int n_channels = noise_plan_channels(smaller->plan);
    const NoiseRegion region = find_region(smaller, part);
    const size_t row_length = (size_t)region.width * (size_t)n_channels;
    g_autofree float *level = g_new(float, row_length *(size_t)region.height);
    g_autofree float *row =
        g_new(float, (size_t)part->width *(size_t)n_channels);

    /* This fails only if memory runs out: a drawable's coordinates fit into an int,
     * so they cannot overflow. */
    lattice_require_memory(
        noise_render(smaller->plan, &region, level, (ptrdiff_t)row_length));
    for (int y = part->y; y < part->y + part->height; y++) {
        const size_t first =
            (size_t)(y - work->area->y) * (size_t)work->area->width +
            (size_t)(part->x - work->area->x);
        for (int x = 0; x < part->width; x++)
            average(smaller, &region, level, part->x + x, y,
                    row + x * n_channels);
        babl_process(smaller->fish, row,
                     work->pixels + first * (size_t)smaller->bytes,
                     part->width);
    }
}

void
lattice_smaller_draw(const LatticeSmaller *smaller, const GeglRectangle *area,
                     void *pixels)
{
    Work work = {smaller, area, pixels};

    gegl_parallel_distribute_area(area, PIXELS_PER_THREAD,
                                  GEGL_SPLIT_STRATEGY_AUTO, draw_part, &work);
}
