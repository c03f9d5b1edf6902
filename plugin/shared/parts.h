/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Divides a picture into parts, so that the thread that draws it can stop
 * between two of them.
 */
#ifndef LATTICE_PARTS_H
#define LATTICE_PARTS_H

#include <gegl.h>
#include <gio/gio.h>

/* Initialize `width` and `height` to the picture's size, and `frame` to what
 * noise_plan_frame() returns, all in pixels.  Initialize everything else to
 * 0. */
typedef struct LatticeParts {
    int width, height, frame;
    int n_done, n_next; /* how many pixels have been handed out, row by row, and
                         * how many are in the next part */
    double start;       /* lattice_work_seconds() when the last part began */
} LatticeParts;

/* Stores the next part: some rows or, if the noise is slow, a piece of a row, so
 * that each part takes a fraction of a second.  Parts take longer only if the noise
 * has a wide frame: they then have at least NOISE_FRAMES_WORTH * frame rows.
 * Returns FALSE if all parts have been handed out, or if `stop`, which may be NULL,
 * is cancelled. */
gboolean lattice_parts_next(LatticeParts *parts, GCancellable *stop,
                            GeglRectangle *part);

#endif
