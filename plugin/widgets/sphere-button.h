/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a window with the noise as a material on a lit sphere.
 */
#ifndef LATTICE_SPHERE_BUTTON_H
#define LATTICE_SPHERE_BUTTON_H

#include "recipe-owner.h"

/* Makes a button that is shown only while the owner's recipe has relief or the
 * button's window is open.  The owner must outlive the button. */
GtkWidget *sphere_button_new(const RecipeOwner *owner);

/* Updates the button and, if it is open, the window.  Call this when the owner's recipe
 * may have changed.  `request` has the checked recipe, or none if it is invalid. */
void sphere_button_update(GtkWidget *button, const LatticeRequest *request);

#endif
