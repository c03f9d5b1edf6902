/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a sheet of presets.
 */
#ifndef LATTICE_PRESET_BUTTON_H
#define LATTICE_PRESET_BUTTON_H

#include "presets.h"
#include "recipe-owner.h"

/* Makes a button that opens a sheet of presets.  When the user chooses a preset, its
 * recipe is fitted to the owner's image and becomes the owner's recipe.  In the sheet,
 * the user can also save the owner's recipe as a preset (Ctrl+S works without the
 * sheet, too), and rename or delete their own presets.  After each of these, changed()
 * is called, unless it is NULL.  `owner` and `presets` must outlive the button. */
GtkWidget *preset_button_new(const RecipeOwner *owner,
                             const LatticePresets *presets,
                             void (*changed)(gpointer data), gpointer data);

/* Opens the sheet of a preset button with "Add as a layer" checked. */
void preset_button_add(GtkWidget *button);

#endif
