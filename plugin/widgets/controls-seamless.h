/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Whether the noise fits the image.
 */
#ifndef LATTICE_CONTROLS_SEAMLESS_H
#define LATTICE_CONTROLS_SEAMLESS_H

#include "controls-row.h"

/* Adds a box to tick for the argument "seamless", and beside it how large the
 * argument of the row before, in pixels, is beside an image of this width. */
void seamless_add(Row *row, int width);

#endif
