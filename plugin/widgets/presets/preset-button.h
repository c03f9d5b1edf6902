/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The sheet of presets.
 */
#ifndef LATTICE_PRESET_BUTTON_H
#define LATTICE_PRESET_BUTTON_H

#include "presets.h"
#include "recipe-owner.h"

/* Makes a button that opens a sheet of presets.  If one is chosen, the owner
 * takes its recipe, as preset_name_fit() makes it.  The owner's recipe can be
 * saved as a preset, also with Ctrl+S, and the user's own presets can be
 * renamed and deleted; each of these calls changed(), unless it is NULL.  Owner
 * and presets must outlive the button. */
GtkWidget *preset_button_new(const RecipeOwner *owner,
                             const LatticePresets *presets,
                             void (*changed)(gpointer data), gpointer data);

/* Opens the sheet of such a button to add presets as layers. */
void preset_button_add(GtkWidget *button);

#endif
