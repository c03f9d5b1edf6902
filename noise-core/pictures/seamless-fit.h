/* SPDX-License-Identifier: MIT
 *
 * Makes seamless pictures, whose periods are the picture's width and height.  Stored
 * recipes end with the word "seamless=yes" instead of these numbers, which would be
 * wrong for a picture of another size.  The core itself refuses this word.
 */
#ifndef PICTURES_SEAMLESS_FIT_H
#define PICTURES_SEAMLESS_FIT_H

#include <noise-core/noise.h>

#define PICTURES_SEAMLESS_KEY "seamless"
#define PICTURES_SEAMLESS     PICTURES_SEAMLESS_KEY "=yes"

/* Reads a recipe's text like noise_recipe_parse().  Sets *is_seamless to true if the
 * text ends with "seamless=yes", and otherwise to false.  Skips the byte order mark
 * that some editors put at the start of a file. */
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
 * restores the periods and the size, and returns false. */
bool pictures_fit_periods(NoiseRecipe *recipe, double period_x, double period_y,
                          NoiseError *error);

/* Parses a recipe's text, calls pictures_fit_periods(), and makes a plan.  Free it
 * with noise_plan_free().  Returns NULL if the recipe is invalid, if memory runs out,
 * or if `text` is NULL, as noise_preset_recipe() returns it for an unknown preset. */
NoisePlan *noise_plan_new_seamless(const char *text, double period_x,
                                   double period_y, NoiseError *error);

#endif
