/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of one layer or mask, as the properties of an object.  Controls
 * show and change these properties.
 */
#ifndef LATTICE_LAYER_VALUES_H
#define LATTICE_LAYER_VALUES_H

#include "layer-list.h"
#include "procedure.h"

/* The key of the argument that says whether a mask has noise. */
#define LATTICE_HAS_NOISE_KEY "has-noise"

/* Returns a description with the arguments of a layer or, if is_mask is TRUE,
 * of a mask; static. */
const LatticeProcedure *lattice_layer_describe(gboolean is_mask);

/* Makes an object with a property for each argument from
 * lattice_layer_describe(), set to its initial value.  Free with
 * g_object_unref(). */
GObject *lattice_layer_values_new(gboolean is_mask);

/* lattice_layer_show() sets the object's properties to the values of one of a
 * layer's masks or, if `mask` is -1, of the layer. lattice_layer_read() does the
 * reverse, and returns FALSE if a value is invalid. */
void lattice_layer_show(const NoiseLayer *layer, int mask, GObject *object);
gboolean lattice_layer_read(NoiseLayer *layer, int mask, GObject *object);

#endif
