/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Recipes between presets, which fit any image, and the one of an owner.
 */
#ifndef LATTICE_PRESET_FIT_H
#define LATTICE_PRESET_FIT_H

#include "dialog-recipe.h"

/* A preset's recipe as the owner can take it: as large as its image asks for,
 * and seamless if it is or the owner's noise is, where the owner knows of that;
 * free with g_free().  NULL if it is refused. */
char *preset_fit(const RecipeOwner *owner, const char *recipe);

/* The owner's recipe as a preset keeps it; NULL if it is refused, which the
 * owner says itself. */
char *preset_keep(const RecipeOwner *owner);

#endif
