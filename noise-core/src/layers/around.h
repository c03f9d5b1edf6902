/* SPDX-License-Identifier: MIT
 *
 * The surroundings of pixels: a raster of heights as wide as the radius of a mask,
 * and what lies between them.
 */
#ifndef NOISE_AROUND_H
#define NOISE_AROUND_H

#include "../render/render.h"
#include "stack.h"

/* The most columns and rows of a block of pixels. */
#define NOISE_CANVAS_COLUMNS NOISE_BLOCK
#define NOISE_CANVAS_ROWS    64

/* The least step of the raster, in pixels of the picture, so that it fits a canvas. */
#define NOISE_AROUND_STEP_MIN 2.0

/* Where pixels lie among the columns or rows of the raster: each between the middle
 * two of four from `first` on, at a share of the step. */
typedef struct NoiseBetween {
    int first[NOISE_CANVAS_COLUMNS];
    float share[NOISE_CANVAS_COLUMNS];
    float inverse_step; /* 1 / px */
} NoiseBetween;

typedef struct NoiseAround {
    NoiseRaster raster;
    int n_columns;           /* of pixels */
    NoiseBetween between[2]; /* columns, rows */
} NoiseAround;

/* The step of the raster along an axis, px, for pixels so many px wide: the radius, or
 * a little more or less, so that a period holds whole steps. */
double noise_around_step(const NoiseStack *stack, int axis, double radius,
                         double pixel);

/* The shares of the four steps around a place in the spline, and in its slope, in
 * 1 / px. */
typedef struct NoiseTaps {
    float weight[4], rise[4];
} NoiseTaps;

/* share: of the way from the second to the third, which are `step` px apart. */
void noise_around_taps(double share, double step, NoiseTaps *taps);

/* Finds the raster around a block of pixels; it has no more columns and rows than
 * a block. */
void noise_around_fit(const NoiseStack *stack, const NoiseRaster *pixels,
                      double radius, NoiseAround *around);

/* The mean heights around a row of pixels and, unless `rise` is NULL, their slopes
 * along x and y, from the heights of the raster. */
void noise_around_row(const NoiseAround *around, int row, const float *heights,
                      ptrdiff_t row_stride, float *mean, float *const rise[2]);

#endif
