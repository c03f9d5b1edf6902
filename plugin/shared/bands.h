/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws GEGL nodes into the buffers of drawables, in bands of rows: a thread
 * draws the next band while the last one is sent to GIMP.
 */
#ifndef LATTICE_BANDS_H
#define LATTICE_BANDS_H

#include "company.h"

/* How to report progress: tell() is called on the calling thread with the
 * fraction of the work that is done.  This rises from `from` to `to`: from 0 to
 * 1, unless the drawing is part of a larger job. */
typedef struct LatticeProgress {
    gboolean (*tell)(double share);
    double from, to;
} LatticeProgress;

/* Draws an area of each node into its buffer, and reports progress after each
 * band.  If there are several nodes, all are lattice:noise.  The nodes may read
 * the buffers of other drawables, but none of these. frame is what
 * noise_recipe_frame() returns, in pixels.  Each band draws such a frame around
 * itself, so bands have at least NOISE_FRAMES_WORTH times as many rows.  Tiles
 * that have not been sent to GIMP at the end are sent when their buffers are
 * freed. */
void lattice_bands_draw(const LatticeCompany *company,
                        const GeglRectangle *area, int frame,
                        LatticeProgress progress);

#endif
