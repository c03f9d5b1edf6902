/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Gradients: a band to edit, and GIMP's own to choose from.
 */
#ifndef LATTICE_CONTROLS_GRADIENT_H
#define LATTICE_CONTROLS_GRADIENT_H

#include "controls-row.h"

/* Adds three rows for a gradient; counts the first ones. */
void gradient_add(Row *row, const NoiseParameter *parameter);

#endif
