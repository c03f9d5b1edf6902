/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What makes the procedures for GIMP 3.
 */
#ifndef LATTICE_PROCEDURES_H
#define LATTICE_PROCEDURES_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* Tells GIMP the texts, the menu and the arguments, laxly: GIMP checks values
 * on the caller's side, and there a value that does not fit silently becomes
 * the initial one.  So that they reach our own check, choices are declared as
 * strings, the layer mode as a whole number, and numbers with limits far beyond
 * ours; what does not fit a lax number becomes the nearest that does, and
 * not-a-number is refused by GIMP itself. */
void procedures_declare(GimpProcedure *procedure,
                        const LatticeProcedure *description);

/* plug-in-lattice-noise; it describes itself. */
GimpProcedure *studio_create(GimpPlugIn *plug_in,
                             const LatticeProcedure *description);

/* Those that draw a series of layers: loops, maps and sheets. */
GimpProcedure *series_create(GimpPlugIn *plug_in,
                             const LatticeProcedure *description);

GimpProcedure *pattern_create(GimpPlugIn *plug_in,
                              const LatticeProcedure *description);

#endif
