/* SPDX-License-Identifier: MIT
 *
 * Parts of a rectangle: a block of columns, a strip of rows.
 */
#ifndef NOISE_PART_H
#define NOISE_PART_H

#include <noise-core/noise.h>

#include "../octaves/field.h"

/* A rectangle being drawn. */
typedef struct NoiseRectangle {
    const NoisePlan *plan;
    const NoiseRegion *region;
    float *pixels;
    ptrdiff_t row_stride; /* floats */
} NoiseRectangle;

/* Part of the rectangle: a block of columns, a strip of rows. */
typedef struct NoisePart {
    int32_t column, row;
    int n_columns, n_rows;
} NoisePart;

/* Where the part's row begins among the pixels of the rectangle. */
float *noise_part_pixels(const NoiseRectangle *drawing, const NoisePart *part,
                         int row);

/* Finishes a row whose fields are all painted: tint, light unless `rise` is
 * NULL, and the picture's curve. */
void noise_part_finish(const NoiseRectangle *drawing, const NoisePart *part,
                       int row, float rise[2][NOISE_BLOCK]);

/* Draws a part of a map, or with light; at most NOISE_SLOPE_STRIP rows. */
void noise_draw_slopes(const NoiseRectangle *drawing, const NoisePart *part,
                       NoiseStrip *strip);

#endif
