/* SPDX-License-Identifier: MIT
 *
 * Perlin's gradient noise (K. Perlin, "An Image Synthesizer", 1985, and
 * "Improving Noise", 2002), on lines to hypercubes.
 *
 * On one row of pixels, all lattice points with the same x together are a
 * straight line in t, the distance from that x: slope * t + constant.  With
 * u = fade(t), a pixel between two of these lines is (a t + b) + u (c t + d),
 * where a and b are the left line, and c and d the difference to the right one.
 */
#include "line-slopes.h"

/* A corner of x and y, after z and w are interpolated: slope times the distance
 * along x, plus rise times that along y, plus constant. */
typedef struct Plane {
    VecF slope, rise, constant;
} Plane;

/* A lattice point's gradient. */
typedef struct Gradient {
    VecF along[4];
} Gradient;

VEC_INLINE Gradient
find_gradient(const NoiseLayer *layer, int n, bool is_large, VecU hash)
{
    const int bits = noise_gradient_bits(n, is_large);
    const VecU index = noise_gradient_number(n, bits, hash);
    Gradient gradient;

    for (int axis = 0; axis < 4; axis++)
        gradient.along[axis] =
            axis < n ? vec_flip(vec_lookup(layer->gradients->along[axis], bits,
                                           index),
                                hash)
                     : vec_splat(0.0f);
    return gradient;
}

/* Interpolates the gradients at the corners of z and w. */
VEC_INLINE Plane
corner_plane(int n, const Gradient gradient[4], const Depth *depth)
{
    VecF slope[4], rise[4], constant[4];

    for (int k = 0; k < depth_corners(n); k++) {
        slope[k] = gradient[k].along[0];
        rise[k] = gradient[k].along[1];
        constant[k] = vec_splat(0.0f);
        if (n > 2)
            constant[k] = gradient[k].along[2] * depth->offset[0][k & 1];
        if (n > 3)
            constant[k] =
                constant[k] + gradient[k].along[3] * depth->offset[1][k >> 1];
    }
    return (Plane){
        .slope = mix_depth(n, depth, slope),
        .rise = mix_depth(n, depth, rise),
        .constant = mix_depth(n, depth, constant),
    };
}

/* The line in t of all corners with the same x, on a row: a Plane once y is
 * interpolated, too. */
typedef struct Slant {
    VecF slope, constant;
} Slant;

/* Interpolates the planes of the corners above and below; offset is how far the
 * row lies from each. */
VEC_INLINE Slant
collapse_planes(int n, const Plane *above, const Plane *below,
                const VecF offset[2], VecF fade)
{
    Slant slant = {above->slope, vec_splat(0.0f)};
    VecF height[2];

    if (n == 1)
        return slant;
    height[0] = above->rise * offset[0];
    height[1] = below->rise * offset[1];
    if (n > 2) {
        height[0] = height[0] + above->constant;
        height[1] = height[1] + below->constant;
    }
    slant.slope = noise_mix(above->slope, below->slope, fade);
    slant.constant = noise_mix(height[0], height[1], fade);
    return slant;
}

/* The right line minus the left one, as a line in the distance from the left:
 * the distance from the right is 1 less. */
VEC_INLINE Slant
slant_difference(Slant left, Slant right)
{
    return (Slant){
        .slope = right.slope - left.slope,
        .constant = (right.constant - right.slope) - left.constant,
    };
}

VEC_INLINE VecF
noise_of_slants(Slant left, Slant change, VecF t, VecF u)
{
    return (left.slope * t + left.constant) +
           u * (change.slope * t + change.constant);
}

VEC_INLINE void
fill_line_from(const NoiseLayer *layer, int n, bool is_large,
               const NoiseColumns *columns, const uint32_t prefix[4],
               const Depth *depth, float number[3][NOISE_CORNERS])
{
    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const VecU x = vec_load_u(&columns->corner[i]);
        Gradient gradient[4];
        for (int k = 0; k < depth_corners(n); k++)
            gradient[k] =
                find_gradient(layer, n, is_large,
                              noise_hash_fold_top(vec_splat_u(prefix[k]), x));
        const Plane plane = corner_plane(n, gradient, depth);
        vec_store(&number[0][i], plane.slope);
        vec_store(&number[1][i], plane.rise);
        vec_store(&number[2][i], plane.constant);
    }
}

/* Two calls, so that the number of bits in vec_lookup() is a constant. */
VEC_INLINE void
fill_line(const NoiseLayer *layer, int n, const NoiseColumns *columns,
          const uint32_t prefix[4], const Depth *depth,
          float number[3][NOISE_CORNERS])
{
    if (n > 2 && layer->gradients->is_large)
        fill_line_from(layer, n, true, columns, prefix, depth, number);
    else
        fill_line_from(layer, n, false, columns, prefix, depth, number);
}

VEC_INLINE Plane
load_plane(float number[3][NOISE_CORNERS], int i)
{
    return (Plane){vec_load(&number[0][i]), vec_load(&number[1][i]),
                   vec_load(&number[2][i])};
}

/* The cells' differences, in row[2] and row[3], from the corners' slants. */
VEC_INLINE void
subtract_corners(const NoiseColumns *columns,
                 float row[4][NOISE_CORNERS + NOISE_LANES])
{
    for (int i = 0; i < columns->n_cells; i += VEC_LANES) {
        const int right = i + columns->right;
        const Slant change = slant_difference(
            (Slant){vec_load(&row[0][i]), vec_load(&row[1][i])},
            (Slant){vec_load(&row[0][right]), vec_load(&row[1][right])});
        vec_store(&row[2][i], change.slope);
        vec_store(&row[3][i], change.constant);
    }
}

/* The corners' slants on the row, in row[0] and row[1], and the cells'
 * differences, in row[2] and row[3]. */
VEC_INLINE void
fill_row(const NoiseColumns *columns, int n, const NoiseRows *rows, int at,
         Scratch *scratch)
{
    const VecF inner = vec_splat(rows->inner[at]);
    const VecF offset[2] = {inner, inner - 1.0f};
    const VecF fade = vec_splat(rows->fade[at]);
    float(*above)[NOISE_CORNERS] = scratch->line[scratch->upper];
    float(*below)[NOISE_CORNERS] = scratch->line[1 - scratch->upper];
    float(*row)[NOISE_CORNERS + NOISE_LANES] = scratch->row[at % 2];

    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const Plane upper = load_plane(above, i);
        const Plane lower = n > 1 ? load_plane(below, i) : upper;
        const Slant slant = collapse_planes(n, &upper, &lower, offset, fade);
        vec_store(&row[0][i], slant.slope);
        vec_store(&row[1][i], slant.constant);
    }
    subtract_corners(columns, row);
}

VEC_INLINE VecF
draw(const VecF number[4], VecF inner, VecF fade)
{
    return noise_of_slants((Slant){number[0], number[1]},
                           (Slant){number[2], number[3]}, inner, fade);
}

/* How the corners' slants change along y: the interpolation changes, and so do
 * the heights. */
VEC_INLINE void
fill_change(const NoiseColumns *columns, int n, const NoiseRows *rows, int at,
            VecF fade_slope, Scratch *scratch,
            float change[4][NOISE_CORNERS + NOISE_LANES])
{
    const VecF inner = vec_splat(rows->inner[at]);
    const VecF fade = vec_splat(rows->fade[at]);
    float(*above)[NOISE_CORNERS] = scratch->line[scratch->upper];
    float(*below)[NOISE_CORNERS] = scratch->line[1 - scratch->upper];

    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const Plane upper = load_plane(above, i);
        const Plane lower = n > 1 ? load_plane(below, i) : upper;
        VecF step = lower.rise * (inner - 1.0f) - upper.rise * inner;
        if (n > 2)
            step = step + (lower.constant - upper.constant);
        const VecF constant =
            noise_mix(upper.rise, lower.rise, fade) + fade_slope * step;
        const VecF none = vec_splat(0.0f);
        vec_store(&change[0][i],
                  n > 1 ? fade_slope * (lower.slope - upper.slope) : none);
        vec_store(&change[1][i], n > 1 ? constant : none);
    }
    subtract_corners(columns, change);
}

VEC_INLINE VecF
draw_slopes(const VecF number[4], const VecF change[4], VecF inner, VecF fade,
            VecF fade_slope, VecF slope[2])
{
    const VecF step = number[2] * inner + number[3];

    slope[0] = (number[0] + fade * number[2]) + fade_slope * step;
    slope[1] = draw(change, inner, fade);
    return draw(number, inner, fade);
}

static const SlopeSteps slope_steps = {
    {fill_line, fill_row, draw},
    fill_change,
    draw_slopes,
};

DEFINE_ROWS(perlin_rows, slope_steps.steps)

DEFINE_SLOPE_ROWS(perlin_slope_rows, slope_steps)

/* Gradients at the corners of a cell, by corner of x and y, then of z and w. */
typedef struct Gradients {
    Gradient at[4][4];
} Gradients;

VEC_INLINE void
find_gradients_from(const NoiseLayer *layer, int n, bool is_large,
                    const Cell *cell, Gradients *gradients)
{
    for (int e = 0; e < corners_across(n); e++) {
        VecU hash[4];
        depth_hashes(n, cell, e, hash);
        for (int k = 0; k < depth_corners(n); k++)
            gradients->at[e][k] = find_gradient(layer, n, is_large, hash[k]);
    }
}

/* Two calls, as for lines. */
VEC_INLINE void
find_gradients(const NoiseLayer *layer, int n, const Cell *cell,
               Gradients *gradients)
{
    if (n > 2 && layer->gradients->is_large)
        find_gradients_from(layer, n, true, cell, gradients);
    else
        find_gradients_from(layer, n, false, cell, gradients);
}

/* The slant of a cell's corners on one side: 0 for left, 1 for right. */
VEC_INLINE Slant
cell_slant(int n, const Cell *cell, const Gradients *gradients, int side)
{
    const Depth depth = depth_of_cell(n, cell);
    const VecF offset[2] = {cell->inner[1], cell->inner[1] - 1.0f};
    Plane plane[2];

    for (int y = 0; y < (n > 1 ? 2 : 1); y++)
        plane[y] = corner_plane(n, gradients->at[side + 2 * y], &depth);
    return collapse_planes(n, &plane[0], &plane[1], offset, cell->fade[1]);
}

VEC_INLINE VecF
noise_of_cell(int n, const Cell *cell, const Gradients *gradients)
{
    const Slant left = cell_slant(n, cell, gradients, 0);
    const Slant right = cell_slant(n, cell, gradients, 1);

    return noise_of_slants(left, slant_difference(left, right), cell->inner[0],
                           cell->fade[0]);
}

VEC_INLINE void
draw_points(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *places, int n_points, float *value)
{
    Cell cell;
    Gradients gradients = {0}; /* compilers do not see that it is filled */

    for (int i = 0; i < n_points; i += VEC_LANES) {
        if (find_cell(layer, n, reduction, places, i, true, &cell))
            find_gradients(layer, n, &cell, &gradients);
        vec_store(&value[i], noise_of_cell(n, &cell, &gradients));
    }
}

DEFINE_POINTS(perlin_points, draw_points)

/* A corner's gradient, and its product with the place's offset. */
VEC_INLINE Rise
corner_rise(int n, const Cell *cell, const Gradients *gradients, int e)
{
    const Gradient *gradient = &gradients->at[e & 3][e >> 2];
    Rise rise = {.value = vec_splat(0.0f)};

    for (int axis = 0; axis < n; axis++) {
        rise.along[axis] = gradient->along[axis];
        rise.value = rise.value + rise.along[axis] * offset_from(cell, e, axis);
    }
    return rise;
}

VEC_INLINE void
find_slopes(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *places, int n_points, float *value,
            NoiseSlopes *slopes)
{
    Cell cell;
    Gradients gradients = {0}; /* compilers do not see that it is filled */

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Rise rise[16];
        if (find_cell(layer, n, reduction, places, i, true, &cell))
            find_gradients(layer, n, &cell, &gradients);
        vec_store(&value[i], noise_of_cell(n, &cell, &gradients));
        for (int e = 0; e < 1 << n; e++)
            rise[e] = corner_rise(n, &cell, &gradients, e);
        collapse_rises(layer->shape->interpolation, n, &cell, rise);
        store_slopes(n, &rise[0], i, slopes);
    }
}

DEFINE_SLOPES(perlin_slopes, find_slopes)

/* The largest values, with the best gradient at each corner, as found by
 * tests/core/papers/bounds.c, and slightly more for the rounding of floats. */
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

const NoiseBasis NOISE_STAMP(noise_basis_perlin) = {
    .rows = perlin_rows,
    .slope_rows = perlin_slope_rows,
    .points = perlin_points,
    .slopes = perlin_slopes,
    .find_bound = perlin_bound,
};
