/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Fits presets to the owner's image and back, and asks for the names of the
 * user's own presets.
 */
#ifndef LATTICE_PRESET_NAME_H
#define LATTICE_PRESET_NAME_H

#include "presets.h"
#include "recipe-owner.h"

/* Returns a preset's recipe for the owner: its size fits the owner's image, and
 * it is seamless if the preset or the owner's noise is.  NULL if it is refused;
 * free with g_free(). */
char *preset_name_fit(const RecipeOwner *owner, const char *recipe);

/* Saves the owner's recipe as a preset, under a name that a dialog above the
 * window asks for; initial is the name to start with, or NULL.  Returns the
 * name, to be freed with g_free(), or NULL if the preset was not saved. */
char *preset_name_save(GtkWidget *window, const RecipeOwner *owner,
                       const LatticePresets *presets, const char *initial);

/* Renames one of the user's own presets in the same way. */
char *preset_name_change(GtkWidget *window, const LatticePresets *presets,
                         const char *name);

#endif
