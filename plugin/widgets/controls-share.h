/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pixels as a share of the image.
 */
#ifndef LATTICE_CONTROLS_SHARE_H
#define LATTICE_CONTROLS_SHARE_H

#include "controls-row.h"

/* Adds a line that says how large the row's argument, in pixels, is beside an
 * image of this width. */
void share_add(const Row *row, int width);

#endif
