/* SPDX-License-Identifier: MIT
 *
 * Variants of the search for points: what is wanted and the metric are
 * constants of each.
 */
#ifndef NOISE_VARIANTS_H
#define NOISE_VARIANTS_H

#include "distances.h"

/* What is wanted: one to four nearest points, or only their distances. */
typedef enum Wanted {
    WANT_FIRST,
    WANT_SECOND,
    WANT_THIRD,
    WANT_FOURTH,
    WANT_FIRST_DISTANCE,
    WANT_SECOND_DISTANCE,
    WANT_THIRD_DISTANCE,
    WANT_FOURTH_DISTANCE,
} Wanted;

/* A variant of the search, compiled separately. */
typedef struct SearchVariant {
    Wanted wanted;
    NoiseDistance distance;
} SearchVariant;

/* Calls a function with the variant of the shape's metric as a constant. */
#define FOR_METRICS(function, wanted, layer, n, ...)                          \
    switch (metric_of((layer)->shape)) {                                      \
    case NOISE_DISTANCE_MANHATTAN:                                            \
        function(layer, n, (SearchVariant){wanted, NOISE_DISTANCE_MANHATTAN}, \
                 __VA_ARGS__);                                                \
        break;                                                                \
    case NOISE_DISTANCE_CHEBYSHEV:                                            \
        function(layer, n, (SearchVariant){wanted, NOISE_DISTANCE_CHEBYSHEV}, \
                 __VA_ARGS__);                                                \
        break;                                                                \
    default:                                                                  \
        function(layer, n, (SearchVariant){wanted, NOISE_DISTANCE_EUCLIDEAN}, \
                 __VA_ARGS__);                                                \
        break;                                                                \
    }

/* The same with as many points as the feature reads, the wanted kind being
 * WANT_FIRST or WANT_FIRST_DISTANCE. */
#define FOR_COUNTS(function, first, layer, n, ...)                        \
    switch (count_points((layer)->shape->feature)) {                      \
    case 1:                                                               \
        FOR_METRICS(function, first, layer, n, __VA_ARGS__)               \
        break;                                                            \
    case 2:                                                               \
        FOR_METRICS(function, (Wanted)(first + 1), layer, n, __VA_ARGS__) \
        break;                                                            \
    case 3:                                                               \
        FOR_METRICS(function, (Wanted)(first + 2), layer, n, __VA_ARGS__) \
        break;                                                            \
    default:                                                              \
        FOR_METRICS(function, (Wanted)(first + 3), layer, n, __VA_ARGS__) \
        break;                                                            \
    }

VEC_INLINE int
count_wanted(Wanted wanted)
{
    return (int)wanted % NEAREST_MAX + 1;
}

#endif
