/* SPDX-License-Identifier: MIT
 *
 * Value noise: random values at lattice points, interpolated (D. Ebert et al.,
 * "Texturing and Modeling", 3rd ed. 2003, "lattice noises").
 */
#include "lines.h"

/* The value at a corner of x and y; hashes are those of corners of z and w. */
VEC_INLINE VecF
corner_value(const NoiseLayer *layer, int n, const VecU hash[4],
             const Depth *depth)
{
    VecF value[4];

    for (int k = 0; k < depth_corners(n); k++)
        value[k] = noise_value_of_hash(hash[k], layer->factor);
    return mix_depth(n, depth, value);
}

VEC_INLINE void
fill_line(const NoiseLayer *layer, int n, const NoiseColumns *columns,
          const uint32_t prefix[4], const Depth *depth,
          float number[3][NOISE_CORNERS])
{
    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const VecU x = vec_load_u(&columns->corner[i]);
        VecU hash[4];
        for (int k = 0; k < depth_corners(n); k++)
            hash[k] = noise_hash_fold(vec_splat_u(prefix[k]), x);
        vec_store(&number[0][i], corner_value(layer, n, hash, depth));
    }
}

/* The corners' values on the row, and the cells' differences. */
VEC_INLINE void
fill_row(const NoiseColumns *columns, int n, const NoiseRows *rows, int at,
         Scratch *scratch)
{
    const VecF fade = vec_splat(rows->fade[at]);
    const float *above = scratch->line[scratch->upper][0];
    const float *below = scratch->line[1 - scratch->upper][0];
    float *left = scratch->row[at % 2][0];
    float *change = scratch->row[at % 2][1];

    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        VecF value = vec_load(&above[i]);
        if (n > 1)
            value = noise_mix(value, vec_load(&below[i]), fade);
        vec_store(&left[i], value);
    }
    for (int i = 0; i < columns->n_cells; i += VEC_LANES)
        vec_store(&change[i],
                  vec_load(&left[i + columns->right]) - vec_load(&left[i]));
}

VEC_INLINE VecF
draw(const VecF number[4], VecF inner, VecF fade)
{
    (void)inner;
    return number[0] + fade * number[1];
}

static const Steps steps = {fill_line, fill_row, draw};

static void
value_rows(const NoiseLayer *layer, const NoiseColumns *columns,
           const NoiseRows *rows, bool is_added, float *value)
{
    FOR_DIMENSIONS(draw_rows, layer, steps, columns, rows, is_added, value);
}

/* The noise of a cell. */
VEC_INLINE VecF
noise_of_cell(const NoiseLayer *layer, int n, const Cell *cell)
{
    const Depth depth = depth_of_cell(n, cell);
    VecF number[4];

    for (int e = 0; e < corners_across(n); e++) {
        VecU hash[4];
        depth_hashes(n, cell, e, hash);
        number[e] = corner_value(layer, n, hash, &depth);
    }
    if (n > 1) {
        number[0] = noise_mix(number[0], number[2], cell->fade[1]);
        number[1] = noise_mix(number[1], number[3], cell->fade[1]);
    }
    return noise_mix(number[0], number[1], cell->fade[0]);
}

VEC_INLINE void
draw_points(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *places, int n_points, float *value)
{
    Cell cell;

    for (int i = 0; i < n_points; i += VEC_LANES) {
        find_cell(layer, n, reduction, places, i, &cell);
        vec_store(&value[i], noise_of_cell(layer, n, &cell));
    }
}

DEFINE_BY_DIMENSIONS(value_points, draw_points, float)

VEC_INLINE void
find_slopes(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *places, int n_points, float *value,
            NoiseSlopes *slopes)
{
    Cell cell;

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Rise rise[16];
        find_cell(layer, n, reduction, places, i, &cell);
        vec_store(&value[i], noise_of_cell(layer, n, &cell));
        for (int e = 0; e < 1 << n; e++) {
            rise[e].value = noise_value_of_hash(cell.hash[e], layer->factor);
            for (int axis = 0; axis < n; axis++)
                rise[e].along[axis] = vec_splat(0.0f);
        }
        collapse_rises(layer->shape->interpolation, n, &cell, rise);
        store_slopes(n, &rise[0], i, slopes);
    }
}

DEFINE_SLOPES_BY_DIMENSIONS(value_slopes, find_slopes)

/* No find_bound: values within (-1, 1) are interpolated. */
const NoiseBasis NOISE_STAMP(noise_basis_value) = {
    .rows = value_rows,
    .points = value_points,
    .slopes = value_slopes,
};
