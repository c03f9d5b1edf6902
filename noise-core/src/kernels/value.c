/* SPDX-License-Identifier: MIT
 *
 * Value noise: random values at lattice points, interpolated with the quintic
 * fade (D. Ebert et al., "Texturing and Modeling", 3rd ed. 2003, "lattice
 * noises").
 */
#include "../lattice.h"

/* A hash as a value, 2^24 steps symmetric about 0, within (-1, 1). */
static inline float
value_of_hash(uint32_t hash)
{
    const int32_t step = (int32_t)(hash >> 8) * 2 + 1 - (1 << 24);

    return (float)step * 0x1p-24f;
}

/* The value at height row->inner on the line of lattice points at cell. */
static inline float
value_at_line(const NoiseLatticeRow *row, uint32_t cell)
{
    return noise_mix(value_of_hash(noise_hash_fold(row->hash_upper, cell)),
                     value_of_hash(noise_hash_fold(row->hash_lower, cell)),
                     row->fade);
}

static void
value_add_row(const NoiseOctave *octave, const NoiseColumns *columns,
              int n_columns, double y, float *sum)
{
    const NoiseLatticeRow row = noise_lattice_row(octave, y);
    uint32_t cell = columns->cell[0];
    float left = value_at_line(&row, cell);
    float right = value_at_line(&row, cell + 1);

    for (int i = 0; i < n_columns; i++) {
        if (columns->cell[i] != cell) {
            left = columns->cell[i] == cell + 1
                       ? right
                       : value_at_line(&row, columns->cell[i]);
            cell = columns->cell[i];
            right = value_at_line(&row, cell + 1);
        }
        sum[i] += octave->weight * (left + columns->fade[i] * (right - left));
    }
}

const NoiseBasis noise_basis_value = {
    .bound = 1.0,            /* an interpolation of values within (-1, 1) */
    .deviation = 0.45238268, /* by integration over the cell */
    .prepare = noise_lattice_prepare,
    .add_row = value_add_row,
};
