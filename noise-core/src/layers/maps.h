/* SPDX-License-Identifier: MIT
 *
 * Draws pictures and maps of layers.
 */
#ifndef NOISE_MAPS_H
#define NOISE_MAPS_H

#include "canvas.h"

/* Pictures of plans of layers that differ in what they show of them alone. */
typedef struct NoiseMaps {
    int n;
    const NoisePlan *plan[NOISE_MAPS_MAX];
    float *pixels[NOISE_MAPS_MAX];        /* as noise_render() takes them, */
    ptrdiff_t row_stride[NOISE_MAPS_MAX]; /* of each plan */
    NoiseEncoding encoding;
} NoiseMaps;

/* Adds a plan of layers; false if it is none, shows others than those before, or
 * must be drawn apart. */
bool noise_maps_add(NoiseMaps *maps, const NoisePlan *plan, float *pixels,
                    ptrdiff_t row_stride);

/* Draws them.  False if memory is short. */
bool noise_maps_draw(const NoiseMaps *maps, const NoiseRaster *raster);

/* Draws heights and slopes of layers as noise_render_heights() does.  False if memory
 * is short. */
bool noise_maps_draw_heights(const NoiseStack *stack, const NoiseRaster *raster,
                             float *value, float *const slope[2],
                             ptrdiff_t row_stride);

/* How far around a region, in pixels of this size, a stack of params is drawn,
 * too: for slopes, and as far as its map looks. */
int noise_maps_frame(const NoiseParams *params, double pixel);

/* The factor that makes the whole range of heights, in px, 1; 0 for level ground. */
float noise_maps_height_scale(const NoiseStack *stack);

/* Takes n heights from their bounds to [0, 1]. */
void noise_maps_scale_heights(const NoiseStack *stack, const float *height,
                              int n, float *scaled);

#endif
