/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The first line of the dialog: presets, the name of the look, undo and redo,
 * and the recipe as text.
 */
#ifndef LATTICE_RECIPE_BAR_H
#define LATTICE_RECIPE_BAR_H

#include "presets.h"
#include "recipe-owner.h"

/* Makes a line with a button from preset_button_new(), the name of the preset that
 * the owner's recipe looks like or was made from, a button from sphere_button_new(),
 * and buttons to undo, redo, and copy and paste recipes.  The undo history begins when
 * the line is first shown. `owner` and `presets` must outlive the line. */
GtkWidget *recipe_bar_new(const RecipeOwner *owner,
                          const LatticePresets *presets);

/* Opens the sheet of presets to add one as a layer. */
void recipe_bar_add_look(GtkWidget *line);

#endif
