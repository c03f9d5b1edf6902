/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog of Lattice Noise Studio.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include "job.h"

/* Lets the user change the arguments of a job from job_init() whose image is
 * checked.  If the drawable carries a recipe (NULL: none), they begin with
 * that, and the noise is edited; otherwise they begin as they are, with the
 * output of lattice_output_remember().  TRUE: draw the job.  FALSE:
 * canceled. */
gboolean dialog_run(GObject *config, const Job *fresh, const char *recipe);

#endif
