/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets in the dialog.
 */
#ifndef LATTICE_DIALOG_PRESETS_H
#define LATTICE_DIALOG_PRESETS_H

#include "dialog-recipe.h"
#include "presets.h"

/* A button that opens a sheet of presets: one is chosen by eye, and the owner
 * given its recipe, fitted into an image of so many pixels if its config has a
 * boolean property "seamless", which says so; the owner's recipe is saved as an
 * own one; own ones are renamed and deleted.  It takes the presets; the owner
 * must live until it is destroyed. */
GtkWidget *preset_button_new(const RecipeOwner *owner, LatticePresets *presets,
                             int width, int height);

#endif
