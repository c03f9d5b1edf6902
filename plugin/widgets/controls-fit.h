/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Periods as long as the image.
 */
#ifndef LATTICE_CONTROLS_FIT_H
#define LATTICE_CONTROLS_FIT_H

#include "controls-row.h"

/* Adds a button that lets the pattern repeat where the image does, which
 * outlives it. */
void fit_add(const Row *row, const ControlsImage *image);

#endif
