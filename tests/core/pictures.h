/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The pictures that the core's tests draw.
 */
#ifndef PICTURES_H
#define PICTURES_H

#include <noise-core/noise.h>

#include "auto-free.h"

/* Recipes that together cover every path through the drawing code; the last one is
 * NULL. */
extern const char *const picture_recipes[];

/* Parses a recipe; ends the test program if the text is refused. */
NoiseRecipe *picture_recipe(const char *text);

/* Parses the parameters of one noise; ends the test program if the text is
 * refused. */
NoiseParams picture_params(const char *text);

/* Return the plan of a text or a recipe; end the test program if that is refused. */
NoisePlan *picture_plan(const char *text);
NoisePlan *picture_plan_of(const NoiseRecipe *recipe);

/* Returns a recipe's text, which the next call overwrites. */
const char *picture_text(const NoiseRecipe *recipe);

/* Returns the text of preset `number`, from 0, or NULL after the last one.  The next
 * call overwrites the text. */
const char *picture_preset(int number);

/* Draws a rectangle of a recipe row by row, without gaps.  Returns the number of
 * channels. */
int picture_draw(const char *recipe, NoiseRegion region, float *pixels);

/* True if a recipe with these settings is refused for this problem in this field. */
bool picture_refuses(const char *settings, NoiseProblem problem,
                     const char *key);

/* True if a recipe with these settings is accepted. */
bool picture_accepts(const char *settings);

/* True if an error has this sentence; otherwise, prints its actual sentence. */
bool picture_says(const NoiseError *error, const char *sentence);

/* True if every parameter of two recipes has the same bits, and every name is the
 * same. */
bool picture_is_same(const NoiseRecipe *recipe, const NoiseRecipe *other);

/* Returns `holds`; if it is false, prints the recipe, up to 20 times in all. */
bool picture_tell_unless(bool holds, const NoiseRecipe *recipe);

#define CHECK_RECIPE(condition, recipe) \
    CHECK(picture_tell_unless(condition, recipe))

/* Two pictures to draw noise on: colors with alpha in 8 bits, and grays in 16 bits.
 * There is some detail in each, at every size. */
const NoisePicture *picture_samples(void);

/* Chooses random parameters, from their whole ranges, that the check accepts. */
void picture_random_params(uint64_t *state, NoiseParams *params);

/* Chooses random stops of any color, at positions that are close together, far
 * apart, or sometimes equal. */
void picture_random_stops(uint64_t *state, NoiseGradient *gradient);

#endif
