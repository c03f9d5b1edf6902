/* SPDX-License-Identifier: MIT
 *
 * Scales looks to pictures of any size.
 */
#ifndef PICTURES_LOOK_SIZE_H
#define PICTURES_LOOK_SIZE_H

#include <noise-core/noise.h>

/* The shorter side, in pixels, of the pictures that presets are made for.  A
 * thumbnail still shows what is in such a picture, and a cell of the initial
 * scale is an eighth of this. */
#define PICTURES_LOOK_SIDE 512

/* Returns a picture's shorter side divided by PICTURES_LOOK_SIDE. */
double pictures_look_factor(int width, int height);

/* Scales the size of the noise for a picture that is this many times larger, in
 * the way that the noise's growth says.  Keeps the size within its limits and
 * rounds it, from 10 % on, to a whole number, as people would set it.  Scales
 * the offset along with it, so that the middle of rings stays where it is in
 * the picture. */
void pictures_grow(NoiseRecipe *recipe, double times);

#endif
