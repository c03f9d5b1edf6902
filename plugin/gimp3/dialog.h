/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog, Lattice Noise Studio.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include "job.h"

/* Lets the user change the arguments of a fresh job, which begin as the recipe
 * or preset asked for, as the settings of the drawable's filter, as the recipe
 * that it carries, or else as they were last.  Noise that is there is edited;
 * else the output is that which was chosen last for a picture.  A notice, or
 * NULL, is said until something is changed.  On FALSE without an error, the
 * user has canceled. */
gboolean dialog_run(GimpProcedure *procedure, GimpProcedureConfig *config,
                    const Job *fresh, const char *notice, GError **error);

#endif
