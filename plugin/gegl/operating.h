/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Functions that the operations share: they report invalid parameters, reuse plans,
 * and convert areas to reduced levels.
 */
#ifndef LATTICE_OPERATING_H
#define LATTICE_OPERATING_H

#include <gegl-plugin.h>

#include <noise-core/noise.h>

/* Records why an operation's parameters are invalid, for lattice_filter_check() to
 * read; if `error` is NULL, records that they are valid.  Prints a warning, but does
 * not repeat it at every redraw.  The warning begins with `what`, which says what
 * the operation does now, such as "lattice:noise draws nothing". */
void operating_refuse(gpointer operation, const char *what,
                      const NoiseError *error);

/* Returns the checked recipe of one noise; free it with noise_recipe_free().  If it
 * is invalid, returns NULL and stores an error, unless `error` is NULL. */
NoiseRecipe *operating_make_recipe(const NoiseParams *params,
                                   NoiseError *error);

/* Replaces *plan, which may be NULL, with a plan of the checked recipe.  Keeps
 * *plan if it already draws that recipe, because GEGL often calls prepare() again
 * with the same parameters.  Making a plan is faster if *plan or `other`, which may
 * also be NULL, draws the same layers.  If memory runs out, sets *plan to NULL,
 * stores an error unless `error` is NULL, and returns FALSE. */
gboolean operating_update_plan(NoisePlan **plan, const NoisePlan *other,
                               const NoiseRecipe *recipe, NoiseError *error);

/* Passes the input on unchanged, bit for bit.  Call this instead of an operation's
 * process(). */
gboolean operating_pass(GeglOperationContext *context);

/* Returns which squares of 2^level x 2^level pixels an area touches, as a rectangle
 * in units of squares. */
GeglRectangle operating_find_squares(const GeglRectangle *area, int level);

#endif
