/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The labels that people see in place of the names of layers, masks and groups.
 * Names from data/presets are translated, even with a number: "grain-2" becomes
 * "Grain 2".  Other names are shown as they are.
 */
#ifndef LATTICE_LAYER_LABEL_H
#define LATTICE_LAYER_LABEL_H

#include <noise-core/noise.h>

/* Returns the label of the layer, mask or group with this name; free with g_free(). */
char *lattice_layer_label(const char *name);

/* Returns the name in data/presets that has this label; NULL if there is none.
 * Free with g_free(). */
char *lattice_layer_label_find_name(const char *label);

/* Returns the label of a recipe's lowest layer; NULL if the recipe is a single
 * noise.  Free with g_free(). */
char *lattice_layer_label_lowest(const NoiseRecipe *recipe);

#endif
