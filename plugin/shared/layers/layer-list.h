/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Edits the layers of a recipe, which are numbered from the lowest one up.
 */
#ifndef LATTICE_LAYER_LIST_H
#define LATTICE_LAYER_LIST_H

#include <glib.h>

#include <noise-core/layers.h>

/* A place in the list of layers: a layer, one of its masks, a group of layers, or
 * the whole picture. */
typedef struct LatticePlace {
    int layer; /* counted from 0, the lowest; for a group, its lowest layer; -1: the
                * whole picture */
    int mask; /* from 0; -1: not a mask */
    gboolean is_group;
} LatticePlace;

#define LATTICE_PLACE_WHOLE \
    ((LatticePlace){.layer = -1, .mask = -1, .is_group = FALSE})

static inline LatticePlace
lattice_place_layer(int number)
{
    return (LatticePlace){.layer = number, .mask = -1, .is_group = FALSE};
}

static inline LatticePlace
lattice_place_mask(int layer, int number)
{
    return (LatticePlace){.layer = layer, .mask = number, .is_group = FALSE};
}

/* Returns the place of the group whose lowest layer has this number. */
static inline LatticePlace
lattice_place_group(int lowest)
{
    return (LatticePlace){.layer = lowest, .mask = -1, .is_group = TRUE};
}

static inline gboolean
lattice_place_equals(LatticePlace place, LatticePlace other)
{
    return place.layer == other.layer && place.mask == other.mask &&
           place.is_group == other.is_group;
}

/* The kinds of places, apart from the whole picture. */
typedef enum LatticePlaceKind {
    LATTICE_PLACE_LAYER,
    LATTICE_PLACE_MASK,
    LATTICE_PLACE_GROUP,
    LATTICE_N_PLACE_KINDS
} LatticePlaceKind;

static inline LatticePlaceKind
lattice_place_kind(LatticePlace place)
{
    if (place.is_group)
        return LATTICE_PLACE_GROUP;
    return place.mask >= 0 ? LATTICE_PLACE_MASK : LATTICE_PLACE_LAYER;
}

/* Returns the name of the layer, mask or group at a place; NULL if there is none.  The
 * recipe owns the name. */
const char *lattice_layers_name(const NoiseRecipe *recipe, LatticePlace place);

/* Renames a layer, mask or group to match the label that the user has typed.  If a
 * name in data/presets has this label, uses that name.  Otherwise, uses the label
 * itself, with "-" in place of each character that is not allowed in names.  A group
 * gets a name of its own (noise_recipe_name_group()). */
void lattice_layers_rename(NoiseRecipe *recipe, LatticePlace place,
                           const char *label);

/* Lists places from the top down, as LatticePlace: the whole picture, then each layer
 * and its masks.  A group comes before its layers, which are listed only if `unfolded`
 * contains the group's name, or is NULL.  Free with g_array_unref(). */
GArray *lattice_layers_list(const NoiseRecipe *recipe, GHashTable *unfolded);

/* Returns the index of a place in a list.  If it is not listed, returns the index of
 * its layer or, if that is not listed either, of the layer's group; -1 if the recipe has
 * no such layer. */
int lattice_layers_find(const NoiseRecipe *recipe, const GArray *places,
                        LatticePlace place);

/* Returns the labels of listed places (layer-label.h), as char *; NULL for the whole
 * picture.  Where several layers or masks have the same label, all but the first get a
 * number, as in "Drifts 2".  A group gets none, because its arrow tells it from a layer
 * of the same name.  A number that is a part of the name stays even while "Drifts" is
 * in a folded group, because that is the name in the recipe.  Free with
 * g_ptr_array_unref(). */
GPtrArray *lattice_layers_label(const NoiseRecipe *recipe,
                                const GArray *places);

/* Adds a layer with initial values: above the layer at a place and to the same group,
 * above a group, or on top if the place is the whole picture.  Returns the new layer,
 * which the caller may change, and stores its place.  Returns NULL, and changes
 * nothing, if there is no room. */
NoiseLayer *lattice_layers_add(NoiseRecipe *recipe, LatticePlace *place,
                               const char *name);

/* Adds a mask with initial values to the layer at a place.  Returns the mask's
 * place or, if the layer has no room for another mask, the old place. */
LatticePlace lattice_layers_add_mask(NoiseRecipe *recipe, LatticePlace place);

/* Removes a layer, a mask, or a group with its layers.  Returns the place to select
 * next: after a mask, its layer; otherwise the layer above or, if there is none, the
 * highest one left. */
LatticePlace lattice_layers_remove(NoiseRecipe *recipe, LatticePlace place);

/* Moves a layer, mask or group of the recipe to where its entry is in `places`.
 * This is a list from lattice_layers_list() in which the caller has moved the entry
 * with index `moved`.  The entry for the whole picture may be anywhere.  A layer
 * takes its masks along, and a group its layers.  A layer that is put between two
 * entries of a group joins that group.  A layer stays in its own group if the entry
 * above it is in that group; otherwise, it leaves the group without changing what it
 * draws.  Stores the new place of the moved entry.  Returns FALSE, and changes
 * nothing, if a mask is not below a layer, if that layer has too many masks, or if a
 * group is between layers of another group. */
gboolean lattice_layers_order(NoiseRecipe *recipe, const GArray *places,
                              guint moved, LatticePlace *place);

/* lattice_layers_duplicate() copies a layer or group to the place above it, or a mask
 * to the place after it.  The copy of a group gets a name of its own.
 *
 * lattice_layers_raise() and lattice_layers_lower() move a layer, mask or group up or
 * down, past a layer or a whole group.  The highest and lowest layers of a group leave
 * it, without changing what they draw; the first or last mask of a layer moves on to
 * the neighboring layer.
 *
 * All three return the new place, or the old one if there is no room. */
LatticePlace lattice_layers_duplicate(NoiseRecipe *recipe, LatticePlace place);
LatticePlace lattice_layers_raise(NoiseRecipe *recipe, LatticePlace place);
LatticePlace lattice_layers_lower(NoiseRecipe *recipe, LatticePlace place);

/* True if the function of the same name, but without "can_", would change the
 * recipe and leave at least one layer in it.  The place is not the whole
 * picture. */
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

/* Changes a recipe so that it draws only the layer at a place, without its masks, or
 * only the layers of a group, with their masks.  If the place is a mask, the recipe
 * draws what this mask covers, in white on black.  If the layer changes only the
 * height, the recipe draws the layer's height or, if that is flat, the height of
 * this layer and all below, from black to white.  Returns FALSE, and leaves the
 * recipe unchanged, if that needs too many layers. */
gboolean lattice_layers_show_alone(NoiseRecipe *recipe, LatticePlace place);

#endif
