/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers that a dialog keeps in its argument "layers".  GIMP and the undo
 * history need them as text.  To avoid parsing the text every time, the object
 * that holds the arguments also remembers the recipe that the text was printed
 * from or parsed into.
 */
#ifndef LATTICE_LAYER_ARGUMENT_H
#define LATTICE_LAYER_ARGUMENT_H

#include <noise-core/layers.h>

#include "request.h"

/* Returns a recipe with the object's layers, which are not checked yet, and initial
 * values for the parameters of the whole picture.  The recipe has no layers if the
 * text is empty, or if the object has no such argument.  Returns NULL if the text is
 * invalid.  The object owns the recipe, which is valid until the text changes. */
const NoiseRecipe *lattice_layers_get(GObject *config);

/* Replaces the layers of the request's recipe with the object's layers.  Returns
 * FALSE, with an error that says why, if lattice_layers_get() returns NULL. */
gboolean lattice_layers_read(GObject *config, LatticeRequest *request,
                             GError **error);

/* Returns the text of a recipe's layers, as the argument stores it: "" if there are
 * none.  Free with g_free(). */
char *lattice_layers_print(const NoiseRecipe *recipe);

/* Stores a recipe's layers in the object, but not the parameters of the whole
 * picture.  Returns FALSE, and stores nothing, if their text is too long. */
gboolean lattice_layers_put(GObject *config, const NoiseRecipe *recipe);

#endif
