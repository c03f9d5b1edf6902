/* SPDX-License-Identifier: MIT
 *
 * Perlin's gradient noise (K. Perlin, "An Image Synthesizer", 1985, with the
 * fade of "Improving Noise", 2002) in the plane, with the four gradients along
 * the axes.
 *
 * On one row of pixels, everything that lies above and below a lattice line
 * collapses to a straight line in t, the distance from it: slope x t +
 * constant.  With u = fade(t), a pixel between two lines is then
 * (a t + b) + u (c t + d), a and b the left line, c and d the difference to
 * the right one.
 */
#include "../lattice.h"

typedef struct Gradient {
    float x, y;
} Gradient;

typedef struct Line {
    float slope, constant;
} Line;

static inline Gradient
gradient_of_hash(uint32_t hash)
{
    static const Gradient axes[4] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    return axes[hash >> 30];
}

/* The row at the lattice points at cell, in terms of the distance from
 * them. */
static inline Line
line_at(const NoiseLatticeRow *row, uint32_t cell)
{
    const Gradient upper =
        gradient_of_hash(noise_hash_fold(row->hash_upper, cell));
    const Gradient lower =
        gradient_of_hash(noise_hash_fold(row->hash_lower, cell));

    return (Line){
        .slope = noise_mix(upper.x, lower.x, row->fade),
        .constant = noise_mix(upper.y * row->inner,
                              lower.y * (row->inner - 1.0f), row->fade),
    };
}

/* The difference from left to right, both in terms of the left distance; the
 * right one is a cell nearer. */
static inline Line
line_difference(Line left, Line right)
{
    return (Line){
        .slope = right.slope - left.slope,
        .constant = (right.constant - right.slope) - left.constant,
    };
}

static void
perlin_add_row(const NoiseOctave *octave, const NoiseColumns *columns,
               int n_columns, double y, float *sum)
{
    const NoiseLatticeRow row = noise_lattice_row(octave, y);
    uint32_t cell = columns->cell[0];
    Line left = line_at(&row, cell);
    Line right = line_at(&row, cell + 1);
    Line change = line_difference(left, right);

    for (int i = 0; i < n_columns; i++) {
        if (columns->cell[i] != cell) {
            left = columns->cell[i] == cell + 1
                       ? right
                       : line_at(&row, columns->cell[i]);
            cell = columns->cell[i];
            right = line_at(&row, cell + 1);
            change = line_difference(left, right);
        }
        const float t = columns->inner[i];
        sum[i] += octave->weight *
                  ((left.slope * t + left.constant) +
                   columns->fade[i] * (change.slope * t + change.constant));
    }
}

const NoiseBasis noise_basis_perlin = {
    .bound = 0.535277,       /* every gradient at its best, found by search */
    .deviation = 0.21571080, /* by integration over the cell */
    .prepare = noise_lattice_prepare,
    .add_row = perlin_add_row,
};
