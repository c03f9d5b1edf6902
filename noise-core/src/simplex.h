/* SPDX-License-Identifier: MIT
 *
 * From places to the lattice of cubes that is squeezed into simplices, and
 * back.
 */
#ifndef NOISE_SIMPLEX_H
#define NOISE_SIMPLEX_H

/* (sqrt(n + 1) - 1) / n: how much of the sum of coordinates each one gains. */
static inline double
noise_simplex_skew(int n)
{
    static const double skew[5] = {0, 0, 0.36602540378443864676,
                                   0.33333333333333333333,
                                   0.30901699437494742410};

    return skew[n];
}

/* (1 - 1 / sqrt(n + 1)) / n: how much of it each one loses. */
static inline double
noise_simplex_unskew(int n)
{
    static const double unskew[5] = {0, 0, 0.21132486540518711775,
                                     0.16666666666666666667,
                                     0.13819660112501051518};

    return unskew[n];
}

#endif
