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

/* The label of a checked request's look in a list from lattice_presets_list(),
 * or else the algorithm, such as "Perlin noise"; translated.  Free with
 * g_free(). */
char *lattice_look_name(const GPtrArray *list, const LatticeRequest *request);

/* Multiplies the size and offset of a preset's request so that an image of this
 * width and height, in pixels, shows the preset's look. */
void lattice_look_fit(LatticeRequest *request, int width, int height);

/* The inverse, to make a preset of an image's request. */
void lattice_look_keep(LatticeRequest *request, int width, int height);

#endif
