/* SPDX-License-Identifier: MIT
 *
 * Variants of the search for points.
 */
#ifndef NOISE_VARIANTS_H
#define NOISE_VARIANTS_H

#include "distances.h"

/* The result of a search: one to four nearest points, or only their distances,
 * or one number of all points. */
typedef enum Wanted {
    WANT_FIRST,
    WANT_SECOND,
    WANT_THIRD,
    WANT_FOURTH,
    WANT_FIRST_DISTANCE,
    WANT_SECOND_DISTANCE,
    WANT_THIRD_DISTANCE,
    WANT_FOURTH_DISTANCE,
    WANT_SMOOTH, /* the smooth minimum of all distances */
} Wanted;

/* A kind of search: its result and its metric. */
typedef struct SearchVariant {
    Wanted wanted;
    Metric metric;
} SearchVariant;

/* with_points: for the slopes of distances, not only these. */
static inline Wanted
find_wanted(NoiseFeature feature, bool with_points)
{
    if (noise_feature_is_flat(feature) || feature == NOISE_FEATURE_EDGE ||
        feature == NOISE_FEATURE_SPOTS)
        return WANT_FIRST;
    if (feature == NOISE_FEATURE_SMOOTH_F1)
        return WANT_SMOOTH;
    return (Wanted)((with_points ? WANT_FIRST : WANT_FIRST_DISTANCE) +
                    count_points(feature) - 1);
}

/* Smooth F1 blends squared distances as they are. */
static inline SearchVariant
find_variant(const NoiseShape *shape, bool with_points)
{
    const Wanted wanted = find_wanted(shape->feature, with_points);

    return (SearchVariant){wanted, wanted == WANT_SMOOTH ? own_metric(shape)
                                                         : metric_of(shape)};
}

VEC_INLINE int
count_wanted(Wanted wanted)
{
    return (int)wanted % NEAREST_MAX + 1;
}

#endif
