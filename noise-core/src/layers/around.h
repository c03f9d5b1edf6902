/* SPDX-License-Identifier: MIT
 *
 * Computes the ground around pixels, which masks sense: fits a coarse raster to it, in
 * steps of about the mask's radius, and interpolates between the raster's heights.
 */
#ifndef NOISE_AROUND_H
#define NOISE_AROUND_H

#include "../render/render.h"
#include "stack.h"

/* The maximum number of columns and rows of pixels in a block. */
#define NOISE_LAYER_BLOCK_COLUMNS NOISE_BLOCK
#define NOISE_LAYER_BLOCK_ROWS    64

/* The smallest step of the raster, in pixels of the block: with shorter steps, the
 * raster would not fit into a layer block. */
#define NOISE_AROUND_STEP_MIN 2.0

/* Where pixels are along one axis of the raster.  Pixel i is interpolated from four
 * columns or rows of heights, the first of which is number first[i].  The pixel is
 * between the middle two, and share[i] is the fraction of the way from the second to
 * the third. */
typedef struct NoiseBetween {
    int first[NOISE_LAYER_BLOCK_COLUMNS];
    float share[NOISE_LAYER_BLOCK_COLUMNS];
    float inverse_step; /* 1 / px */
} NoiseBetween;

typedef struct NoiseAround {
    int n_columns; /* columns of pixels, not of the raster */
    NoiseRaster raster;
    NoiseBetween between[2]; /* columns, rows */
} NoiseAround;

/* Returns the raster's step along an axis, in px, for pixels `pixel` px wide.  It is
 * the radius, but at least NOISE_AROUND_STEP_MIN pixels, adjusted so that a period
 * is a whole number of steps. */
double noise_around_step(const NoiseStack *stack, int axis, double radius,
                         double pixel);

/* The weights of the four heights around a place, for the value of the spline and
 * for its slope (1 / px). */
typedef struct NoiseTaps {
    float weight[4], rise[4];
} NoiseTaps;

/* Fills in the weights for a place between the second and the third height, which
 * are `step` px apart.  `share` is the place's position between the two, from 0 at
 * the second height to 1 at the third. */
void noise_around_taps(double share, double step, NoiseTaps *taps);

/* Fits a raster around a block of pixels.  The raster has no more columns or rows
 * than a layer block. */
void noise_around_fit(const NoiseStack *stack, const NoiseRaster *pixels,
                      double radius, NoiseAround *around);

/* Computes, from the raster's heights, the mean height around each pixel of a row
 * and, unless `rise` is NULL, the slopes of that mean along x and y. */
void noise_around_row(const NoiseAround *around, int row, const float *heights,
                      ptrdiff_t row_stride, float *mean, float *const rise[2]);

#endif
