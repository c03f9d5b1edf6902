/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Loops: frames of a picture that moves through the third dimension, or changes
 * in its place, and may drift; the last frame leads back to the first.
 */
#ifndef LATTICE_LOOP_H
#define LATTICE_LOOP_H

#include "series.h"

#define LATTICE_LOOP LATTICE_PROCEDURE "-loop"
extern const LatticeProcedure lattice_loop;

#endif
