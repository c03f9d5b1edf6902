/* SPDX-License-Identifier: MIT
 *
 * Draws the terrain of one noise.
 */
#ifndef NOISE_VOLUME_H
#define NOISE_VOLUME_H

#include "render.h"

/* Draws the heights and slopes of one noise at the places of a raster whose
 * has_pixels is false, as noise_render_heights() does.  Returns false if memory runs
 * out. */
bool noise_draw_terrain(const NoisePlan *plan, const NoiseRaster *raster,
                        float *value, float *const slope[2],
                        ptrdiff_t row_stride);

#endif
