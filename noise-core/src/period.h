/* SPDX-License-Identifier: MIT
 *
 * Periodic lattices: which lattice points are the same one.
 *
 * The translations that leave a pattern as it is are whole-number
 * combinations of a few vectors.  In echelon form (Hermite's normal form) each
 * of these has an outermost axis of its own, so that a point is reduced one
 * axis after the other, from w to x, and what a row of the picture shares is
 * reduced once for the row.  Rotated and slanted lattices need nothing else.
 */
#ifndef NOISE_PERIOD_H
#define NOISE_PERIOD_H

#include <stdbool.h>
#include <stdint.h>

/* Vectors are made of at most so many cells; with three of them, whole
 * numbers of the echelon form stay below 2^62. */
#define NOISE_PERIOD_CELLS_MAX 524288.0 /* 2^19 */

typedef struct NoisePeriod {
    /* step[a] is the vector whose outermost coordinate that is not 0 is
     * step[a][a]; that one is positive, or 0 where there is no such vector. */
    int64_t step[4][4];
} NoisePeriod;

/* Makes the echelon form of n_vectors vectors, at most 3, of n_axes numbers.
 * False if they are dependent. */
bool noise_period_init(NoisePeriod *period, int64_t vectors[3][4],
                       int n_vectors, int n_axes);

/* The largest whole number that is at most n / d; d > 0. */
static inline int64_t
noise_floor_div(int64_t n, int64_t d)
{
    const int64_t quotient = n / d;

    return quotient - (n % d < 0);
}

/* Reduces one axis of a point: afterwards it lies in [0, step[axis][axis]),
 * and the inner axes have moved along. */
static inline void
noise_period_reduce(const NoisePeriod *period, int axis, int64_t point[4])
{
    const int64_t *step = period->step[axis];

    if (step[axis] == 0)
        return;
    const int64_t n = noise_floor_div(point[axis], step[axis]);
    /* Unsigned: places far beyond what the check allows may wrap. */
    for (int i = 0; i <= axis; i++)
        point[i] =
            (int64_t)((uint64_t)point[i] - (uint64_t)n * (uint64_t)step[i]);
}

#endif
