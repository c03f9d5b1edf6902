/* SPDX-License-Identifier: MIT
 *
 * Value noise: random values at lattice points, interpolated (D. Ebert et al.,
 * "Texturing and Modeling", 3rd ed. 2003, "lattice noises").
 */
#include "common/lines.h"

/* Returns the value at a corner in x and y, interpolated between the corners along z
 * and w, each of which has its own hash. */
VEC_INLINE VecF
corner_value(const NoiseOctaveInput *input, int n, const VecU hash[4],
             const Depth *depth)
{
    VecF value[4];

    for (int k = 0; k < depth_corners(n); k++)
        value[k] = noise_value_of_hash(hash[k], 0, input->factor);
    return mix_depth(n, depth, value);
}

VEC_INLINE void
fill_value_line(Lines lines, int n, const uint32_t prefix[4],
                float number[3][NOISE_CORNERS])
{
    const NoiseColumns *columns = lines.columns;

    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const VecU x = vec_load_u(&columns->corner[i]);
        VecU hash[4];
        for (int k = 0; k < depth_corners(n); k++)
            hash[k] = noise_hash_fold(vec_splat_u(prefix[k]), x);
        vec_store(&number[0][i],
                  corner_value(lines.input, n, hash, lines.depth));
    }
}

/* Fills in a row: the corners' values in row[0], and their differences within each
 * cell in row[1].  If fade_slope is not NULL, fills in how these change along y
 * instead. */
VEC_INLINE void
fill_value_row(Lines lines, int n, int at, const VecF *fade_slope,
               const Scratch *scratch, RowNumbers row)
{
    const NoiseColumns *columns = lines.columns;
    const VecF fade = vec_splat(lines.rows->fade[at]);
    const float *above = scratch->line[scratch->upper][0];
    const float *below = scratch->line[1 - scratch->upper][0];

    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const VecF upper = vec_load(&above[i]);
        const VecF lower = n > 1 ? vec_load(&below[i]) : upper;
        vec_store(&row[0][i], fade_slope == NULL
                                  ? noise_mix(upper, lower, fade)
                                  : *fade_slope * (lower - upper));
    }
    for (int i = 0; i < columns->n_cells; i += VEC_LANES)
        vec_store(&row[1][i],
                  vec_load(&row[0][i + columns->right]) - vec_load(&row[0][i]));
}

VEC_INLINE VecF
draw_value(const VecF number[4], VecF inner, VecF fade)
{
    (void)inner;
    return number[0] + fade * number[1];
}

VEC_INLINE VecF
draw_value_slopes(const VecF number[4], const VecF change[4], VecF inner,
                  VecF fade, VecF fade_slope, VecF slope[2])
{
    slope[0] = fade_slope * number[1];
    slope[1] = draw_value(change, inner, fade);
    return draw_value(number, inner, fade);
}

static const Steps value_steps = {fill_value_line, fill_value_row, draw_value,
                                  NULL};
static const Steps value_slope_steps = {fill_value_line, fill_value_row,
                                        draw_value, draw_value_slopes};

DEFINE_ROWS(value_rows, value_steps)
DEFINE_ROWS(value_slope_rows, value_slope_steps)

VEC_INLINE VecF
draw_cell_value(const NoiseOctaveInput *input, int n, const Cell *cell)
{
    const Depth depth = depth_of_cell(n, cell);
    VecF number[4];

    for (int e = 0; e < corners_across(n); e++) {
        VecU hash[4];
        for (int k = 0; k < depth_corners(n); k++)
            hash[k] = cell->hash[e + (k << 2)];
        number[e] = corner_value(input, n, hash, &depth);
    }
    if (n > 1) {
        number[0] = noise_mix(number[0], number[2], cell->fade[1]);
        number[1] = noise_mix(number[1], number[3], cell->fade[1]);
    }
    return noise_mix(number[0], number[1], cell->fade[0]);
}

VEC_INLINE void
draw_value_places(const NoiseOctaveInput *input, int n, Block block,
                  int n_places, float *sum, NoiseSlopes *slopes)
{
    Cell cell = {0}; /* compilers do not see that it is filled in */

    for (int i = 0; i < n_places; i += VEC_LANES) {
        Sloped rise[16];
        find_cell(input, n, block, i, false, &cell);
        accumulate(&sum[i], draw_cell_value(input, n, &cell));
        if (slopes == NULL)
            continue;
        for (int e = 0; e < 1 << n; e++) {
            rise[e].value = noise_value_of_hash(cell.hash[e], 0, input->factor);
            for (int axis = 0; axis < n; axis++)
                rise[e].along[axis] = vec_splat(0.0f);
        }
        collapse_slopes(input->shape->interpolation, n, &cell, rise);
        store_slopes(n, rise[0].along, vec_splat(1.0f), i, slopes);
    }
}

DEFINE_POINTS(value_points, draw_value_places, FOR_BLOCKS)

/* No compute_bound: the noise interpolates values within (-1, 1), and so stays
 * within them. */
const NoiseBasis NOISE_STAMP(noise_basis_value) = {
    .rows = value_rows,
    .slope_rows = value_slope_rows,
    .points = value_points,
    .has_slopes = true,
};
