/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Helpers for all operations: refused parameters, kept plans, reduced areas.
 */
#ifndef LATTICE_OPERATING_H
#define LATTICE_OPERATING_H

#include <gegl-plugin.h>

#include <noise-core/noise.h>

/* Stores in an operation's data, for lattice_filter_check(), why its parameters are
 * refused; if `error` is NULL, they are not.  Prints a warning, but not again at
 * every redraw.  `what` names the operation and says what it does then, such as
 * "lattice:noise draws nothing". */
void operating_refuse(gpointer operation, const char *what,
                      const NoiseError *error);

/* Returns the checked recipe of one noise; free it with noise_recipe_free().  If it
 * is refused, returns NULL and stores an error, unless `error` is NULL. */
NoiseRecipe *operating_make_recipe(const NoiseParams *params,
                                   NoiseError *error);

/* Replaces *plan, which may be NULL, with a plan of the checked recipe, unless it is
 * one already: GEGL often prepares with the same parameters.  If memory is short,
 * sets *plan to NULL, stores an error unless `error` is NULL, and returns FALSE. */
gboolean operating_update_plan(NoisePlan **plan, const NoiseRecipe *recipe,
                               NoiseError *error);

/* Ends the program unless there was enough memory to draw, as g_malloc() does: an
 * operation has no way to report that it drew only some of its pixels. */
void operating_require_memory(gboolean is_enough);

/* Passes the input on unchanged, bit for bit, in place of an operation's
 * process(). */
gboolean operating_pass(GeglOperationContext *context);

/* Returns the squares, of 2^level x 2^level pixels each, that an area touches, as a
 * rectangle that is counted in squares. */
GeglRectangle operating_find_squares(const GeglRectangle *area, int level);

#endif
