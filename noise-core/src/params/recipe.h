/* SPDX-License-Identifier: MIT
 *
 * Recipes: a noise, or layers and what belongs to the whole.
 */
#ifndef NOISE_RECIPE_H
#define NOISE_RECIPE_H

#include <noise-core/layers.h>

#include "params.h"

struct NoiseRecipe {
    NoiseParams params; /* of the noise, or of the whole */
    int n_layers;       /* 0: one noise */
    NoiseLayer *layers; /* the lowest first */
    bool is_checked;    /* and not changed since */
};

/* Pictures are drawn as if hidden layers were not there.  Returns the first visible
 * layer from `number` up, or n_layers if there is none. */
int noise_recipe_next_visible(const NoiseRecipe *recipe, int number);

#endif
