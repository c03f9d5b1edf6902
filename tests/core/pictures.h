/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The pictures that the core's tests draw.
 */
#ifndef PICTURES_H
#define PICTURES_H

#include <noise-core/noise.h>

#include "auto-plan.h"

/* Recipes that together take every path through the drawing code; the last one
 * is NULL. */
extern const char *const picture_recipes[];

/* Returns the plan of a recipe; ends the test program if it is refused. */
NoisePlan *picture_plan(const char *recipe);

/* Draws a rectangle of a recipe, with its rows one after another; returns the
 * number of channels. */
int picture_draw(const char *recipe, NoiseRegion region, float *pixels);

/* True if a recipe with these settings is refused for this problem, naming this
 * field. */
bool picture_refuses(const char *settings, NoiseProblem problem,
                     const char *key);

/* True if a recipe with these settings is accepted. */
bool picture_accepts(const char *settings);

/* True if an error has this sentence; otherwise, prints the one that it has. */
bool picture_says(const NoiseError *error, const char *sentence);

/* Draws random parameters, from their whole ranges, that the check accepts. */
void picture_random_params(uint64_t *state, NoiseParams *params);

/* Draws random stops of any color, at positions close together or far apart,
 * and sometimes equal. */
void picture_random_stops(uint64_t *state, NoiseGradient *gradient);

#endif
