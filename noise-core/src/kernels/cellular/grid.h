/* SPDX-License-Identifier: MIT
 *
 * Cellular noise of a strip along the lattice's axes, point by point: the
 * distance of each point is compared with the nearest, and second nearest, ones
 * so far of all pixels that it can reach.
 *
 * The value of a cell is that of the nearest point.  Which of two equally near
 * points that is depends on the order in which they come, and this is another
 * one than place by place: a strip with such a pixel is not drawn in this way.
 */
#ifndef NOISE_CELLULAR_GRID_H
#define NOISE_CELLULAR_GRID_H

#include "compare.h"
#include "flat.h"

/* Measured: with larger steps, drawing place by place is faster. */
#define PRODUCT_MAX (VEC_LANES > 8 ? 0.04 : 0.06)

/* The points of a row of VEC_LANES cells along x. */
typedef struct Points {
    double place[3][VEC_LANES];
    float value[VEC_LANES]; /* of their cells, where that is wanted */
} Points;

/* Points farther away than this do not matter.  For the nearest point it is the
 * farthest that the point of the own cell can be. */
static inline float
find_far(const NoiseShape *shape)
{
    const int n_points = count_points(shape->feature);
    const float share = n_points == 1 ? 0.5f + 0.5f * shape->jitter : 1.0f;
    const float beyond = 1.0f + 0x1p-10f;
    const float largest = largest_distance(shape, n_points - 1);

    if (shape->feature == NOISE_FEATURE_SMOOTH_F1)
        return find_smooth_reach(shape) * beyond;
    return (shape->distance == NOISE_DISTANCE_SQUARED ? sqrtf(largest)
                                                      : largest) *
           (share * beyond);
}

/* Half the width of what lies within the radius, on rows at distance `row`; 0
 * where that is nothing. */
VEC_INLINE VecF
find_half(Metric metric, VecF radius, VecF row)
{
    const VecF none = vec_splat(0.0f);
    const VecF left = vec_max(radius - row, none);

    if (metric.kind == NOISE_DISTANCE_CHEBYSHEV)
        return vec_select(vec_less(none, left), radius, none);
    return is_squared(metric) ? vec_sqrt(left) : root_of(metric, left);
}

VEC_INLINE void
fill_rows(int n, Metric metric, VecF radius, const Run *run,
          const Points *points, int k, Cone *cone)
{
    Extent *extent = &cone->extent;
    VecF depth = vec_splat(0.0f);

    if (n > 2)
        depth = distance_along(metric, vec_splat((float)(points->place[2][k] -
                                                         run->grid->depth[0])));
    for (int i = round_down(extent->first[1]); i < extent->last[1];
         i += VEC_LANES) {
        VecF row = distance_along(
            metric, vec_offset(&run->grid->y[i], points->place[1][k]));
        if (n > 2)
            row = join_distances(metric, depth, row);
        vec_store(&cone->row[i], row);
        if (!extent->is_narrow)
            limit_rows(run, points->place[0][k], find_half(metric, radius, row),
                       i, extent);
    }
}

VEC_INLINE void
fill_columns(Metric metric, const Run *run, double x, Cone *cone)
{
    const Extent *extent = &cone->extent;

    for (int i = extent->first[0]; i < extent->last[0]; i += VEC_LANES)
        vec_store(&cone->column[i],
                  distance_along(metric, vec_offset(&run->grid->x[i], x)));
    pad_extent(run, extent, NOWHERE, cone->column);
}

/* How far points reach along the rows and columns, in cells: as far as they
 * matter or, in a slice of Euclidean balls, what the depth leaves of it. */
VEC_INLINE VecF
find_reach(int n, Metric metric, float far, const NoiseGrid *grid,
           const Points *points)
{
    if (!is_squared(metric))
        return vec_splat(far);
    VecF left = vec_splat(far * far);
    if (n > 2) {
        const VecF depth = vec_offset(points->place[2], grid->depth[0]);
        left = vec_max(left - depth * depth, vec_splat(0.0f));
    }
    return vec_sqrt(left) * (1.0f + 0x1p-20f);
}

/* Compares the first n_points of VEC_LANES points. */
VEC_INLINE void
compare_points(int n, SearchVariant variant, float far, const Run *run,
               const Points *points, int n_points, Found *found)
{
    Compare *const compare = choose_compare(variant);
    const VecF radius = distance_along(variant.metric, vec_splat(far));
    const double *const place[2] = {points->place[0], points->place[1]};
    Ranges ranges;
    Cone cone;

    find_ranges(run, place,
                find_reach(n, variant.metric, far, run->grid, points), &ranges);
    for (int k = 0; k < n_points; k++) {
        if (!find_extent(&ranges, k, &cone.extent))
            continue;
        fill_rows(n, variant.metric, radius, run, points, k, &cone);
        fill_columns(variant.metric, run, points->place[0][k], &cone);
        cone.value = points->value[k];
        compare(&cone, found);
    }
}

/* Finds the points of VEC_LANES cells along x, from `cell` on. */
VEC_INLINE void
find_points(const NoiseLayer *layer, int n, SearchVariant variant,
            const int32_t cell[3], Points *points)
{
    int32_t x[VEC_LANES];
    VecU point[4];
    VecF inner[3];

    for (int i = 0; i < VEC_LANES; i++)
        x[i] = cell[0] + i;
    point[0] = vec_load_u((const uint32_t *)x);
    for (int axis = 1; axis < n; axis++)
        point[axis] = vec_splat_u((uint32_t)cell[axis]);
    const VecU hash = hash_points(layer, n, point);
    for (int axis = 0; axis < n; axis++) {
        float number[VEC_LANES];
        inner[axis] = place_in_cell(layer->shape, hash, axis);
        vec_store(number, inner[axis]);
        for (int i = 0; i < VEC_LANES; i++)
            points->place[axis][i] =
                (double)(axis == 0 ? x[i] : cell[axis]) + number[i];
    }
    if (variant.wanted == WANT_FIRST)
        vec_store(points->value, values_of_cells(layer, n, variant.metric,
                                                 point, hash, inner));
}

VEC_INLINE void
compare_run(const NoiseLayer *layer, int n, SearchVariant variant,
            const Run *run, Found *found)
{
    const NoiseGrid *grid = run->grid;
    const float far = find_far(layer->shape);
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
                find_points(layer, n, variant, cell, &points);
                const int left = end[0] - cell[0] + 1;
                compare_points(n, variant, far, run, &points,
                               left < VEC_LANES ? left : VEC_LANES, found);
            }
        }
    }
}

/* Rounds a place as move_search() does. */
static inline double
snap_to_cell(double place)
{
    uint32_t fraction;
    const double whole = (double)noise_place_split(place, &fraction);
    const float inner = (float)(fraction >> 1) * 0x1p-31f;

    return whole + (double)((inner + SNAP) - SNAP);
}

VEC_INLINE void
store_feature(const NoiseLayer *layer, NoiseFeature feature, int size,
              const Found *found, float *value)
{
    const int n_points = count_points(feature);

    for (int i = 0; i < size; i += VEC_LANES) {
        VecF distance[NEAREST_MAX];
        for (int k = 0; k < NEAREST_MAX; k++)
            distance[k] = k < n_points ? vec_load(&found->distance[k][i])
                                       : vec_splat(0.0f);
        vec_store(&value[i],
                  feature == NOISE_FEATURE_SMOOTH_F1
                      ? noise_of_smooth(layer, distance[0])
                      : noise_of_distances(layer, feature, distance));
    }
}

/* The noise of the distances that were found, by a copy of the layer, which
 * compilers know no store to change. */
VEC_INLINE void
store_noise(const NoiseLayer *layer, int size, const Found *found, float *value)
{
    const NoiseShape shape = *layer->shape;
    NoiseLayer own = *layer;

    own.shape = &shape;
#define STORED(name, nick, label)                      \
    case name:                                         \
        store_feature(&own, name, size, found, value); \
        break;
    switch (shape.feature) {
        NOISE_FEATURES(STORED)
    default:
        break;
    }
#undef STORED
}

/* False if two points are equally near to a pixel, and this matters. */
VEC_INLINE bool
draw_strip(const NoiseLayer *layer, int n, SearchVariant variant,
           const NoiseGrid *grid, float *value)
{
    const int size = grid->n_rows * NOISE_BLOCK;
    const int n_points = count_wanted(variant.wanted);
    const bool is_value = variant.wanted == WANT_FIRST;
    float more[NEAREST_MAX - 1][NOISE_STRIP * NOISE_BLOCK];
    Found found = {
        .distance = {is_value ? more[0] : value, more[0], more[1], more[2]},
        .value = value,
        .gap = vec_splat(INFINITY),
        .blend = find_blend(layer->shape),
        .halves = layer->shape->halves,
    };
    const float start =
        variant.wanted == WANT_SMOOTH ? smooth_start(variant.metric) : NOWHERE;
    Run run = {.grid = grid};

    for (int k = 0; k < n_points; k++) {
        for (int i = 0; i < size; i++)
            found.distance[k][i] = start;
    }
    while (next_run(&run))
        compare_run(layer, n, variant, &run, &found);
    if (is_value)
        return !vec_any(vec_less(found.gap, vec_splat(FLT_MIN)));
    store_noise(layer, size, &found, value);
    return true;
}

VEC_OUTLINE bool
draw_plane(const NoiseLayer *layer, const NoiseGrid *grid, float *value)
{
    return draw_strip(layer, 2, find_variant(layer->shape, false), grid, value);
}

VEC_OUTLINE bool
draw_slice(const NoiseLayer *layer, const NoiseGrid *grid, float *value)
{
    return draw_strip(layer, 3, find_variant(layer->shape, false), grid, value);
}

static bool
cellular_grid(const NoiseLayer *layer, const NoiseGrid *grid, float *value)
{
    NoiseGrid snapped = *grid;

    if (layer->shape->feature == NOISE_FEATURE_EDGE ||
        layer->shape->feature == NOISE_FEATURE_SPOTS ||
        !can_draw_runs(layer, grid, PRODUCT_MAX))
        return false;
    for (int i = 0; i < grid->n_columns; i++)
        snapped.x[i] = snap_to_cell(grid->x[i]);
    for (int i = grid->n_columns; i < NOISE_BLOCK; i++)
        snapped.x[i] = snapped.x[grid->n_columns - 1];
    for (int i = 0; i < NOISE_STRIP; i++)
        snapped.y[i] = snap_to_cell(grid->y[i]);
    snapped.depth[0] = snap_to_cell(grid->depth[0]);
    return layer->shape->dimensions == 2 ? draw_plane(layer, &snapped, value)
                                         : draw_slice(layer, &snapped, value);
}

#endif
