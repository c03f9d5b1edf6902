/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Few pixels of slow noise, many rows of quick noise.
 */
#include "parts.h"

/* Pixels of the first part: as few as are drawn at once. */
#define FIRST 16

/* How long a part may take if the next one shall have twice its pixels. */
#define TWICE_US 10000

gboolean
lattice_parts_next(LatticeParts *parts, GCancellable *stop, GeglRectangle *part)
{
    const gint64 now = g_get_monotonic_time();
    const int width = parts->width;

    if (parts->n_done == width * parts->height ||
        g_cancellable_is_cancelled(stop))
        return FALSE;
    if (parts->n_next == 0)
        parts->n_next = FIRST;
    else if (now - parts->start_us < TWICE_US)
        parts->n_next = MIN(2 * parts->n_next, width * parts->height);
    const int x = parts->n_done % width, y = parts->n_done / width;
    *part = (GeglRectangle){x, y, width, parts->n_next / width};
    if (x > 0 || part->height == 0)
        *part = (GeglRectangle){x, y, MIN(parts->n_next, width - x), 1};
    part->height = MIN(part->height, parts->height - y);
    parts->n_done += part->width * part->height;
    parts->start_us = now;
    return TRUE;
}
