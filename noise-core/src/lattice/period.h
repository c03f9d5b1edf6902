/* SPDX-License-Identifier: MIT
 *
 * Periodic lattices: which lattice points count as the same.
 *
 * A pattern repeats along up to three vectors.  Subtracting whole multiples of them
 * moves any point into the half-open parallelepiped that they span.  For each vector
 * v there is a linear function that is `divisor` at v and 0 at the other vectors.
 * To get the number of times that v has to be subtracted from a point, divide the
 * function's value there by `divisor`, and round down.
 */
#ifndef NOISE_PERIOD_H
#define NOISE_PERIOD_H

#include <noise-core/noise.h>

typedef struct NoisePeriod {
    int n_vectors; /* at most 3 */
    /* True if each vector is parallel to a different axis.  Then modulus[axis] is
     * the length of the vector along that axis, or 0 if there is none; `vector`,
     * `function` and `divisor` are not needed. */
    bool is_separate;
    int64_t modulus[4];
    int64_t vector[3][4];
    int64_t function[3][4];
    int64_t divisor; /* positive */
    /* Places nearer to 0 than this, in cells, can be reduced in 32 bits. */
    double near;
} NoisePeriod;

/* Initializes a period from vectors whose coordinates are below 2^52.  Returns
 * NOISE_PROBLEM_BAD_PERIOD if the vectors are linearly dependent, and
 * NOISE_PROBLEM_LONG_PERIOD if together they span too many cells for 64 bits. */
NoiseProblem noise_period_init(NoisePeriod *period, int64_t vectors[3][4],
                               int n_vectors);

/* Replaces a point with the one that stands for all points whole periods away. */
void noise_period_reduce(const NoisePeriod *period, int64_t point[4]);

/* Returns n / d, rounded down; d > 0. */
static inline int64_t
noise_floor_div(int64_t n, int64_t d)
{
    const int64_t quotient = n / d;

    return quotient - (n % d < 0);
}

/* Reduces a coordinate to its axis's period.  period->is_separate must be true. */
static inline int64_t
noise_period_reduce_axis(const NoisePeriod *period, int axis, int64_t n)
{
    const int64_t modulus = period->modulus[axis];

    return modulus == 0 ? n : n - modulus * noise_floor_div(n, modulus);
}

#endif
