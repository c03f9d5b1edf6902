/* SPDX-License-Identifier: MIT
 *
 * White noise: a value for each cell, independent of all others.
 */
#include "../lattice.h"

static void
white_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
             float *value)
{
    const int dimensions = layer->shape->dimensions;

    for (int i = 0; i < n; i++) {
        int64_t cell[4] = {0};
        for (int axis = 0; axis < dimensions; axis++)
            cell[axis] = noise_floor(places->at[axis][i]);
        value[i] =
            noise_value_of_hash(noise_lattice_hash(layer, cell, dimensions));
    }
}

static double
white_bound(const NoiseParams *params)
{
    (void)params;
    return 1.0;
}

const NoiseBasis noise_basis_white = {
    .points = white_points,
    .find_bound = white_bound,
    .half_visible = 0.84,
};
