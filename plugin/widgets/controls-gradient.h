/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Gradients: a picture of the stops, and GIMP's own to choose from.
 */
#ifndef LATTICE_CONTROLS_GRADIENT_H
#define LATTICE_CONTROLS_GRADIENT_H

#include "controls-row.h"

/* Adds two rows for a gradient; counts the first. */
void gradient_add(Row *row, const NoiseParameter *parameter);

#endif
