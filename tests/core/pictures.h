/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What the core's tests draw.
 */
#ifndef PICTURES_H
#define PICTURES_H

#include <noise/noise.h>

/* Recipes that between them take every way through the drawing code; ends
 * with NULL. */
extern const char *const picture_recipes[];

/* The plan of a recipe; ends the test program if it is refused. */
NoisePlan *picture_plan(const char *recipe);

/* Parameters drawn at random from their whole ranges, and accepted by the
 * check. */
void picture_random_params(uint64_t *state, NoiseParams *params);

/* Stops of any color, at positions that are near to each other or not, and at
 * times the same. */
void picture_random_stops(uint64_t *state, NoiseGradient *gradient);

#endif
