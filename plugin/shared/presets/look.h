/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks: pictures that differ only in seed, size, offset and periods have the
 * same one.
 */
#ifndef LATTICE_LOOK_H
#define LATTICE_LOOK_H

#include "look-size.h"
#include "presets.h"
#include "request.h"

/* The preset whose look a recipe has, own ones preferred; NULL if there is
 * none, or the recipe is refused or NULL.  Owned by the list, one of
 * lattice_presets_list(). */
const LatticePreset *lattice_look_find(const GPtrArray *list,
                                       const char *recipe);

/* The label of a look, or of the one that it was made from, as "Marble
 * (changed)"; NULL if both are NULL.  Translated; free with g_free(). */
char *lattice_look_label(const LatticePreset *look,
                         const LatticePreset *origin);

/* The same for a checked request and the name of its origin or NULL, in a list
 * from lattice_presets_list(); without a look the algorithm, such as "Perlin
 * noise". */
char *lattice_look_name(const GPtrArray *list, const LatticeRequest *request,
                        const char *origin);

/* The recipe of a covering's layers over a ground, on a canvas; NULL if one is
 * refused or there are too many layers.  Free with g_free(). */
char *lattice_look_cover(const char *ground, const LatticePreset *covering,
                         LatticeExtent canvas);

/* The size of the pictures that presets are made for. */
#define LATTICE_LOOK_EXTENT \
    ((LatticeExtent){PICTURES_LOOK_SIDE, PICTURES_LOOK_SIDE})

/* Multiplies the size and offset of a request for pictures of one size so that
 * pictures of another show the same look, as its growth says; sizes of 0 are not
 * known and change nothing. */
void lattice_look_fit(LatticeRequest *request, LatticeExtent from,
                      LatticeExtent to);

/* The same with a recipe, which has "seamless=yes" instead of the periods of
 * pictures of the first size; one that is refused stays.  Free with g_free().
 */
char *lattice_look_fit_recipe(const char *recipe, LatticeExtent from,
                              LatticeExtent to);

#endif
