/* SPDX-License-Identifier: MIT
 *
 * Hashes of lattice points, reduced to the period.
 */
#include "lattice.h"

#include "hash.h"

/* Folds the axes of a reduced point from the outermost to `last` into a hash.
 * A line is a row of the plane, so that there is one way to hash. */
static uint32_t
fold_axes(const NoiseLayer *layer, const int64_t point[4], int n, int last)
{
    uint32_t hash = layer->key.prefix;
    uint32_t more = layer->key.outer;

    for (int axis = n > 1 ? n - 1 : 1; axis >= last; axis--) {
        hash = noise_hash_fold(hash, (uint32_t)point[axis] + more);
        more = 0;
    }
    return hash;
}

uint32_t
noise_lattice_hash(const NoiseLayer *layer, const int64_t *point, int n)
{
    int64_t reduced[4] = {0};

    for (int axis = 0; axis < n; axis++)
        reduced[axis] = point[axis];
    noise_period_reduce(layer->period, reduced);
    return fold_axes(layer, reduced, n, 0);
}

uint32_t
noise_lattice_prefix(const NoiseLayer *layer, const int64_t point[4])
{
    const int n = layer->shape->dimensions;
    int64_t reduced[4] = {0};

    for (int axis = 1; axis < n; axis++)
        reduced[axis] =
            noise_period_reduce_axis(layer->period, axis, point[axis]);
    return fold_axes(layer, reduced, n, 1);
}
