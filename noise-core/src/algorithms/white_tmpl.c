/* SPDX-License-Identifier: MIT
 *
 * White noise: each cell has the value of its lowest corner, which is independent
 * of all other values.
 */
#include "common/lines.h"

/* Returns the sum of four random 16-bit numbers, scaled to (-factor, factor).  This
 * is one of almost 2^18 evenly spaced values, symmetric about 0.  The distribution
 * is nearly normal, with a standard deviation of 0.289 times the factor; only the
 * tails beyond 3.5 deviations are missing. */
VEC_INLINE VecF
normal_of_hash(VecU hash, float factor)
{
    const VecU other = noise_hash_fold(hash, vec_splat_u(0));
    const VecU sum =
        ((hash & 0xffffu) + (hash >> 16)) + ((other & 0xffffu) + (other >> 16));

    return vec_to_float(sum * 2u - (4u * 0xffffu)) * (0x1p-18f * factor);
}

VEC_INLINE VecF
noise_of_hash(const NoiseOctaveInput *input, VecU hash)
{
    return input->shape->distribution == NOISE_WHITE_DISTRIBUTION_NORMAL
               ? normal_of_hash(hash, input->factor)
               : noise_value_of_hash(hash, 0, input->factor);
}

VEC_INLINE void
fill_white_line(Lines lines, int n, const uint32_t prefix[4],
                float number[3][NOISE_CORNERS])
{
    const NoiseColumns *columns = lines.columns;

    (void)n;
    for (int i = 0; i < columns->n_cells; i += VEC_LANES) {
        const VecU x = vec_load_u(&columns->corner[i]);
        const VecU hash = noise_hash_fold(vec_splat_u(prefix[0]), x);
        vec_store(&number[0][i], noise_of_hash(lines.input, hash));
    }
}

VEC_INLINE void
fill_white_row(Lines lines, int n, int at, const VecF *fade_slope,
               const Scratch *scratch, RowNumbers row)
{
    const float *line = scratch->line[scratch->upper][0];

    (void)n;
    (void)at;
    (void)fade_slope;
    for (int i = 0; i < lines.columns->n_cells; i += VEC_LANES)
        vec_store(&row[0][i], vec_load(&line[i]));
}

VEC_INLINE VecF
draw_white(const VecF number[4], VecF inner, VecF fade)
{
    (void)inner;
    (void)fade;
    return number[0];
}

static const Steps white_steps = {fill_white_line, fill_white_row, draw_white,
                                  NULL};

DEFINE_ROWS(white_rows, white_steps)

VEC_INLINE void
draw_white_places(const NoiseOctaveInput *input, int n, Block block,
                  int n_places, float *sum, NoiseSlopes *slopes)
{
    CellLanes cells = {.block = block};
    VecU hash[16] = {0};
    VecF inner[4];

    (void)slopes;
    for (int i = 0; i < n_places; i += VEC_LANES) {
        cells.first = i;
        if (move_to_cells(n, block, i, cells.whole, inner))
            hash_corners(input, n, &cells, false, hash);
        accumulate(&sum[i], noise_of_hash(input, hash[0]));
    }
}

DEFINE_POINTS(white_points, draw_white_places, FOR_BLOCKS)

/* No compute_bound: values are within (-1, 1). */
const NoiseBasis NOISE_STAMP(noise_basis_white) = {
    .rows = white_rows,
    .points = white_points,
};
