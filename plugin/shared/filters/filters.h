/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that filter a drawable by one of the operations of table.h.
 * Each has an argument for each of the operation's parameters, under the same
 * key, and LATTICE_ANCHOR_KEY.
 */
#ifndef LATTICE_FILTERS_H
#define LATTICE_FILTERS_H

#include <gegl.h>

#include "procedure.h"
#include "table.h"

#define LATTICE_ANCHOR_KEY "anchor"
#define LATTICE_RECIPE_KEY "recipe"

/* The procedure of this name, if it filters, or NULL; made by each call, and
 * never freed. */
const LatticeProcedure *lattice_filter_describe(const char *name);

/* Whether a filter's operation takes its values. */
gboolean lattice_filter_check(const LatticeValues *values, GError **error);

/* Of every filter: how strong it is; with 0, it changes nothing. */
#define LATTICE_STRENGTH_KEY "strength"

/* The operation with checked values as a node of graph, which owns it, for a
 * drawable whose corner lies at x, y on the canvas. */
GeglNode *lattice_filter_add(const LatticeValues *values, GeglNode *graph,
                             int x, int y);

#endif
