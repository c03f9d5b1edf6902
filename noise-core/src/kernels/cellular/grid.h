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

#include "../runs.h"
#include "search.h"

/* The distance that pixels begin with, and that vectors are padded with: larger
 * than that of any point that is looked at. */
#define NOWHERE 64.0f

/* Measured: with larger steps, drawing place by place is faster. */
#define PRODUCT_MAX (VEC_LANES > 8 ? 0.04 : 0.06)

/* The points of a row of VEC_LANES cells along x. */
typedef struct Points {
    double place[3][VEC_LANES];
    float value[VEC_LANES]; /* of their cells, where that is wanted */
} Points;

/* A point's distances: join_distances() of a column's and a row's. */
typedef struct Cone {
    Extent extent;
    float value;
    float column[NOISE_BLOCK], row[NOISE_STRIP];
} Cone;

/* What the points looked at so far leave, for each pixel of the strip. */
typedef struct Found {
    float *distance[NEAREST_MAX]; /* the least one first */
    float *value; /* of the cell whose point is nearest, where that is wanted */
    VecF gap;     /* the least difference of two distances compared for it */
} Found;

/* Points farther away than this do not matter; as distances are searched, so
 * Euclidean ones are squared.  For the nearest point it is the farthest that
 * the point of the own cell can be. */
static inline float
find_search_radius(const NoiseShape *shape, NoiseDistance distance)
{
    const int n_points = count_points(shape->feature);
    const float share = n_points == 1 ? 0.5f + 0.5f * shape->jitter : 1.0f;
    const float radius =
        largest_distance(shape, n_points - 1) * (1.0f + 0x1p-10f);

    if (distance != NOISE_DISTANCE_EUCLIDEAN)
        return radius * share;
    return (shape->distance == NOISE_DISTANCE_SQUARED ? radius
                                                      : radius * radius) *
           (share * share);
}

/* Half the width of what lies within the radius, on rows at distance `row`; 0
 * where that is nothing. */
VEC_INLINE VecF
find_half(NoiseDistance distance, float radius, VecF row)
{
    const VecF none = vec_splat(0.0f);
    const VecF left = vec_max(radius - row, none);

    if (distance == NOISE_DISTANCE_CHEBYSHEV)
        return vec_select(vec_less(none, left), vec_splat(radius), none);
    return distance == NOISE_DISTANCE_EUCLIDEAN ? vec_sqrt(left) : left;
}

VEC_INLINE void
fill_rows(int n, NoiseDistance distance, float radius, const Run *run,
          const Points *points, int k, Cone *cone)
{
    Extent *extent = &cone->extent;
    VecF depth = vec_splat(0.0f);

    if (n > 2)
        depth = distance_along(
            distance,
            vec_splat((float)(points->place[2][k] - run->grid->depth[0])));
    for (int i = round_down(extent->first[1]); i < extent->last[1];
         i += VEC_LANES) {
        VecF row = distance_along(
            distance, vec_offset(&run->grid->y[i], points->place[1][k]));
        if (n > 2)
            row = join_distances(distance, depth, row);
        vec_store(&cone->row[i], row);
        if (!extent->is_narrow)
            limit_rows(run, points->place[0][k],
                       find_half(distance, radius, row), i, extent);
    }
}

VEC_INLINE void
fill_columns(NoiseDistance distance, const Run *run, double x, Cone *cone)
{
    const Extent *extent = &cone->extent;

    for (int i = extent->first[0]; i < extent->last[0]; i += VEC_LANES)
        vec_store(&cone->column[i],
                  distance_along(distance, vec_offset(&run->grid->x[i], x)));
    pad_extent(run, extent, NOWHERE, cone->column);
}

VEC_INLINE void
compare_vector(SearchVariant variant, const Cone *cone, VecF row, VecF column,
               int pixel, Found *found)
{
    const VecF distance = join_distances(variant.distance, row, column);
    VecF nearest[NEAREST_MAX];

    nearest[0] = vec_load(&found->distance[0][pixel]);
    VEC_UNROLL
    for (int k = 1; k < count_wanted(variant.wanted); k++) {
        nearest[k] = vec_load(&found->distance[k][pixel]);
        vec_store(&found->distance[k][pixel],
                  vec_min(vec_max(distance, nearest[k - 1]), nearest[k]));
    }
    if (variant.wanted == WANT_FIRST) {
        const VecF value = vec_load(&found->value[pixel]);
        vec_store(&found->value[pixel],
                  vec_select(vec_less(distance, nearest[0]),
                             vec_splat(cone->value), value));
        found->gap = vec_min(found->gap, vec_abs(distance - nearest[0]));
    }
    vec_store(&found->distance[0][pixel], vec_min(distance, nearest[0]));
}

VEC_INLINE void
compare_narrow(int n_vectors, SearchVariant variant, const Cone *cone,
               Found *found)
{
    const Extent *extent = &cone->extent;
    Found own = *found;
    VecF column[NARROW];

    VEC_UNROLL
    for (int k = 0; k < n_vectors; k++)
        column[k] = vec_load(&cone->column[extent->first[0] + k * VEC_LANES]);
    for (int row = extent->first[1]; row < extent->last[1]; row++) {
        const int start = row * NOISE_BLOCK + extent->first[0];
        VEC_UNROLL
        for (int k = 0; k < n_vectors; k++)
            compare_vector(variant, cone, vec_splat(cone->row[row]), column[k],
                           start + k * VEC_LANES, &own);
    }
    found->gap = own.gap;
}

VEC_INLINE void
compare_wide(SearchVariant variant, const Cone *cone, Found *found)
{
    const Extent *extent = &cone->extent;
    Found own = *found;

    for (int row = extent->first[1]; row < extent->last[1]; row++) {
        const VecF at = vec_splat(cone->row[row]);
        for (int i = round_down(extent->left[row]); i < extent->right[row];
             i += VEC_LANES)
            compare_vector(variant, cone, at, vec_load(&cone->column[i]),
                           row * NOISE_BLOCK + i, &own);
    }
    found->gap = own.gap;
}

/* How far points reach along the rows and columns, in cells: their radius or,
 * for a radius squared, the root of what the depth leaves of it. */
VEC_INLINE VecF
find_reach(int n, NoiseDistance distance, float radius, const NoiseGrid *grid,
           const Points *points)
{
    VecF left = vec_splat(radius);

    if (distance != NOISE_DISTANCE_EUCLIDEAN)
        return left;
    if (n > 2) {
        const VecF depth = vec_offset(points->place[2], grid->depth[0]);
        left = vec_max(left - depth * depth, vec_splat(0.0f));
    }
    return vec_sqrt(left) * (1.0f + 0x1p-20f);
}

/* Compares the first n_points of VEC_LANES points. */
VEC_INLINE void
compare_points(int n, SearchVariant variant, float radius, const Run *run,
               const Points *points, int n_points, Found *found)
{
    const double *const place[2] = {points->place[0], points->place[1]};
    Ranges ranges;
    Cone cone;

    find_ranges(run, place,
                find_reach(n, variant.distance, radius, run->grid, points),
                &ranges);
    for (int k = 0; k < n_points; k++) {
        if (!find_extent(&ranges, k, &cone.extent))
            continue;
        fill_rows(n, variant.distance, radius, run, points, k, &cone);
        fill_columns(variant.distance, run, points->place[0][k], &cone);
        cone.value = points->value[k];
        if (cone.extent.is_narrow)
            FOR_VECTORS(compare_narrow, &cone.extent, variant, &cone, found)
        else
            compare_wide(variant, &cone, found);
    }
}

/* Finds the points of VEC_LANES cells along x, from `cell` on. */
VEC_INLINE void
find_points(const NoiseLayer *layer, int n, const int32_t cell[3],
            bool with_values, Points *points)
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
    if (with_values)
        vec_store(points->value, value_of_cell(layer, hash));
}

VEC_INLINE void
compare_run(const NoiseLayer *layer, int n, SearchVariant variant,
            const Run *run, Found *found)
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
                find_points(layer, n, cell, variant.wanted == WANT_FIRST,
                            &points);
                const int left = end[0] - cell[0] + 1;
                compare_points(n, variant, radius, run, &points,
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

/* The noise of the distances that were found. */
VEC_INLINE void
store_noise(const NoiseLayer *layer, int n_points, int size, const Found *found,
            float *value)
{
    for (int i = 0; i < size; i += VEC_LANES) {
        VecF distance[NEAREST_MAX];
        for (int k = 0; k < NEAREST_MAX; k++)
            distance[k] = k < n_points ? vec_load(&found->distance[k][i])
                                       : vec_splat(0.0f);
        vec_store(&value[i], noise_of_distances(layer, distance));
    }
}

/* False if two points are equally near to a pixel, and this matters. */
static inline bool
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
    };
    Run run = {.grid = grid};

    for (int k = 0; k < n_points; k++) {
        for (int i = 0; i < size; i++)
            found.distance[k][i] = NOWHERE;
    }
    while (next_run(&run))
        compare_run(layer, n, variant, &run, &found);
    if (is_value)
        return !vec_any(vec_less(found.gap, vec_splat(FLT_MIN)));
    store_noise(layer, n_points, size, &found, value);
    return true;
}

static inline bool
draw_in_grid(const NoiseLayer *layer, int n, const NoiseGrid *grid,
             float *value)
{
    bool is_drawn = false;

    if (layer->shape->feature == NOISE_FEATURE_CELL_VALUE)
        FOR_METRICS(is_drawn = draw_strip, WANT_FIRST, layer, n, grid, value)
    else
        FOR_COUNTS(is_drawn = draw_strip, WANT_FIRST_DISTANCE, layer, n, grid,
                   value)
    return is_drawn;
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
    return layer->shape->dimensions == 2
               ? draw_in_grid(layer, 2, &snapped, value)
               : draw_in_grid(layer, 3, &snapped, value);
}

#endif
