/* SPDX-License-Identifier: MIT
 *
 * The cell of the lattice of squares, cubes and hypercubes that a place lies
 * in, in every lane, and what its corners come to.
 *
 * Corner e of a cell is the far one on axis a where bit a of e is 1.
 */
#ifndef NOISE_CELL_H
#define NOISE_CELL_H

#include "../fade.h"
#include "../hash.h"
#include "../lattice.h"

typedef struct Cell {
    VecF inner[4]; /* place within the cell, 0 to 1 */
    VecF fade[4];
    VecU hash[16]; /* of the corners */
} Cell;

/* The corners' hashes where periods do not let them be hashed axis by axis. */
static inline void
hash_periodic(const NoiseLayer *layer, int n, const NoisePlaces *places,
              int first, VecU hash[16])
{
    uint32_t lanes[16][VEC_LANES];

    for (int lane = 0; lane < VEC_LANES; lane++) {
        for (int e = 0; e < 1 << n; e++) {
            int64_t point[4] = {0};
            for (int axis = 0; axis < n; axis++)
                point[axis] = noise_floor(places->at[axis][first + lane]) +
                              (e >> axis & 1);
            lanes[e][lane] = noise_lattice_hash(layer, point, n);
        }
    }
    for (int e = 0; e < 1 << n; e++)
        hash[e] = vec_load_u(lanes[e]);
}

/* From the outermost axis to x: what corners share is hashed once. */
static inline void
hash_free(const NoiseLayer *layer, int n, const VecU cell[4], VecU hash[16])
{
    const VecU prefix = vec_splat_u(layer->key.prefix);
    const VecU outer =
        (n > 1 ? cell[n - 1] : vec_splat_u(0)) + layer->key.outer;

    if (n == 1) {
        hash[0] = noise_hash_fold(prefix, outer);
    } else {
        hash[0] = noise_hash_fold(prefix, outer);
        hash[1 << (n - 1)] = noise_hash_fold(prefix, outer + 1u);
    }
    for (int axis = n > 1 ? n - 2 : 0; axis >= 0; axis--) {
        const int step = 1 << axis;
        for (int e = 0; e < 1 << n; e += 2 * step) {
            hash[e + step] = noise_hash_fold(hash[e], cell[axis] + 1u);
            hash[e] = noise_hash_fold(hash[e], cell[axis]);
        }
    }
}

/* The cells of VEC_LANES places of n axes. */
static inline void
find_cell(const NoiseLayer *layer, int n, const NoisePlaces *places, int first,
          Cell *cell)
{
    const NoiseInterpolation interpolation = layer->shape->interpolation;
    VecU whole[4];

    cell->inner[1] = cell->fade[1] = vec_splat(0.0f); /* on the line */

    for (int axis = 0; axis < n; axis++) {
        vec_floor(&places->at[axis][first], &whole[axis], &cell->inner[axis]);
        cell->fade[axis] = noise_fade(interpolation, cell->inner[axis]);
    }
    if (layer->period->n_vectors > 0)
        hash_periodic(layer, n, places, first, cell->hash);
    else
        hash_free(layer, n, whole, cell->hash);
}

/* How far a place lies from corner e of its cell, along an axis. */
static inline VecF
offset_from(const Cell *cell, int e, int axis)
{
    return (e >> axis & 1) != 0 ? cell->inner[axis] - 1.0f : cell->inner[axis];
}

/* A number at the corners, and how it rises from there along the axes. */
typedef struct Rise {
    VecF value;
    VecF along[4];
} Rise;

/* How the interpolation of the corners' numbers rises at a place, axis by
 * axis: along the axis itself also by the fade. */
static inline void
collapse_rises(NoiseInterpolation interpolation, int n, const Cell *cell,
               Rise rise[16])
{
    for (int axis = n - 1; axis >= 0; axis--) {
        const VecF u = cell->fade[axis];
        const VecF slope = noise_fade_slope(interpolation, cell->inner[axis]);
        for (int e = 0; e < 1 << axis; e++) {
            Rise *near = &rise[e];
            const Rise *far = &rise[e + (1 << axis)];
            const VecF step = far->value - near->value;
            for (int i = 0; i < n; i++)
                near->along[i] = noise_mix(near->along[i], far->along[i], u);
            near->along[axis] = near->along[axis] + slope * step;
            near->value = noise_mix(near->value, far->value, u);
        }
    }
}

/* Stores what collapse_rises() left; nothing rises along axes beyond n. */
static inline void
store_slopes(int n, const Rise *rise, int first, NoiseSlopes *slopes)
{
    for (int axis = 0; axis < 4; axis++)
        vec_store(&slopes->along[axis][first],
                  axis < n ? rise->along[axis] : vec_splat(0.0f));
}

/* Calls a function that takes the number of dimensions second, so that there is
 * one of it for each. */
#define FOR_DIMENSIONS(function, layer, ...) \
    switch ((layer)->shape->dimensions) {    \
    case 1:                                  \
        function((layer), 1, __VA_ARGS__);   \
        break;                               \
    case 2:                                  \
        function((layer), 2, __VA_ARGS__);   \
        break;                               \
    case 3:                                  \
        function((layer), 3, __VA_ARGS__);   \
        break;                               \
    default:                                 \
        function((layer), 4, __VA_ARGS__);   \
        break;                               \
    }

#endif
