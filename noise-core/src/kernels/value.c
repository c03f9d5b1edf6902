/* SPDX-License-Identifier: MIT
 *
 * Value noise: random values at lattice points, interpolated (D. Ebert et al.,
 * "Texturing and Modeling", 3rd ed. 2003, "lattice noises").
 */
#include "../lattice.h"

/* The value of a row at the lattice points at cell. */
static inline float
value_at(const NoiseLatticeRow *row, int dimensions, int64_t cell)
{
    float number[8];

    for (int e = 0; e < 1 << (dimensions - 1); e++)
        number[e] =
            noise_value_of_hash(noise_line_hash(row, &row->line[e], cell));
    return noise_lattice_collapse(row, dimensions, number);
}

static inline void
add_columns(const NoiseLatticeRow *row, int dimensions,
            const NoiseColumns *columns, int n, float *value)
{
    int64_t cell = columns->cell[0];
    float left = value_at(row, dimensions, cell);
    float right = value_at(row, dimensions, cell + 1);

    for (int i = 0; i < n; i++) {
        if (columns->cell[i] != cell) {
            left = columns->cell[i] == cell + 1
                       ? right
                       : value_at(row, dimensions, columns->cell[i]);
            cell = columns->cell[i];
            right = value_at(row, dimensions, cell + 1);
        }
        value[i] = left + columns->fade[i] * (right - left);
    }
}

static void
value_row(const NoiseLayer *layer, const NoiseColumns *columns, int n,
          const double place[4], float *value)
{
    NoiseLatticeRow row;

    noise_lattice_row(layer, place, &row);
    switch (layer->shape->dimensions) {
    case 1:
        add_columns(&row, 1, columns, n, value);
        break;
    case 2:
        add_columns(&row, 2, columns, n, value);
        break;
    case 3:
        add_columns(&row, 3, columns, n, value);
        break;
    default:
        add_columns(&row, 4, columns, n, value);
        break;
    }
}

static void
value_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
             float *value)
{
    noise_lattice_points(layer, places, n, value_row, value);
}

static NoiseCorner
value_corner(const NoiseLayer *layer, const int64_t point[4])
{
    return (NoiseCorner){.value = noise_value_of_hash(noise_lattice_hash(
                             layer, point, layer->shape->dimensions))};
}

static void
value_gradient(const NoiseLayer *layer, const double place[4],
               float gradient[4])
{
    noise_lattice_gradient(layer, place, value_corner, gradient);
}

/* An interpolation of values within (-1, 1). */
static double
value_bound(const NoiseParams *params)
{
    (void)params;
    return 1.0;
}

const NoiseBasis noise_basis_value = {
    .row = value_row,
    .points = value_points,
    .gradient = value_gradient,
    .find_bound = value_bound,
    .half_visible = 0.63,
};
