/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers of a recipe as a list, the lowest first, that can be edited.
 */
#ifndef LATTICE_LAYER_LIST_H
#define LATTICE_LAYER_LIST_H

#include <glib.h>

#include <noise-core/layers.h>

/* Something in a list: a layer; a mask of it; or, outside, the whole. */
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

/* The layers of a text as NoiseParams.layers has it, of NoiseLayer; free with
 * g_ptr_array_unref().  NULL: the text is refused. */
GPtrArray *lattice_layers_read(const char *text);

/* The text of layers, to be freed with g_free(); NULL: it is too long, or there
 * are too many layers. */
char *lattice_layers_print(const GPtrArray *layers);

/* The name of a place's layer or mask, owned by the list; NULL: there is none. */
char *lattice_layers_name(const GPtrArray *layers, LatticePlace place);

/* Names a layer or mask after what a person has written: the name that is shown so,
 * if there is one, or else that text, in which what names cannot have becomes "-". */
void lattice_layers_rename(GPtrArray *layers, LatticePlace place,
                           const char *label);

/* Puts a new layer of initial values above a place's layer, or on top; returns it
 * for further changes, and its place. */
NoiseLayer *lattice_layers_add(GPtrArray *layers, LatticePlace *place,
                               const char *name);

/* Gives a place's layer another mask of initial values, unless it has all that it
 * can have; returns its place. */
LatticePlace lattice_layers_add_mask(GPtrArray *layers, LatticePlace place);

/* Removes a layer or mask; returns the place that takes its turn. */
LatticePlace lattice_layers_remove(GPtrArray *layers, LatticePlace place);

/* All places from the top, of LatticePlace: the whole, then each layer and, if they
 * are wanted, its masks; free with g_array_unref(). */
GArray *lattice_layers_list(const GPtrArray *layers, gboolean has_masks);

/* Puts layers and masks into the order of such a list, in which number `moved` has
 * been moved, and the whole may stand anywhere: a layer takes its masks along, and
 * a mask belongs to the layer above it.  Stores the new place of that.  FALSE, with
 * nothing changed: a layer has too many masks, or a mask no layer. */
gboolean lattice_layers_order(GPtrArray *layers, const GArray *places,
                              guint moved, LatticePlace *place);

/* Duplicate a layer, above itself, or a mask after itself; and move a layer up or
 * down; a mask, too, from layer to layer where it is the first or the last.  Return
 * the new place: the old one if there is no room. */
LatticePlace lattice_layers_duplicate(GPtrArray *layers, LatticePlace place);
LatticePlace lattice_layers_raise(GPtrArray *layers, LatticePlace place);
LatticePlace lattice_layers_lower(GPtrArray *layers, LatticePlace place);

/* Sets params, which belong to the list, to a picture of one layer without its
 * masks, or of what a mask covers, in white on black.  FALSE: that takes too many
 * layers, and params are as they were. */
gboolean lattice_layers_show_alone(const GPtrArray *layers, LatticePlace place,
                                   NoiseParams *params);

#endif
