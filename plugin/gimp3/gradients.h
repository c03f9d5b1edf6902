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

/* Colors a request by one of GIMP's gradients, or by the active one; NULL or
 * "" leaves the request as it is. */
gboolean gradients_apply(const char *name, LatticeRequest *request,
                         GError **error);

#endif
