/* SPDX-License-Identifier: MIT
 *
 * Converts between places and the lattice of cubes that is squeezed into simplices.
 */
#ifndef NOISE_SIMPLEX_H
#define NOISE_SIMPLEX_H

/* Coordinates are multiples of this grain, so that differences between nearby places
 * are exact as floats. */
#define NOISE_SIMPLEX_GRAIN 0x1p-24

/* Rounds a coordinate to the grain, unless doubles of its size are even coarser. */
static inline double
noise_simplex_snap(double place)
{
    return (place + 0x1.8p28) - 0x1.8p28;
}

/* Returns (1 - 1 / sqrt(n + 1)) / n, rounded to the grain.  The sum of a lattice
 * point's coordinates, times this fraction, is subtracted from each coordinate. */
static inline double
noise_simplex_unskew(int n)
{
    static const int grains[5] = {0, 0, 3545443, 2796203, 2318554};

    return grains[n] * NOISE_SIMPLEX_GRAIN;
}

/* Returns the factor for the opposite conversion, (sqrt(n + 1) - 1) / n.  The sum of
 * a place's coordinates, times this factor, is added to each coordinate. */
static inline double
noise_simplex_skew(int n)
{
    const double unskew = noise_simplex_unskew(n);

    return unskew / (1.0 - n * unskew);
}

#endif
