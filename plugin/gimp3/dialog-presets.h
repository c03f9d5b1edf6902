/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets in the dialog.
 */
#ifndef LATTICE_DIALOG_PRESETS_H
#define LATTICE_DIALOG_PRESETS_H

#include "dialog-recipe.h"

/* A button that lets the user choose a preset by eye, whose recipe the owner
 * is given, and save the owner's recipe as an own one.  The owner must live
 * until it is destroyed. */
GtkWidget *preset_button_new(const RecipeOwner *owner);

#endif
