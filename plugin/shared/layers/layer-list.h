/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers of a recipe as a list, the lowest first, that can be edited.
 */
#ifndef LATTICE_LAYER_LIST_H
#define LATTICE_LAYER_LIST_H

#include <glib.h>

#include <noise-core/layers.h>

/* A place in a list: a layer, one of its masks, or the whole. */
typedef struct LatticePlace {
    int layer; /* from 0, the lowest; -1: the whole */
    int mask;  /* from 0; -1: the layer itself */
} LatticePlace;

#define LATTICE_PLACE_WHOLE ((LatticePlace){-1, -1})

static inline gboolean
lattice_place_equals(LatticePlace place, LatticePlace other)
{
    return place.layer == other.layer && place.mask == other.mask;
}

/* Reads layers from a text like NoiseParams.layers, as NoiseLayer; free with
 * g_ptr_array_unref().  NULL if the text is refused. */
GPtrArray *lattice_layers_read(const char *text);

/* Returns the text of layers; NULL if it is too long, or there are too many
 * layers.  Free with g_free(). */
char *lattice_layers_print(const GPtrArray *layers);

/* Returns the name of the layer or mask at a place, owned by the list; NULL if
 * there is none. */
char *lattice_layers_name(const GPtrArray *layers, LatticePlace place);

/* Names a layer or mask after the label that a person has typed.  If a name has
 * this label, takes that name; otherwise takes the label itself, with "-" for
 * each character that names cannot have. */
void lattice_layers_rename(GPtrArray *layers, LatticePlace place,
                           const char *label);

/* Adds a new layer with initial values above a place's layer, or on top.
 * Returns the layer for further changes, and stores its place. */
NoiseLayer *lattice_layers_add(GPtrArray *layers, LatticePlace *place,
                               const char *name);

/* Adds a mask with initial values to a place's layer, and returns the mask's
 * place; the old place if the layer has no room for a mask. */
LatticePlace lattice_layers_add_mask(GPtrArray *layers, LatticePlace place);

/* Removes a layer or mask.  Returns the place to continue at: for a mask, its
 * layer; for a layer, the one above it or, if there is none, the highest one
 * left. */
LatticePlace lattice_layers_remove(GPtrArray *layers, LatticePlace place);

/* Lists all places from the top, as LatticePlace: the whole, then each layer
 * and, if has_masks, its masks; free with g_array_unref(). */
GArray *lattice_layers_list(const GPtrArray *layers, gboolean has_masks);

/* Puts layers and masks into the order of such a list, in which entry `moved`
 * has been moved; the whole may be anywhere in it.  A layer takes its masks
 * along, and a mask goes to the layer above it in the list.  Stores the new
 * place of the moved entry.  FALSE, with nothing changed, if a layer would have
 * too many masks, or a mask no layer. */
gboolean lattice_layers_order(GPtrArray *layers, const GArray *places,
                              guint moved, LatticePlace *place);

/* lattice_layers_duplicate() copies a layer to the place above it, or a mask to
 * the place after it.  The others move a layer or mask up or down; the first or
 * last mask of a layer moves on to the next layer.  All return the new place,
 * or the old one if there is no room. */
LatticePlace lattice_layers_duplicate(GPtrArray *layers, LatticePlace place);
LatticePlace lattice_layers_raise(GPtrArray *layers, LatticePlace place);
LatticePlace lattice_layers_lower(GPtrArray *layers, LatticePlace place);

/* Changes params, which have these layers, to a picture of one layer without
 * its masks, or of what a mask covers, in white on black.  FALSE, with params
 * unchanged, if that takes too many layers. */
gboolean lattice_layers_show_alone(const GPtrArray *layers, LatticePlace place,
                                   NoiseParams *params);

#endif
