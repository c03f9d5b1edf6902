/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Fits presets to the owner's image, and asks for the names of the user's own
 * presets.
 */
#ifndef LATTICE_PRESET_NAME_H
#define LATTICE_PRESET_NAME_H

#include "presets.h"
#include "recipe-owner.h"

/* Returns a preset's recipe for the owner: its size fits the owner's image, and it
 * is seamless if the preset or the owner's noise is seamless.  Returns NULL if the
 * recipe is invalid; free with g_free(). */
char *preset_name_fit(const RecipeOwner *owner, const char *recipe);

/* Asks for a name in a dialog above the window, and saves the owner's recipe as a
 * preset with that name. `initial` is the name to start with, or NULL.  Returns the
 * name, or NULL if the preset was not saved; free with g_free(). */
char *preset_name_save(GtkWidget *window, const RecipeOwner *owner,
                       const LatticePresets *presets, const char *initial);

/* Asks for a new name in the same way, and renames one of the user's own presets.
 * Returns the new name, or NULL if the preset was not renamed; free with
 * g_free(). */
char *preset_name_change(GtkWidget *window, const LatticePresets *presets,
                         const char *name);

#endif
