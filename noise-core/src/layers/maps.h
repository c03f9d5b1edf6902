/* SPDX-License-Identifier: MIT
 *
 * Draws pictures and maps of layers.
 */
#ifndef NOISE_MAPS_H
#define NOISE_MAPS_H

#include "block.h"

/* Pictures to draw together.  Their plans have the same layers; only the map that
 * they show differs. */
typedef struct NoiseMaps {
    int n;
    const NoisePlan *plan[NOISE_MAPS_MAX];
    /* For each plan: its pixels, and their row stride in floats, as for
     * noise_render(). */
    float *pixels[NOISE_MAPS_MAX];
    ptrdiff_t row_stride[NOISE_MAPS_MAX];
    NoiseEncoding encoding;
} NoiseMaps;

/* Adds a plan of layers, which noise_maps_draw() will draw into `pixels`.  All plans
 * must have the same layers. */
void noise_maps_add(NoiseMaps *maps, const NoisePlan *plan, float *pixels,
                    ptrdiff_t row_stride);

/* Draws all maps.  Returns false if memory runs out. */
bool noise_maps_draw(const NoiseMaps *maps, const NoiseRaster *raster);

/* Draws the heights and slopes of layers, as noise_render_heights() does.  Returns
 * false if memory runs out. */
bool noise_maps_draw_heights(const NoiseStack *stack, const NoiseRaster *raster,
                             float *value, float *const slope[2],
                             ptrdiff_t row_stride);

/* Returns the width of the frame that layers draw around a region, in pixels `pixel`
 * px wide: 1, because slopes need neighbors, or more if the map looks farther
 * around. */
int noise_maps_frame(const NoiseParams *params, double pixel);

/* Returns the factor, in 1 / px, that scales the range of heights to 1.  It is 0 if
 * the ground is level. */
float noise_maps_height_scale(const NoiseStack *stack);

/* Scales n heights from the stack's bounds to [0, 1]. */
void noise_maps_scale_heights(const NoiseStack *stack, const float *height,
                              int n, float *scaled);

#endif
