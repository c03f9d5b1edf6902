/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws what a node of GEGL shows into a drawable's buffer, by bands of rows: a
 * thread draws the next band while this one is sent to GIMP.
 */
#ifndef LATTICE_BANDS_H
#define LATTICE_BANDS_H

#include <gegl.h>

/* tell is called on the calling thread with the share that is done, which rises
 * from `from` to `to`: 0 and 1, unless this is a part of a larger job. */
typedef struct LatticeProgress {
    gboolean (*tell)(double share);
    double from, to;
} LatticeProgress;

/* Draws an area of a node into a buffer, telling progress after each band.  The
 * node may read another drawable's buffer, but not this one.  Tiles that have
 * not been sent to GIMP at the end are sent when the buffer is freed. */
void lattice_bands_draw(GeglNode *node, GeglBuffer *buffer,
                        const GeglRectangle *area, LatticeProgress progress);

#endif
