/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialogs of Lattice Noise Studio and of filters.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include "run.h"

/* Lets the user change the arguments of a run.  If the drawable carries a
 * recipe, they begin with that, and the noise is edited; otherwise they begin as
 * they are, with the output of lattice_output_remember().  TRUE: draw the job.
 * FALSE without an error: canceled. */
gboolean dialog_run(Run *run, GError **error);

/* Lets the user change the arguments of a filter's run (filter-dialog.c).
 * FALSE: canceled. */
gboolean filter_dialog_run(Run *run);

#endif
