/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Divides a picture into parts, between which a thread checks whether to stop.
 */
#ifndef LATTICE_PARTS_H
#define LATTICE_PARTS_H

#include <gegl.h>
#include <gio/gio.h>

/* Initialize width and height to the picture's size and frame to
 * noise_plan_frame(), in pixels, and all else to 0. */
typedef struct LatticeParts {
    int width, height, frame;
    int n_done, n_next; /* pixels, row by row: handed out, and in the next
                         * part */
    double start;       /* lattice_work_seconds() when the last part began */
} LatticeParts;

/* Stores the next part: some rows, or a piece of a row where the noise is slow,
 * so that even the longest part takes a fraction of a second; but the first
 * part already has all rows that the frame is worth.  FALSE if all parts have
 * been handed out, or `stop`, which may be NULL, is cancelled. */
gboolean lattice_parts_next(LatticeParts *parts, GCancellable *stop,
                            GeglRectangle *part);

#endif
