/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What makes the procedures, each in the file of its name.
 */
#ifndef LATTICE_PROCEDURES_H
#define LATTICE_PROCEDURES_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* plug-in-lattice-noise; it has no description. */
GimpProcedure *studio_create(GimpPlugIn *plug_in,
                             const LatticeProcedure *description);

/* Those that draw a series of layers: loops, maps and sheets. */
GimpProcedure *series_create(GimpPlugIn *plug_in,
                             const LatticeProcedure *description);

GimpProcedure *pattern_create(GimpPlugIn *plug_in,
                              const LatticeProcedure *description);

#endif
