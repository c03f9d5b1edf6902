/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialogs of Lattice Noise Studio and of the filters.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include "run.h"

/* Lets the user change the arguments of a call.  If a recipe is attached to the
 * drawable, the dialog starts with its values, and edits that noise.  Otherwise, the
 * arguments keep their values, except the output, which comes from
 * lattice_output_remember().  Returns TRUE if the noise is to be drawn; FALSE
 * without an error if the user canceled. */
gboolean dialog_run(Call *call, GError **error);

/* Lets the user change the arguments of a call to a filter (filter-dialog.c).
 * Returns FALSE if the user canceled. */
gboolean filter_dialog_run(Call *call);

#endif
