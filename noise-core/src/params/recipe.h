/* SPDX-License-Identifier: MIT
 *
 * Recipes: one noise, or layers and the parameters of the whole picture.
 */
#ifndef NOISE_RECIPE_H
#define NOISE_RECIPE_H

#include <noise-core/layers.h>

#include "params.h"

struct NoiseRecipe {
    NoiseParams params; /* parameters of the noise, or of the whole picture */
    int n_layers;       /* 0: one noise */
    NoiseLayer *layers; /* the lowest first */
    bool is_checked;    /* checked, and not changed since */
};

/* Checks a recipe in place, as noise_recipe_check() does on a copy: after a refusal,
 * some values may already be rounded, so free the recipe.  Defined in
 * prepare/check.c. */
bool noise_recipe_round(NoiseRecipe *recipe, NoiseError *error);

/* Returns the number of the first visible layer at or above `number`, or n_layers if
 * there is none.  Pictures are drawn as if hidden layers did not exist. */
int noise_recipe_next_visible(const NoiseRecipe *recipe, int number);

#endif
