/* SPDX-License-Identifier: MIT
 *
 * Cellular noise of a strip along the lattice's axes, tile by tile: the few
 * points that can matter to a tile are compared with all of its pixels.
 *
 * The value of a cell is that of the nearest point.  Which of two equally near
 * points that is depends on the order in which they come, and this is another
 * one than place by place: a strip with such a pixel is not drawn in this way.
 */
#ifndef NOISE_CELLULAR_GRID_H
#define NOISE_CELLULAR_GRID_H

#include "tiles.h"

/* Measured: with larger steps, drawing place by place is faster. */
#define PRODUCT_MAX (VEC_LANES == 4 ? 0.25 : 0.12)

/* Floats between arrays that are read and written side by side, so that they do
 * not have the same places in the cache. */
#define APART 80

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
store_feature(const NoiseLayer *layer, NoiseFeature feature,
              const NoiseGrid *grid, const Found *found, float *value)
{
    const int n_points = count_points(feature);

    for (int row = 0; row < grid->n_rows; row++) {
        const int first = row * NOISE_BLOCK;
        const int last = first + round_up(grid->n_columns);
        for (int i = first; i < last; i += VEC_LANES) {
            VecF distance[NEAREST_MAX];
            VEC_UNROLL
            for (int k = 0; k < NEAREST_MAX; k++)
                distance[k] = k < n_points ? vec_load(&found->distance[k][i])
                                           : vec_splat(0.0f);
            vec_store(&value[i],
                      feature == NOISE_FEATURE_SMOOTH_F1
                          ? noise_of_smooth(layer, distance[0])
                          : noise_of_distances(layer, feature, distance));
        }
    }
}

/* The noise of the distances that were found, by a copy of the layer, which
 * compilers know no store to change. */
VEC_INLINE void
store_noise(const NoiseLayer *layer, const NoiseGrid *grid, const Found *found,
            float *value)
{
    const NoiseShape shape = *layer->shape;
    NoiseLayer own = *layer;

    own.shape = &shape;
#define STORED(name, nick, label)                      \
    case name:                                         \
        store_feature(&own, name, grid, found, value); \
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
    const bool is_value = variant.wanted == WANT_FIRST;
    float more[NEAREST_MAX - 1][NOISE_STRIP * NOISE_BLOCK + APART];
    Found found = {
        .start = variant.wanted == WANT_SMOOTH ? smooth_start(variant.metric)
                                               : NOWHERE,
        .distance = {is_value ? more[0] : value, more[0], more[1], more[2]},
        .value = value,
        .gap = vec_splat(INFINITY),
        .blend = find_blend(layer->shape),
        .halves = layer->shape->halves,
    };
    Run run = {.grid = grid};

    while (next_run(&run))
        compare_run(layer, n, variant, find_far(layer->shape), &run, &found);
    if (is_value)
        return !vec_any(vec_less(found.gap, vec_splat(FLT_MIN)));
    store_noise(layer, grid, &found, value);
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
