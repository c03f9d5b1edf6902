/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers in the studio's dialog: the list, its buttons, and the controls of
 * the chosen layer or mask.
 */
#ifndef LATTICE_LAYER_FORM_H
#define LATTICE_LAYER_FORM_H

#include "controls.h"
#include "recipe-owner.h"

typedef struct LayerForm LayerForm;

/* Makes the form for the layers of an owner's recipe, and adds their list, with
 * its buttons, to a box.  `whole` is the controls of the whole picture, which
 * are shown while that is chosen; recipe_bar is the line from which looks are
 * added.  When another picture is to be previewed, the form reports a change of
 * the argument "layers", even if the recipe is the same.  Free with
 * layer_form_free() after the widgets are destroyed. */
LayerForm *layer_form_new(const RecipeOwner *owner, ControlsImage image,
                          GtkWidget *whole, GtkWidget *recipe_bar,
                          GtkWidget *box);
void layer_form_free(LayerForm *form);

/* Returns the controls of what is chosen. */
GtkWidget *layer_form_get_controls(LayerForm *form);

/* Updates the form after the recipe has changed; `whole` is the recipe of the
 * whole picture. */
void layer_form_update(LayerForm *form, const NoiseRecipe *whole);

/* If the user previews only the chosen layer or mask, turns the picture into
 * that one alone. */
void layer_form_show_alone(const LayerForm *form, NoiseRecipe *picture);

#endif
