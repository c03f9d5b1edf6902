/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that filter a drawable by one of our operations.  Each has an
 * argument for each parameter of its operation, under the same key, and
 * LATTICE_ANCHOR_KEY.
 */
#ifndef LATTICE_FILTERS_H
#define LATTICE_FILTERS_H

#include <gegl.h>

#include "procedure.h"

#define LATTICE_GRAIN    "plug-in-lattice-grain"
#define LATTICE_DISPLACE "plug-in-lattice-displace"

#define LATTICE_ANCHOR_KEY "anchor"
#define LATTICE_RECIPE_KEY "recipe"

extern const LatticeProcedure lattice_grain;
extern const LatticeProcedure lattice_displace;

/* Whether a filter's operation takes its values. */
gboolean lattice_filter_check(const LatticeProcedure *procedure,
                              const LatticeValues *values, GError **error);

/* The operation with checked values as a node of graph, which owns it, for a
 * drawable whose corner lies at x, y on the canvas. */
GeglNode *lattice_filter_add(const LatticeProcedure *procedure,
                             const LatticeValues *values, GeglNode *graph,
                             int x, int y);

#endif
