/* SPDX-License-Identifier: MIT
 *
 * Perlin's gradient noise (K. Perlin, "An Image Synthesizer", 1985, and "Improving
 * Noise", 2002), on lines, squares, cubes and hypercubes.
 *
 * On a row of pixels, all lattice points with the same x together contribute a
 * straight line in t, the distance from that x: slope * t + constant.  With u =
 * fade(t), the noise between two of these lines is (a t + b) + u (c t + d).  Here, a
 * and b are the left line's slope and constant, and a + c and b + d are the right
 * line's.
 */
#include "common/cell-list.h"
#include "common/lines.h"

/* The contribution of a corner in x and y, once z and w are interpolated: slope
 * times the distance along x, plus rise times the distance along y, plus
 * constant. */
typedef struct Plane {
    VecF slope, rise, constant;
} Plane;

/* Fills in the n components of a hash's gradient. */
VEC_INLINE void
fill_gradient(const NoiseOctaveInput *input, int n, bool is_large, VecU hash,
              VecF *gradient)
{
    for (int axis = 0; axis < n; axis++)
        gradient[axis] = gradient_along(input, n, is_large, hash, axis);
}

/* Interpolates the gradients at a corner along z and w.  Each gradient begins
 * `stride` numbers after the one before. */
VEC_INLINE Plane
corner_plane(int n, const VecF *gradient, int stride, const Depth *depth)
{
    VecF slope[4], rise[4], constant[4];

    for (int k = 0; k < depth_corners(n); k++, gradient += stride) {
        slope[k] = gradient[0];
        rise[k] = n > 1 ? gradient[1] : vec_splat(0.0f);
        constant[k] = vec_splat(0.0f);
        if (n > 2)
            constant[k] = gradient[2] * depth->offset[0][k & 1];
        if (n > 3)
            constant[k] = constant[k] + gradient[3] * depth->offset[1][k >> 1];
    }
    return (Plane){
        .slope = mix_depth(n, depth, slope),
        .rise = mix_depth(n, depth, rise),
        .constant = mix_depth(n, depth, constant),
    };
}

/* The contribution of all corners with the same x to a row: a straight line in t,
 * the distance along x.  It results from interpolating their Planes along y. */
typedef struct Slant {
    VecF slope, constant;
} Slant;

/* Interpolates the planes of the corners above and below along y.  `offset` has the
 * row's distance from each of them. */
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

/* Returns the right line minus the left one, as a function of t, the distance from
 * the left side.  `right` itself is a function of the distance from the right side,
 * t - 1. */
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

/* Returns how the result of collapse_planes() changes along y: both the weights of
 * the two planes and their heights change. */
VEC_INLINE Slant
compute_change(int n, const Plane *above, const Plane *below, VecF inner,
               VecF fade, VecF fade_slope)
{
    VecF step = below->rise * (inner - 1.0f) - above->rise * inner;

    if (n == 1)
        return (Slant){vec_splat(0.0f), vec_splat(0.0f)};
    if (n > 2)
        step = step + (below->constant - above->constant);
    return (Slant){
        .slope = fade_slope * (below->slope - above->slope),
        .constant =
            noise_mix(above->rise, below->rise, fade) + fade_slope * step,
    };
}

/* Returns the noise from the numbers a, b, c and d explained at the top of this
 * file. */
VEC_INLINE VecF
draw_perlin(const VecF number[4], VecF inner, VecF fade)
{
    return noise_of_slants((Slant){number[0], number[1]},
                           (Slant){number[2], number[3]}, inner, fade);
}

/* Does the same as draw_perlin(), and stores the slopes along x and y.  The slope
 * along x includes the slope of the fade.  `change` has how the numbers change along
 * y. */
VEC_INLINE VecF
draw_perlin_slopes(const VecF number[4], const VecF change[4], VecF inner,
                   VecF fade, VecF fade_slope, VecF slope[2])
{
    const VecF step = number[2] * inner + number[3];

    slope[0] = (number[0] + fade * number[2]) + fade_slope * step;
    slope[1] = draw_perlin(change, inner, fade);
    return draw_perlin(number, inner, fade);
}

/* Fills in the plane of each corner of a line: its slope, rise and constant. */
VEC_INLINE void
fill_line_from(Lines lines, int n, bool is_large, const uint32_t prefix[4],
               float number[3][NOISE_CORNERS])
{
    const NoiseColumns *columns = lines.columns;

    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const VecU x = vec_load_u(&columns->corner[i]);
        VecF gradient[4 * 4];
        for (int k = 0; k < depth_corners(n); k++)
            fill_gradient(lines.input, n, is_large,
                          noise_hash_fold_top(vec_splat_u(prefix[k]), x),
                          &gradient[k * n]);
        const Plane plane = corner_plane(n, gradient, n, lines.depth);
        vec_store(&number[0][i], plane.slope);
        vec_store(&number[1][i], plane.rise);
        vec_store(&number[2][i], plane.constant);
    }
}

/* Calls fill_line_from() in two places, so that the number of bits for vec_lookup()
 * is a constant in each. */
VEC_INLINE void
fill_perlin_line(Lines lines, int n, const uint32_t prefix[4],
                 float number[3][NOISE_CORNERS])
{
    if (n > 2 && lines.input->gradients->is_large)
        fill_line_from(lines, n, true, prefix, number);
    else
        fill_line_from(lines, n, false, prefix, number);
}

VEC_INLINE Plane
load_plane(const float number[3][NOISE_CORNERS], int i)
{
    return (Plane){vec_load(&number[0][i]), vec_load(&number[1][i]),
                   vec_load(&number[2][i])};
}

/* Stores the difference between the slants at the two sides of each cell in row[2]
 * and row[3]. */
VEC_INLINE void
subtract_slants(const NoiseColumns *columns, RowNumbers row)
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

/* Fills in a row: the corners' slants in row[0] and row[1], and their differences
 * within each cell in row[2] and row[3].  If fade_slope is not NULL, fills in how
 * these change along y instead. */
VEC_INLINE void
fill_perlin_row(Lines lines, int n, int at, const VecF *fade_slope,
                const Scratch *scratch, RowNumbers row)
{
    const NoiseColumns *columns = lines.columns;
    const VecF inner = vec_splat(lines.rows->inner[at]);
    const VecF offset[2] = {inner, inner - 1.0f};
    const VecF fade = vec_splat(lines.rows->fade[at]);
    const float(*above)[NOISE_CORNERS] = scratch->line[scratch->upper];
    const float(*below)[NOISE_CORNERS] = scratch->line[1 - scratch->upper];

    for (int i = 0; i < columns->n_corners; i += VEC_LANES) {
        const Plane upper = load_plane(above, i);
        const Plane lower = n > 1 ? load_plane(below, i) : upper;
        const Slant slant =
            fade_slope == NULL
                ? collapse_planes(n, &upper, &lower, offset, fade)
                : compute_change(n, &upper, &lower, inner, fade, *fade_slope);
        vec_store(&row[0][i], slant.slope);
        vec_store(&row[1][i], slant.constant);
    }
    subtract_slants(columns, row);
}

static const Steps perlin_steps = {fill_perlin_line, fill_perlin_row,
                                   draw_perlin, NULL};
static const Steps perlin_slope_steps = {fill_perlin_line, fill_perlin_row,
                                         draw_perlin, draw_perlin_slopes};

DEFINE_ROWS(perlin_rows, perlin_steps)
DEFINE_ROWS(perlin_slope_rows, perlin_slope_steps)

/* Fills in the gradients at the corners of cells. */
VEC_INLINE void
fill_cell_gradients(const NoiseOctaveInput *input, int n,
                    const CellLanes *cells, VecF *number)
{
    VecU hash[16];

    hash_corners(input, n, cells, true, hash);
    for (int e = 0; e < 1 << n; e++) {
        if (n > 2 && input->gradients->is_large)
            fill_gradient(input, n, true, hash[e], &number[e * n]);
        else
            fill_gradient(input, n, false, hash[e], &number[e * n]);
    }
}

/* Returns the slant that a cell's corners make on one side: 0 is left, 1 is right.
 * Unless change is NULL, stores how the slant changes along y. */
VEC_INLINE Slant
cell_slant(int n, const Cell *cell, const VecF *gradient, int side,
           VecF fade_slope, Slant *change)
{
    const Depth depth = depth_of_cell(n, cell);
    const VecF inner = cell->inner[1], fade = cell->fade[1];
    const VecF offset[2] = {inner, inner - 1.0f};
    const Plane above = corner_plane(n, &gradient[side * n], 4 * n, &depth);
    const Plane below =
        n > 1 ? corner_plane(n, &gradient[(side + 2) * n], 4 * n, &depth)
              : above;

    if (change != NULL)
        *change = compute_change(n, &above, &below, inner, fade, fade_slope);
    return collapse_planes(n, &above, &below, offset, fade);
}

VEC_INLINE VecF
perlin_of_cell(int n, const Cell *cell, const VecF *gradient)
{
    const VecF none = vec_splat(0.0f);
    const Slant left = cell_slant(n, cell, gradient, 0, none, NULL);
    const Slant right = cell_slant(n, cell, gradient, 1, none, NULL);

    return noise_of_slants(left, slant_difference(left, right), cell->inner[0],
                           cell->fade[0]);
}

/* Returns a corner's gradient and, as the value, its dot product with the place's
 * offset from the corner. */
VEC_INLINE Sloped
corner_rise(int n, const Cell *cell, const VecF *gradient, int e)
{
    Sloped rise = {.value = vec_splat(0.0f)};

    for (int axis = 0; axis < n; axis++) {
        rise.along[axis] = gradient[e * n + axis];
        rise.value = rise.value + rise.along[axis] * offset_from(cell, e, axis);
    }
    return rise;
}

/* Returns the noise at VEC_LANES places, and stores its slopes along x and y.  The
 * results are bit-identical to those of drawing rows. */
VEC_INLINE VecF
slopes_of_cell(int n, int i, const Cell *cell, const VecF *gradient,
               const ToDraw *draw)
{
    const VecF fade_slope[2] = {
        noise_fade_slope(draw->interpolation, cell->inner[0]),
        noise_fade_slope(draw->interpolation, cell->inner[1])};
    Slant slant[2], change[2];
    VecF slope[2];

    for (int side = 0; side < 2; side++)
        slant[side] =
            cell_slant(n, cell, gradient, side, fade_slope[1], &change[side]);
    const Slant step = slant_difference(slant[0], slant[1]);
    const Slant step_change = slant_difference(change[0], change[1]);
    const VecF lines[4] = {slant[0].slope, slant[0].constant, step.slope,
                           step.constant};
    const VecF changes[4] = {change[0].slope, change[0].constant,
                             step_change.slope, step_change.constant};
    const VecF noise = draw_perlin_slopes(lines, changes, cell->inner[0],
                                          cell->fade[0], fade_slope[0], slope);
    vec_store(&draw->slopes->along[0][i], slope[0]);
    vec_store(&draw->slopes->along[1][i], slope[1]);
    return noise;
}

/* Draws places with their slopes.  If only the slopes along x and y are wanted,
 * computes them as for rows, which is cheaper than computing all four. */
VEC_INLINE VecF
draw_cell_slopes(int n, int i, const Cell *cell, const VecF *gradient,
                 const ToDraw *draw)
{
    Sloped rise[16];

    if (draw->n_slopes == 2)
        return slopes_of_cell(n, i, cell, gradient, draw);
    for (int e = 0; e < 1 << n; e++)
        rise[e] = corner_rise(n, cell, gradient, e);
    collapse_slopes(draw->interpolation, n, cell, rise);
    store_slopes(n, rise[0].along, vec_splat(1.0f), i, draw->slopes);
    return perlin_of_cell(n, cell, gradient);
}

static const CellSteps perlin_cell_steps = {true, fill_cell_gradients,
                                            perlin_of_cell, draw_cell_slopes};

DEFINE_CELL_LIST(perlin_points_by_list, perlin_cell_steps)
DEFINE_CELL_VECTORS(perlin_points_by_vector, perlin_cell_steps)
DEFINE_CELL_POINTS(perlin_points, perlin_points_by_list,
                   perlin_points_by_vector)

/* Returns the largest possible value, plus a little for the rounding of floats.
 * Since evolution turns gradients, they may have any direction.
 *
 * The noise at a place is a weighted mean over its cell's corners.  Let w be a
 * corner's weight, and d its distance.  By Jensen's inequality, the sum of w d is at
 * most the square root of the sum of w d^2.  Each axis contributes t^2 + u (1 - 2 t)
 * to that sum.  This is at most 1/4, since the fade u is at most t up to the middle,
 * and the other half is the mirror image. */
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
    .has_slopes = true,
    .compute_bound = perlin_bound,
};
