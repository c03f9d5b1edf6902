/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The first line of the dialog: presets, the look at hand, and a menu.
 */
#ifndef LATTICE_RECIPE_BAR_H
#define LATTICE_RECIPE_BAR_H

#include "dialog-recipe.h"
#include "presets.h"

/* A line with a button for presets, as preset_button_new() makes it, the name
 * of the look that the owner's recipe has or was made from, and a menu that
 * goes back and forward, copies and pastes recipes and saves presets.  The way
 * back begins when the line is shown first.  It takes the presets; the owner
 * must live until it is destroyed. */
GtkWidget *recipe_bar_new(const RecipeOwner *owner, LatticePresets *presets);

#endif
