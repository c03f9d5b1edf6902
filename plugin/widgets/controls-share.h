/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pixels as a share of the image.
 */
#ifndef LATTICE_CONTROLS_SHARE_H
#define LATTICE_CONTROLS_SHARE_H

#include "controls-row.h"

/* A line that says how large the row's argument, in pixels, is beside an image
 * of this width. */
GtkWidget *share_new(const Row *row, int width);

#endif
