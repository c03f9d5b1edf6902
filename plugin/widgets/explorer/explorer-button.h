/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a sheet of pictures with other seeds and values.
 */
#ifndef LATTICE_EXPLORER_BUTTON_H
#define LATTICE_EXPLORER_BUTTON_H

#include "recipe-owner.h"

/* Makes a button that opens a sheet of variations of the owner's recipe, for the
 * owner's image.  The variation that the user chooses there becomes the owner's
 * recipe.  The owner must outlive the button. */
GtkWidget *explorer_button_new(const RecipeOwner *owner);

/* Updates the sheet, if it is open, after the owner's recipe has changed. */
void explorer_button_update(GtkWidget *button);

#endif
