/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The parts of a picture that a thread draws between two looks at whether to stop.
 */
#ifndef LATTICE_PARTS_H
#define LATTICE_PARTS_H

#include <gegl.h>
#include <gio/gio.h>

/* Begins with the size of a picture and noise_plan_frame(), in pixels, and zeros. */
typedef struct LatticeParts {
    int width, height, frame;
    int n_done, n_next; /* pixels, row by row: drawn, and to be drawn at once */
    double start;       /* of the last part: lattice_work_seconds() */
} LatticeParts;

/* Stores the next part: some rows, or a piece of one where noise is slow, so that the
 * longest takes a fraction of a second; but as many as their frame is worth.  FALSE: all is drawn, or `stop`, which may be
 * NULL, is cancelled. */
gboolean lattice_parts_next(LatticeParts *parts, GCancellable *stop,
                            GeglRectangle *part);

#endif
