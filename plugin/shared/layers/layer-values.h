/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of one layer, or of one mask, as the properties of an object, which
 * controls show and change.
 */
#ifndef LATTICE_LAYER_VALUES_H
#define LATTICE_LAYER_VALUES_H

#include "layer-list.h"
#include "procedure.h"

/* The key of a mask's choice whether it has noise. */
#define LATTICE_HAS_NOISE_KEY "has-noise"

/* The arguments of a layer, or of a mask; static. */
const LatticeProcedure *lattice_layer_describe(gboolean is_mask);

/* A new object with a property for each of these arguments, at first its initial
 * value; free with g_object_unref(). */
GObject *lattice_layer_values_new(gboolean is_mask);

/* Set the object's properties to a layer, or to one of its masks (-1: the layer);
 * and the other way round.  FALSE: a value is refused. */
void lattice_layer_show(const NoiseLayer *layer, int mask, GObject *object);
gboolean lattice_layer_read(NoiseLayer *layer, int mask, GObject *object);

/* Whether the layer's or mask's argument with this key changes the picture. */
gboolean lattice_layer_matters(GObject *object, const char *key);

#endif
