/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Where a seed is written: each front end has its own, as its argument has 31
 * or 64 bits.
 */
#ifndef LATTICE_SEED_ENTRY_H
#define LATTICE_SEED_ENTRY_H

#include "controls-row.h"

/* An entry bound to the row's argument, not in the row yet. */
GtkWidget *seed_entry_new(const Row *row, const NoiseParameter *parameter);

#endif
