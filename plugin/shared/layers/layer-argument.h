/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers that a dialog keeps in its argument "layers".  GIMP and the undo
 * history need a text.  To parse it only once, the object also remembers the
 * recipe that the text was parsed into or printed from.
 */
#ifndef LATTICE_LAYER_ARGUMENT_H
#define LATTICE_LAYER_ARGUMENT_H

#include <noise-core/layers.h>

#include "request.h"

/* Returns a recipe with the object's layers, which are not checked yet, and
 * with initial values for the whole.  It has no layers if the text is empty or
 * there is no such argument; NULL if the text is refused.  The object owns the
 * recipe, until the text changes. */
const NoiseRecipe *lattice_layers_get(GObject *config);

/* Returns FALSE, with an error that says why, if lattice_layers_get() returns
 * NULL. */
gboolean lattice_layers_check(GObject *config, GError **error);

/* Stores the layers of a recipe, but not what belongs to the whole.  Returns
 * FALSE, and stores nothing, if their text is too long. */
gboolean lattice_layers_put(GObject *config, const NoiseRecipe *recipe);

#endif
