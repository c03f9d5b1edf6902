/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs the filter procedures of filters.h on drawables.
 */
#ifndef LATTICE_FILTERING_H
#define LATTICE_FILTERING_H

#include "call.h"

/* Returns FALSE with an error if the call's drawable cannot be filtered with the
 * call's arguments. */
gboolean filtering_check(const Call *call, GError **error);

/* Stores the filtered pixels of an area of the call's drawable, row by row, in this
 * format.  Returns FALSE if the call's arguments are invalid. */
gboolean filtering_show(const Call *call, const GeglRectangle *area,
                        const Babl *format, void *pixels);

/* Filters the call's drawable, showing progress, in one undo step. */
GimpPDBStatusType filtering_draw(const Call *call, GError **error);

#endif
