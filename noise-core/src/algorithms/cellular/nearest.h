/* SPDX-License-Identifier: MIT
 *
 * The nearest points.
 */
#ifndef NOISE_NEAREST_H
#define NOISE_NEAREST_H

#include "search.h"

VEC_INLINE void
choose_point(VecMask is_new, int n, const Point *point, Point *chosen)
{
    chosen->distance = vec_select(is_new, point->distance, chosen->distance);
    chosen->hash = vec_select_u(is_new, point->hash, chosen->hash);
    for (int axis = 0; axis < n; axis++)
        chosen->offset[axis] =
            vec_select(is_new, point->offset[axis], chosen->offset[axis]);
}

/* Each of the wanted points becomes the one before it, or the new one, if that
 * is nearer. */
VEC_INLINE void
take_point(int n, Wanted wanted, const Point *point, void *result)
{
    Point *at = ((Nearest *)result)->at;
    const bool has_points = wanted < WANT_FIRST_DISTANCE;

    VEC_UNROLL
    for (int k = count_wanted(wanted) - 1; k > 0; k--) {
        if (has_points) {
            choose_point(vec_less(point->distance, at[k].distance), n, point,
                         &at[k]);
            choose_point(vec_less(point->distance, at[k - 1].distance), n,
                         &at[k - 1], &at[k]);
        } else {
            at[k].distance = vec_min(
                vec_max(point->distance, at[k - 1].distance), at[k].distance);
        }
    }
    if (has_points)
        choose_point(vec_less(point->distance, at[0].distance), n, point,
                     &at[0]);
    else
        at[0].distance = vec_min(point->distance, at[0].distance);
}

VEC_INLINE void
search_nearest(const Search *search, int n, SearchVariant variant,
               Nearest *nearest)
{
    const VecF far = vec_splat(INFINITY);
    const Point nowhere = {far, {far, far, far}, vec_splat_u(0)};

    for (int k = 0; k < NEAREST_MAX; k++)
        nearest->at[k] = nowhere;
    visit_near(search, n, variant.metric, take_point, variant.wanted, nearest);
    for (int r = 2; vec_any(
             vec_less(nearest_in_ring(search, variant.metric, r),
                      nearest->at[count_wanted(variant.wanted) - 1].distance));
         r++)
        visit_ring(search, n, variant.metric, r, take_point, variant.wanted,
                   nearest);
}

/* Defines a search whose number of dimensions and variant are constants, but
 * for the power of Minkowski's distance. */
#define SEARCH(name, n, wanted, distance)                                    \
    VEC_OUTLINE void name(const Search *search, Nearest *nearest)            \
    {                                                                        \
        const Metric metric = {distance, search->layer->shape->halves};      \
                                                                             \
        search_nearest(search, n, (SearchVariant){wanted, metric}, nearest); \
    }

/* Defines those of all metrics but Minkowski's, in the plane or in space, and
 * one that calls them. */
#define SEARCHES(name, n, wanted)                                         \
    SEARCH(name##_euclidean, n, wanted, NOISE_DISTANCE_EUCLIDEAN)         \
    SEARCH(name##_manhattan, n, wanted, NOISE_DISTANCE_MANHATTAN)         \
    SEARCH(name##_chebyshev, n, wanted, NOISE_DISTANCE_CHEBYSHEV)         \
    static inline void name(const Search *search, NoiseDistance distance, \
                            Nearest *nearest)                             \
    {                                                                     \
        if (distance == NOISE_DISTANCE_MANHATTAN)                         \
            name##_manhattan(search, nearest);                            \
        else if (distance == NOISE_DISTANCE_CHEBYSHEV)                    \
            name##_chebyshev(search, nearest);                            \
        else                                                              \
            name##_euclidean(search, nearest);                            \
    }

SEARCH(search_minkowski_first_in_plane, 2, WANT_FIRST, NOISE_DISTANCE_MINKOWSKI)
SEARCH(search_minkowski_first_in_space, 3, WANT_FIRST, NOISE_DISTANCE_MINKOWSKI)
SEARCH(search_minkowski_fourth_in_plane, 2, WANT_FOURTH,
       NOISE_DISTANCE_MINKOWSKI)
SEARCH(search_minkowski_fourth_in_space, 3, WANT_FOURTH,
       NOISE_DISTANCE_MINKOWSKI)

SEARCHES(search_first_in_plane, 2, WANT_FIRST)
SEARCHES(search_first_in_space, 3, WANT_FIRST)
SEARCHES(search_fourth_in_plane, 2, WANT_FOURTH)
SEARCHES(search_fourth_in_space, 3, WANT_FOURTH)
SEARCHES(measure_first_in_plane, 2, WANT_FIRST_DISTANCE)
SEARCHES(measure_first_in_space, 3, WANT_FIRST_DISTANCE)
SEARCHES(measure_second_in_plane, 2, WANT_SECOND_DISTANCE)
SEARCHES(measure_second_in_space, 3, WANT_SECOND_DISTANCE)
SEARCHES(measure_fourth_in_plane, 2, WANT_FOURTH_DISTANCE)
SEARCHES(measure_fourth_in_space, 3, WANT_FOURTH_DISTANCE)

VEC_INLINE void
find_by_minkowski(const Search *search, int n, Wanted wanted, Nearest *nearest)
{
    const bool is_first = wanted == WANT_FIRST || wanted == WANT_FIRST_DISTANCE;

    if (is_first)
        (n == 2 ? search_minkowski_first_in_plane
                : search_minkowski_first_in_space)(search, nearest);
    else
        (n == 2 ? search_minkowski_fourth_in_plane
                : search_minkowski_fourth_in_space)(search, nearest);
}

/* Finds the nearest points; more of them than are wanted where that is not
 * slower. */
VEC_INLINE void
find_nearest(const Search *search, int n, SearchVariant variant,
             Nearest *nearest)
{
    const NoiseDistance distance = variant.metric.kind;
    const bool is_plane = n == 2;

    if (distance == NOISE_DISTANCE_MINKOWSKI) {
        find_by_minkowski(search, n, variant.wanted, nearest);
        return;
    }
    switch (variant.wanted) {
    case WANT_FIRST:
        (is_plane ? search_first_in_plane
                  : search_first_in_space)(search, distance, nearest);
        break;
    case WANT_FIRST_DISTANCE:
        (is_plane ? measure_first_in_plane
                  : measure_first_in_space)(search, distance, nearest);
        break;
    case WANT_SECOND_DISTANCE:
        (is_plane ? measure_second_in_plane
                  : measure_second_in_space)(search, distance, nearest);
        break;
    case WANT_THIRD_DISTANCE:
    case WANT_FOURTH_DISTANCE:
        (is_plane ? measure_fourth_in_plane
                  : measure_fourth_in_space)(search, distance, nearest);
        break;
    default:
        (is_plane ? search_fourth_in_plane
                  : search_fourth_in_space)(search, distance, nearest);
        break;
    }
}

#endif
