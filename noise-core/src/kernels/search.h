/* SPDX-License-Identifier: MIT
 *
 * The points of cells around places: each square or cube of the lattice holds
 * one.
 *
 * Cells are searched in rings, as far out as a nearer point can lie for any
 * lane: with full jitter the 3 x 3 squares around are not always enough.
 */
#ifndef NOISE_SEARCH_H
#define NOISE_SEARCH_H

#include <stdlib.h>

#include "cell.h"
#include "distances.h"

/* Adding it rounds numbers from 0 to 1 so that sums and differences of less
 * than 4 are exact: to 2^-21. */
#define NEAR 4.0f

/* Places within the lattice. */
typedef struct Search {
    const NoiseLayer *layer;
    Reach reach;
    const NoisePlaces *places;
    int first;
    VecU whole[4];
    VecF inner[3];
    VecF margin; /* from the place to the border of its cell, at most 1/2 */
} Search;

/* A cell's point. */
typedef struct Point {
    VecF distance;  /* squared, where the distance is Euclidean */
    VecF offset[3]; /* from the place to the point */
    VecU hash;
} Point;

typedef struct Nearest {
    Point first, second;
} Nearest;

/* What is wanted of the nearest points: one or two, whole or their distance. */
typedef enum Wanted {
    WANT_FIRST,
    WANT_SECOND,
    WANT_FIRST_DISTANCE,
    WANT_SECOND_DISTANCE,
} Wanted;

/* A way to search, of which there is code of its own. */
typedef struct Way {
    Wanted wanted;
    NoiseDistance distance;
} Way;

/* Calls a function with the way to search, so that there is one of it for each.
 */
#define FOR_METRICS(function, wanted, layer, n, ...)                \
    switch (metric_of((layer)->shape)) {                            \
    case NOISE_DISTANCE_MANHATTAN:                                  \
        function(layer, n, (Way){wanted, NOISE_DISTANCE_MANHATTAN}, \
                 __VA_ARGS__);                                      \
        break;                                                      \
    case NOISE_DISTANCE_CHEBYSHEV:                                  \
        function(layer, n, (Way){wanted, NOISE_DISTANCE_CHEBYSHEV}, \
                 __VA_ARGS__);                                      \
        break;                                                      \
    default:                                                        \
        function(layer, n, (Way){wanted, NOISE_DISTANCE_EUCLIDEAN}, \
                 __VA_ARGS__);                                      \
        break;                                                      \
    }

VEC_INLINE bool
wants_second(Wanted wanted)
{
    return wanted == WANT_SECOND || wanted == WANT_SECOND_DISTANCE;
}

VEC_INLINE void
begin_search(const NoiseLayer *layer, int n, Reach reach,
             const NoisePlaces *places, int first, Search *search)
{
    search->layer = layer;
    search->reach = reach;
    search->places = places;
    search->first = first;
    search->margin = vec_splat(0.5f);
    for (int axis = 0; axis < n; axis++) {
        vec_floor(&places->at[axis][first], &search->whole[axis],
                  &search->inner[axis]);
        const VecF t = (search->inner[axis] + NEAR) - NEAR;
        search->inner[axis] = t;
        search->margin = vec_min(search->margin, vec_min(t, 1.0f - t));
    }
}

/* No point r cells away in some direction is nearer. */
VEC_INLINE VecF
nearest_in_ring(const Search *search, NoiseDistance distance, int r)
{
    /* Below what rounding may make of a point there. */
    const VecF least = ((float)(r - 1) + search->margin) * (1.0f - 0x1p-20f);

    return measure(distance, 1, &least);
}

/* From a place NEAR cells before a cell, so many steps away, to the place. */
VEC_INLINE VecF
start_of_cell(const Search *search, int axis, int step)
{
    return search->inner[axis] - ((float)step - NEAR);
}

/* From there to the point of the cell. */
VEC_INLINE VecF
place_in_cell(const NoiseShape *shape, VecU hash, int axis)
{
    return noise_unit_of_hash(noise_hash_number(hash, axis), shape->jitter) +
           ((0.5f - 0.5f * shape->jitter) + NEAR);
}

/* A row of cells along x: the hash prefix that they share, which only free
 * lattices have, and where they start along y and z. */
typedef struct Row {
    int step[3];
    VecU prefix;
    VecF start[3];
} Row;

/* Goes so many steps along an axis, y or z. */
VEC_INLINE void
step_along(const Search *search, int n, int axis, int step, VecU prefix,
           Row *row)
{
    const uint32_t more = axis == n - 1 ? search->layer->key.outer : 0;

    row->step[axis] = step;
    row->start[axis] = start_of_cell(search, axis, step);
    row->prefix =
        noise_hash_fold(prefix, search->whole[axis] + ((uint32_t)step + more));
}

VEC_INLINE VecU
hash_of_cell(const Search *search, int n, const Row *row, int step)
{
    VecU steps[4];

    if (search->reach == REACH_FREE)
        return noise_hash_fold(row->prefix, search->whole[0] + (uint32_t)step);
    steps[0] = vec_splat_u((uint32_t)step);
    for (int axis = 1; axis < n; axis++)
        steps[axis] = vec_splat_u((uint32_t)row->step[axis]);
    return hash_periodic(search->layer, n, search->reach, search->places,
                         search->first, search->whole, steps);
}

VEC_INLINE void
find_point(const Search *search, int n, NoiseDistance distance, const Row *row,
           int step, Point *point)
{
    point->hash = hash_of_cell(search, n, row, step);
    for (int axis = 0; axis < n; axis++) {
        const VecF start =
            axis == 0 ? start_of_cell(search, 0, step) : row->start[axis];
        point->offset[axis] =
            place_in_cell(search->layer->shape, point->hash, axis) - start;
    }
    point->distance = measure(distance, n, point->offset);
}

VEC_INLINE void
choose_point(VecMask is_new, int n, const Point *point, Point *chosen)
{
    chosen->distance = vec_select(is_new, point->distance, chosen->distance);
    chosen->hash = vec_select_u(is_new, point->hash, chosen->hash);
    for (int axis = 0; axis < n; axis++)
        chosen->offset[axis] =
            vec_select(is_new, point->offset[axis], chosen->offset[axis]);
}

VEC_INLINE void
take_point(int n, Wanted wanted, const Point *point, void *result)
{
    Nearest *nearest = result;
    Point *first = &nearest->first;
    Point *second = &nearest->second;
    const VecMask is_first = vec_less(point->distance, first->distance);
    const VecMask is_second = vec_less(point->distance, second->distance);

    switch (wanted) {
    case WANT_FIRST_DISTANCE:
        first->distance = vec_min(point->distance, first->distance);
        break;
    case WANT_SECOND_DISTANCE:
        second->distance = vec_min(vec_max(point->distance, first->distance),
                                   second->distance);
        first->distance = vec_min(point->distance, first->distance);
        break;
    case WANT_SECOND:
        choose_point(is_second, n, point, second);
        choose_point(is_first, n, first, second);
        choose_point(is_first, n, point, first);
        break;
    default:
        choose_point(is_first, n, point, first);
        break;
    }
}

/* What is done with each point that is found. */
typedef void Take(int n, Wanted wanted, const Point *point, void *result);

VEC_INLINE void
visit_cell(const Search *search, int n, NoiseDistance distance, const Row *row,
           int step, Take *take, Wanted wanted, void *result)
{
    Point point;

    find_point(search, n, distance, row, step, &point);
    take(n, wanted, &point, result);
}

VEC_INLINE void
visit_row(const Search *search, int n, NoiseDistance distance, const Row *row,
          int from, int r, Take *take, Wanted wanted, void *result)
{
    const bool is_within = abs(row->step[1]) < from && abs(row->step[2]) < from;

    for (int step = -r; step <= r; step++) {
        if (!is_within || abs(step) >= from)
            visit_cell(search, n, distance, row, step, take, wanted, result);
    }
}

/* 0, -1, 1, -2, 2 and so on: of points as near, that of the own
 * cell is the first. */
VEC_INLINE int
step_number(int i)
{
    const int length = (i + 1) / 2;

    return i % 2 != 0 ? -length : length;
}

/* Takes the points of the cells at most r steps away, but for those that are
 * fewer than `from` steps away. */
VEC_INLINE void
visit(const Search *search, int n, NoiseDistance distance, int from, int r,
      Take *take, Wanted wanted, void *result)
{
    const VecU prefix = vec_splat_u(search->layer->key.prefix);
    const bool is_near = r == 1 && from == 0;
    Row row = {.step = {0}};

    for (int z = 0; z < (n == 3 ? 2 * r + 1 : 1); z++) {
        VecU plane = prefix;
        if (n == 3) {
            step_along(search, n, 2, step_number(z), prefix, &row);
            plane = row.prefix;
        }
        for (int y = 0; y < 2 * r + 1; y++) {
            step_along(search, n, 1, step_number(y), plane, &row);
            if (is_near) {
                visit_cell(search, n, distance, &row, 0, take, wanted, result);
                visit_cell(search, n, distance, &row, -1, take, wanted, result);
                visit_cell(search, n, distance, &row, 1, take, wanted, result);
            } else {
                visit_row(search, n, distance, &row, from, r, take, wanted,
                          result);
            }
        }
    }
}

VEC_INLINE void
find_nearest(const Search *search, int n, NoiseDistance distance, Wanted wanted,
             Nearest *nearest)
{
    const VecF far = vec_splat(INFINITY);
    const Point nowhere = {far, {far, far, far}, vec_splat_u(0)};

    nearest->first = nearest->second = nowhere;
    visit(search, n, distance, 0, 1, take_point, wanted, nearest);
    for (int r = 2;
         vec_any(vec_less(nearest_in_ring(search, distance, r),
                          wants_second(wanted) ? nearest->second.distance
                                               : nearest->first.distance));
         r++)
        visit(search, n, distance, r, r, take_point, wanted, nearest);
}

/* The least distance to a border of the first point's cell, and the direction
 * towards it. */
typedef struct Edge {
    Point first;
    VecF distance;
    VecF across[3];
} Edge;

/* The line or plane midway between the nearest point and another one. */
VEC_INLINE void
take_edge(int n, Wanted wanted, const Point *point, void *result)
{
    Edge *edge = result;
    const Point *first = &edge->first;
    VecF apart[3];

    (void)wanted;
    for (int axis = 0; axis < n; axis++)
        apart[axis] = point->offset[axis] - first->offset[axis];
    const VecF length = vec_sqrt(measure(NOISE_DISTANCE_EUCLIDEAN, n, apart));
    const VecF distance = (point->distance - first->distance) / (2.0f * length);
    /* The nearest point itself has no length, and no distance. */
    const VecMask is_new = vec_less(distance, edge->distance);
    edge->distance = vec_select(is_new, distance, edge->distance);
    for (int axis = 0; axis < n; axis++)
        edge->across[axis] =
            vec_select(is_new, apart[axis] / length, edge->across[axis]);
}

VEC_INLINE void
find_edge(const Search *search, int n, const Point *first, Edge *edge)
{
    const NoiseDistance euclidean = NOISE_DISTANCE_EUCLIDEAN;
    const VecF reach = vec_sqrt(first->distance);

    edge->first = *first;
    edge->distance = vec_splat(INFINITY);
    for (int axis = 0; axis < n; axis++)
        edge->across[axis] = vec_splat(0.0f);
    visit(search, n, euclidean, 0, 1, take_edge, WANT_FIRST, edge);
    for (int r = 2; vec_any(
             vec_less(vec_sqrt(nearest_in_ring(search, euclidean, r)) - reach,
                      2.0f * edge->distance));
         r++)
        visit(search, n, euclidean, r, r, take_edge, WANT_FIRST, edge);
}

#endif
