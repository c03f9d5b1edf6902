/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The pictures that the core's tests draw.
 */
#ifndef PICTURES_H
#define PICTURES_H

#include <noise-core/noise.h>

#include "auto-free.h"

/* Recipes that together take every path through the drawing code; the last one
 * is NULL. */
extern const char *const picture_recipes[];

/* Returns what a text says; ends the test program if it is refused. */
NoiseRecipe *picture_recipe(const char *text);

/* Returns the parameters of one noise, given as text; ends the test program if it is
 * refused. */
NoiseParams picture_params(const char *text);

/* Return the plan of a text, or of a recipe; end the test program if it is refused. */
NoisePlan *picture_plan(const char *text);
NoisePlan *picture_plan_of(const NoiseRecipe *recipe);

/* Returns a recipe's text, which the next call overwrites. */
const char *picture_text(const NoiseRecipe *recipe);

/* Returns the text of preset `number`, from 0, which the next call overwrites; NULL
 * after the last. */
const char *picture_preset(int number);

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

/* True if every parameter of two recipes has the same bits, and every name is the
 * same. */
bool picture_is_same(const NoiseRecipe *recipe, const NoiseRecipe *other);

/* Returns `holds`; if it is false, prints the recipe, up to 20 times in all. */
bool picture_tell_unless(bool holds, const NoiseRecipe *recipe);

#define CHECK_RECIPE(condition, recipe) \
    CHECK(picture_tell_unless(condition, recipe))

/* Draws random parameters, from their whole ranges, that the check accepts. */
void picture_random_params(uint64_t *state, NoiseParams *params);

/* Draws random stops of any color, at positions close together or far apart,
 * and sometimes equal. */
void picture_random_stops(uint64_t *state, NoiseGradient *gradient);

#endif
