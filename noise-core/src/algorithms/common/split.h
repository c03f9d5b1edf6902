/* SPDX-License-Identifier: MIT
 *
 * Splits places on the canvas into cells of an octave's lattice.
 */
#ifndef NOISE_SPLIT_H
#define NOISE_SPLIT_H

#include "../../vec/vec.h"
#include "basis.h"

/* Places on a lattice, each split into a cell of the lattice of cubes and a position
 * within that cell.  Arrays have the same length as in NoisePlaces. */
typedef struct NoiseSplit {
    const NoiseOctave *lattice;
    const NoisePlaces *places;
    /* All places are near enough to 0 for 32-bit arithmetic on the cells and the
     * points around them. */
    bool is_near;
    uint32_t whole[4][NOISE_BLOCK + NOISE_LANES]; /* the cells, modulo 2^32 */
    /* Positions of places within their cells, from 0 to 1 inclusive.  On a lattice
     * of simplices, these are instead the exact offsets of places from their lowest
     * corners. */
    float inner[4][NOISE_BLOCK + NOISE_LANES];
} NoiseSplit;

/* Splits n places along the first n_axes axes of a lattice. */
void NOISE_STAMP(noise_split_places)(const NoiseOctave *lattice, int n_axes,
                                     const NoisePlaces *places, int n,
                                     NoiseSplit *split);

/* Converts a fraction of a cell, as in noise_place_split(), to a float from 0 to 1
 * inclusive. */
static inline VecF
noise_fraction_to_cells(VecU fraction)
{
    return vec_to_float(fraction >> 1) * 0x1p-31f;
}

/* Does the same with a single fraction. */
static inline float
noise_fraction_to_cell(uint32_t fraction)
{
    return (float)(fraction >> 1) * 0x1p-31f;
}

/* True if a place's coordinate along this axis of a lattice with n axes depends only
 * on x and y. */
static inline bool
noise_split_is_flat(const NoiseTransform *map, int n, int axis)
{
    return n <= 2 ||
           (map->factor[axis][2] == 0.0 && map->factor[axis][3] == 0.0);
}

/* Returns the largest distance from 0, in cells, that places can have along an axis
 * of a lattice with n axes. */
static inline double
noise_split_farthest(const NoiseTransform *map, int n, int axis,
                     const NoisePlaces *places)
{
    const double *factor = map->factor[axis];
    double sum = fabs(map->shift[axis]);

    for (int k = 0; k < 2; k++)
        sum += fabs(factor[k]) * places->farthest[k];
    for (int k = 2; k < 4 && !noise_split_is_flat(map, n, axis); k++)
        sum += fabs(factor[k]) * places->farthest[k];
    return sum * (1.0 + 0x1p-40);
}

/* Returns the part of place i's coordinate along an axis that depends on y, z, w and
 * the shift. */
static inline double
noise_split_rest(const NoiseTransform *map, int axis, const NoisePlaces *places,
                 int i)
{
    const bool is_flat = noise_split_is_flat(map, 4, axis);
    const int k = places->is_row ? 0 : i;

    return noise_map_rest(map, axis, places->at[1][k],
                          is_flat ? 0.0 : places->at[2][k],
                          is_flat ? 0.0 : places->at[3][k]);
}

/* Returns the coordinate of place i along an axis, in cells. */
static inline double
noise_split_place(const NoiseTransform *map, int axis,
                  const NoisePlaces *places, int i)
{
    return map->factor[axis][0] * places->at[0][i] +
           noise_split_rest(map, axis, places, i);
}

/* Returns the cell of place i along an axis. */
static inline int64_t
noise_split_cell(const NoiseSplit *split, int axis, int i)
{
    uint32_t rest;

    return split->is_near
               ? (int32_t)split->whole[axis][i]
               : noise_place_split(noise_split_place(&split->lattice->cubes,
                                                     axis, split->places, i),
                                   &rest);
}

#endif
