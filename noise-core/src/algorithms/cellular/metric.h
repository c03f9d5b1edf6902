/* SPDX-License-Identifier: MIT
 *
 * Metrics, the distances that features read, and the variants of a search.
 */
#ifndef NOISE_METRIC_H
#define NOISE_METRIC_H

#include "../../vec/vec.h"
#include "../common/basis.h"

/* The most points whose distances a feature reads. */
#define NEAREST_MAX 4

/* The largest possible distances from a place to the nearest point (k = 0), the
 * second nearest (k = 1) and so on, up to k = 3.  They occur at the least favorable
 * place, with each point in the corner of its cell that is farthest from that place.
 * Indexed by NoiseDistance, dimensions - 2, and k. */
static const float largest_distances[][2][NEAREST_MAX] = {
    {{1.41421356f, 1.58113883f, 1.80277564f, 1.83847763f},
     {1.73205081f, 1.73205081f, 1.87082869f, 1.87082869f}},
    {{2.0f, 2.5f, 3.25f, 3.38f}, {3.0f, 3.0f, 3.5f, 3.5f}},
    {{2.0f, 2.0f, 2.5f, 2.5f}, {3.0f, 3.0f, 3.0f, 3.0f}},
    {{1.0f, 1.5f, 1.5f, 1.5f}, {1.0f, 1.5f, 1.5f, 1.5f}},
};

/* The same for Minkowski's distance, rounded up.  The first index is twice its
 * power, minus 1.  Except for the nearest point, these were computed by trying 201
 * places along each axis in a quarter of the cell or, in space, 25 places along each
 * axis in an eighth. */
static const float largest_of_minkowski[][2][NEAREST_MAX] = {
    {{4.0f, 4.001f, 4.777f, 4.897f}, {9.0f, 9.001f, 9.001f, 9.001f}},
    {{2.0f, 2.001f, 2.501f, 2.501f}, {3.0f, 3.001f, 3.001f, 3.001f}},
    {{1.5874011f, 1.688f, 2.005f, 2.025f},
     {2.0800838f, 2.081f, 2.168f, 2.168f}},
    {{1.4142136f, 1.582f, 1.804f, 1.839f},
     {1.7320508f, 1.733f, 1.872f, 1.872f}},
    {{1.3195079f, 1.539f, 1.699f, 1.746f},
     {1.5518456f, 1.575f, 1.730f, 1.730f}},
    {{1.259921f, 1.519f, 1.637f, 1.692f}, {1.4422496f, 1.537f, 1.652f, 1.652f}},
    {{1.2190137f, 1.510f, 1.597f, 1.658f},
     {1.3687381f, 1.519f, 1.605f, 1.605f}},
    {{1.1892071f, 1.506f, 1.570f, 1.635f}, {1.316074f, 1.510f, 1.574f, 1.574f}},
    {{1.166529f, 1.503f, 1.552f, 1.618f}, {1.276518f, 1.506f, 1.554f, 1.554f}},
    {{1.1486984f, 1.502f, 1.539f, 1.606f},
     {1.2457309f, 1.503f, 1.540f, 1.540f}},
    {{1.1343125f, 1.502f, 1.529f, 1.595f},
     {1.2210946f, 1.502f, 1.530f, 1.530f}},
    {{1.122462f, 1.501f, 1.522f, 1.587f}, {1.200937f, 1.502f, 1.523f, 1.523f}},
    {{1.1125315f, 1.501f, 1.517f, 1.581f},
     {1.1841406f, 1.501f, 1.517f, 1.517f}},
    {{1.1040895f, 1.501f, 1.513f, 1.574f},
     {1.1699308f, 1.501f, 1.513f, 1.513f}},
    {{1.096825f, 1.501f, 1.510f, 1.569f}, {1.1577537f, 1.501f, 1.510f, 1.510f}},
    {{1.0905077f, 1.501f, 1.508f, 1.566f},
     {1.1472027f, 1.501f, 1.508f, 1.508f}},
};

static inline float
largest_distance(const NoiseShape *shape, int k)
{
    const bool is_minkowski = shape->distance == NOISE_DISTANCE_MINKOWSKI;
    const float(*largest)[NEAREST_MAX] =
        is_minkowski ? largest_of_minkowski[shape->halves - 1]
                     : largest_distances[shape->distance];

    return largest[shape->dimensions - 2][k];
}

/* A way to measure distances and, for Minkowski's, twice its exponent. */
typedef struct Metric {
    NoiseDistance kind;
    int halves;
} Metric;

static inline Metric
user_metric(const NoiseShape *shape)
{
    return (Metric){shape->distance, shape->halves};
}

static inline Metric
euclidean_metric(void)
{
    return (Metric){NOISE_DISTANCE_EUCLIDEAN, 0};
}

/* Returns the metric that a search uses.  For squared distances, this is the
 * Euclidean one, because a Euclidean search compares squares anyway. */
static inline Metric
search_metric(const NoiseShape *shape)
{
    return shape->distance == NOISE_DISTANCE_SQUARED ? euclidean_metric()
                                                     : user_metric(shape);
}

/* Returns x^(halves / 2), for x >= 0 and halves >= 0. */
VEC_INLINE VecF
power_of(VecF x, int halves)
{
    VecF power = halves % 2 != 0 ? vec_sqrt(x) : vec_splat(1.0f);

    for (int i = 0; i < halves / 2; i++)
        power = power * x;
    return power;
}

/* Returns x^(1 / n), for x >= 0, using Newton's method.  The first estimate divides
 * the exponent, which is in the upper bits, and is off by at most 6 %.  Five steps
 * then reduce the error to less than the rounding error, for n up to 15.  If x is
 * below the smallest normal float, returns 0. */
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

/* Returns x^(2 / halves), for x >= 0. */
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

/* Returns what the offset along one axis contributes to a distance.
 * join_distances() joins the contributions of all axes, x last. */
VEC_INLINE VecF
distance_along(Metric metric, VecF offset)
{
    if (metric.kind == NOISE_DISTANCE_MINKOWSKI)
        return power_of(vec_abs(offset), metric.halves);
    return metric.kind == NOISE_DISTANCE_EUCLIDEAN ||
                   metric.kind == NOISE_DISTANCE_SQUARED
               ? offset * offset
               : vec_abs(offset);
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

/* Turns the number that a search compares into a distance, by taking the root that
 * the search leaves out. */
VEC_INLINE VecF
root_of(Metric metric, VecF searched)
{
    if (metric.kind == NOISE_DISTANCE_MINKOWSKI)
        return root_of_power(searched, metric.halves);
    return metric.kind == NOISE_DISTANCE_EUCLIDEAN ? vec_sqrt(searched)
                                                   : searched;
}

/* Returns the derivative (x / length)^(q - 1) of Minkowski's distance with the power
 * q.  If q < 1, it goes to infinity near the axes; returns 0 on them. */
VEC_INLINE VecF
rise_of_minkowski(int halves, VecF size, VecF side, VecF length)
{
    const VecF none = vec_splat(0.0f);
    const VecF share = vec_select(vec_less(none, length), size / length, none);

    if (halves == 1)
        return vec_select(vec_less(none, share), side / vec_sqrt(share), none);
    return side * power_of(share, halves - 2);
}

/* Returns the derivative of a distance in a metric with respect to the offset along
 * an axis.  `length` is the distance itself. */
VEC_INLINE VecF
distance_slope(Metric metric, VecF offset, VecF length)
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
    case NOISE_DISTANCE_MANHATTAN:
        break;
    }
    return side;
}

/* From distances to noise: the features. */

/* Returns the distance that the minimum of smooth F1 starts from.  Points farther
 * away than this plus the blend do not matter. */
static inline float
smooth_start(Metric metric)
{
    return metric.kind == NOISE_DISTANCE_SQUARED ? 1.25f * 1.25f : 1.25f;
}

/* Returns how many of the nearest points a feature reads. */
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
    case NOISE_FEATURE_F1:
    case NOISE_FEATURE_EDGE:
    case NOISE_FEATURE_CELL_VALUE:
    case NOISE_FEATURE_SPOTS:
    case NOISE_FEATURE_SMOOTH_F1:
    case NOISE_FEATURE_RADIUS:
    case NOISE_FEATURE_CELL_NOISE:
        break;
    }
    return 1;
}

/* Returns the largest possible value of a feature.  Radius: noise is made from F2 at
 * a point, which is twice the radius.  Smooth F1: the minimum is never above the
 * distance that it starts from, and the blend is added so that it is never below 0.
 * Sum and product: the largest F1 counts twice, because F2 is the same in a corner
 * that is equally far from the points of all cells around it.
 *
 * Edge: if a place is d away from its nearest point, and e from the border, it can
 * move away from that point by e without leaving its region, so d + e is at most F1.
 * The border toward the second point is at most (F2 + d) / 2 away.  So e is at most
 * (F1 + F2) / 3; the table rounds this up. */
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
        return smooth_start(user_metric(shape)) + shape->blend;
    case NOISE_FEATURE_RADIUS:
        return largest_distance(shape, 1);
    case NOISE_FEATURE_SUM:
        return first + first;
    case NOISE_FEATURE_PRODUCT:
        return first * first;
    case NOISE_FEATURE_F1:
    case NOISE_FEATURE_F2:
    case NOISE_FEATURE_F2_F1:
    case NOISE_FEATURE_F3:
    case NOISE_FEATURE_F4:
    case NOISE_FEATURE_CELL_VALUE:
    case NOISE_FEATURE_CELL_NOISE:
        break;
    }
    return largest_distance(shape, count_points(shape->feature) - 1);
}

VEC_INLINE VecF
noise_of_length(const NoiseOctaveInput *input, VecF length)
{
    return (length * (2.0f / largest_of(input->shape)) - 1.0f) * input->factor;
}

/* Returns a feature's value from the distances that it reads.  The ratio F2 / F1
 * would have no largest value, so the ratio is 1 - F1 / F2, or 0 if both are 0. */
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
    case NOISE_FEATURE_F1:
    case NOISE_FEATURE_F2:
    case NOISE_FEATURE_F3:
    case NOISE_FEATURE_F4:
    case NOISE_FEATURE_EDGE:
    case NOISE_FEATURE_CELL_VALUE:
    case NOISE_FEATURE_SPOTS:
    case NOISE_FEATURE_SMOOTH_F1:
    case NOISE_FEATURE_RADIUS:
    case NOISE_FEATURE_CELL_NOISE:
        break;
    }
    return length[count_points(feature) - 1];
}

/* Computes the derivatives of feature_of_lengths() with respect to the lengths.
 * They are 0 for lengths that are not read. */
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
    case NOISE_FEATURE_F1:
    case NOISE_FEATURE_F2:
    case NOISE_FEATURE_F3:
    case NOISE_FEATURE_F4:
    case NOISE_FEATURE_EDGE:
    case NOISE_FEATURE_CELL_VALUE:
    case NOISE_FEATURE_SPOTS:
    case NOISE_FEATURE_SMOOTH_F1:
    case NOISE_FEATURE_RADIUS:
    case NOISE_FEATURE_CELL_NOISE:
        slope[count_points(feature) - 1] = one;
        break;
    }
}

/* Returns the noise of a feature, from the distances that it reads. */
VEC_INLINE VecF
noise_of_distances(const NoiseOctaveInput *input, NoiseFeature feature,
                   const VecF distance[NEAREST_MAX])
{
    const NoiseShape *shape = input->shape;
    const int n_points = count_points(feature);
    VecF length[NEAREST_MAX];

    VEC_UNROLL
    for (int k = 0; k < NEAREST_MAX; k++)
        length[k] = k < n_points ? root_of(user_metric(shape), distance[k])
                                 : vec_splat(0.0f);
    return noise_of_length(input, feature_of_lengths(feature, length));
}

/* The variants of a search. */

/* The result of a search: the one to four nearest points, or only their distances,
 * or one number made from all points. */
typedef enum ResultKind {
    RESULT_FIRST,
    RESULT_SECOND,
    RESULT_THIRD,
    RESULT_FOURTH,
    RESULT_FIRST_DISTANCE,
    RESULT_SECOND_DISTANCE,
    RESULT_THIRD_DISTANCE,
    RESULT_FOURTH_DISTANCE,
    RESULT_SMOOTH, /* the smooth minimum of all distances */
} ResultKind;

/* A kind of search: its result and its metric. */
typedef struct SearchVariant {
    ResultKind result_kind;
    Metric metric;
} SearchVariant;

/* Returns the kind of result that a feature needs.  with_points is true if it also
 * needs the points themselves, for the slopes of distances. */
static inline ResultKind
result_kind_of(NoiseFeature feature, bool with_points)
{
    if (noise_feature_is_flat(feature) || feature == NOISE_FEATURE_EDGE ||
        feature == NOISE_FEATURE_SPOTS)
        return RESULT_FIRST;
    if (feature == NOISE_FEATURE_SMOOTH_F1)
        return RESULT_SMOOTH;
    return (ResultKind)((with_points ? RESULT_FIRST : RESULT_FIRST_DISTANCE) +
                        count_points(feature) - 1);
}

/* Returns the variant of the search that a feature needs.  Smooth F1 needs the
 * user's metric, because it blends squared distances as they are, without roots. */
static inline SearchVariant
choose_variant(const NoiseShape *shape, bool with_points)
{
    const ResultKind result_kind = result_kind_of(shape->feature, with_points);

    return (SearchVariant){result_kind, result_kind == RESULT_SMOOTH
                                            ? user_metric(shape)
                                            : search_metric(shape)};
}

VEC_INLINE int
count_results(ResultKind result_kind)
{
    return (int)result_kind % NEAREST_MAX + 1;
}

#endif
