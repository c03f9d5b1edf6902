/* SPDX-License-Identifier: MIT
 *
 * Seamless pictures: their periods are the picture's width and height.  Stored
 * recipes end with the word "seamless=yes" instead, because these numbers would
 * be wrong for a picture of another size.  The core does not know this word.
 */
#ifndef PICTURES_SEAMLESS_FIT_H
#define PICTURES_SEAMLESS_FIT_H

#include <noise-core/noise.h>

#define PICTURES_SEAMLESS_KEY "seamless"
#define PICTURES_SEAMLESS     PICTURES_SEAMLESS_KEY "=yes"

/* Reads a recipe's text like noise_recipe_parse(); *is_seamless tells whether
 * it ends with the word.  Skips the byte order mark that some editors put at
 * the start of a text. */
NoiseRecipe *pictures_parse_recipe(const char *text, bool *is_seamless,
                                   NoiseError *error);

/* Writes the text of a checked recipe; for a seamless picture, with the word
 * instead of periods.  False, with an empty text, when memory is short; only
 * seamless pictures need any. */
#define PICTURES_RECIPE_SIZE (NOISE_RECIPE_SIZE + sizeof PICTURES_SEAMLESS)
bool pictures_print_recipe(const NoiseRecipe *recipe, bool is_seamless,
                           char text[PICTURES_RECIPE_SIZE]);

/* Sets the periods, such as the picture's width and height in pixels, lowers
 * the size until the cells fit, and checks the recipe.  If it is refused,
 * returns false and restores periods and size. */
bool pictures_fit_periods(NoiseRecipe *recipe, double period_x, double period_y,
                          NoiseError *error);

/* Parses a recipe's text, fits the recipe like this, and makes its plan; free
 * that with noise_plan_free().  Returns NULL if noise_plan_new_from_text()
 * would, or if the text is NULL, as that of an unknown preset is. */
NoisePlan *noise_plan_new_seamless(const char *text, double period_x,
                                   double period_y, NoiseError *error);

#endif
