/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks: pictures that differ only in seed, size, offset and periods have the
 * same look.
 */
#ifndef LATTICE_LOOK_H
#define LATTICE_LOOK_H

#include "look-size.h"
#include "presets.h"
#include "request.h"

/* Returns the preset that has a checked recipe's look, own ones preferred; NULL
 * if there is none, or the recipe is NULL.  The list, which is from
 * lattice_presets_list(), owns it. */
const LatticePreset *lattice_look_find(const GPtrArray *list,
                                       const NoiseRecipe *recipe);

/* Returns the label of a look or, without one, of the preset that it was made
 * from, such as "Marble (changed)"; NULL if both are NULL.  Translated; free
 * with g_free(). */
char *lattice_look_label(const LatticePreset *look,
                         const LatticePreset *origin);

/* Returns such a label for a checked request and the name of its origin, or
 * NULL, in a list from lattice_presets_list().  Without a look and an origin,
 * returns the label of the lowest layer or, without layers, the algorithm, such
 * as "Perlin noise". */
char *lattice_look_name(const GPtrArray *list, const LatticeRequest *request,
                        const char *origin);

/* Returns a recipe with a covering's layers over a ground, on a canvas; NULL if
 * one is refused or there is no room for all layers.  Free with g_free(). */
char *lattice_look_cover(const char *ground, const LatticePreset *covering,
                         LatticeExtent canvas);

/* The size of the pictures that presets are made for. */
#define LATTICE_LOOK_EXTENT \
    ((LatticeExtent){PICTURES_LOOK_SIDE, PICTURES_LOOK_SIDE})

/* Scales the size and offset of a request for pictures of one size, so that
 * pictures of another size show the same look.  The noise's parameter "growth"
 * decides how.  Sizes of 0 are unknown and change nothing. */
void lattice_look_fit(LatticeRequest *request, LatticeExtent from,
                      LatticeExtent to);

/* Does the same with a recipe, in which "seamless=yes" replaces the periods of
 * pictures of the first size; returns a refused recipe unchanged.  Free with
 * g_free().
 */
char *lattice_look_fit_recipe(const char *recipe, LatticeExtent from,
                              LatticeExtent to);

#endif
