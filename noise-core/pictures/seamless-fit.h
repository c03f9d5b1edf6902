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

/* Reads a recipe like noise_recipe_parse(); *is_seamless tells whether it ends
 * with the word.  Skips a byte order mark, with which some editors begin a
 * text. */
bool pictures_parse_recipe(const char *recipe, NoiseParams *params,
                           bool *is_seamless, NoiseError *error);

/* Writes the recipe of checked params; a seamless picture's has the word
 * instead of periods. */
#define PICTURES_RECIPE_SIZE (NOISE_RECIPE_SIZE + sizeof PICTURES_SEAMLESS)
void pictures_print_recipe(const NoiseParams *params, bool is_seamless,
                           char recipe[PICTURES_RECIPE_SIZE]);

/* Sets the periods, such as the width and height of the picture in pixels, and
 * lowers the size until the cells fit; checks the params. */
bool pictures_fit_periods(NoiseParams *params, double period_x, double period_y,
                          NoiseError *error);

/* Makes the plan of a recipe that is fitted like this; free it with
 * noise_plan_free().  Returns NULL like noise_plan_new(), and for a recipe of
 * NULL, that of an unknown preset. */
NoisePlan *noise_plan_new_seamless(const char *recipe, double period_x,
                                   double period_y, NoiseError *error);

#endif
