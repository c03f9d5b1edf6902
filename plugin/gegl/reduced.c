/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Noise on reduced pictures.
 */
#include "reduced.h"

#include <glib.h>
#include <string.h>

/* Up to this level, all pixels of the full picture are drawn. */
#define EXACT_LEVEL 3

/* Adds pixels of n_channels to sums, side by side ones to the same sum. */
static void
add_row(const float *fine, int side, int width, int n_channels, float *sums)
{
    for (int x = 0; x < width; x++, sums += n_channels) {
        for (int i = 0; i < side; i++, fine += n_channels) {
            for (int k = 0; k < n_channels; k++)
                sums[k] += fine[k];
        }
    }
}

/* Draws one row from side rows of the finer region. */
static void
render_row(const NoisePlan *plan, const NoiseRegion *finer, float *fine,
           float *row)
{
    const int side = finer->height;
    const int n_channels = noise_plan_channels(plan);
    const int width = finer->width / side;

    noise_render(plan, finer, fine, finer->width * n_channels);
    memset(row, 0, (gsize)width * (gsize)n_channels * sizeof *row);
    for (int y = 0; y < side; y++)
        add_row(fine + y * finer->width * n_channels, side, width, n_channels,
                row);
    for (int i = 0; i < width * n_channels; i++)
        row[i] *= 1.0f / (float)(side * side);
}

void
reduced_render(const NoisePlan *plan, const NoiseRegion *region, float *pixels)
{
    const int n_channels = noise_plan_channels(plan);
    const int levels = MIN(region->level, EXACT_LEVEL);
    const int side = 1 << levels;
    NoiseRegion finer = *region;

    if (levels == 0) {
        noise_render(plan, region, pixels, region->width * n_channels);
        return;
    }
    finer.level -= levels;
    finer.x *= side;
    finer.width *= side;
    finer.height = side;
    g_autofree float *fine =
        g_new(float, (gsize)finer.width *finer.height *n_channels);
    for (int y = 0; y < region->height; y++) {
        finer.y = (region->y + y) * side;
        render_row(plan, &finer, fine, pixels);
        pixels += region->width * n_channels;
    }
}
