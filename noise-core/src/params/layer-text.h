/* SPDX-License-Identifier: MIT
 *
 * Reads and writes layers and groups as text.
 */
#ifndef NOISE_LAYER_TEXT_H
#define NOISE_LAYER_TEXT_H

#include "recipe.h"
#include "settings.h"

/* True if a setting starts a layer or a group. */
bool noise_layers_start(const NoiseSetting *setting);

/* Reads layers and groups up to the end of the text, and adds the layers to the
 * recipe. */
bool noise_layers_read(const char *text, NoiseRecipe *recipe,
                       NoiseError *error);

/* Writes all layers and groups, each starting with a space. */
void noise_layers_write(NoiseWriter *writer, const NoiseRecipe *recipe);

#endif
