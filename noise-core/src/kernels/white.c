/* SPDX-License-Identifier: MIT
 *
 * White noise: a value for each cell, independent of all others.
 */
#include "lines.h"

static inline void
fill_line(const NoiseLayer *layer, int n, const NoiseColumns *columns,
          const uint32_t prefix[4], const Depth *depth,
          float number[3][NOISE_CORNERS])
{
    (void)layer;
    (void)n;
    (void)depth;
    for (int i = 0; i < columns->n_cells; i += VEC_LANES) {
        const VecU x = vec_load_u(&columns->corner[i]);
        vec_store(&number[0][i], noise_value_of_hash(noise_hash_fold(
                                     vec_splat_u(prefix[0]), x)));
    }
}

static inline void
draw_row(const NoiseLayer *layer, int n, const NoiseColumns *columns,
         const double at[4], const NoiseFold *fold, NoiseScratch *scratch,
         float *value)
{
    const RowPlace place = find_row(layer->shape, n, at);

    keep_lines(layer, n, columns, &place, fill_line, scratch);
    for (int i = 0; i < columns->n; i += VEC_LANES) {
        const uint32_t first = columns->cell[i];
        const VecU cell = vec_load_u(&columns->cell[i]) - first;
        const float *values = scratch->line[scratch->upper][0];
        put(fold, vec_window(values + first, cell), &value[i]);
    }
}

static void
white_row(const NoiseLayer *layer, const NoiseColumns *columns,
          const double place[4], const NoiseFold *fold, NoiseScratch *scratch,
          float *value)
{
    FOR_DIMENSIONS(draw_row, layer, columns, place, fold, scratch, value);
}

static inline void
draw_points(const NoiseLayer *layer, int n, const NoisePlaces *places,
            int n_points, float *value)
{
    const Reach reach = find_reach(layer, places, n_points);

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Cell cell;
        find_cell(layer, n, reach, places, i, &cell);
        vec_store(&value[i], noise_value_of_hash(cell.hash[0]));
    }
}

static void
white_points(const NoiseLayer *layer, const NoisePlaces *places, int n_points,
             float *value)
{
    FOR_DIMENSIONS(draw_points, layer, places, n_points, value);
}

static double
white_bound(const NoiseParams *params)
{
    (void)params;
    return 1.0;
}

const NoiseBasis NOISE_STAMP(noise_basis_white) = {
    .row = white_row,
    .points = white_points,
    .find_bound = white_bound,
    .half_visible = 0.84,
};
