/* SPDX-License-Identifier: MIT
 *
 * Perlin's gradient noise, by rows and place by place.
 */
#include <math.h>

#include "slants.h"

/* The planes of a line's corners: slope, rise and constant. */
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

/* The changes of the corners' slants, and the cells' differences. */
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
        const Slant own =
            find_change(n, &upper, &lower, inner, fade, fade_slope);
        vec_store(&change[0][i], own.slope);
        vec_store(&change[1][i], own.constant);
    }
    subtract_corners(columns, change);
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

/* Finds the cells of VEC_LANES places, and their gradients if these are not
 * those that are there already. */
VEC_INLINE void
enter_cells(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *places, int first, Cell *cell,
            Gradients *gradients)
{
    if (find_cell(layer, n, reduction, places, first, true, cell))
        find_gradients(layer, n, cell, gradients);
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
        enter_cells(layer, n, reduction, places, i, &cell, &gradients);
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

/* The noise of a cell; stores its slopes along x and y, as they are by rows. */
VEC_INLINE VecF
slopes_of_cell(NoiseInterpolation interpolation, int n, const Cell *cell,
               const Gradients *gradients, VecF slope[2])
{
    const Depth depth = depth_of_cell(n, cell);
    const VecF offset[2] = {cell->inner[1], cell->inner[1] - 1.0f};
    const VecF fade_slope[2] = {
        noise_fade_slope(interpolation, cell->inner[0]),
        noise_fade_slope(interpolation, cell->inner[1])};
    Slant slant[2], change[2];

    for (int side = 0; side < 2; side++) {
        const Plane above = corner_plane(n, gradients->at[side], &depth);
        const Plane below =
            n > 1 ? corner_plane(n, gradients->at[side + 2], &depth) : above;
        slant[side] = collapse_planes(n, &above, &below, offset, cell->fade[1]);
        change[side] = find_change(n, &above, &below, cell->inner[1],
                                   cell->fade[1], fade_slope[1]);
    }
    const Slant step = slant_difference(slant[0], slant[1]);
    const Slant step_change = slant_difference(change[0], change[1]);
    return draw_slopes(
        (VecF[4]){slant[0].slope, slant[0].constant, step.slope, step.constant},
        (VecF[4]){change[0].slope, change[0].constant, step_change.slope,
                  step_change.constant},
        cell->inner[0], cell->fade[0], fade_slope[0], slope);
}

/* Of x and y alone. */
VEC_INLINE void
find_two_slopes(const NoiseLayer *layer, int n, Reduction reduction,
                const NoisePlaces *places, int n_points, float *value,
                NoiseSlopes *slopes)
{
    Cell cell;
    Gradients gradients = {0}; /* compilers do not see that it is filled */

    for (int i = 0; i < n_points; i += VEC_LANES) {
        VecF slope[2];
        enter_cells(layer, n, reduction, places, i, &cell, &gradients);
        vec_store(&value[i], slopes_of_cell(layer->shape->interpolation, n,
                                            &cell, &gradients, slope));
        vec_store(&slopes->along[0][i], slope[0]);
        vec_store(&slopes->along[1][i], slope[1]);
    }
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
        enter_cells(layer, n, reduction, places, i, &cell, &gradients);
        vec_store(&value[i], noise_of_cell(n, &cell, &gradients));
        for (int e = 0; e < 1 << n; e++)
            rise[e] = corner_rise(n, &cell, &gradients, e);
        collapse_rises(layer->shape->interpolation, n, &cell, rise);
        store_slopes(n, &rise[0], i, slopes);
    }
}

DEFINE_SLOPES(perlin_two_slopes, find_two_slopes)
DEFINE_SLOPES(perlin_all_slopes, find_slopes)

static void
perlin_slopes(const NoiseLayer *layer, const NoisePlaces *places, int n,
              float *value, NoiseSlopes *slopes)
{
    if (slopes->n_axes == 2)
        perlin_two_slopes(layer, places, n, value, slopes);
    else
        perlin_all_slopes(layer, places, n, value, slopes);
}

/* The largest value with gradients of any direction, since evolution turns
 * them, and slightly more for the rounding of floats.  A place is a mean of its
 * cell's corners, of weight w and at distance d: by Jensen's inequality the sum
 * of w d is at most the root of the sum of w d^2.  In that, an axis has a share
 * of t^2 + u (1 - 2 t), which is at most 1 / 4: up to the middle a fade u is at
 * most t, and the other half is its mirror image. */
static double
perlin_bound(const NoiseParams *params)
{
    const int n = (int)params->dimensions + 1;
    const bool has_edges = params->gradients == NOISE_GRADIENTS_AXES && n > 1;
    const double square = has_edges ? n - 1 : 1; /* of a gradient's length */

    return 0.5 * sqrt(n * square) * (1.0 + 0x1p-21);
}

const NoiseBasis NOISE_STAMP(noise_basis_perlin) = {
    .rows = perlin_rows,
    .slope_rows = perlin_slope_rows,
    .points = perlin_points,
    .slopes = perlin_slopes,
    .find_bound = perlin_bound,
};
