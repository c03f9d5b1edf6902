/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts GIMP's gradients into stops.
 */
#ifndef LATTICE_GRADIENTS_H
#define LATTICE_GRADIENTS_H

#include <libgimp/gimp.h>

#include "request.h"

/* Stores a gradient's stops; FALSE if GIMP does not answer. */
gboolean gradients_fit(GimpGradient *gradient, NoiseGradient *stops);

#endif
