/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialogs of Lattice Noise Studio and of filters.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include "run.h"

/* Lets the user change the arguments of a call.  If the drawable carries a
 * recipe, they start from it, and its noise is edited; otherwise they keep
 * their values, with the output of lattice_output_remember().  Returns TRUE if
 * the job is to be drawn, or FALSE without an error if the user canceled. */
gboolean dialog_run(Call *call, GError **error);

/* Lets the user change the arguments of a filter's call (filter-dialog.c).
 * Returns FALSE if the user canceled. */
gboolean filter_dialog_run(Call *call);

#endif
