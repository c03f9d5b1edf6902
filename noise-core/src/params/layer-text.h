/* SPDX-License-Identifier: MIT
 *
 * Reads and writes layers as text.
 */
#ifndef NOISE_LAYER_TEXT_H
#define NOISE_LAYER_TEXT_H

#include "recipe.h"
#include "settings.h"

/* Reads the layer at the start of *text, adds it to the recipe, and moves *text to
 * the next layer, or to the end. */
bool noise_layer_read(const char **text, NoiseRecipe *recipe,
                      NoiseError *error);

/* Writes a layer and its masks, starting with " layer=".  `number` is the layer's
 * number in the recipe, from 0. */
void noise_layer_write(NoiseWriter *writer, const NoiseLayer *layer,
                       int number);

#endif
