/* SPDX-License-Identifier: MIT
 *
 * The surroundings of pixels: a raster of heights, with steps about as wide as a
 * mask's radius, and interpolation between them.
 */
#ifndef NOISE_AROUND_H
#define NOISE_AROUND_H

#include "../render/render.h"
#include "stack.h"

/* Columns and rows of the largest block of pixels. */
#define NOISE_LAYER_BLOCK_COLUMNS NOISE_BLOCK
#define NOISE_LAYER_BLOCK_ROWS    64

/* Smallest step of the raster, in pixels of the picture, so that it fits a layer
 * block. */
#define NOISE_AROUND_STEP_MIN 2.0

/* Where pixels are among the columns or rows of the raster.  Pixel i is between the
 * middle two of the four from first[i] on, share[i] (0 to 1) of the way. */
typedef struct NoiseBetween {
    int first[NOISE_LAYER_BLOCK_COLUMNS];
    float share[NOISE_LAYER_BLOCK_COLUMNS];
    float inverse_step; /* 1 / px */
} NoiseBetween;

typedef struct NoiseAround {
    NoiseRaster raster;
    int n_columns;           /* of pixels */
    NoiseBetween between[2]; /* columns, rows */
} NoiseAround;

/* Returns the raster's step along an axis, in px, for pixels `pixel` px wide: the
 * radius, or the smallest step if that is longer, adjusted so that a period is a
 * whole number of steps. */
double noise_around_step(const NoiseStack *stack, int axis, double radius,
                         double pixel);

/* Weights of the four heights around a place: in the spline, and in its slope
 * (1 / px). */
typedef struct NoiseTaps {
    float weight[4], rise[4];
} NoiseTaps;

/* Fills in the weights at a place `share` of the way from the second height to the
 * third, which are `step` px apart. */
void noise_around_taps(double share, double step, NoiseTaps *taps);

/* Fits a raster around a block of pixels.  It has no more columns and rows than a
 * block. */
void noise_around_fit(const NoiseStack *stack, const NoiseRaster *pixels,
                      double radius, NoiseAround *around);

/* Fills in the mean heights around a row of pixels and, unless `rise` is NULL, their
 * slopes along x and y, from the raster's heights. */
void noise_around_row(const NoiseAround *around, int row, const float *heights,
                      ptrdiff_t row_stride, float *mean, float *const rise[2]);

#endif
