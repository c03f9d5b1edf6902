/* SPDX-License-Identifier: MIT
 *
 * Scales the look of a recipe to pictures of any size.
 */
#ifndef PICTURES_LOOK_SIZE_H
#define PICTURES_LOOK_SIZE_H

#include <noise-core/noise.h>

/* Presets are made for pictures whose shorter side is this many pixels.  That is
 * eight times the initial scale, and small enough for details to show in a
 * thumbnail. */
#define PICTURES_LOOK_SIDE 512

/* Returns a picture's shorter side divided by PICTURES_LOOK_SIDE. */
double pictures_look_factor(int width, int height);

/* Adapts the recipe's `size` to a picture `times` times as wide and high: depending
 * on `growth`, multiplies it by `times`, or by the square root of `times`, or leaves
 * it alone.  Keeps `size` within its limits and, if it is at least 10 %, rounds it
 * to a whole number, as a user would.  Scales the offset by the same factor, so the
 * center of rings keeps its place in the picture. */
void pictures_grow(NoiseRecipe *recipe, double times);

#endif
