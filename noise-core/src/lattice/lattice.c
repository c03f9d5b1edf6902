/* SPDX-License-Identifier: MIT
 *
 * Reduces lattice points to the period, and hashes them, one at a time.
 */
#include "lattice.h"

#include "hash.h"

/* Hashes a reduced point's coordinates, from the outermost axis down to axis
 * `last`. */
static uint32_t
fold_axes(NoiseKey key, int n, const int64_t point[4], int last)
{
    const int outermost = n > 1 ? n - 1 : 1;
    uint32_t hash =
        noise_hash_begin(key, noise_hash_addend((uint32_t)point[outermost]));

    for (int axis = outermost - 1; axis >= last; axis--)
        hash = noise_hash_fold(hash, noise_hash_addend((uint32_t)point[axis]));
    return hash;
}

uint32_t
noise_lattice_hash(NoiseKey key, const NoisePeriod *period, int n,
                   const int64_t *point)
{
    int64_t reduced[4] = {0};

    for (int axis = 0; axis < n; axis++)
        reduced[axis] = point[axis];
    noise_period_reduce(period, reduced);
    return fold_axes(key, n, reduced, 0);
}

uint32_t
noise_lattice_prefix(NoiseKey key, const NoisePeriod *period, int n,
                     const int64_t point[4])
{
    int64_t reduced[4] = {0};

    for (int axis = 1; axis < n; axis++)
        reduced[axis] = noise_period_reduce_axis(period, axis, point[axis]);
    return fold_axes(key, n, reduced, 1);
}
