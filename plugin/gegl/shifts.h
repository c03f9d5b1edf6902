/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How far noise moves the pixels of a picture.
 */
#ifndef LATTICE_SHIFTS_H
#define LATTICE_SHIFTS_H

#include <glib.h>

#include <noise-core/noise.h>

#include "displace.h"

typedef enum ShiftKind { LATTICE_KINDS(LATTICE_ENUMERATOR) } ShiftKind;

/* A plain value; shifts_clear() frees its plans. */
typedef struct Shifts {
    ShiftKind kind;
    double amount;      /* pixels: nothing moves farther along an axis */
    NoisePlan *plan[2]; /* the second one for KIND_TURBULENT, or else NULL */
} Shifts;

/* Makes the plans of checked params, which must be those of gray height, or
 * keeps those that draw them already.  False, with an error and without plans,
 * if the core refuses them. */
gboolean shifts_set(Shifts *shifts, ShiftKind kind, double amount,
                    const NoiseParams *params, NoiseError *error);
void shifts_clear(Shifts *shifts);

/* Stores how far each pixel of a region is moved to the right and down, in
 * pixels of the region's level, as pairs, row by row. */
void shifts_find(const Shifts *shifts, const NoiseRegion *region, float *pairs);

#endif
