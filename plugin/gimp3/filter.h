/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation as a filter of a drawable.
 */
#ifndef LATTICE_FILTER_H
#define LATTICE_FILTER_H

#include <libgimp/gimp.h>

#include "request.h"

/* A filter of the drawable, not appended yet and without a request; NULL if
 * GIMP refuses. */
GimpDrawableFilter *filter_new(GimpDrawable *drawable, const char *name);

/* Lets a filter of the drawable draw a checked request. */
void filter_set_request(GimpDrawableFilter *filter, GimpDrawable *drawable,
                        const LatticeRequest *request);

#endif
