/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure plug-in-lattice-noise: described, and drawn.
 */
#ifndef LATTICE_STUDIO_H
#define LATTICE_STUDIO_H

#include "job.h"
#include "procedure.h"

/* The procedure with all arguments, beside those of every image procedure; made
 * anew, and never freed. */
LatticeProcedure *studio_describe(void);

/* Reads a fresh job from the arguments' values, checks and draws it.  Stores
 * what was drawn, or an error. */
GimpPDBStatusType studio_draw(GObject *config, Job *job, GimpRunMode run_mode,
                              HostDrawable *drawn, GError **error);

#endif
