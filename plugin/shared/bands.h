/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws what nodes of GEGL show into the buffers of drawables, by bands of rows: a
 * thread draws the next band while this one is sent to GIMP.
 */
#ifndef LATTICE_BANDS_H
#define LATTICE_BANDS_H

#include "company.h"

/* tell is called on the calling thread with the share that is done, which rises
 * from `from` to `to`: 0 and 1, unless this is a part of a larger job. */
typedef struct LatticeProgress {
    gboolean (*tell)(double share);
    double from, to;
} LatticeProgress;

/* Draws an area of each node into its buffer, telling progress after each band.
 * Several nodes are lattice:noise.  The nodes may read another drawable's buffer, but
 * none of these.  frame: as noise_params_frame() says, pixels; bands have as many
 * rows as it is worth.  Tiles that have not been sent to GIMP at the end are sent when
 * their buffer is freed. */
void lattice_bands_draw(const LatticeCompany *company,
                        const GeglRectangle *area, int frame,
                        LatticeProgress progress);

#endif
