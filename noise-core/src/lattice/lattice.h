/* SPDX-License-Identifier: MIT
 *
 * Places on the lattice of squares, cubes and hypercubes, one at a time.
 */
#ifndef NOISE_LATTICE_H
#define NOISE_LATTICE_H

#include "../kernels/kernels.h"

/* floor() by convert-and-fix; |place| < 2^63.  The check and the borders of
 * noise_render() and noise_evaluate() see to that. */
static inline int64_t
noise_floor(double place)
{
    const int64_t whole = (int64_t)place;

    return whole - (place < (double)whole);
}

/* The hash of a lattice point of n axes, reduced to the period. */
uint32_t noise_lattice_hash(const NoiseLayer *layer, const int64_t *point,
                            int n);

/* The hash prefix of the lattice points along x through a point; only where
 * periods are separate. */
uint32_t noise_lattice_prefix(const NoiseLayer *layer, const int64_t point[4]);

#endif
