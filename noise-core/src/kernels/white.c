/* SPDX-License-Identifier: MIT
 *
 * White noise: a value for each cell, independent of all others.
 */
#include "lines.h"

VEC_INLINE void
fill_line(const NoiseLayer *layer, int n, const NoiseColumns *columns,
          const uint32_t prefix[4], const Depth *depth,
          float number[3][NOISE_CORNERS])
{
    (void)n;
    (void)depth;
    for (int i = 0; i < columns->n_cells; i += VEC_LANES) {
        const VecU x = vec_load_u(&columns->corner[i]);
        const VecU hash = noise_hash_fold(vec_splat_u(prefix[0]), x);
        vec_store(&number[0][i], noise_value_of_hash(hash, layer->factor));
    }
}

VEC_INLINE void
draw_row(const NoiseColumns *columns, const NoiseScratch *scratch,
         bool is_added, float *value)
{
    const float *line = scratch->line[scratch->upper][0];

    for (int i = 0; i < columns->n; i += VEC_LANES) {
        const int first = columns->first_cell[i / VEC_LANES];
        const VecU cell = vec_load_u(&columns->cell[i]);
        put(is_added, vec_window(line + first, cell), &value[i]);
    }
}

VEC_INLINE void
draw_rows(const NoiseLayer *layer, int n, const NoiseColumns *columns,
          const NoiseRows *rows, int first, int last, bool is_added,
          NoiseScratch *scratch, float *value)
{
    Depth depth;

    find_depth(n, rows, &depth);
    for (int row = first; row < last; row++) {
        float *row_value = value + (row - first) * NOISE_BLOCK;
        keep_lines(layer, n, columns, rows, row, &depth, fill_line, scratch);
        if (is_added)
            draw_row(columns, scratch, true, row_value);
        else
            draw_row(columns, scratch, false, row_value);
    }
}

static void
white_rows(const NoiseLayer *layer, const NoiseColumns *columns,
           const NoiseRows *rows, int first, int last, bool is_added,
           NoiseScratch *scratch, float *value)
{
    FOR_DIMENSIONS(draw_rows, layer, columns, rows, first, last, is_added,
                   scratch, value);
}

VEC_INLINE void
draw_points(const NoiseLayer *layer, int n, Reach reach,
            const NoisePlaces *places, int n_points, float *value)
{
    for (int i = 0; i < n_points; i += VEC_LANES) {
        Cell cell;
        find_cell(layer, n, reach, places, i, &cell);
        vec_store(&value[i], noise_value_of_hash(cell.hash[0], layer->factor));
    }
}

static void
white_points(const NoiseLayer *layer, const NoisePlaces *places, int n_points,
             float *value)
{
    FOR_DIMENSIONS(draw_points, layer, find_reach(layer, places, n_points),
                   places, n_points, value);
}

static double
white_bound(const NoiseParams *params)
{
    (void)params;
    return 1.0;
}

const NoiseBasis NOISE_STAMP(noise_basis_white) = {
    .rows = white_rows,
    .points = white_points,
    .find_bound = white_bound,
    .half_visible = 0.84,
};
