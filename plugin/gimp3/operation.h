/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The GEGL operation, which makes all pixels.
 */
#ifndef LATTICE_OPERATION_H
#define LATTICE_OPERATION_H

#include <gegl.h>
#include <libgimp/gimp.h>

#include "request.h"

/* Whether the operation is installed and draws this recipe: an older one may
 * not know all of its words. */
gboolean operation_check(const char *recipe, GError **error);

/* The operation as a node of the graph, which owns it: draws the checked
 * request in the drawable's own pixels. */
GeglNode *operation_add(GeglNode *graph, GimpDrawable *drawable,
                        const LatticeRequest *request);

/* The operation as a filter of the drawable, not appended yet and without a
 * request; NULL if GIMP refuses. */
GimpDrawableFilter *operation_new_filter(GimpDrawable *drawable);

/* Lets a filter of the drawable draw a checked request. */
void operation_set_filter(GimpDrawableFilter *filter, GimpDrawable *drawable,
                          const LatticeRequest *request);

#endif
