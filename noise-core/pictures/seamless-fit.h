/* SPDX-License-Identifier: MIT
 *
 * Seamless pictures: their periods are the picture's width and height.  Recipes
 * that are kept say so by the word "seamless=yes" at their end, which the core
 * does not know, because the numbers would be wrong for the next picture.
 */
#ifndef PICTURES_SEAMLESS_FIT_H
#define PICTURES_SEAMLESS_FIT_H

#include <noise-core/noise.h>

#define PICTURES_SEAMLESS_KEY "seamless"
#define PICTURES_SEAMLESS     PICTURES_SEAMLESS_KEY "=yes"

/* Reads a recipe as noise_recipe_parse() does; the word at its end, if there is
 * one, sets *is_seamless.  A byte order mark, with which some editors begin a
 * text, is skipped. */
bool pictures_parse_recipe(const char *recipe, NoiseParams *params,
                           bool *is_seamless, NoiseError *error);

/* Writes the recipe of checked params; that of a seamless picture has the word,
 * and no periods. */
#define PICTURES_RECIPE_SIZE (NOISE_RECIPE_SIZE + sizeof PICTURES_SEAMLESS)
void pictures_print_recipe(const NoiseParams *params, bool is_seamless,
                           char recipe[PICTURES_RECIPE_SIZE]);

/* Sets the periods, such as the width and height of the picture in pixels, and
 * lowers the size until the cells fit; checks the params. */
bool pictures_fit_periods(NoiseParams *params, double period_x, double period_y,
                          NoiseError *error);

/* The plan of a recipe that is fitted so; free it with noise_plan_free().  NULL
 * as noise_plan_new(), and for a recipe of NULL, that of an unknown preset. */
NoisePlan *noise_plan_new_seamless(const char *recipe, double period_x,
                                   double period_y, NoiseError *error);

#endif
