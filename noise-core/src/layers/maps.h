/* SPDX-License-Identifier: MIT
 *
 * Draws pictures and maps of layers.
 */
#ifndef NOISE_MAPS_H
#define NOISE_MAPS_H

#include "block.h"

/* Pictures to draw together.  Their plans have the same layers, and differ only in
 * the map that they show. */
typedef struct NoiseMaps {
    int n;
    const NoisePlan *plan[NOISE_MAPS_MAX];
    float *pixels[NOISE_MAPS_MAX]; /* each plan's, as in noise_render() */
    ptrdiff_t row_stride[NOISE_MAPS_MAX]; /* each plan's, in floats */
    NoiseEncoding encoding;
} NoiseMaps;

/* True if both plans show the same layers, perhaps as different maps. */
bool noise_maps_match(const NoisePlan *plan, const NoisePlan *other);

/* Adds a plan of layers, which has to match those added before. */
void noise_maps_add(NoiseMaps *maps, const NoisePlan *plan, float *pixels,
                    ptrdiff_t row_stride);

/* Draws all maps.  Returns false if memory is short. */
bool noise_maps_draw(const NoiseMaps *maps, const NoiseRaster *raster);

/* Draws the heights and slopes of layers, as noise_render_heights() does.  Returns
 * false if memory is short. */
bool noise_maps_draw_heights(const NoiseStack *stack, const NoiseRaster *raster,
                             float *value, float *const slope[2],
                             ptrdiff_t row_stride);

/* Returns how many pixels, each `pixel` px wide, layers draw beyond each side of a
 * region: one, which slopes need, or as many as the map looks at. */
int noise_maps_frame(const NoiseParams *params, double pixel);

/* Returns the factor (1 / px) that scales the range of heights to 1, or 0 if the
 * ground is level. */
float noise_maps_height_scale(const NoiseStack *stack);

/* Scales n heights from the stack's bounds to [0, 1]. */
void noise_maps_scale_heights(const NoiseStack *stack, const float *height,
                              int n, float *scaled);

#endif
