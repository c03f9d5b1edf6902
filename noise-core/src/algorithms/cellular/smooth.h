/* SPDX-License-Identifier: MIT
 *
 * Smooth F1: the smooth minimum of the distances to all points (I. Quilez,
 * "Smooth minimum", 2013, the quadratic one).  Of two distances that differ by
 * less than the blend k it is
 *
 *     min(a, b) - (k - |a - b|)^2 / (4 k)
 *
 * Of many it depends on their order, which therefore is that of the cells'
 * coordinates, not one that begins at the place's own cell.  It starts from a
 * constant, beyond which, and k more, no point matters: cells at most two steps
 * away are enough.  No minimum is less than the least distance by more than k.
 */
#ifndef NOISE_SMOOTH_H
#define NOISE_SMOOTH_H

#include "search.h"

/* How far away cells are looked at, and how many that are along an axis. */
#define SMOOTH_AWAY   2
#define SMOOTH_ACROSS (2 * SMOOTH_AWAY + 1)

/* A blend, and 1 / (4 k), or 0 for k = 0. */
typedef struct Blend {
    VecF most, share;
} Blend;

/* A minimum, and its slopes. */
typedef struct Smooth {
    VecF least;
    VecF slope[3];
} Smooth;

/* The points of the cells around, in the order of their coordinates. */
typedef struct Around {
    CellPoint at[SMOOTH_ACROSS * SMOOTH_ACROSS * SMOOTH_ACROSS];
} Around;

VEC_INLINE Blend
find_blend(const NoiseShape *shape)
{
    const float most = shape->blend;

    return (Blend){vec_splat(most),
                   vec_splat(most > 0.0f ? 0.25f / most : 0.0f)};
}

/* By how much two distances are to be blended: 0 to k. */
VEC_INLINE VecF
find_overlap(const Blend *blend, VecF a, VecF b)
{
    return vec_max(blend->most - vec_abs(a - b), vec_splat(0.0f));
}

VEC_INLINE VecF
smooth_minimum(const Blend *blend, VecF a, VecF b)
{
    const VecF overlap = find_overlap(blend, a, b);

    return vec_min(a, b) - overlap * overlap * blend->share;
}

/* Up to which distance points matter. */
static inline float
find_smooth_reach(const NoiseShape *shape)
{
    const Metric metric = own_metric(shape);
    const float most = smooth_start(metric) + shape->blend;

    return metric.kind == NOISE_DISTANCE_SQUARED ? sqrtf(most) : most;
}

VEC_INLINE void
find_around(const Search *search, int n, Around *around)
{
    CellPoint *point = around->at;
    Row row = {.step = {0}};

    for (int z = -SMOOTH_AWAY; z <= (n == 3 ? SMOOTH_AWAY : -SMOOTH_AWAY);
         z++) {
        VecU plane = vec_splat_u(0);
        if (n == 3) {
            step_along(search, n, 2, z, plane, &row);
            plane = row.prefix;
        }
        for (int y = -SMOOTH_AWAY; y <= SMOOTH_AWAY; y++) {
            step_along(search, n, 1, y, plane, &row);
            for (int x = -SMOOTH_AWAY; x <= SMOOTH_AWAY; x++)
                find_cell_point(search, n, &row, x, point++);
        }
    }
}

/* Adds a point to the minimum's slopes.  The larger distance has the share
 * overlap / (2 k), the smaller one the rest. */
VEC_INLINE void
blend_slopes(const NoiseShape *shape, int n, const Blend *blend,
             const Point *point, VecF length, Smooth *smooth)
{
    const VecF share =
        find_overlap(blend, length, smooth->least) * (blend->share * 2.0f);
    const VecF own =
        vec_select(vec_less(length, smooth->least), 1.0f - share, share);

    for (int axis = 0; axis < n; axis++) {
        const VecF slope =
            -rise_of_distance(own_metric(shape), point->offset[axis], length);
        smooth->slope[axis] =
            smooth->slope[axis] + own * (slope - smooth->slope[axis]);
    }
}

VEC_INLINE void
find_smooth(const Search *search, int n, Metric metric, bool with_slopes,
            const Around *around, Smooth *smooth)
{
    const NoiseShape *shape = search->layer->shape;
    const Blend blend = find_blend(shape);
    const CellPoint *cell = around->at;
    VecF start[3];

    smooth->least = vec_splat(smooth_start(metric));
    for (int axis = 0; axis < 3; axis++)
        smooth->slope[axis] = vec_splat(0.0f);
    for (int z = -SMOOTH_AWAY; z <= (n == 3 ? SMOOTH_AWAY : -SMOOTH_AWAY);
         z++) {
        if (n == 3)
            start[2] = start_of_cell(search, 2, z);
        for (int y = -SMOOTH_AWAY; y <= SMOOTH_AWAY; y++) {
            start[1] = start_of_cell(search, 1, y);
            for (int x = -SMOOTH_AWAY; x <= SMOOTH_AWAY; x++) {
                start[0] = start_of_cell(search, 0, x);
                const Point point = find_point(n, metric, cell++, start);
                const VecF length = root_of(metric, point.distance);
                if (with_slopes)
                    blend_slopes(shape, n, &blend, &point, length, smooth);
                smooth->least = smooth_minimum(&blend, smooth->least, length);
            }
        }
    }
}

VEC_INLINE VecF
noise_of_smooth(const NoiseLayer *layer, VecF least)
{
    return noise_of_length(layer, least + layer->shape->blend);
}

/* Slopes may be NULL. */
VEC_INLINE void
draw_smooth(const NoiseLayer *layer, int n, SearchVariant variant,
            Reduction reduction, const NoisePlaces *places, int n_points,
            float *value, NoiseSlopes *slopes)
{
    const float factor = layer->factor * (2.0f / largest_of(layer->shape));
    const bool with_slopes = slopes != NULL;
    Search search;
    Around around;
    Smooth smooth;

    for (int i = 0; i < n_points; i += VEC_LANES) {
        if (move_search(layer, n, reduction, places, i, &search))
            find_around(&search, n, &around);
        find_smooth(&search, n, variant.metric, with_slopes, &around, &smooth);
        vec_store(&value[i], noise_of_smooth(layer, smooth.least));
        for (int axis = 0; with_slopes && axis < 4; axis++)
            vec_store(&slopes->along[axis][i],
                      axis < n ? smooth.slope[axis] * factor : vec_splat(0.0f));
    }
}

#endif
