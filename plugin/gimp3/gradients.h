/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's gradients as stops.
 */
#ifndef LATTICE_GRADIENTS_H
#define LATTICE_GRADIENTS_H

#include <libgimp/gimp.h>

#include "request.h"

/* Finds a gradient's stops; FALSE if GIMP does not tell. */
gboolean gradients_fit(GimpGradient *gradient, NoiseGradient *stops);

#endif
