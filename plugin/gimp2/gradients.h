/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's gradients by name.
 */
#ifndef LATTICE_GRADIENTS_H
#define LATTICE_GRADIENTS_H

#include <glib.h>

#include "request.h"

/* Finds the stops of a gradient by its name; FALSE if GIMP does not tell. */
gboolean gradients_fit(const char *name, NoiseGradient *stops);

#endif
