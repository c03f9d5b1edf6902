/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Loops: frames of a picture that moves through the third dimension, or seethes
 * in its place, and may drift; the last frame leads back to the first.
 */
#ifndef LATTICE_LOOP_H
#define LATTICE_LOOP_H

#include "series.h"

#define LATTICE_LOOP LATTICE_PROCEDURE "-loop"
extern const LatticeProcedure lattice_loop;

/* How far frame k of n has gone on in a loop of n_periods periods, in the unit
 * of `period`: pixels for a drift, degrees for a turn.  Whole periods are left
 * out before anything is rounded, so that frame n would be frame 0, bit for
 * bit. */
double lattice_loop_find_drift(double period, int n_periods, int k, int n);

#endif
