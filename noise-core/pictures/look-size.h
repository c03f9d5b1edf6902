/* SPDX-License-Identifier: MIT
 *
 * Scales the look of a recipe to pictures of any size.
 */
#ifndef PICTURES_LOOK_SIZE_H
#define PICTURES_LOOK_SIZE_H

#include <noise-core/noise.h>

/* Presets are made for pictures whose shorter side is this many pixels: eight times
 * the initial scale, and few enough for a thumbnail to show the details. */
#define PICTURES_LOOK_SIDE 512

/* Returns a picture's shorter side divided by PICTURES_LOOK_SIDE. */
double pictures_look_factor(int width, int height);

/* Adapts the noise's `size` to a picture `times` times as large: as `growth` says,
 * multiplies it by `times` or by its square root, or leaves it alone.  Keeps `size`
 * within its limits and, from 10 % up, rounds it to a whole number, as people would
 * set it.  Scales the offset by the same factor, so the center of rings keeps its
 * place in the picture. */
void pictures_grow(NoiseRecipe *recipe, double times);

#endif
