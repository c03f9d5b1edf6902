/* SPDX-License-Identifier: MIT
 *
 * The borders of the regions around the points of cells: midway between the
 * nearest point and any other.
 */
#ifndef NOISE_EDGES_H
#define NOISE_EDGES_H

#include "nearest.h"

/* The least distance to a border of the first point's cell, and the direction
 * towards it. */
typedef struct Edge {
    Point first;
    VecF distance;
    VecF across[3];
} Edge;

/* A Take: the border, a line or plane, midway between the nearest point and
 * another one. */
VEC_INLINE void
take_edge(int n, Wanted wanted, const Point *point, void *result)
{
    Edge *edge = result;
    const Point *first = &edge->first;
    VecF apart[3];

    (void)wanted;
    for (int axis = 0; axis < n; axis++)
        apart[axis] = point->offset[axis] - first->offset[axis];
    const VecF length = vec_sqrt(measure(euclidean_metric(), n, apart));
    const VecF distance = (point->distance - first->distance) / (2.0f * length);
    /* The nearest point itself gives 0 / 0, which is not less. */
    const VecMask is_new = vec_less(distance, edge->distance);
    edge->distance = vec_select(is_new, distance, edge->distance);
    for (int axis = 0; axis < n; axis++)
        edge->across[axis] =
            vec_select(is_new, apart[axis] / length, edge->across[axis]);
}

VEC_INLINE void
find_edge(const Search *search, int n, const Point *first, Edge *edge)
{
    const Metric euclidean = euclidean_metric();
    const VecF reach = vec_sqrt(first->distance);

    edge->first = *first;
    edge->distance = vec_splat(INFINITY);
    for (int axis = 0; axis < n; axis++)
        edge->across[axis] = vec_splat(0.0f);
    visit_near(search, n, euclidean, take_edge, WANT_FIRST, edge);
    for (int r = 2; vec_any(
             vec_less(vec_sqrt(nearest_in_ring(search, euclidean, r)) - reach,
                      2.0f * edge->distance));
         r++)
        visit_ring(search, n, euclidean, r, take_edge, WANT_FIRST, edge);
}

#endif
