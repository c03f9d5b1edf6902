/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Seamless noise: its periods are the width and height of what it is drawn on.
 * Presets and settings keep only the wish, as the word "seamless=yes" at the
 * end of a recipe, because the numbers would be wrong for the next image; the
 * recipe of what is drawn has the numbers.
 */
#ifndef LATTICE_SEAMLESS_H
#define LATTICE_SEAMLESS_H

#include "request.h"

/* Parses a recipe into a request; the word at its end, if there is one, sets
 * recipe_is_seamless. */
gboolean lattice_seamless_parse(LatticeRequest *request, const char *recipe,
                                GError **error);

/* The recipe of a request; a seamless one has the word instead of its periods.
 * Free with g_free(). */
char *lattice_seamless_print(const LatticeRequest *request);

/* A recipe with the word, and then without periods; or without the word.  NULL
 * if the recipe is refused; free with g_free(). */
char *lattice_seamless_add(const char *recipe);
char *lattice_seamless_remove(const char *recipe);

/* Whether the request is to be seamless, by its own parameter or its recipe. */
gboolean lattice_seamless_is_wanted(const LatticeRequest *request);

/* Sets the periods of a seamless request to the size of its canvas, or of its
 * layer if it is anchored there; lowers the size if cells are too large for
 * these periods. */
gboolean lattice_seamless_fit(LatticeRequest *request, GError **error);

/* If the periods of a request are those that lattice_seamless_fit() would set,
 * marks its recipe as seamless and sets them to 0. */
void lattice_seamless_recognize(LatticeRequest *request);

/* A translated sentence that says how lattice_seamless_fit() changed the size;
 * NULL if it did not.  Free with g_free(). */
char *lattice_seamless_tell(const LatticeRequest *asked,
                            const LatticeRequest *fitted);

#endif
