/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What happens to the core's floats on their way into a buffer.
 */
#ifndef LATTICE_PIXELS_H
#define LATTICE_PIXELS_H

#include <gegl.h>

/* Rounds n numbers for whole ones up to `largest`, which is 2^n - 1, and leaves
 * them where every conversion finds the same whole number. */
void pixels_round(float *values, int n, double largest);

/* Spreads n gray numbers, at the start of pixels, over pixels of so many
 * components; an even number of them has alpha. */
void pixels_spread_gray(float *pixels, int n, int n_components);

/* Copies n pixels of so many channels, of which the last one is alpha, without
 * it. */
void pixels_drop_alpha(const float *channels, int n, int n_channels,
                       float *pixels);

/* The squares of 2^level pixels that touch an area, in squares. */
GeglRectangle pixels_find_squares(const GeglRectangle *area, int level);

/* Fills an area with those squares, of so many channels. */
void pixels_enlarge(const float *squares, const GeglRectangle *area, int level,
                    int n_channels, float *pixels);

#endif
