/* SPDX-License-Identifier: MIT
 *
 * Seamless pictures: their periods are the picture's width and height.  Stored
 * recipes end with the word "seamless=yes" instead, because the numbers would
 * be wrong for the next picture.  The core does not know this word.
 */
#ifndef PICTURES_SEAMLESS_FIT_H
#define PICTURES_SEAMLESS_FIT_H

#include <noise-core/noise.h>

#define PICTURES_SEAMLESS_KEY "seamless"
#define PICTURES_SEAMLESS     PICTURES_SEAMLESS_KEY "=yes"

/* Reads a recipe's text like noise_recipe_parse(); *is_seamless tells whether it ends
 * with the word.  Skips a byte order mark, with which some editors begin a
 * text. */
NoiseRecipe *pictures_parse_recipe(const char *text, bool *is_seamless,
                                   NoiseError *error);

/* Writes the text of a checked recipe; a seamless picture's has the word instead
 * of periods.  False, with an empty text, when memory is short, which only a
 * seamless picture takes. */
#define PICTURES_RECIPE_SIZE (NOISE_RECIPE_SIZE + sizeof PICTURES_SEAMLESS)
bool pictures_print_recipe(const NoiseRecipe *recipe, bool is_seamless,
                           char text[PICTURES_RECIPE_SIZE]);

/* Sets the periods, such as the width and height of the picture in pixels, and
 * lowers the size until the cells fit; checks the recipe.  False, with periods and
 * size as they were, if it is refused. */
bool pictures_fit_periods(NoiseRecipe *recipe, double period_x, double period_y,
                          NoiseError *error);

/* Makes the plan of a recipe's text that is fitted like this; free it with
 * noise_plan_free().  Returns NULL like noise_plan_new_from_text(), and for a text
 * of NULL, that of an unknown preset. */
NoisePlan *noise_plan_new_seamless(const char *text, double period_x,
                                   double period_y, NoiseError *error);

#endif
