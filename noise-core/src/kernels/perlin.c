/* SPDX-License-Identifier: MIT
 *
 * Perlin's gradient noise (K. Perlin, "An Image Synthesizer", 1985, and
 * "Improving Noise", 2002), on lines to hypercubes.
 *
 * On one row of pixels, everything that lies around a column of lattice points
 * collapses to a straight line in t, the distance from it: slope x t +
 * constant.  With u = fade(t), a pixel between two columns is then
 * (a t + b) + u (c t + d), a and b the left line, c and d the difference to
 * the right one.
 */
#include "../lattice.h"

typedef struct Slant {
    float slope, constant;
} Slant;

/* The row at the lattice points at cell, in terms of the distance from
 * them. */
static inline Slant
slant_at(const NoiseLatticeRow *row, const NoiseGradientSet *set,
         int dimensions, int64_t cell)
{
    float slope[8], constant[8];

    for (int e = 0; e < 1 << (dimensions - 1); e++) {
        const NoiseLine *line = &row->line[e];
        const float *gradient =
            noise_gradient_of_hash(set, noise_line_hash(row, line, cell));
        slope[e] = gradient[0];
        constant[e] = 0.0f;
        for (int axis = 1; axis < dimensions; axis++)
            constant[e] += gradient[axis] * line->offset[axis];
    }
    return (Slant){
        .slope = noise_lattice_collapse(row, dimensions, slope),
        .constant = noise_lattice_collapse(row, dimensions, constant),
    };
}

/* The difference from left to right, both in terms of the left distance; the
 * right one is a cell nearer. */
static inline Slant
slant_difference(Slant left, Slant right)
{
    return (Slant){
        .slope = right.slope - left.slope,
        .constant = (right.constant - right.slope) - left.constant,
    };
}

static inline void
add_columns(const NoiseLatticeRow *row, const NoiseGradientSet *set,
            int dimensions, const NoiseColumns *columns, int n, float *value)
{
    int64_t cell = columns->cell[0];
    Slant left = slant_at(row, set, dimensions, cell);
    Slant right = slant_at(row, set, dimensions, cell + 1);
    Slant change = slant_difference(left, right);

    for (int i = 0; i < n; i++) {
        if (columns->cell[i] != cell) {
            left = columns->cell[i] == cell + 1
                       ? right
                       : slant_at(row, set, dimensions, columns->cell[i]);
            cell = columns->cell[i];
            right = slant_at(row, set, dimensions, cell + 1);
            change = slant_difference(left, right);
        }
        const float t = columns->inner[i];
        value[i] = (left.slope * t + left.constant) +
                   columns->fade[i] * (change.slope * t + change.constant);
    }
}

static void
perlin_row(const NoiseLayer *layer, const NoiseColumns *columns, int n,
           const double place[4], float *value)
{
    const NoiseGradientSet *set = layer->shape->gradients;
    NoiseLatticeRow row;

    noise_lattice_row(layer, place, &row);
    switch (layer->shape->dimensions) {
    case 1:
        add_columns(&row, set, 1, columns, n, value);
        break;
    case 2:
        add_columns(&row, set, 2, columns, n, value);
        break;
    case 3:
        add_columns(&row, set, 3, columns, n, value);
        break;
    default:
        add_columns(&row, set, 4, columns, n, value);
        break;
    }
}

static void
perlin_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
              float *value)
{
    noise_lattice_points(layer, places, n, perlin_row, value);
}

static NoiseCorner
perlin_corner(const NoiseLayer *layer, const int64_t point[4])
{
    const float *gradient = noise_gradient_of_hash(
        layer->shape->gradients,
        noise_lattice_hash(layer, point, layer->shape->dimensions));

    return (NoiseCorner){
        .rise = {gradient[0], gradient[1], gradient[2], gradient[3]}};
}

static void
perlin_gradient(const NoiseLayer *layer, const double place[4],
                float gradient[4])
{
    noise_lattice_gradient(layer, place, perlin_corner, gradient);
}

/* Every gradient at its best, found by search, with room for the rounding of
 * floats. */
static double
perlin_bound(const NoiseParams *params)
{
    static const double
        bounds[][NoiseDimensionsCount][NoiseInterpolationCount] = {
            [NOISE_GRADIENTS_AXES] = {{0.5000002, 0.5000002, 0.5000002},
                                      {0.5625003, 0.5435098, 0.5352767},
                                      {1.0648286, 1.0449057, 1.0363543},
                                      {1.5653139, 1.5452006, 1.536583}},
            [NOISE_GRADIENTS_UNIT] = {{0.5000002, 0.5000002, 0.5000002},
                                      {0.6969502, 0.6958103, 0.695353},
                                      {0.8660258, 0.8660258, 0.8660258},
                                      {0.9230645, 0.9157462, 0.9127817}},
        };

    return bounds[params->gradients][params->dimensions][params->interpolation];
}

const NoiseBasis noise_basis_perlin = {
    .row = perlin_row,
    .points = perlin_points,
    .gradient = perlin_gradient,
    .find_bound = perlin_bound,
    .half_visible = 0.91,
};
