/* SPDX-License-Identifier: MIT
 *
 * Value noise: random values at lattice points, interpolated (D. Ebert et al.,
 * "Texturing and Modeling", 3rd ed. 2003, "lattice noises").
 */
#include "common/cell-list.h"
#include "common/lines.h"

VEC_INLINE void
fill_value_line(Lines lines, int n, const uint32_t prefix[4],
                float number[3][NOISE_CORNERS])
{
    const NoiseColumns *columns = lines.columns;

    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const VecU x = vec_load_u(&columns->corner[i]);
        VecF value[4];
        for (int k = 0; k < depth_corners(n); k++)
            value[k] =
                noise_value_of_hash(noise_hash_fold(vec_splat_u(prefix[k]), x),
                                    0, lines.input->factor);
        vec_store(&number[0][i], mix_depth(n, lines.depth, value));
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

/* Fills in the values at the corners of cells. */
VEC_INLINE void
fill_cell_values(const NoiseOctaveInput *input, int n, const CellLanes *cells,
                 VecF *number)
{
    VecU hash[16];

    hash_corners(input, n, cells, false, hash);
    for (int e = 0; e < 1 << n; e++)
        number[e] = noise_value_of_hash(hash[e], 0, input->factor);
}

/* Interpolates the values at the corners of cells. */
VEC_INLINE VecF
draw_cell_value(int n, const Cell *cell, const VecF *number)
{
    const Depth depth = depth_of_cell(n, cell);
    VecF value[4];

    for (int e = 0; e < (n > 1 ? 4 : 2); e++) {
        VecF corner[4];
        for (int k = 0; k < depth_corners(n); k++)
            corner[k] = number[e + (k << 2)];
        value[e] = mix_depth(n, &depth, corner);
    }
    if (n > 1) {
        value[0] = noise_mix(value[0], value[2], cell->fade[1]);
        value[1] = noise_mix(value[1], value[3], cell->fade[1]);
    }
    return noise_mix(value[0], value[1], cell->fade[0]);
}

VEC_INLINE VecF
draw_cell_value_slopes(int n, int i, const Cell *cell, const VecF *number,
                       const ToDraw *draw)
{
    Sloped rise[16];

    for (int e = 0; e < 1 << n; e++) {
        rise[e].value = number[e];
        for (int axis = 0; axis < n; axis++)
            rise[e].along[axis] = vec_splat(0.0f);
    }
    collapse_slopes(draw->interpolation, n, cell, rise);
    store_slopes(n, rise[0].along, vec_splat(1.0f), i, draw->slopes);
    return rise[0].value;
}

static const CellSteps value_cell_steps = {
    false, fill_cell_values, draw_cell_value, draw_cell_value_slopes};

DEFINE_CELL_LIST(value_points_by_list, value_cell_steps)
DEFINE_CELL_VECTORS(value_points_by_vector, value_cell_steps)
DEFINE_CELL_POINTS(value_points, value_points_by_list, value_points_by_vector)

/* No compute_bound: the noise interpolates values within (-1, 1), so it is also
 * within this range. */
const NoiseBasis NOISE_STAMP(noise_basis_value) = {
    .rows = value_rows,
    .slope_rows = value_slope_rows,
    .points = value_points,
    .has_slopes = true,
};
