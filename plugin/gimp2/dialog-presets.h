/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets in the dialog, in a window of their own.
 */
#ifndef LATTICE_DIALOG_PRESETS_H
#define LATTICE_DIALOG_PRESETS_H

#include "dialog-recipe.h"

/* A button that opens a sheet of presets to choose from by eye, of whose
 * recipe the owner is told, and below it a line to save the owner's recipe.
 * The owner must live until the button is destroyed. */
GtkWidget *preset_button_new(const RecipeOwner *owner);

#endif
