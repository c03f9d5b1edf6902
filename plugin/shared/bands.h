/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws nodes of GEGL into the buffers of drawables, in bands of rows: a thread
 * draws the next band while the last one is sent to GIMP.
 */
#ifndef LATTICE_BANDS_H
#define LATTICE_BANDS_H

#include "company.h"

/* Reports progress.  tell is called on the calling thread with the share that
 * is done, which rises from `from` to `to`: 0 and 1, unless the drawing is part
 * of a larger job. */
typedef struct LatticeProgress {
    gboolean (*tell)(double share);
    double from, to;
} LatticeProgress;

/* Draws an area of each node into its buffer, and reports progress after each
 * band.  If there are several nodes, all are lattice:noise.  The nodes may read
 * another drawable's buffer, but none of these.  frame is noise_recipe_frame(),
 * in pixels; bands have at least the rows that it is worth.  Tiles that have
 * not been sent to GIMP at the end are sent when their buffer is freed. */
void lattice_bands_draw(const LatticeCompany *company,
                        const GeglRectangle *area, int frame,
                        LatticeProgress progress);

#endif
