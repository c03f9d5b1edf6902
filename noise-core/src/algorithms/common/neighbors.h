/* SPDX-License-Identifier: MIT
 *
 * Hashes the cells that VEC_LANES places are in, and the cells around them.
 */
#ifndef NOISE_NEIGHBORS_H
#define NOISE_NEIGHBORS_H

#include "cell.h"

typedef struct Home {
    VecU whole[4];   /* the cells' coordinates */
    VecF inner[3];   /* positions within the cells, plus SNAP */
    bool is_reduced; /* no cell around them has to be reduced to the period */
} Home;

/* Moves to the next places.  Returns false if they are in the same cells as the
 * previous places. */
VEC_INLINE bool
enter_home(const NoiseOctaveInput *input, int n, Block block, int first,
           Home *home)
{
    const bool is_new =
        move_to_cells(n, block, first, home->whole, home->inner);

    for (int axis = 0; axis < n; axis++)
        home->inner[axis] = home->inner[axis] + SNAP;
    home->is_reduced =
        is_reduced(input, n, block.reduction, home->whole, -1, 1);
    return is_new;
}

/* Returns the hash of the cell that is `step` cells away from home. */
VEC_INLINE VecU
hash_neighbor(const NoiseOctaveInput *input, int n, Block block, int first,
              const Home *home, const int step[3])
{
    VecU steps[4], point[4];

    for (int axis = 0; axis < n; axis++) {
        steps[axis] = vec_splat_u((uint32_t)step[axis]);
        point[axis] = home->whole[axis] + steps[axis];
    }
    return home->is_reduced
               ? hash_reduced(input, n, point)
               : hash_periodic(input, n, block, first, home->whole, steps);
}

/* Derives the hash of a cell's point k from the hash of the cell. */
VEC_INLINE VecU
hash_of_point(VecU cell_hash, int k)
{
    return k == 0 ? cell_hash
                  : noise_hash_fold(cell_hash, vec_splat_u((uint32_t)k));
}

/* Returns a coordinate of a cell's point, relative to the home cell, plus SNAP. */
VEC_INLINE VecF
compute_coordinate(VecU hash, int axis, int step)
{
    return noise_unit_of_hash(hash, axis, 1.0f) + SNAP + (float)step;
}

#endif
