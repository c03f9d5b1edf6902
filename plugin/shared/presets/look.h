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

/* Returns the preset with the same look as a checked recipe, preferably one of
 * the user's own; NULL if there is none, or if the recipe is NULL.  `list` is
 * from lattice_presets_list(), and owns the preset. */
const LatticePreset *lattice_look_find(const GPtrArray *list,
                                       const NoiseRecipe *recipe);

/* Returns the translated label of `look`, the preset whose look the noise has.
 * If it is NULL, returns a label that names `origin`, the preset that the noise
 * was made from, such as "Marble (changed)".  Returns NULL if both are NULL.
 * Free with g_free(). */
char *lattice_look_label(const LatticePreset *look,
                         const LatticePreset *origin);

/* Returns the label from lattice_look_label() for a checked request.  `origin`
 * is the name of the preset that the request was made from, or NULL.  `list` is
 * from lattice_presets_list().  If the list has neither the look nor the
 * origin, returns the label of the lowest layer or, without layers, of the
 * algorithm, such as "Perlin noise". */
char *lattice_look_name(const GPtrArray *list, const LatticeRequest *request,
                        const char *origin);

/* Returns a translated name that distinguishes a picture from others with the same
 * look: a label and the seed, such as "Marble, seed 42".  If `label` is NULL, uses the
 * label of the lowest layer or, without layers, of the algorithm: "Perlin, seed 42".
 * Free with g_free(). */
char *lattice_look_name_picture(const LatticeRequest *request,
                                const char *label);

/* Returns the recipe `ground` with the layers of the preset `covering` on top.
 * Periods that equal the canvas's size become "seamless=yes".  Returns NULL if
 * either recipe is invalid, or if there is no room for all layers.  Free with
 * g_free(). */
char *lattice_look_cover(const char *ground, const LatticePreset *covering,
                         LatticeExtent canvas);

/* Returns the noise that lattice_undrawn_noise_save() has saved, as a preset without a
 * name; NULL if there is none, or if the folder is NULL.  Free with
 * lattice_preset_free(). */
LatticePreset *lattice_look_load_undrawn(const char *gimp_folder);

/* The size of the pictures that presets are made for. */
#define LATTICE_LOOK_EXTENT \
    ((LatticeExtent){PICTURES_LOOK_SIDE, PICTURES_LOOK_SIDE})

/* Scales a request's size and offset so that a picture of the size `to` has the same
 * look as one of the size `from`.  The recipe's parameter "growth" determines how.
 * Sizes of 0 are unknown and change nothing. */
void lattice_look_fit(LatticeRequest *request, LatticeExtent from,
                      LatticeExtent to);

/* Like lattice_look_fit(), but takes a recipe as text and returns the scaled text.
 * Periods that equal the size `from` become "seamless=yes".  If the recipe is
 * invalid, returns an unchanged copy.  Free with g_free(). */
char *lattice_look_fit_recipe(const char *recipe, LatticeExtent from,
                              LatticeExtent to);

#endif
