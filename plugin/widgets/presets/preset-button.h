/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The sheet of presets.
 */
#ifndef LATTICE_PRESET_BUTTON_H
#define LATTICE_PRESET_BUTTON_H

#include "presets.h"
#include "recipe-owner.h"

/* Makes a button that opens a sheet of presets.  When the user chooses one, the
 * owner takes its recipe, which preset_name_fit() has fitted.  The user can
 * save the owner's recipe as a preset, also with Ctrl+S, and rename and delete
 * presets of their own; each of these calls changed(), unless it is NULL.
 * Owner and presets must outlive the button. */
GtkWidget *preset_button_new(const RecipeOwner *owner,
                             const LatticePresets *presets,
                             void (*changed)(gpointer data), gpointer data);

/* Opens the sheet of such a button to add presets as layers. */
void preset_button_add(GtkWidget *button);

#endif
