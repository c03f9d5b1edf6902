/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Filters drawables by the procedures of filters.h.
 */
#ifndef LATTICE_FILTERING_H
#define LATTICE_FILTERING_H

#include "run.h"

/* Whether the run's drawable can be filtered with its arguments. */
gboolean filtering_check(const Run *run, GError **error);

/* Stores the filtered pixels of an area of the run's drawable in a format, row
 * by row.  FALSE: the arguments are refused. */
gboolean filtering_show(const Run *run, const GeglRectangle *area,
                        const Babl *format, void *pixels);

/* Filters the run's drawable, showing progress, in one undo step. */
GimpPDBStatusType filtering_draw(const Run *run, GError **error);

#endif
