/* SPDX-License-Identifier: MIT
 *
 * Distances between places and points, and noise from distances.
 */
#ifndef NOISE_DISTANCES_H
#define NOISE_DISTANCES_H

#include "../../params/algorithms.h"
#include "largest.h"
#include "metric.h"

/* Smooth F1 is blended from this distance, so that no farther points matter. */
static inline float
smooth_start(Metric metric)
{
    return metric.kind == NOISE_DISTANCE_SQUARED ? 1.25f * 1.25f : 1.25f;
}

/* How many of the nearest points a feature reads. */
static inline int
count_points(NoiseFeature feature)
{
    switch (feature) {
    case NOISE_FEATURE_F3:
        return 3;
    case NOISE_FEATURE_F4:
        return 4;
    case NOISE_FEATURE_F2:
    case NOISE_FEATURE_F2_F1:
    case NOISE_FEATURE_SUM:
    case NOISE_FEATURE_PRODUCT:
    case NOISE_FEATURE_RATIO:
        return 2;
    default:
        return 1;
    }
}

/* The largest possible value.  Radius: as F2 at the place of a point, of which
 * it is half.  Smooth F1, raised by the blend so that none is below 0, is at
 * most where it starts from.  Sum and product: that of F1 twice, in a corner
 * where the points of the cells around are all as far away.  Edge: a place d
 * away from its nearest point, and e from the border, can move away from that
 * point by e without leaving its region, so that d + e is at most F1.  The
 * border towards the second point is at most (F2 + d) / 2 away.  So e is at
 * most (F1 + F2) / 3, here rounded up. */
static inline float
largest_of(const NoiseShape *shape)
{
    static const float edge[2] = {1.0f, 1.1547006f};
    const float first = largest_distance(shape, 0);

    switch (shape->feature) {
    case NOISE_FEATURE_SPOTS:
    case NOISE_FEATURE_RATIO:
        return 1.0f;
    case NOISE_FEATURE_EDGE:
        return edge[shape->dimensions - 2];
    case NOISE_FEATURE_SMOOTH_F1:
        return smooth_start(own_metric(shape)) + shape->blend;
    case NOISE_FEATURE_RADIUS:
        return largest_distance(shape, 1);
    case NOISE_FEATURE_SUM:
        return first + first;
    case NOISE_FEATURE_PRODUCT:
        return first * first;
    default:
        return largest_distance(shape, count_points(shape->feature) - 1);
    }
}

VEC_INLINE VecF
noise_of_length(const NoiseLayer *layer, VecF length)
{
    return (length * (2.0f / largest_of(layer->shape)) - 1.0f) * layer->factor;
}

/* A feature's value from the lengths of the distances that it reads.  Of the
 * ratio, which has no largest value, it is 1 - F1 / F2; 0 where both are 0. */
VEC_INLINE VecF
feature_of_lengths(NoiseFeature feature, const VecF length[NEAREST_MAX])
{
    const VecF none = vec_splat(0.0f);

    switch (feature) {
    case NOISE_FEATURE_F2_F1:
        return length[1] - length[0];
    case NOISE_FEATURE_SUM:
        return length[0] + length[1];
    case NOISE_FEATURE_PRODUCT:
        return length[0] * length[1];
    case NOISE_FEATURE_RATIO:
        return vec_select(vec_less(none, length[1]),
                          1.0f - length[0] / length[1], none);
    default:
        return length[count_points(feature) - 1];
    }
}

/* The derivatives of that value by the lengths; 0 by those not read. */
VEC_INLINE void
feature_slopes(NoiseFeature feature, const VecF length[NEAREST_MAX],
               VecF slope[NEAREST_MAX])
{
    const VecF none = vec_splat(0.0f);
    const VecF one = vec_splat(1.0f);

    for (int k = 0; k < NEAREST_MAX; k++)
        slope[k] = none;
    switch (feature) {
    case NOISE_FEATURE_F2_F1:
        slope[0] = -one;
        slope[1] = one;
        break;
    case NOISE_FEATURE_SUM:
        slope[0] = slope[1] = one;
        break;
    case NOISE_FEATURE_PRODUCT:
        slope[0] = length[1];
        slope[1] = length[0];
        break;
    case NOISE_FEATURE_RATIO:
        slope[0] =
            vec_select(vec_less(none, length[1]), -1.0f / length[1], none);
        slope[1] = -slope[0] * vec_select(vec_less(none, length[1]),
                                          length[0] / length[1], none);
        break;
    default:
        slope[count_points(feature) - 1] = one;
        break;
    }
}

/* The noise of a feature, from the distances that it reads. */
VEC_INLINE VecF
noise_of_distances(const NoiseLayer *layer, NoiseFeature feature,
                   const VecF distance[NEAREST_MAX])
{
    const NoiseShape *shape = layer->shape;
    const int n_points = count_points(feature);
    VecF length[NEAREST_MAX];

    VEC_UNROLL
    for (int k = 0; k < NEAREST_MAX; k++)
        length[k] = k < n_points ? root_of(own_metric(shape), distance[k])
                                 : vec_splat(0.0f);
    return noise_of_length(layer, feature_of_lengths(feature, length));
}

#endif
