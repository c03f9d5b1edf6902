/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The row of the seed.
 */
#ifndef LATTICE_CONTROLS_SEED_H
#define LATTICE_CONTROLS_SEED_H

#include "controls-row.h"

/* Adds the seed with a button for a new one, one that goes back to those that
 * the new ones replaced, and the row's own one. */
void seed_add(const Row *row, const NoiseParameter *parameter);

#endif
