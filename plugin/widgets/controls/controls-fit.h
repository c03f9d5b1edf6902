/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The button that makes the pattern tile at the image's size.
 */
#ifndef LATTICE_CONTROLS_FIT_H
#define LATTICE_CONTROLS_FIT_H

#include "row.h"

/* Adds a button that sets the periods to the image's size, as a whole row;
 * image must live as long as the button. */
void fit_add(const Row *row, const ControlsImage *image);

#endif
