/* SPDX-License-Identifier: MIT
 *
 * White noise: a value for each cell, that of its lowest corner, independent of
 * all others.
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
fill_row(const NoiseColumns *columns, int n, const NoiseRows *rows, int at,
         Scratch *scratch)
{
    const float *line = scratch->line[scratch->upper][0];

    (void)n;
    (void)rows;
    for (int i = 0; i < columns->n_cells; i += VEC_LANES)
        vec_store(&scratch->row[at % 2][0][i], vec_load(&line[i]));
}

VEC_INLINE VecF
draw(const VecF number[4], VecF inner, VecF fade)
{
    (void)inner;
    (void)fade;
    return number[0];
}

static const Steps steps = {fill_line, fill_row, draw};

DEFINE_ROWS(white_rows, steps)

VEC_INLINE void
draw_points(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *places, int n_points, float *value)
{
    Cell cell;

    for (int i = 0; i < n_points; i += VEC_LANES) {
        find_cell(layer, n, reduction, places, i, false, &cell);
        vec_store(&value[i], noise_value_of_hash(cell.hash[0], layer->factor));
    }
}

DEFINE_POINTS(white_points, draw_points)

/* No find_bound: values lie within (-1, 1). */
const NoiseBasis NOISE_STAMP(noise_basis_white) = {
    .rows = white_rows,
    .points = white_points,
};
