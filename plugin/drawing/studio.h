/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure plug-in-lattice-noise: its description and its drawing.
 */
#ifndef LATTICE_STUDIO_H
#define LATTICE_STUDIO_H

#include "job.h"
#include "procedure.h"

/* The procedure with its arguments, except those of every image procedure (run
 * mode, image, drawable).  Made by each call, and never freed. */
LatticeProcedure *studio_describe(void);

/* Reads the arguments' values into a job from job_init(), checks and draws it.
 * Stores the drawable drawn, or an error. */
GimpPDBStatusType studio_draw(GObject *config, Job *job, GimpRunMode run_mode,
                              HostDrawable *drawn, GError **error);

#endif
