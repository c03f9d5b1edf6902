/* SPDX-License-Identifier: MIT
 *
 * Distances between places and points, and noise from distances.
 */
#ifndef NOISE_DISTANCES_H
#define NOISE_DISTANCES_H

#include "../../vec/vec.h"
#include "../kernels.h"

/* The metric of a search.  Squared distances are searched as Euclidean ones. */
static inline NoiseDistance
metric_of(const NoiseShape *shape)
{
    return shape->distance == NOISE_DISTANCE_SQUARED ? NOISE_DISTANCE_EUCLIDEAN
                                                     : shape->distance;
}

/* The part of a distance that lies along one axis.  join_distances() adds the
 * axes' parts, x last. */
VEC_INLINE VecF
distance_along(NoiseDistance distance, VecF offset)
{
    return distance == NOISE_DISTANCE_EUCLIDEAN ? offset * offset
                                                : vec_abs(offset);
}

VEC_INLINE VecF
join_distances(NoiseDistance distance, VecF a, VecF b)
{
    return distance == NOISE_DISTANCE_CHEBYSHEV ? vec_max(a, b) : a + b;
}

VEC_INLINE VecF
measure(NoiseDistance distance, int n, const VecF *offset)
{
    VecF sum = distance_along(distance, offset[n - 1]);

    for (int axis = n - 2; axis >= 0; axis--)
        sum = join_distances(distance, sum,
                             distance_along(distance, offset[axis]));
    return sum;
}

/* The largest possible value, by feature, distance and dimensions - 2.  F1: the
 * farthest corner of the own cell.  F2: that of the nearest neighbor, from the
 * worst place.  Edge: a place d away from its nearest point, and e from the
 * border, can move away from that point by e without leaving its region, so
 * that d + e is at most F1.  The border towards the second point is at most
 * (F2 + d) / 2 away.  So e is at most (F1 + F2) / 3, here rounded up. */
VEC_INLINE float
largest_of(const NoiseShape *shape)
{
    static const float f1[][2] = {
        {1.41421356f, 1.73205081f}, {2.0f, 3.0f}, {2.0f, 3.0f}, {1.0f, 1.0f}};
    static const float f2[][2] = {
        {1.58113883f, 1.73205081f}, {2.5f, 3.0f}, {2.0f, 3.0f}, {1.5f, 1.5f}};
    static const float edge[2] = {1.0f, 1.1547006f};
    const int n = shape->dimensions - 2;

    if (shape->feature == NOISE_FEATURE_SPOTS)
        return 1.0f;
    if (shape->feature == NOISE_FEATURE_EDGE)
        return edge[n];
    return shape->feature == NOISE_FEATURE_F1 ||
                   shape->feature == NOISE_FEATURE_CELL_VALUE
               ? f1[shape->distance][n]
               : f2[shape->distance][n];
}

/* The derivative of a distance in a metric by the offset along an axis; length
 * is the distance itself. */
VEC_INLINE VecF
rise_of_distance(NoiseDistance distance, VecF offset, VecF length)
{
    const VecF none = vec_splat(0.0f);
    const VecF one = vec_splat(1.0f);
    const VecF left = vec_select(vec_less(offset, none), -one, none);
    const VecF side = vec_select(vec_less(none, offset), one, left);

    switch (distance) {
    case NOISE_DISTANCE_EUCLIDEAN:
        return vec_select(vec_less(none, length), offset / length, none);
    case NOISE_DISTANCE_SQUARED:
        return 2.0f * offset;
    case NOISE_DISTANCE_CHEBYSHEV:
        return vec_select(vec_less(vec_abs(offset), length), none, side);
    default:
        return side;
    }
}

/* The distance itself from the one that is searched: Euclidean distances are
 * searched squared. */
VEC_INLINE VecF
length_of(const NoiseShape *shape, VecF distance)
{
    return shape->distance == NOISE_DISTANCE_EUCLIDEAN ? vec_sqrt(distance)
                                                       : distance;
}

VEC_INLINE VecF
noise_of_length(const NoiseLayer *layer, VecF length)
{
    return (length * (2.0f / largest_of(layer->shape)) - 1.0f) * layer->factor;
}

/* The noise of F1, F2 or F2 - F1, from the distances to the nearest point and
 * to the second one, which F1 does not read. */
VEC_INLINE VecF
noise_of_distances(const NoiseLayer *layer, VecF first, VecF second)
{
    const NoiseShape *shape = layer->shape;

    if (shape->feature == NOISE_FEATURE_F1)
        return noise_of_length(layer, length_of(shape, first));
    if (shape->feature == NOISE_FEATURE_F2)
        return noise_of_length(layer, length_of(shape, second));
    return noise_of_length(layer,
                           length_of(shape, second) - length_of(shape, first));
}

#endif
