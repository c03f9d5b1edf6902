/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs the filter procedures of filters.h on drawables.
 */
#ifndef LATTICE_FILTERING_H
#define LATTICE_FILTERING_H

#include "run.h"

/* Whether the run's drawable can be filtered with the run's arguments. */
gboolean filtering_check(const Run *run, GError **error);

/* Stores the filtered pixels of an area of the run's drawable, row by row, in
 * this format.  Returns FALSE if the arguments are refused. */
gboolean filtering_show(const Run *run, const GeglRectangle *area,
                        const Babl *format, void *pixels);

/* Filters the run's drawable, showing progress, in one undo step. */
GimpPDBStatusType filtering_draw(const Run *run, GError **error);

#endif
