/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Helpers of all operations: refused parameters, kept plans, reduced areas.
 */
#ifndef LATTICE_OPERATING_H
#define LATTICE_OPERATING_H

#include <gegl-plugin.h>

#include <noise-core/noise.h>

/* Stores with an operation why its parameters are refused, for
 * lattice_filter_check(), and warns, but not again at every redraw; NULL: they
 * are not refused.  `what` names the operation, and what it does then. */
void operating_refuse(gpointer operation, const char *what,
                      const NoiseError *error);

/* Returns the checked recipe of one noise, or NULL with an error, which may be
 * NULL; free it with noise_recipe_free(). */
NoiseRecipe *operating_make_recipe(const NoiseParams *params,
                                   NoiseError *error);

/* Makes *plan, which may be NULL, a plan of the checked recipe, unless it already
 * is one: GEGL often prepares with the same parameters.  If memory is short, *plan
 * becomes NULL, error says so, and FALSE is returned; error may be NULL. */
gboolean operating_update_plan(NoisePlan **plan, const NoiseRecipe *recipe,
                               NoiseError *error);

/* Passes the picture on unchanged, bit for bit, in place of an operation's
 * process(). */
gboolean operating_pass(GeglOperationContext *context);

/* Returns the squares of 2^level x 2^level pixels that touch an area, counted
 * in squares. */
GeglRectangle operating_find_squares(const GeglRectangle *area, int level);

#endif
