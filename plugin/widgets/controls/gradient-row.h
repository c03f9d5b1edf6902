/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The rows of a gradient.
 */
#ifndef LATTICE_GRADIENT_ROW_H
#define LATTICE_GRADIENT_ROW_H

#include "row.h"

/* Adds three rows for a gradient: a band to edit, the selected stop, and GIMP's
 * gradients to choose from.  Raises row->index to that of the last one. */
void gradient_row_add(Row *row, const NoiseParameter *parameter);

#endif
