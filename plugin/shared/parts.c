/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Hands out a few pixels at a time if the noise is slow, and many rows if it is
 * fast.
 */
#include "parts.h"

#include <noise-core/noise.h>

#include "work-time.h"

/* The smallest number of pixels in the first part. */
#define FIRST 16

/* If a part takes less time than this, the next one has twice as many
 * pixels. */
#define TWICE_SECONDS 0.01

gboolean
lattice_parts_next(LatticeParts *parts, GCancellable *stop, GeglRectangle *part)
{
    const double now = lattice_work_seconds();
    const int width = parts->width, n = width * parts->height;
    const int n_worth = NOISE_FRAMES_WORTH * parts->frame * width;

    if (parts->n_done == n || g_cancellable_is_cancelled(stop))
        return FALSE;
    if (parts->n_next == 0)
        parts->n_next = MAX(FIRST, MIN(n_worth, n));
    else if (now - parts->start < TWICE_SECONDS)
        parts->n_next = MIN(2 * parts->n_next, n);
    const int x = parts->n_done % width, y = parts->n_done / width;
    *part = (GeglRectangle){x, y, width, parts->n_next / width};
    if (x > 0 || part->height == 0)
        *part = (GeglRectangle){x, y, MIN(parts->n_next, width - x), 1};
    part->height = MIN(part->height, parts->height - y);
    parts->n_done += part->width * part->height;
    parts->start = now;
    return TRUE;
}
