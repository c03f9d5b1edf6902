/* SPDX-License-Identifier: MIT
 *
 * A recipe holds one noise, or layers and the parameters of the whole picture.
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

/* Finds the first visible layer at or above *number, stores its number there, and
 * stores in `layer` what it draws (see noise_layer_reduce()).  Returns false if there
 * is none.  Pictures are drawn from these layers, as if hidden layers, hidden masks
 * and groups did not exist. */
bool noise_recipe_next_drawn(const NoiseRecipe *recipe, int *number,
                             NoiseLayer *layer);

/* Checks a name for a group whose lowest layer is number `number`.  Refuses it if it
 * is not a valid name, or if a group of the layers below already has it. */
bool noise_group_name_check(const NoiseRecipe *recipe, int number,
                            const char *name, NoiseError *error);

#endif
