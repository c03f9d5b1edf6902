/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog, Lattice Noise Studio.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include <libgimp/gimp.h>

#include "job.h"

/* Lets the user change the arguments of a job, which begin as a recipe or,
 * where that is NULL, as they were last.  A sentence, or NULL, is said until
 * something is changed.  FALSE: cancelled. */
gboolean dialog_run(GimpProcedure *procedure, GimpProcedureConfig *config,
                    GimpImage *image, GimpDrawable *drawable,
                    const char *recipe, const char *sentence);

#endif
