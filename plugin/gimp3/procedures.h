/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Creates the procedures for GIMP 3.
 */
#ifndef LATTICE_PROCEDURES_H
#define LATTICE_PROCEDURES_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* Creates a procedure with its texts, menu and arguments, run by on_image() if it
 * takes an image, otherwise by alone().  Arguments are declared laxly: GIMP checks values on the caller's side, where a value that does not
 * fit silently becomes the initial one, and our own check would never see it.
 * So choices are declared as strings, the layer mode as a whole number, and
 * numbers with limits far beyond ours.  A number beyond even these becomes the
 * nearest limit; GIMP itself refuses NaN. */
GimpProcedure *procedures_new(GimpPlugIn *plug_in,
                              const LatticeProcedure *description,
                              GimpRunImageFunc on_image, GimpRunFunc alone);

/* plug-in-lattice-noise; ignores description and uses studio_describe(). */
GimpProcedure *studio_create(GimpPlugIn *plug_in,
                             const LatticeProcedure *description);

/* The procedures that draw a series of layers: loops, maps and sheets. */
GimpProcedure *series_create(GimpPlugIn *plug_in,
                             const LatticeProcedure *description);

/* The procedures that filter a drawable. */
GimpProcedure *filter_create(GimpPlugIn *plug_in,
                             const LatticeProcedure *description);

/* The procedure that installs filters in GIMP itself. */
GimpProcedure *install_create(GimpPlugIn *plug_in,
                              const LatticeProcedure *description);

/* The procedure that saves a pattern. */
GimpProcedure *pattern_create(GimpPlugIn *plug_in,
                              const LatticeProcedure *description);

#endif
