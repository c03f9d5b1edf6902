/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of one layer, mask or group, as the properties of an object.  Controls
 * show and change these properties.
 */
#ifndef LATTICE_LAYER_VALUES_H
#define LATTICE_LAYER_VALUES_H

#include "layer-list.h"
#include "procedure.h"

/* The key of the argument that says whether a mask has noise. */
#define LATTICE_HAS_NOISE_KEY "has-noise"

/* Returns a description with the arguments of a layer, a mask or a group; static. */
const LatticeProcedure *lattice_layer_describe(LatticePlaceKind kind);

/* Makes an object with a property for each argument from
 * lattice_layer_describe(), set to its initial value.  Free with
 * g_object_unref(). */
GObject *lattice_layer_values_new(LatticePlaceKind kind);

/* lattice_layer_show() sets the object's properties to the values of the layer, mask
 * or group at a place. lattice_layer_read() does the reverse, and returns FALSE if a
 * value is invalid; the recipe may then have been changed. */
void lattice_layer_show(const NoiseRecipe *recipe, LatticePlace place,
                        GObject *object);
gboolean lattice_layer_read(NoiseRecipe *recipe, LatticePlace place,
                            GObject *object);

#endif
