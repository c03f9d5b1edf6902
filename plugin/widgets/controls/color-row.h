/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The rows of colors.
 */
#ifndef LATTICE_COLOR_ROW_H
#define LATTICE_COLOR_ROW_H

#include "row.h"

/* Adds a color as a button that opens GIMP's color selector. */
void color_row_add(const Row *row, const NoiseParameter *parameter);

/* Adds a button that sets color-low and color-high to GIMP's foreground and
 * background. */
void color_row_add_gimps(const Row *row);

#endif
