/* SPDX-License-Identifier: MIT
 *
 * Rows of an axis-aligned picture among the lines of a lattice.
 *
 * A row lies between two lines of corners, above and below it.  At each corner
 * of a line the axes beyond y are interpolated once, and kept for as many rows
 * as lie between the same lines.
 */
#ifndef NOISE_LINES_H
#define NOISE_LINES_H

#include "cell.h"
#include "kernels.h"

/* Where a place lies on z and w, number 0 and 1, between corners. */
typedef struct Depth {
    VecF offset[2][2]; /* from the near and the far corner */
    VecF fade[2];
} Depth;

/* How many corners z and w have. */
VEC_INLINE int
depth_corners(int n)
{
    return n < 3 ? 1 : n == 3 ? 2 : 4;
}

VEC_INLINE Depth
depth_of_cell(int n, const Cell *cell)
{
    Depth depth;

    for (int axis = 2; axis < n; axis++) {
        depth.offset[axis - 2][0] = cell->inner[axis];
        depth.offset[axis - 2][1] = cell->inner[axis] - 1.0f;
        depth.fade[axis - 2] = cell->fade[axis];
    }
    return depth;
}

/* How many corners x and y have. */
VEC_INLINE int
corners_across(int n)
{
    return n > 1 ? 4 : 2;
}

/* The hashes at corner e, of x and y, of all corners of z and w. */
VEC_INLINE void
depth_hashes(int n, const Cell *cell, int e, VecU hash[4])
{
    for (int k = 0; k < depth_corners(n); k++)
        hash[k] = cell->hash[e + (k << 2)];
}

/* From one number for each corner of z and w to one. */
VEC_INLINE VecF
mix_depth(int n, const Depth *depth, VecF number[4])
{
    if (n > 3) {
        number[0] = noise_mix(number[0], number[2], depth->fade[1]);
        number[1] = noise_mix(number[1], number[3], depth->fade[1]);
    }
    return n > 2 ? noise_mix(number[0], number[1], depth->fade[0]) : number[0];
}

VEC_INLINE void
find_depth(int n, const NoiseRows *rows, Depth *depth)
{
    for (int axis = 0; axis < n - 2; axis++) {
        const VecF inner = vec_splat(rows->depth_inner[axis]);
        depth->offset[axis][0] = inner;
        depth->offset[axis][1] = inner - 1.0f;
        depth->fade[axis] = vec_splat(rows->depth_fade[axis]);
    }
}

/* Fills the numbers of a line's corners, from the hash prefixes of its corners
 * of z and w. */
typedef void FillLine(const NoiseLayer *layer, int n,
                      const NoiseColumns *columns, const uint32_t prefix[4],
                      const Depth *depth, float number[3][NOISE_CORNERS]);

VEC_INLINE void
fill_line_at(const NoiseLayer *layer, int n, const NoiseColumns *columns,
             const NoiseRows *rows, int64_t line, const Depth *depth,
             FillLine *fill, float number[3][NOISE_CORNERS])
{
    uint32_t prefix[4];

    for (int k = 0; k < depth_corners(n); k++) {
        const int64_t point[4] = {0, line, rows->depth_cell[0] + (k & 1),
                                  rows->depth_cell[1] + (k >> 1)};
        prefix[k] = noise_lattice_prefix(layer, point);
    }
    fill(layer, n, columns, prefix, depth, number);
}

/* Makes the lines above and below a row those of the scratch. */
VEC_INLINE void
keep_lines(const NoiseLayer *layer, int n, const NoiseColumns *columns,
           const NoiseRows *rows, int row, const Depth *depth, FillLine *fill,
           NoiseScratch *scratch)
{
    const int64_t cell = rows->cell[row];

    if (scratch->is_filled && scratch->cell == cell)
        return;
    if (scratch->is_filled && scratch->cell + 1 == cell) {
        scratch->upper = 1 - scratch->upper;
    } else {
        scratch->upper = 0;
        fill_line_at(layer, n, columns, rows, cell, depth, fill,
                     scratch->line[0]);
    }
    if (n > 1)
        fill_line_at(layer, n, columns, rows, cell + 1, depth, fill,
                     scratch->line[1 - scratch->upper]);
    scratch->is_filled = true;
    scratch->cell = cell;
}

/* Stores noise, or adds it to what is there. */
VEC_INLINE void
put(bool is_added, VecF noise, float *value)
{
    vec_store(value, is_added ? vec_load(value) + noise : noise);
}

#endif
