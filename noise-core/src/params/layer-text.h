/* SPDX-License-Identifier: MIT
 *
 * Layers as text.
 */
#ifndef NOISE_LAYER_TEXT_H
#define NOISE_LAYER_TEXT_H

#include <noise-core/layers.h>

#include "recipe.h"

/* Stores in which layer (counted from 0) and in which mask (counted from 1; 0: none)
 * something was refused.  Always returns false. */
bool noise_layer_refuse(NoiseError *error, int number, const NoiseLayer *layer,
                        int mask);

/* Reads the next visible layer of a text, and moves *text behind it. *number, 0 at
 * first, counts hidden layers, too, as seeds do.  Returns false if there is no layer
 * left, or the text is refused.  Pictures are drawn as if hidden layers were not
 * there. */
bool noise_layer_read_visible(const char **text, int *number,
                              NoiseLayer *layer);

/* Returns the factor by which maps raise the heights of layers: 1 at the initial
 * map-strength. */
double noise_layers_strength(const NoiseParams *whole);

/* True if each piece below can show its own part of the layer's noise: all colors
 * must be made from one noise. */
bool noise_layer_can_move(const NoiseLayer *layer);

/* True if a layer has pieces: tiles or cells. */
bool noise_layer_has_pieces(const NoiseLayer *layer);

#endif
