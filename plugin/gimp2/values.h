/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Procedures that are described as data: installed, and their arguments read.
 */
#ifndef LATTICE_VALUES_H
#define LATTICE_VALUES_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* Tells GIMP a procedure, its place in the menu and what it returns. */
void values_install(const LatticeProcedure *description,
                    const GimpParamDef *results, int n_results);

/* The values of all arguments: those given by a script, or those used last,
 * for the user to change; free with lattice_values_free(). */
LatticeValues *values_read(const LatticeProcedure *description,
                           const GimpParam *given, int n_given, GError **error);

#endif
