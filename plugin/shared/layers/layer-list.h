/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Edits the layers of a recipe, which are numbered from the lowest one up.
 */
#ifndef LATTICE_LAYER_LIST_H
#define LATTICE_LAYER_LIST_H

#include <glib.h>

#include <noise-core/layers.h>

/* A place in the list of layers: a layer, one of its masks, or the whole
 * picture. */
typedef struct LatticePlace {
    int layer; /* from 0, the lowest; -1: the whole picture */
    int mask;  /* from 0; -1: the layer itself */
} LatticePlace;

#define LATTICE_PLACE_WHOLE ((LatticePlace){-1, -1})

static inline gboolean
lattice_place_equals(LatticePlace place, LatticePlace other)
{
    return place.layer == other.layer && place.mask == other.mask;
}

/* Returns the name of the layer or mask at a place; NULL if there is none.  The
 * recipe owns the name. */
const char *lattice_layers_name(const NoiseRecipe *recipe, LatticePlace place);

/* Renames a layer or mask to match the label that the user has typed.  If a name in
 * data/presets has this label, uses that name.  Otherwise, uses the label itself,
 * with "-" in place of each character that is not allowed in names. */
void lattice_layers_rename(NoiseRecipe *recipe, LatticePlace place,
                           const char *label);

/* Adds a layer with initial values above the layer at a place, and to the same
 * group, or on top if the place is the whole picture.  Returns the new layer,
 * which the caller may change, and stores its place.  Returns NULL, and changes
 * nothing, if there is no room. */
NoiseLayer *lattice_layers_add(NoiseRecipe *recipe, LatticePlace *place,
                               const char *name);

/* Adds a mask with initial values to the layer at a place.  Returns the mask's
 * place or, if the layer has no room for another mask, the old place. */
LatticePlace lattice_layers_add_mask(NoiseRecipe *recipe, LatticePlace place);

/* Removes a layer or mask.  Returns the place to select next: after a mask, its
 * layer; after a layer, the one above it or, if there is none, the highest one
 * left. */
LatticePlace lattice_layers_remove(NoiseRecipe *recipe, LatticePlace place);

/* Lists all places from the top down, as LatticePlace: the whole picture, then
 * each layer and, if has_masks is TRUE, its masks.  Free with
 * g_array_unref(). */
GArray *lattice_layers_list(const NoiseRecipe *recipe, gboolean has_masks);

/* Puts layers and masks into the order of a list that lattice_layers_list()
 * returned, in which entry `moved` has since been moved or copied.  The entry
 * for the whole picture may be anywhere.  A layer takes its masks along, and a
 * mask goes to the layer that precedes it in the list.  A layer that is moved
 * between the layers of a group joins the group, and one that is moved away from
 * its group leaves it.  Stores the new place of entry `moved`.  Returns FALSE,
 * and changes nothing, if there would be too many layers, too many masks on a
 * layer, or a mask without a layer. */
gboolean lattice_layers_order(NoiseRecipe *recipe, const GArray *places,
                              guint moved, LatticePlace *place);

/* lattice_layers_duplicate() copies a layer to the place above it, or a mask to the
 * place after it. lattice_layers_raise() and lattice_layers_lower() move a layer or
 * mask up or down; the first or last mask of a layer moves on to the neighboring
 * layer.  All three return the new place, or the old one if there is no room. */
LatticePlace lattice_layers_duplicate(NoiseRecipe *recipe, LatticePlace place);
LatticePlace lattice_layers_raise(NoiseRecipe *recipe, LatticePlace place);
LatticePlace lattice_layers_lower(NoiseRecipe *recipe, LatticePlace place);

/* True if the function of the same name, but without "can_", would change the
 * recipe and leave at least one layer in it.  The place is a layer or a
 * mask. */
gboolean lattice_layers_can_add_mask(const NoiseRecipe *recipe,
                                     LatticePlace place);
gboolean lattice_layers_can_remove(const NoiseRecipe *recipe,
                                   LatticePlace place);
gboolean lattice_layers_can_duplicate(const NoiseRecipe *recipe,
                                      LatticePlace place);
gboolean lattice_layers_can_raise(const NoiseRecipe *recipe,
                                  LatticePlace place);
gboolean lattice_layers_can_lower(const NoiseRecipe *recipe,
                                  LatticePlace place);

/* Changes a recipe so that it draws only the layer at a place, without masks.
 * If the place is a mask, it draws what this mask covers, in white on black.
 * Returns FALSE, and leaves the recipe unchanged, if that needs too many
 * layers. */
gboolean lattice_layers_show_alone(NoiseRecipe *recipe, LatticePlace place);

#endif
