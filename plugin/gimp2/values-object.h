/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of a described procedure as an object for the parts of dialogs,
 * as GIMP 3's procedures have one.
 */
#ifndef LATTICE_VALUES_OBJECT_H
#define LATTICE_VALUES_OBJECT_H

#include <glib-object.h>

#include "procedure.h"

/* An object with a property for each argument, named by its key: doubles, and
 * strings for texts and choices.  The values, which must live as long as it
 * does, follow; what they refuse leaves them as they are. */
GObject *values_object_new(const LatticeProcedure *description,
                           LatticeValues *values);

#endif
