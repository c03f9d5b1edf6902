/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts GIMP's gradients into stops.
 */
#ifndef LATTICE_GRADIENTS_H
#define LATTICE_GRADIENTS_H

#include <glib.h>

#include "request.h"

/* Stores the stops of a gradient by its name; FALSE if GIMP does not answer. */
gboolean gradients_fit(const char *name, NoiseGradient *stops);

#endif
