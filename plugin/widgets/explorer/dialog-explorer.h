/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Other seeds and values, by eye.
 */
#ifndef LATTICE_DIALOG_EXPLORER_H
#define LATTICE_DIALOG_EXPLORER_H

#include "dialog-recipe.h"

/* A button that opens a sheet of pictures around the owner's recipe, for an
 * image of so many pixels; the owner is given the recipe that is chosen there.
 * The owner must live until it is destroyed. */
GtkWidget *explorer_button_new(const RecipeOwner *owner, int width, int height);

/* Lets the sheet follow the owner's recipe, if it is open. */
void explorer_button_update(GtkWidget *button);

#endif
