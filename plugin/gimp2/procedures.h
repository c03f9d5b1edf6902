/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures as GIMP 2.10 knows them: installed, and run.
 */
#ifndef LATTICE_PROCEDURES_H
#define LATTICE_PROCEDURES_H

#include "run.h"

/* The most values that a procedure returns, with the status. */
#define PROCEDURES_MOST_VALUES 4

/* Registers a procedure with GIMP: its texts, menu, arguments and results. */
void procedures_install(const LatticeProcedure *description);

/* Begins a run with the values given: all arguments from a script; otherwise
 * run mode, image and drawable, and the other values as they were kept last. */
gboolean procedures_begin(Run *run, const GimpParam *given, int n_given,
                          GError **error);

/* Sets the values that a procedure returns after the status, values[0]; returns
 * their number, with the status.  libgimp reads what they point to after the
 * run, so it is never freed. */
int procedures_return(const LatticeProcedure *description,
                      const RunResults *results, GimpParam *values);

#endif
