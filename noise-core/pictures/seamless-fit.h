/* SPDX-License-Identifier: MIT
 *
 * Seamless pictures: their periods are the picture's width and height.  Stored
 * recipes end with the word "seamless=yes" instead of these numbers, which would be
 * wrong for a picture of another size.  The core itself refuses this word.
 */
#ifndef PICTURES_SEAMLESS_FIT_H
#define PICTURES_SEAMLESS_FIT_H

#include <noise-core/noise.h>

#define PICTURES_SEAMLESS_KEY "seamless"
#define PICTURES_SEAMLESS     PICTURES_SEAMLESS_KEY "=yes"

/* Reads a recipe's text like noise_recipe_parse(), and stores in *is_seamless
 * whether it ends with "seamless=yes".  Skips the byte order mark that some editors
 * put at the start of a file. */
NoiseRecipe *pictures_parse_recipe(const char *text, bool *is_seamless,
                                   NoiseError *error);

/* Writes the text of a checked recipe.  If the picture is seamless, the text ends
 * with "seamless=yes" instead of having periods.  Returns false, with an empty text,
 * if memory runs out; this can happen only if the picture is seamless. */
#define PICTURES_RECIPE_SIZE (NOISE_RECIPE_SIZE + sizeof PICTURES_SEAMLESS)
bool pictures_print_recipe(const NoiseRecipe *recipe, bool is_seamless,
                           char text[PICTURES_RECIPE_SIZE]);

/* Sets the periods (such as the picture's width and height, in pixels), lowers the
 * size until the cells fit, and checks the recipe.  If the recipe is invalid,
 * returns false, and restores the periods and the size. */
bool pictures_fit_periods(NoiseRecipe *recipe, double period_x, double period_y,
                          NoiseError *error);

/* Parses a recipe's text, calls pictures_fit_periods(), and makes a plan; free it
 * with noise_plan_free().  Returns NULL if the recipe is invalid, if memory runs
 * out, or if `text` is NULL, which noise_preset_recipe() returns for an unknown
 * preset. */
NoisePlan *noise_plan_new_seamless(const char *text, double period_x,
                                   double period_y, NoiseError *error);

#endif
