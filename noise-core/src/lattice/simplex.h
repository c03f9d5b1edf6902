/* SPDX-License-Identifier: MIT
 *
 * From places to the lattice of cubes that is squeezed into simplices, and
 * back.
 */
#ifndef NOISE_SIMPLEX_H
#define NOISE_SIMPLEX_H

/* Coordinates are multiples of this, so that differences of places that are
 * near each other are exact as floats. */
#define NOISE_SIMPLEX_GRAIN 0x1p-24

/* A coordinate, rounded to the grain or, where doubles are coarser than that,
 * as it is. */
static inline double
noise_simplex_snap(double place)
{
    return (place + 0x1.8p28) - 0x1.8p28;
}

/* (1 - 1 / sqrt(n + 1)) / n, to the grain: how much of the sum of a lattice
 * point's coordinates each one loses. */
static inline double
noise_simplex_unskew(int n)
{
    static const int grains[5] = {0, 0, 3545443, 2796203, 2318554};

    return grains[n] * NOISE_SIMPLEX_GRAIN;
}

/* The way back, (sqrt(n + 1) - 1) / n: how much of the sum of a place's
 * coordinates each one gains. */
static inline double
noise_simplex_skew(int n)
{
    const double unskew = noise_simplex_unskew(n);

    return unskew / (1.0 - n * unskew);
}

#endif
