/* SPDX-License-Identifier: MIT
 *
 * Metrics: distances between places and points, and their derivatives.
 */
#ifndef NOISE_METRIC_H
#define NOISE_METRIC_H

#include "../../vec/vec.h"
#include "../common/basis.h"

/* A distance and, for Minkowski's, twice its power. */
typedef struct Metric {
    NoiseDistance kind;
    int halves;
} Metric;

static inline Metric
own_metric(const NoiseShape *shape)
{
    return (Metric){shape->distance, shape->halves};
}

/* The metric of a search.  Squared distances are searched as Euclidean ones. */
static inline Metric
metric_of(const NoiseShape *shape)
{
    return shape->distance == NOISE_DISTANCE_SQUARED
               ? (Metric){NOISE_DISTANCE_EUCLIDEAN, 0}
               : own_metric(shape);
}

static inline Metric
euclidean_metric(void)
{
    return (Metric){NOISE_DISTANCE_EUCLIDEAN, 0};
}

/* x^(halves / 2), for x and halves of at least 0. */
VEC_INLINE VecF
power_of(VecF x, int halves)
{
    VecF power = halves % 2 != 0 ? vec_sqrt(x) : vec_splat(1.0f);

    for (int i = 0; i < halves / 2; i++)
        power = power * x;
    return power;
}

/* x^(1 / n), for x of at least 0, by Newton's method.  The first estimate
 * divides the exponent, which lies in the upper bits; it is off by 6 % at most,
 * and five steps leave less than rounding does, up to n = 15.  The root of
 * numbers below the least normal float is 0. */
VEC_INLINE VecF
root_by_steps(VecF x, int n)
{
    const float share = 1.0f / (float)n;
    const VecF exponent = vec_to_float(vec_bits(x));
    VecF root = vec_of_bits(
        vec_to_int(exponent * share + (1.0f - share) * (float)0x3f800000));

    for (int i = 0; i < 5; i++) {
        const VecF power = power_of(root, 2 * (n - 1));
        root = root + (x / power - root) * share;
    }
    return vec_select(vec_less(x, vec_splat(FLT_MIN)), vec_splat(0.0f), root);
}

/* x^(2 / halves), for x of at least 0. */
VEC_INLINE VecF
root_of_power(VecF x, int halves)
{
    switch (halves) {
    case 1:
        return x * x;
    case 2:
        return x;
    case 4:
        return vec_sqrt(x);
    case 8:
        return vec_sqrt(vec_sqrt(x));
    case 16:
        return vec_sqrt(vec_sqrt(vec_sqrt(x)));
    default:
        break;
    }
    if (halves % 2 == 0)
        return root_by_steps(x, halves / 2);
    const VecF root = root_by_steps(x, halves);
    return root * root;
}

/* Whether distances are searched squared. */
static inline bool
is_squared(Metric metric)
{
    return metric.kind == NOISE_DISTANCE_EUCLIDEAN ||
           metric.kind == NOISE_DISTANCE_SQUARED;
}

/* The part of a distance that lies along one axis.  join_distances() adds the
 * axes' parts, x last. */
VEC_INLINE VecF
distance_along(Metric metric, VecF offset)
{
    if (metric.kind == NOISE_DISTANCE_MINKOWSKI)
        return power_of(vec_abs(offset), metric.halves);
    return is_squared(metric) ? offset * offset : vec_abs(offset);
}

VEC_INLINE VecF
join_distances(Metric metric, VecF a, VecF b)
{
    return metric.kind == NOISE_DISTANCE_CHEBYSHEV ? vec_max(a, b) : a + b;
}

VEC_INLINE VecF
measure(Metric metric, int n, const VecF *offset)
{
    VecF sum = distance_along(metric, offset[n - 1]);

    for (int axis = n - 2; axis >= 0; axis--)
        sum = join_distances(metric, sum, distance_along(metric, offset[axis]));
    return sum;
}

/* A distance from the one that is searched, without its last root. */
VEC_INLINE VecF
root_of(Metric metric, VecF searched)
{
    if (metric.kind == NOISE_DISTANCE_MINKOWSKI)
        return root_of_power(searched, metric.halves);
    return metric.kind == NOISE_DISTANCE_EUCLIDEAN ? vec_sqrt(searched)
                                                   : searched;
}

/* The derivative of Minkowski's distance: (x / length)^(q - 1), which has no
 * limit on the axes for q < 1, and there is 0. */
VEC_INLINE VecF
rise_of_minkowski(int halves, VecF size, VecF side, VecF length)
{
    const VecF none = vec_splat(0.0f);
    const VecF share = vec_select(vec_less(none, length), size / length, none);

    if (halves == 1)
        return vec_select(vec_less(none, share), side / vec_sqrt(share), none);
    return side * power_of(share, halves - 2);
}

/* The derivative of a distance in a metric by the offset along an axis; length
 * is the distance itself. */
VEC_INLINE VecF
rise_of_distance(Metric metric, VecF offset, VecF length)
{
    const VecF none = vec_splat(0.0f);
    const VecF one = vec_splat(1.0f);
    const VecF left = vec_select(vec_less(offset, none), -one, none);
    const VecF side = vec_select(vec_less(none, offset), one, left);

    switch (metric.kind) {
    case NOISE_DISTANCE_EUCLIDEAN:
        return vec_select(vec_less(none, length), offset / length, none);
    case NOISE_DISTANCE_SQUARED:
        return 2.0f * offset;
    case NOISE_DISTANCE_CHEBYSHEV:
        return vec_select(vec_less(vec_abs(offset), length), none, side);
    case NOISE_DISTANCE_MINKOWSKI:
        return rise_of_minkowski(metric.halves, vec_abs(offset), side, length);
    default:
        return side;
    }
}

#endif
