/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The sheet of presets.
 */
#ifndef LATTICE_PRESET_BUTTON_H
#define LATTICE_PRESET_BUTTON_H

#include "presets.h"
#include "recipe-owner.h"

/* A button that opens a sheet of presets.  If one is chosen, the owner takes
 * its recipe, as preset_name_fit() makes it; the owner's recipe can be saved as
 * a preset, by Ctrl+S, too, and the user's own can be renamed and deleted; then
 * changed(), unless it is NULL, is called.  Owner and presets must live until the button is
 * destroyed. */
GtkWidget *preset_button_new(const RecipeOwner *owner,
                             const LatticePresets *presets,
                             void (*changed)(gpointer data), gpointer data);

/* Opens the sheet of such a button so that presets are added as layers. */
void preset_button_add(GtkWidget *button);

#endif
