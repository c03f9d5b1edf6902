/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts the core's floats on their way into a buffer.
 */
#ifndef LATTICE_PIXELS_H
#define LATTICE_PIXELS_H

#include <gegl.h>

/* Rounds n floats from 0 to 1 to a depth whose largest whole number is
 * `largest` (255 or 65535).  The floats stored are such that every conversion
 * of babl's finds the same whole number. */
void pixels_round(float *values, int n, double largest);

/* Spreads n gray numbers, which stand at the start of pixels, over n pixels of
 * n_components each, in place; the last of an even number of components is
 * alpha, 1. */
void pixels_spread_gray(float *pixels, int n, int n_components);

/* Copies n pixels of n_channels each, of which the last one is alpha, without
 * it. */
void pixels_drop_alpha(const float *channels, int n, int n_channels,
                       float *pixels);

/* The squares of 2^level x 2^level pixels that touch an area, counted in
 * squares. */
GeglRectangle pixels_find_squares(const GeglRectangle *area, int level);

/* Fills an area with the squares of pixels_find_squares(); each pixel has
 * n_channels floats. */
void pixels_enlarge(const float *squares, const GeglRectangle *area, int level,
                    int n_channels, float *pixels);

#endif
