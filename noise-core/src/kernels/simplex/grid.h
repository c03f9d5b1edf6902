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
#include "../runs.h"

/* Slightly more than the square root of 0.5. */
#define SIMPLEX_RADIUS 0.7072

/* Lattice points that are hashed together: a multiple of NOISE_LANES. */
#define SIMPLEX_POINTS 64

/* Lattice points, on the lattice of cubes, that are to be drawn. */
typedef struct Points {
    int n;
    int32_t at[4][SIMPLEX_POINTS];
    float gradient[4][SIMPLEX_POINTS];
} Points;

/* What a lattice point adds to pixels. */
typedef struct Disc {
    double place[4]; /* of the point */
    float gradient[4];
    Extent extent;
    float square[NOISE_BLOCK], rise[NOISE_BLOCK];  /* by columns */
    float reach[NOISE_STRIP], height[NOISE_STRIP]; /* by rows */
} Disc;

VEC_INLINE void
find_place(int n, const Points *points, int k, Disc *disc)
{
    double sum = 0.0;

    for (int axis = 0; axis < 4; axis++) {
        disc->gradient[axis] = points->gradient[axis][k];
        disc->place[axis] = points->at[axis][k];
        sum += disc->place[axis];
    }
    for (int axis = 0; axis < n; axis++)
        disc->place[axis] -= sum * noise_simplex_unskew(n);
}

/* What the point adds to rows. */
VEC_INLINE void
fill_rows(const NoiseLayer *layer, int n, const Run *run, Disc *disc)
{
    const NoiseGrid *grid = run->grid;
    float reach = layer->shape->radius_squared;
    float height = 0.0f;

    for (int axis = n - 1; axis >= 2; axis--) {
        const float offset = (float)(grid->depth[axis - 2] - disc->place[axis]);
        const float part = disc->gradient[axis] * offset;
        reach -= offset * offset;
        height = axis == n - 1 ? part : height + part;
    }
    for (int i = run->first[1]; i < run->last[1]; i++) {
        const float offset = (float)(grid->y[i] - disc->place[1]);
        const float part = disc->gradient[1] * offset;
        const float left = reach - offset * offset;
        disc->reach[i] = left;
        disc->height[i] = n > 2 ? height + part : part;
        disc->extent.half[i] = sqrtf(left > 0.0f ? left : 0.0f);
    }
}

/* What it adds to columns. */
static inline void
fill_columns(const Run *run, Disc *disc)
{
    const Extent *extent = &disc->extent;

    find_offsets(run, disc->place[0], extent, disc->rise);
    for (int i = round_down(extent->left);
         i < round_down(extent->right + VEC_LANES - 1); i++) {
        const float offset = disc->rise[i];
        disc->square[i] = offset * offset;
        disc->rise[i] = disc->gradient[0] * offset;
    }
    /* More than any reach, so that nothing is added. */
    pad_extent(run, extent, 1.0f, disc->square);
}

VEC_INLINE void
add_row(const Disc *disc, int row, float *value)
{
    const VecF reach = vec_splat(disc->reach[row]);
    const VecF height = vec_splat(disc->height[row]);
    const int last = disc->extent.last[row];

    for (int i = round_down(disc->extent.first[row]); i < last;
         i += VEC_LANES) {
        const VecF left = reach - vec_load(&disc->square[i]);
        const VecF square = vec_max(left, vec_splat(0.0f));
        const VecF fourth = square * square;
        const VecF part = fourth * fourth * (vec_load(&disc->rise[i]) + height);
        vec_store(&value[i], vec_load(&value[i]) + part);
    }
}

/* Draws the collected points, and empties the collection. */
VEC_INLINE void
add_points(const NoiseLayer *layer, int n, const Run *run, Points *points,
           float *value)
{
    const int bits = noise_gradient_bits(n, true);

    for (int k = 0; k < points->n; k += VEC_LANES) {
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
    for (int k = 0; k < points->n; k++) {
        Disc disc;
        find_place(n, points, k, &disc);
        fill_rows(layer, n, run, &disc);
        find_columns(run, disc.place[0], &disc.extent);
        if (disc.extent.left >= disc.extent.right)
            continue;
        fill_columns(run, &disc);
        for (int i = run->first[1]; i < run->last[1]; i++)
            add_row(&disc, i, value + i * NOISE_BLOCK);
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

    if (layer->shape->radius_squared > 0.5f || !can_draw_runs(layer, grid))
        return false;
    for (int i = 0; i < NOISE_BLOCK; i++)
        snapped.x[i] = noise_simplex_snap(grid->x[i]);
    for (int i = 0; i < grid->n_rows; i++)
        snapped.y[i] = noise_simplex_snap(grid->y[i]);
    for (int i = 0; i < 2; i++)
        snapped.depth[i] = noise_simplex_snap(grid->depth[i]);
    FOR_DIMENSIONS(add_runs, layer, &snapped, value);
    return true;
}

#endif
