/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Between presets, which fit any image, and the recipe of an owner; and windows
 * that ask for the name of an own preset.
 */
#ifndef LATTICE_PRESET_NAME_H
#define LATTICE_PRESET_NAME_H

#include "dialog-recipe.h"
#include "presets.h"

/* A preset's recipe as the owner can take it: as large as its image asks for,
 * and seamless if it is or the owner's noise is, where the owner knows of that;
 * free with g_free().  NULL if it is refused. */
char *preset_fit(const RecipeOwner *owner, const char *recipe);

/* Asks under which name the owner's recipe shall be saved, above a window,
 * beginning with a name or NULL; saves it, and returns the name, to be freed
 * with g_free().  NULL: it was not saved. */
char *preset_name_save(GtkWidget *window, const RecipeOwner *owner,
                       const LatticePresets *presets, const char *initial);

/* Asks for another name for an own preset; the same. */
char *preset_name_change(GtkWidget *window, const LatticePresets *presets,
                         const char *name);

#endif
