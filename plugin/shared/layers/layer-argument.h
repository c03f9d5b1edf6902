/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers that a dialog keeps in its argument "layers".  GIMP and the undo
 * history need a text, which is parsed only once: beside it, the object
 * remembers the recipe that it was parsed to, or printed from.
 */
#ifndef LATTICE_LAYER_ARGUMENT_H
#define LATTICE_LAYER_ARGUMENT_H

#include <noise-core/layers.h>

#include "request.h"

/* Returns the object's layers, not yet checked, as a recipe that has initial
 * values for the whole; without layers if the text is empty, or there is no such
 * argument.  NULL if the text is refused.  The object owns it, until the text
 * changes. */
const NoiseRecipe *lattice_layers_get(GObject *config);

/* Refuses a text for which lattice_layers_get() returns NULL, and says why. */
gboolean lattice_layers_check(GObject *config, GError **error);

/* Stores the layers of a recipe, but not what belongs to the whole.  FALSE, with
 * nothing stored, if their text is too long. */
gboolean lattice_layers_put(GObject *config, const NoiseRecipe *recipe);

#endif
