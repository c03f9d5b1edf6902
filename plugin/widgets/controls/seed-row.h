/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The row of the seed.
 */
#ifndef LATTICE_SEED_ROW_H
#define LATTICE_SEED_ROW_H

#include "row.h"

/* Adds the seed with a button for a new one, and row->seed_button, if there is
 * one. */
void seed_row_add(const Row *row, const NoiseParameter *parameter);

#endif
