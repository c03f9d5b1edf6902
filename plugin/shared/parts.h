/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Divides a picture into parts, between which a thread checks whether to stop.
 */
#ifndef LATTICE_PARTS_H
#define LATTICE_PARTS_H

#include <gegl.h>
#include <gio/gio.h>

/* Initialize width and height to the picture's size, and frame to what
 * noise_plan_frame() returns, all in pixels; initialize everything else to
 * 0. */
typedef struct LatticeParts {
    int width, height, frame;
    int n_done, n_next; /* pixels handed out so far, row by row, and those in
                         * the next part */
    double start;       /* lattice_work_seconds() when the last part began */
} LatticeParts;

/* Stores the next part: some rows, or a piece of a row where the noise is slow,
 * so that even the longest part takes a fraction of a second.  Only the first
 * part may take longer: it has NOISE_FRAMES_WORTH times as many rows as its
 * frame.  Returns FALSE if all parts have been handed out, or `stop`, which may
 * be NULL, is cancelled. */
gboolean lattice_parts_next(LatticeParts *parts, GCancellable *stop,
                            GeglRectangle *part);

#endif
