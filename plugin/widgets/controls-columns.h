/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Columns that are as wide whatever is shown.
 */
#ifndef LATTICE_CONTROLS_COLUMNS_H
#define LATTICE_CONTROLS_COLUMNS_H

#include "controls-row.h"

/* Keeps the row's columns of labels and units as wide as their widest one also
 * while that is hidden, by what it puts into a grid that is always shown. */
void columns_keep(GtkWidget *grid, const Row *row);

#endif
