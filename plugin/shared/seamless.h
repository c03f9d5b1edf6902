/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Noise that repeats after what it is drawn on.  That is a wish, kept in
 * presets and settings by the word "seamless=yes" behind a recipe, because its
 * numbers would be wrong for the next image; what is drawn has the numbers.
 */
#ifndef LATTICE_SEAMLESS_H
#define LATTICE_SEAMLESS_H

#include "request.h"

/* Parses a recipe that may end with the word, which it stores in request. */
gboolean lattice_seamless_parse(LatticeRequest *request, const char *recipe,
                                GError **error);

/* The recipe of a request, and for a seamless one the word instead of periods;
 * free with g_free(). */
char *lattice_seamless_print(const LatticeRequest *request);

/* The same for a recipe: with the word, without the periods; or without the
 * word.  NULL if it is refused; free with g_free(). */
char *lattice_seamless_add(const char *recipe);
char *lattice_seamless_remove(const char *recipe);

/* Whether the request, or its recipe, wants it. */
gboolean lattice_seamless_is_wanted(const LatticeRequest *request);

/* Gives a seamless request the periods of its canvas, or of its layer if it
 * belongs to that; where cells are too large for these, they become smaller. */
gboolean lattice_seamless_fit(LatticeRequest *request, GError **error);

/* Calls a request seamless whose periods are those it would get, and takes
 * them away. */
void lattice_seamless_recognize(LatticeRequest *request);

/* What has been done to the cells of what was asked for, as a translated
 * sentence; NULL: nothing.  Free with g_free(). */
char *lattice_seamless_tell(const LatticeRequest *asked,
                            const LatticeRequest *fitted);

#endif
