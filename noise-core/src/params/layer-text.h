/* SPDX-License-Identifier: MIT
 *
 * Layers as text.
 */
#ifndef NOISE_LAYER_TEXT_H
#define NOISE_LAYER_TEXT_H

#include <noise-core/layers.h>

#include "recipe.h"

/* Says in which layer, number `number` from 0, and in which mask from 1 (0 for
 * none) something was refused; always false. */
bool noise_layer_refuse(NoiseError *error, int number, const NoiseLayer *layer,
                        int mask);

/* Reads the next visible layer of a text, and moves *text behind it; *number, 0 at first,
 * counts the hidden ones, too, as seeds do.  False if there is none, or the text is
 * refused.  Pictures are drawn as if hidden layers were not there. */
bool noise_layer_read_visible(const char **text, int *number,
                              NoiseLayer *layer);

/* The factor by which maps raise the heights of layers: 1 at the initial map-strength. */
double noise_layers_strength(const NoiseParams *whole);

/* Whether a layer's noise can be another part of itself in each piece below: where
 * one noise decides about all. */
bool noise_layer_can_move(const NoiseLayer *layer);

/* Whether a layer has pieces: tiles or cells. */
bool noise_layer_has_pieces(const NoiseLayer *layer);

#endif
