/* SPDX-License-Identifier: MIT
 *
 * Layers as text.
 */
#ifndef NOISE_LAYER_TEXT_H
#define NOISE_LAYER_TEXT_H

#include "recipe.h"
#include "settings.h"

/* Reads the layer with which *text begins, adds it to the recipe, and moves *text to
 * the next one, or to the end. */
bool noise_layer_read(const char **text, NoiseRecipe *recipe,
                      NoiseError *error);

/* Writes " layer=...": a layer with its masks.  number: its own, from 0. */
void noise_layer_write(NoiseWriter *writer, const NoiseLayer *layer,
                       int number);

#endif
