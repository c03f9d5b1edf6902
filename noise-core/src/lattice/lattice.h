/* SPDX-License-Identifier: MIT
 *
 * Points of the lattice of squares, cubes and hypercubes, one at a time.
 */
#ifndef NOISE_LATTICE_H
#define NOISE_LATTICE_H

#include "hash.h"
#include "period.h"

/* floor() by convert-and-fix; |place| < 2^63, which noise_params_check() and
 * the limits of noise_render() and noise_evaluate() make sure of. */
static inline int64_t
noise_floor(double place)
{
    const int64_t whole = (int64_t)place;

    return whole - (place < (double)whole);
}

/* The hash of a lattice point of n axes, reduced to the period. */
uint32_t noise_lattice_hash(NoiseKey key, const NoisePeriod *period, int n,
                            const int64_t *point);

/* The hash prefix of all coordinates but x, which all lattice points of a line
 * share; only where the period is separate. */
uint32_t noise_lattice_prefix(NoiseKey key, const NoisePeriod *period, int n,
                              const int64_t point[4]);

#endif
