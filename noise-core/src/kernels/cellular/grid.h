/* SPDX-License-Identifier: MIT
 *
 * Cellular noise of a strip along the lattice's axes, point by point: the
 * distance of each point is compared with the nearest, and second nearest, ones
 * so far of all pixels that it can reach.
 */
#ifndef NOISE_CELLULAR_GRID_H
#define NOISE_CELLULAR_GRID_H

#include "../runs.h"
#include "search.h"

/* The distance that pixels begin with, and that vectors are padded with: larger
 * than that of any point that is looked at. */
#define NOWHERE 64.0f

/* The points of a row of VEC_LANES cells along x. */
typedef struct Points {
    double place[3][VEC_LANES];
} Points;

/* A point's distances: join_distances() of a column's and a row's. */
typedef struct Cone {
    Extent extent;
    float column[NOISE_BLOCK], row[NOISE_STRIP];
} Cone;

/* Points farther away than this do not matter; as distances are searched, so
 * Euclidean ones are squared.  For F1 it is the farthest that the point of the
 * own cell can be, else the farthest second point. */
static inline float
find_search_radius(const NoiseShape *shape, NoiseDistance distance)
{
    const float share =
        shape->feature == NOISE_FEATURE_F1 ? 0.5f + 0.5f * shape->jitter : 1.0f;
    const float radius = largest_of(shape) * (1.0f + 0x1p-10f);

    if (distance != NOISE_DISTANCE_EUCLIDEAN)
        return radius * share;
    return (shape->distance == NOISE_DISTANCE_SQUARED ? radius
                                                      : radius * radius) *
           (share * share);
}

/* Half the width of what lies within the radius, on a row at distance `row`. */
static inline float
find_half(NoiseDistance distance, float radius, float row)
{
    if (row >= radius)
        return 0.0f;
    if (distance == NOISE_DISTANCE_CHEBYSHEV)
        return radius;
    return distance == NOISE_DISTANCE_EUCLIDEAN ? sqrtf(radius - row)
                                                : radius - row;
}

/* distance_along() and join_distances() for plain numbers. */
static inline float
along(NoiseDistance distance, double from, double to)
{
    const float offset = (float)(to - from);

    return distance == NOISE_DISTANCE_EUCLIDEAN ? offset * offset
                                                : fabsf(offset);
}

static inline float
join(NoiseDistance distance, float a, float b)
{
    if (distance == NOISE_DISTANCE_CHEBYSHEV)
        return a > b ? a : b;
    return a + b;
}

VEC_INLINE void
fill_rows(const NoiseShape *shape, int n, NoiseDistance distance,
          const Run *run, const double place[3], Cone *cone)
{
    const float radius = find_search_radius(shape, distance);
    const float depth =
        n > 2 ? along(distance, run->grid->depth[0], place[2]) : 0.0f;

    for (int i = run->first[1]; i < run->last[1]; i++) {
        const float own = along(distance, run->grid->y[i], place[1]);
        cone->row[i] = n > 2 ? join(distance, depth, own) : own;
        cone->extent.half[i] = find_half(distance, radius, cone->row[i]);
    }
}

VEC_INLINE void
fill_columns(NoiseDistance distance, const Run *run, double x, Cone *cone)
{
    const Extent *extent = &cone->extent;
    const int left = round_down(extent->left);
    const int right = round_down(extent->right + VEC_LANES - 1);

    for (int i = left; i < right; i++)
        cone->column[i] = along(distance, run->grid->x[i], x);
    pad_extent(run, extent, NOWHERE, cone->column);
}

VEC_INLINE void
compare_row(SearchVariant variant, const Cone *cone, int row, float *first,
            float *second)
{
    const VecF own = vec_splat(cone->row[row]);
    const int last = cone->extent.last[row];

    for (int i = round_down(cone->extent.first[row]); i < last;
         i += VEC_LANES) {
        const VecF distance =
            join_distances(variant.distance, own, vec_load(&cone->column[i]));
        const VecF nearest = vec_load(&first[i]);
        if (wants_second(variant.wanted))
            vec_store(&second[i], vec_min(vec_max(distance, nearest),
                                          vec_load(&second[i])));
        vec_store(&first[i], vec_min(distance, nearest));
    }
}

VEC_INLINE void
compare_point(const NoiseShape *shape, int n, SearchVariant variant,
              const Run *run, const double place[3], float *first,
              float *second)
{
    Cone cone;

    fill_rows(shape, n, variant.distance, run, place, &cone);
    find_columns(run, place[0], &cone.extent);
    if (cone.extent.left >= cone.extent.right)
        return;
    fill_columns(variant.distance, run, place[0], &cone);
    for (int i = run->first[1]; i < run->last[1]; i++)
        compare_row(variant, &cone, i, first + i * NOISE_BLOCK,
                    second + i * NOISE_BLOCK);
}

/* Finds the points of VEC_LANES cells along x, from `cell` on. */
VEC_INLINE void
find_points(const NoiseLayer *layer, int n, const int32_t cell[3],
            Points *points)
{
    int32_t x[VEC_LANES];
    VecU point[4];

    for (int i = 0; i < VEC_LANES; i++)
        x[i] = cell[0] + i;
    point[0] = vec_load_u((const uint32_t *)x);
    for (int axis = 1; axis < n; axis++)
        point[axis] = vec_splat_u((uint32_t)cell[axis]);
    const VecU hash = hash_points(layer, n, point);
    for (int axis = 0; axis < n; axis++) {
        float inner[VEC_LANES];
        vec_store(inner, place_in_cell(layer->shape, hash, axis) - SNAP);
        for (int i = 0; i < VEC_LANES; i++)
            points->place[axis][i] =
                (double)(axis == 0 ? x[i] : cell[axis]) + inner[i];
    }
}

VEC_INLINE void
compare_run(const NoiseLayer *layer, int n, SearchVariant variant,
            const Run *run, float *first, float *second)
{
    const NoiseGrid *grid = run->grid;
    const float radius = find_search_radius(layer->shape, variant.distance);
    const double far =
        variant.distance == NOISE_DISTANCE_EUCLIDEAN ? sqrt(radius) : radius;
    const double low[3] = {grid->x[run->first[0]], grid->y[run->first[1]],
                           grid->depth[0]};
    const double high[3] = {grid->x[run->last[0] - 1],
                            grid->y[run->last[1] - 1], grid->depth[0]};
    int32_t start[3] = {0}, end[3] = {0}, cell[3];

    for (int axis = 0; axis < n; axis++) {
        start[axis] = last_whole(low[axis] - far);
        end[axis] = last_whole(high[axis] + far);
    }
    for (cell[2] = start[2]; cell[2] <= end[2]; cell[2]++) {
        for (cell[1] = start[1]; cell[1] <= end[1]; cell[1]++) {
            for (cell[0] = start[0]; cell[0] <= end[0]; cell[0] += VEC_LANES) {
                Points points;
                find_points(layer, n, cell, &points);
                for (int i = 0; i < VEC_LANES && cell[0] + i <= end[0]; i++) {
                    const double place[3] = {points.place[0][i],
                                             points.place[1][i],
                                             n > 2 ? points.place[2][i] : 0.0};
                    compare_point(layer->shape, n, variant, run, place, first,
                                  second);
                }
            }
        }
    }
}

/* Rounds a place as move_search() does. */
static inline double
snap_to_cell(double place)
{
    const double whole = (double)noise_floor(place);

    return whole + (double)(((float)(place - whole) + SNAP) - SNAP);
}

static inline void
draw_strip(const NoiseLayer *layer, int n, SearchVariant variant,
           const NoiseGrid *grid, float *value)
{
    const int size = grid->n_rows * NOISE_BLOCK;
    float other[NOISE_STRIP * NOISE_BLOCK];
    float *second = wants_second(variant.wanted) ? other : value;
    Run run = {.grid = grid};

    for (int i = 0; i < size; i++)
        value[i] = second[i] = NOWHERE;
    while (next_run(&run))
        compare_run(layer, n, variant, &run, value, second);
    for (int i = 0; i < size; i += VEC_LANES)
        vec_store(&value[i], noise_of_distances(layer, vec_load(&value[i]),
                                                vec_load(&second[i])));
}

static inline void
draw_distances(const NoiseLayer *layer, int n, const NoiseGrid *grid,
               float *value)
{
    if (layer->shape->feature == NOISE_FEATURE_F1)
        FOR_METRICS(draw_strip, WANT_FIRST_DISTANCE, layer, n, grid, value)
    else
        FOR_METRICS(draw_strip, WANT_SECOND_DISTANCE, layer, n, grid, value)
}

static bool
cellular_grid(const NoiseLayer *layer, const NoiseGrid *grid, float *value)
{
    NoiseGrid snapped = *grid;

    if (layer->shape->feature == NOISE_FEATURE_EDGE ||
        layer->shape->feature == NOISE_FEATURE_CELL_VALUE ||
        layer->shape->feature == NOISE_FEATURE_SPOTS ||
        !can_draw_runs(layer, grid))
        return false;
    for (int i = 0; i < grid->n_columns; i++)
        snapped.x[i] = snap_to_cell(grid->x[i]);
    for (int i = grid->n_columns; i < NOISE_BLOCK; i++)
        snapped.x[i] = snapped.x[grid->n_columns - 1];
    for (int i = 0; i < grid->n_rows; i++)
        snapped.y[i] = snap_to_cell(grid->y[i]);
    snapped.depth[0] = snap_to_cell(grid->depth[0]);
    if (layer->shape->dimensions == 2)
        draw_distances(layer, 2, &snapped, value);
    else
        draw_distances(layer, 3, &snapped, value);
    return true;
}

#endif
