/* SPDX-License-Identifier: MIT
 *
 * Periodic lattices: which lattice points are the same one.
 *
 * The translations that leave a pattern as it is are the whole-number
 * combinations of up to three vectors.  A point is taken by them into the
 * half-open parallelepiped that the vectors span: for each vector v there is a
 * linear function that is `divisor` on v and 0 on the others, and says how many
 * times v has to be subtracted.
 */
#ifndef NOISE_PERIOD_H
#define NOISE_PERIOD_H

#include <stdbool.h>
#include <stdint.h>

/* On the lattice of cubes a vector spans at most so many cells, and on that of
 * simplices twice as many, so that the functions' numbers stay below 2^42, and
 * their sums below 2^63. */
#define NOISE_PERIOD_CELLS_MAX 524288.0 /* 2^19 */

typedef struct NoisePeriod {
    int n_vectors; /* at most 3 */
    /* Each vector lies along an axis: modulus[axis] is its length, and 0 where
     * there is none. */
    bool is_separate;
    int64_t modulus[4];
    int64_t vector[3][4];
    int64_t function[3][4];
    int64_t divisor; /* positive */
} NoisePeriod;

/* False if the vectors are dependent. */
bool noise_period_init(NoisePeriod *period, int64_t vectors[3][4],
                       int n_vectors);

/* Takes a point to the one that stands for all that are the same. */
void noise_period_reduce(const NoisePeriod *period, int64_t point[4]);

/* The largest whole number that is at most n / d; d > 0. */
static inline int64_t
noise_floor_div(int64_t n, int64_t d)
{
    const int64_t quotient = n / d;

    return quotient - (n % d < 0);
}

/* One coordinate of a separate period. */
static inline int64_t
noise_period_reduce_axis(const NoisePeriod *period, int axis, int64_t n)
{
    const int64_t modulus = period->modulus[axis];

    return modulus == 0 ? n : n - modulus * noise_floor_div(n, modulus);
}

#endif
