/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The GEGL operation, which makes all pixels.
 */
#ifndef LATTICE_OPERATION_H
#define LATTICE_OPERATION_H

#include <gegl.h>

/* Where and how a drawable is drawn on. */
typedef struct Placement {
    const char *encoding;   /* see lattice_encoding_of() */
    int origin_x, origin_y; /* the pattern's corner, from the drawable's */
} Placement;

/* Whether the operation is installed and draws this recipe: an older one may
 * not know all of its words. */
gboolean operation_check(const char *recipe, GError **error);

/* The operation as a node of the graph, which owns it. */
GeglNode *operation_add(GeglNode *graph, const char *recipe,
                        const Placement *placement);

#endif
