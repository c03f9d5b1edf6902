/* SPDX-License-Identifier: MIT
 *
 * Recipes: parameters as one line of text.
 */
#ifndef NOISE_RECIPE_H
#define NOISE_RECIPE_H

#include <noise-core/noise.h>

/* Reads a recipe, each parameter by itself: noise_params_check() looks at them
 * together.  On failure params is left half read. */
bool noise_recipe_read(const char *recipe, NoiseParams *params,
                       NoiseError *error);

#endif
