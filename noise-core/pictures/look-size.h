/* SPDX-License-Identifier: MIT
 *
 * Scales looks to pictures of any size.
 */
#ifndef PICTURES_LOOK_SIZE_H
#define PICTURES_LOOK_SIZE_H

#include <noise-core/noise.h>

/* The shorter side, in pixels, of the pictures that presets are made for.  A
 * thumbnail still shows what such a picture holds, and a cell of the initial
 * scale is an eighth of it. */
#define PICTURES_LOOK_SIDE 512

/* How many times larger than that the shorter side of a picture is. */
double pictures_look_factor(int width, int height);

/* Sets the size for a picture so many times larger, as the growth says: within
 * the limits, and from 10 % on to a whole number, as people would set it.  The
 * offset goes with it, so that the middle of rings stays where it is in the
 * picture. */
void pictures_grow(NoiseParams *params, double times);

#endif
