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

#include <noise/noise.h>

typedef struct NoisePeriod {
    int n_vectors; /* at most 3 */
    /* Each vector lies along an axis of its own: modulus[axis] is its length,
     * and 0 where there is none.  Then nothing else is needed. */
    bool is_separate;
    int64_t modulus[4];
    int64_t vector[3][4];
    int64_t function[3][4];
    int64_t divisor; /* positive */
    /* Places nearer to 0 than this, in cells, can be reduced in 32 bits. */
    double near;
} NoisePeriod;

/* Vectors are below 2^52.  Refuses dependent ones as BAD_PERIOD, and those that
 * together span more cells than 64 bits can tell apart as LONG_PERIOD. */
NoiseProblem noise_period_init(NoisePeriod *period, int64_t vectors[3][4],
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
