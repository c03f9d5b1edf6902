/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers in the studio's dialog: the list, its buttons, and the controls of
 * the chosen layer, mask or group.
 */
#ifndef LATTICE_LAYER_FORM_H
#define LATTICE_LAYER_FORM_H

#include "controls.h"
#include "recipe-owner.h"

typedef struct LayerForm LayerForm;

/* Makes the form for the layers of an owner's recipe, and adds the list of layers,
 * with its buttons, to a box.  `whole` has the controls of the whole picture; the form
 * shows them while the whole picture is chosen.  recipe_bar comes from
 * recipe_bar_new(), and the form's button "Look..." opens that bar's sheet of
 * presets.  Whenever the preview needs an update, the form emits "notify" for the
 * argument "layers", even if the recipe has not changed.  Free the form with
 * layer_form_free() after its widgets have been destroyed. */
LayerForm *layer_form_new(const RecipeOwner *owner, ControlsImage image,
                          GtkWidget *whole, GtkWidget *recipe_bar,
                          GtkWidget *box);
void layer_form_free(LayerForm *form);

/* Returns the widget with the controls of the chosen row. */
GtkWidget *layer_form_get_controls(LayerForm *form);

/* Updates the form after the recipe has changed; `whole` is the recipe of the
 * whole picture. */
void layer_form_update(LayerForm *form, const NoiseRecipe *whole);

/* If the user wants to preview only the chosen layer, mask or group, removes
 * everything else from the picture. */
void layer_form_show_alone(const LayerForm *form, NoiseRecipe *picture);

#endif
