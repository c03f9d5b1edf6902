/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets in the dialog.
 */
#ifndef LATTICE_DIALOG_PRESETS_H
#define LATTICE_DIALOG_PRESETS_H

#include "dialog-recipe.h"
#include "presets.h"

/* A button that opens a sheet of presets: one is chosen by eye, and the owner
 * given its recipe as preset_fit() makes it; the owner's recipe is saved as an
 * own one; own ones are renamed and deleted.  It takes the presets; the owner
 * must live until it is destroyed. */
GtkWidget *preset_button_new(const RecipeOwner *owner, LatticePresets *presets);

/* Lets it tell when own presets have changed. */
void preset_button_set_changed(GtkWidget *button,
                               void (*changed)(gpointer data), gpointer data);

/* The name of the preset that the owner's recipe was made from, to be marked
 * when the sheet is opened, also if the recipe has changed; NULL: none. */
void preset_button_set_look(GtkWidget *button, const char *name);

/* Says that own presets have changed elsewhere, one of them with this name. */
void preset_button_refresh(GtkWidget *button, const char *name);

#endif
