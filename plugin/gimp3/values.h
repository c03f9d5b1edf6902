/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Procedures that are described as data: registered, and their arguments read.
 */
#ifndef LATTICE_VALUES_H
#define LATTICE_VALUES_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* Tells GIMP the texts, the menu and the arguments. */
void values_declare(GimpProcedure *procedure,
                    const LatticeProcedure *description);

/* The values of all arguments; free with lattice_values_free(). */
LatticeValues *values_read(GimpProcedureConfig *config,
                           const LatticeProcedure *description, GError **error);

#endif
