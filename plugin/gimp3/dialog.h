/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog of Lattice Noise Studio.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include <libgimp/gimp.h>

#include "run.h"

/* Lets the user change the arguments of a run.  They begin with the first of
 * these that there is: the recipe, preset or gradient that they name, the
 * drawable's noise filter, the recipe that the drawable carries; or else as they
 * were last.  A filter or a carried recipe is edited; otherwise the output is
 * that of lattice_output_remember().  FALSE without an error: canceled. */
gboolean dialog_run(GimpProcedure *procedure, Run *run, GError **error);

#endif
