/* SPDX-License-Identifier: MIT
 *
 * Features that are one value for each cell: that of its hash; its radius,
 * which is half of how far its point lies from the nearest other point; and
 * noise at its point, so that neighboring cells are alike.
 *
 * The noise is a sparse convolution (J. P. Lewis, "Algorithms for Solid Noise
 * Synthesis", 1989): the mean of the values of all cells whose points lie near,
 * with the weights (1 - (d / 2)^2)^2.
 */
#ifndef NOISE_FLAT_H
#define NOISE_FLAT_H

#include "nearest.h"

/* The value of a cell that has this hash. */
VEC_INLINE VecF
value_of_cell(const NoiseLayer *layer, VecU hash)
{
    return noise_value_of_hash(noise_hash_number(hash, 3), layer->factor);
}

/* A mean while it is summed up. */
typedef struct Mean {
    VecF sum, weights;
} Mean;

/* A Take. */
VEC_INLINE void
take_value(int n, Wanted wanted, const Point *point, void *result)
{
    Mean *mean = result;
    const VecF rest = vec_max(1.0f - point->distance * 0.25f, vec_splat(0.0f));
    const VecF weight = rest * rest;

    (void)n;
    (void)wanted;
    mean->sum =
        mean->sum +
        weight * noise_value_of_hash(noise_hash_number(point->hash, 3), 1.0f);
    mean->weights = mean->weights + weight;
}

/* The value of the cells whose points a search lies at. */
VEC_INLINE VecF
value_at_points(const Search *search, int n, Metric metric)
{
    const NoiseLayer *layer = search->layer;
    const Metric euclidean = euclidean_metric();
    Mean mean = {vec_splat(0.0f), vec_splat(0.0f)};
    Nearest nearest;

    if (layer->shape->feature == NOISE_FEATURE_RADIUS) {
        find_nearest(search, n, (SearchVariant){WANT_SECOND_DISTANCE, metric},
                     &nearest);
        return noise_of_length(
            layer, root_of(own_metric(layer->shape), nearest.at[1].distance));
    }
    visit_near(search, n, euclidean, take_value, WANT_FIRST, &mean);
    visit_ring(search, n, euclidean, 2, take_value, WANT_FIRST, &mean);
    return mean.sum / mean.weights * layer->factor;
}

/* Moves `at` to the points that a search found.  False if they are those of
 * the cells that it is in already. */
VEC_INLINE bool
move_to_points(const Search *search, int n, const Point *point, bool is_first,
               Search *at)
{
    VecU cell[4], last[4];

    for (int axis = 0; axis < n; axis++) {
        const VecF inner =
            place_in_cell(search->layer->shape, point->hash, axis);
        last[axis] = at->whole[axis] + at->step[axis];
        at->inner[axis] = inner;
        at->whole[axis] = search->whole[axis];
        at->step[axis] =
            vec_to_int(search->inner[axis] + point->offset[axis] - inner);
        cell[axis] = at->whole[axis] + at->step[axis];
    }
    if (stay_in_cells(n, is_first, search->reduction, cell, last))
        return false;
    at->layer = search->layer;
    at->reduction = search->reduction;
    at->places = search->places;
    at->first = search->first;
    at->margin = find_margin(n, at->inner);
    enter_cells(n, at);
    return true;
}

VEC_INLINE void
draw_flat(const NoiseLayer *layer, int n, SearchVariant variant,
          Reduction reduction, const NoisePlaces *places, int n_points,
          float *value)
{
    const bool is_plain = layer->shape->feature == NOISE_FEATURE_CELL_VALUE;
    VecF own = vec_splat(0.0f);
    Search search, at = {.layer = layer};

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Nearest nearest;
        move_search(layer, n, reduction, places, i, &search);
        find_nearest(&search, n, variant, &nearest);
        if (is_plain)
            own = value_of_cell(layer, nearest.at[0].hash);
        else if (move_to_points(&search, n, &nearest.at[0], i == 0, &at))
            own = value_at_points(&at, n, variant.metric);
        vec_store(&value[i], own);
    }
}

/* The same, and the slopes, which are 0. */
VEC_INLINE void
find_flat_slopes(const NoiseLayer *layer, int n, SearchVariant variant,
                 Reduction reduction, const NoisePlaces *places, int n_points,
                 float *value, NoiseSlopes *slopes)
{
    draw_flat(layer, n, variant, reduction, places, n_points, value);
    for (int axis = 0; axis < 4; axis++) {
        for (int i = 0; i < n_points; i += VEC_LANES)
            vec_store(&slopes->along[axis][i], vec_splat(0.0f));
    }
}

/* The values of the cells with these lattice points and hashes, which are near;
 * inner: where their points lie. */
VEC_INLINE VecF
values_of_cells(const NoiseLayer *layer, int n, Metric metric,
                const VecU cell[4], VecU hash, const VecF inner[3])
{
    Search search = {
        .layer = layer,
        .reduction =
            layer->period->n_vectors > 0 ? REDUCTION_LANES : REDUCTION_NONE,
        .margin = find_margin(n, inner),
    };

    if (layer->shape->feature == NOISE_FEATURE_CELL_VALUE)
        return value_of_cell(layer, hash);
    for (int axis = 0; axis < n; axis++) {
        search.whole[axis] = cell[axis];
        search.step[axis] = vec_splat_u(0);
        search.inner[axis] = inner[axis];
    }
    enter_cells(n, &search);
    return value_at_points(&search, n, metric);
}

#endif
