/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws GEGL nodes into the buffers of drawables, in bands of rows: one thread
 * draws the next band while another sends the previous one to GIMP.
 */
#ifndef LATTICE_BANDS_H
#define LATTICE_BANDS_H

#include "company.h"

/* How to report progress. tell() is called on the caller's thread with the fraction
 * of the work that is done.  It rises from `from` to `to`, which are 0 and 1 unless
 * the drawing is part of a larger job. */
typedef struct LatticeProgress {
    gboolean (*tell)(double share);
    double from, to;
} LatticeProgress;

/* Draws an area of each node into its buffer, and reports progress after each band.
 * If there are several nodes, all must be lattice:noise.  The nodes may read the
 * buffers of other drawables, but not the buffers that are drawn into.  To draw a
 * band, the core must also compute `frame` pixels on each side of it
 * (noise_recipe_frame()).  To keep that cheap, each band has at least
 * NOISE_FRAMES_WORTH * frame rows.  Tiles that this function has not sent to GIMP
 * are sent when their buffers are freed. */
void lattice_bands_draw(const LatticeCompany *company,
                        const GeglRectangle *area, int frame,
                        LatticeProgress progress);

#endif
