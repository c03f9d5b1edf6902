/* SPDX-License-Identifier: MIT
 *
 * Answers questions about a single layer, mask or group, for the core's own use: which
 * names are valid, what a layer draws, and what kind of pieces it has.
 */
#ifndef NOISE_LAYER_H
#define NOISE_LAYER_H

#include <noise-core/layers.h>

#include "algorithms.h"

/* Refuses a string that cannot be a name.  Names consist of letters, digits and "-",
 * and are shorter than NOISE_LAYER_NAME_SIZE. */
bool noise_name_check(const char *name, NoiseError *error);

/* Stores in `error` which layer (counted from 0) and which of its masks (counted
 * from 1; 0: none) was refused.  Always returns false. */
bool noise_layer_refuse(NoiseError *error, int number, const NoiseLayer *layer,
                        int mask);

/* Stores in `error` which group was refused.  Always returns false. */
bool noise_group_refuse(NoiseError *error, const NoiseLayerGroup *group);

/* True if two groups have the same name and parameters, or if neither has a name,
 * which means that there is no group. */
bool noise_groups_equal(const NoiseLayerGroup *group,
                        const NoiseLayerGroup *other);

/* Copies the parameters that belong to the whole picture from `whole` to `params`. */
void noise_params_copy_whole(const NoiseParams *whole, NoiseParams *params);

/* Returns the factor by which maps multiply the heights of layers: 1 at the initial
 * map-strength. */
double noise_layers_strength(const NoiseParams *whole);

/* True if a layer shows a different part of its noise on each piece (tile or cell) of
 * the layers below, should they have pieces.  Only layers whose colors all come from
 * one noise can do this. */
bool noise_layer_can_move(const NoiseLayer *layer);

/* Reduces a layer to what it draws: takes it out of its group, and removes its hidden
 * masks.  The other masks keep their noise. */
void noise_layer_reduce(NoiseLayer *layer);

/* Returns what kind of pieces a layer has.  A plain color has none. */
NoisePieceKind noise_layer_pieces(const NoiseLayer *layer);

#endif
