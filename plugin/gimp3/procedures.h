/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Creates the procedures for GIMP 3.
 */
#ifndef LATTICE_PROCEDURES_H
#define LATTICE_PROCEDURES_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* Creates a procedure with its texts, menu, arguments and results.  Arguments
 * are declared laxly: GIMP checks values on the caller's side, where a value
 * that does not fit silently becomes the initial one, and our own check would
 * never see it.  So choices are declared as strings, the layer mode as a whole
 * number, and numbers with limits far beyond ours.  A number beyond even these
 * becomes the nearest limit; GIMP itself refuses NaN. */
GimpProcedure *procedures_new(GimpPlugIn *plug_in,
                              const LatticeProcedure *description);

#endif
