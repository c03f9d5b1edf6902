/* SPDX-License-Identifier: MIT
 *
 * Scales the look of a recipe to pictures of any size.
 */
#ifndef PICTURES_LOOK_SIZE_H
#define PICTURES_LOOK_SIZE_H

#include <noise-core/noise.h>

/* The shorter side, in pixels, of the pictures that presets are made for: small
 * enough for a thumbnail to show what is in them, and eight times the initial
 * scale. */
#define PICTURES_LOOK_SIDE 512

/* Returns a picture's shorter side divided by PICTURES_LOOK_SIDE. */
double pictures_look_factor(int width, int height);

/* Scales the noise's `size` for a picture `times` times as large, in the way that
 * its `growth` says.  Keeps `size` within its limits and, from 10 % up, rounds it to
 * a whole number, as people would set it.  Scales the offset by the same factor, so
 * that the center of rings stays at the same place in the picture. */
void pictures_grow(NoiseRecipe *recipe, double times);

#endif
