/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The rows of colours.
 */
#ifndef LATTICE_CONTROLS_COLOUR_H
#define LATTICE_CONTROLS_COLOUR_H

#include "controls-row.h"

/* Adds a colour as a button that opens GIMP's colour selector. */
void colour_add(const Row *row, const NoiseParameter *parameter);

/* Adds a button that gives the two colours those of GIMP. */
void colour_add_gimps(const Row *row);

#endif
