/* SPDX-License-Identifier: MIT
 *
 * Simplex noise of a strip along the lattice's axes, by lattice points.
 *
 * With the kernel radius^2 0.5 a lattice point reaches the places of its own
 * simplices and no others: noise is the sum over all lattice points, each of
 * which adds to the pixels of a disc
 *
 *     max(0, reach - square)^4 (rise + height)
 *
 * with two numbers of the column and two of the row.  Points come in the order
 * of the sums of their coordinates, as the corners of a simplex do; where one
 * adds 0, no sum changes.
 */
#ifndef NOISE_SIMPLEX_GRID_H
#define NOISE_SIMPLEX_GRID_H

#include "../../lattice/simplex.h"
#include "../common/runs.h"

/* Slightly more than the square root of 0.5. */
#define SIMPLEX_RADIUS 0.7072

/* Lattice points that are hashed together: a multiple of NOISE_LANES. */
#define SIMPLEX_POINTS 64

/* Lattice points that are to be drawn. */
typedef struct Points {
    int n;
    int32_t at[4][SIMPLEX_POINTS]; /* on the lattice of cubes */
    double place[4][SIMPLEX_POINTS];
    float gradient[4][SIMPLEX_POINTS];
    /* The kernel's radius^2 minus the squared offsets along z and w, and the
     * part of these axes in the height. */
    float reach[SIMPLEX_POINTS], height[SIMPLEX_POINTS];
} Points;

/* What a lattice point adds to pixels. */
typedef struct Disc {
    Extent extent;
    NOISE_ALIGNED float square[NOISE_BLOCK], rise[NOISE_BLOCK]; /* by columns */
    float reach[NOISE_STRIP], height[NOISE_STRIP];              /* by rows */
} Disc;

/* Fills in the gradients of VEC_LANES points, from number k on. */
VEC_INLINE void
find_gradients(const NoiseLayer *layer, int n, int k, Points *points)
{
    const int bits = noise_gradient_bits(n, true);
    VecU point[4];

    for (int axis = 0; axis < n; axis++)
        point[axis] = vec_load_u((const uint32_t *)&points->at[axis][k]);
    const VecU hash = hash_points(layer, n, point);
    const VecU index = noise_gradient_number(n, bits, hash);
    for (int axis = 0; axis < n; axis++)
        vec_store(
            &points->gradient[axis][k],
            vec_flip(vec_lookup(layer->gradients->along[axis], bits, index),
                     hash));
}

VEC_INLINE void
find_places(int n, int k, Points *points)
{
    for (int i = k; i < k + VEC_LANES; i++) {
        double sum = 0.0;
        for (int axis = 0; axis < n; axis++)
            sum += (double)points->at[axis][i];
        for (int axis = 0; axis < n; axis++)
            points->place[axis][i] =
                (double)points->at[axis][i] - sum * noise_simplex_unskew(n);
    }
}

/* Fills in what z and w leave and add; the same order of sums as for places. */
VEC_INLINE void
find_depths_of(const NoiseLayer *layer, int n, const NoiseGrid *grid, int k,
               Points *points)
{
    VecF reach = vec_splat(layer->shape->radius_squared);
    VecF height = vec_splat(0.0f);

    for (int axis = n - 1; axis >= 2; axis--) {
        const VecF offset =
            -vec_offset(&points->place[axis][k], grid->depth[axis - 2]);
        const VecF part = vec_load(&points->gradient[axis][k]) * offset;
        reach = reach - offset * offset;
        height = axis == n - 1 ? part : height + part;
    }
    vec_store(&points->reach[k], reach);
    vec_store(&points->height[k], height);
}

/* Fills in the disc's numbers of rows. */
VEC_INLINE void
fill_rows(int n, const Run *run, const Points *points, int k, Disc *disc)
{
    Extent *extent = &disc->extent;
    const float reach = points->reach[k];
    const float height = points->height[k];

    for (int i = round_down(extent->first[1]); i < extent->last[1];
         i += VEC_LANES) {
        const VecF offset = vec_offset(&run->grid->y[i], points->place[1][k]);
        const VecF part = points->gradient[1][k] * offset;
        const VecF left = reach - offset * offset;
        vec_store(&disc->reach[i], left);
        vec_store(&disc->height[i], n > 2 ? height + part : part);
        if (!extent->is_narrow)
            limit_rows(run, points->place[0][k],
                       vec_sqrt(vec_max(left, vec_splat(0.0f))), i, extent);
    }
}

/* Fills in the disc's numbers of columns. */
VEC_INLINE void
fill_columns(const Run *run, const Points *points, int k, Disc *disc)
{
    const Extent *extent = &disc->extent;

    for (int i = extent->first[0]; i < extent->last[0]; i += VEC_LANES) {
        const VecF offset = vec_offset(&run->grid->x[i], points->place[0][k]);
        vec_store(&disc->square[i], offset * offset);
        vec_store(&disc->rise[i], points->gradient[0][k] * offset);
    }
    /* More than any reach, so that nothing is added. */
    pad_extent(run, extent, 1.0f, disc->square);
}

VEC_INLINE void
add_vector(VecF reach, VecF height, VecF square, VecF rise, float *value)
{
    const VecF left = vec_max(reach - square, vec_splat(0.0f));
    const VecF fourth = left * left;

    vec_store(value, vec_load(value) + fourth * fourth * (rise + height));
}

VEC_INLINE void
add_narrow(int n_vectors, const Disc *disc, float *value)
{
    const Extent *extent = &disc->extent;
    VecF square[NARROW], rise[NARROW];

    VEC_UNROLL
    for (int k = 0; k < n_vectors; k++) {
        square[k] = vec_load(&disc->square[extent->first[0] + k * VEC_LANES]);
        rise[k] = vec_load(&disc->rise[extent->first[0] + k * VEC_LANES]);
    }
    for (int row = extent->first[1]; row < extent->last[1]; row++) {
        float *pixel = &value[row * NOISE_BLOCK + extent->first[0]];
        VEC_UNROLL
        for (int k = 0; k < n_vectors; k++)
            add_vector(vec_splat(disc->reach[row]),
                       vec_splat(disc->height[row]), square[k], rise[k],
                       &pixel[k * VEC_LANES]);
    }
}

VEC_INLINE void
add_wide(const Disc *disc, float *value)
{
    const Extent *extent = &disc->extent;

    for (int row = extent->first[1]; row < extent->last[1]; row++) {
        const VecF reach = vec_splat(disc->reach[row]);
        const VecF height = vec_splat(disc->height[row]);
        for (int i = round_down(extent->left[row]); i < extent->right[row];
             i += VEC_LANES)
            add_vector(reach, height, vec_load(&disc->square[i]),
                       vec_load(&disc->rise[i]), &value[row * NOISE_BLOCK + i]);
    }
}

/* Draws VEC_LANES points, or fewer at the end, from number k on. */
VEC_INLINE void
draw_points_at(int n, const Run *run, const Points *points, int k, float *value)
{
    const double *const place[2] = {&points->place[0][k], &points->place[1][k]};
    Ranges ranges;
    Disc disc;

    find_ranges(run, place,
                vec_sqrt(vec_max(vec_load(&points->reach[k]), vec_splat(0.0f))),
                &ranges);
    for (int i = 0; i < VEC_LANES && k + i < points->n; i++) {
        if (!find_extent(&ranges, i, &disc.extent))
            continue;
        fill_rows(n, run, points, k + i, &disc);
        fill_columns(run, points, k + i, &disc);
        if (disc.extent.is_narrow)
            FOR_VECTORS(add_narrow, &disc.extent, &disc, value)
        else
            add_wide(&disc, value);
    }
}

/* Draws the collected points, and empties the collection. */
VEC_INLINE void
add_points(const NoiseLayer *layer, int n, const Run *run, Points *points,
           float *value)
{
    for (int k = 0; k < points->n; k += VEC_LANES) {
        find_gradients(layer, n, k, points);
        find_places(n, k, points);
        find_depths_of(layer, n, run->grid, k, points);
        draw_points_at(n, run, points, k, value);
    }
    points->n = 0;
}

/* Adds the points of given z, w and sum of coordinates. */
VEC_INLINE void
add_line(const NoiseLayer *layer, int n, const Run *run, int32_t sum,
         const int32_t depth[2], Points *points, float *value)
{
    const NoiseGrid *grid = run->grid;
    const double shift = sum * noise_simplex_unskew(n);
    const int32_t rest = sum - depth[0] - depth[1];
    /* The range of y as the rows limit it, and as the columns do, since x + y
     * is given. */
    const int32_t first[2] = {
        first_whole(grid->y[run->first[1]] - SIMPLEX_RADIUS + shift),
        first_whole(rest - grid->x[run->last[0] - 1] - SIMPLEX_RADIUS - shift)};
    const int32_t last[2] = {
        last_whole(grid->y[run->last[1] - 1] + SIMPLEX_RADIUS + shift),
        last_whole(rest - grid->x[run->first[0]] + SIMPLEX_RADIUS - shift)};

    for (int32_t y = first[first[1] > first[0]]; y <= last[last[1] < last[0]];
         y++) {
        const int32_t point[4] = {rest - y, y, depth[0], depth[1]};
        for (int axis = 0; axis < 4; axis++)
            points->at[axis][points->n] = point[axis];
        points->n++;
        if (points->n == SIMPLEX_POINTS)
            add_points(layer, n, run, points, value);
    }
}

/* The range of lattice coordinates within reach on z, k = 0, or w, k = 1; only
 * 0 where the noise does not have that axis. */
static inline void
find_depths(int n, const NoiseGrid *grid, int k, int32_t sum, int32_t range[2])
{
    const double place = grid->depth[k] + sum * noise_simplex_unskew(n);

    range[0] = k + 2 < n ? first_whole(place - SIMPLEX_RADIUS) : 0;
    range[1] = k + 2 < n ? last_whole(place + SIMPLEX_RADIUS) : 0;
}

VEC_INLINE void
add_run(const NoiseLayer *layer, int n, const Run *run, float *value)
{
    const NoiseGrid *grid = run->grid;
    /* From sums of a place's coordinates to those of lattice coordinates. */
    const double dense = 1.0 / (1.0 - n * noise_simplex_unskew(n));
    /* The most that a sum of coordinates changes within reach. */
    const double most = SIMPLEX_RADIUS * sqrt(n);
    double low = grid->x[run->first[0]] + grid->y[run->first[1]];
    double high = grid->x[run->last[0] - 1] + grid->y[run->last[1] - 1];
    Points points = {0};

    for (int axis = 2; axis < n; axis++) {
        low += grid->depth[axis - 2];
        high += grid->depth[axis - 2];
    }
    for (int32_t sum = first_whole((low - most) * dense);
         sum <= last_whole((high + most) * dense); sum++) {
        int32_t z[2], w[2];
        find_depths(n, grid, 0, sum, z);
        find_depths(n, grid, 1, sum, w);
        for (int32_t i = w[0]; i <= w[1]; i++) {
            for (int32_t j = z[0]; j <= z[1]; j++)
                add_line(layer, n, run, sum, (int32_t[2]){j, i}, &points,
                         value);
        }
    }
    add_points(layer, n, run, &points, value);
}

VEC_INLINE void
add_runs(const NoiseLayer *layer, int n, const NoiseGrid *grid, float *value)
{
    Run run = {.grid = grid};

    memset(value, 0, sizeof(float) * NOISE_BLOCK * (size_t)grid->n_rows);
    while (next_run(&run))
        add_run(layer, n, &run, value);
}

static bool
draw_grid(const NoiseLayer *layer, const NoiseGrid *grid, float *value)
{
    NoiseGrid snapped = *grid;

    /* Measured: with larger steps, drawing place by place is faster. */
    const double in_plane = VEC_LANES > 8 ? 0.025 : 0.037;
    const double in_space = VEC_LANES > 8 ? 0.04 : 0.065;

    if (layer->shape->radius_squared > 0.5f ||
        !can_draw_runs(layer, grid,
                       layer->shape->dimensions > 2 ? in_space : in_plane))
        return false;
    for (int i = 0; i < NOISE_BLOCK; i++)
        snapped.x[i] = noise_simplex_snap(grid->x[i]);
    for (int i = 0; i < NOISE_STRIP; i++)
        snapped.y[i] = noise_simplex_snap(grid->y[i]);
    for (int i = 0; i < 2; i++)
        snapped.depth[i] = noise_simplex_snap(grid->depth[i]);
    FOR_DIMENSIONS(add_runs, layer, &snapped, value);
    return true;
}

#endif
