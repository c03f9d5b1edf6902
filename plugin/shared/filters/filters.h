/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that filter a drawable with one of the operations in table.h.
 * A procedure's arguments are the operation's parameters, with the same keys,
 * plus LATTICE_ANCHOR_KEY and, if the operation takes a recipe,
 * LATTICE_RECIPE_KEY.
 */
#ifndef LATTICE_FILTERS_H
#define LATTICE_FILTERS_H

#include <gegl.h>

#include "procedure.h"
#include "table.h"

#define LATTICE_ANCHOR_KEY "anchor"
#define LATTICE_RECIPE_KEY "recipe"

/* Returns the procedure with this name if it is a filter, or else NULL.  Each
 * call makes a new description, which is never freed. */
const LatticeProcedure *lattice_filter_describe(const char *name);

/* True if a filter's operation accepts these values. */
gboolean lattice_filter_check(const LatticeValues *values, GError **error);

/* The key of the strength, an argument that every filter has.  At a strength of
 * 0, the filter changes nothing. */
#define LATTICE_STRENGTH_KEY "strength"

/* Adds a node with the filter's operation and checked values to the graph, which
 * owns the node.  The drawable's upper left corner is at (x, y) on the canvas. */
GeglNode *lattice_filter_add(const LatticeValues *values, GeglNode *graph,
                             int x, int y);

#endif
