/* SPDX-License-Identifier: MIT
 *
 * Features: turns the points that a search finds into noise.
 */
#ifndef NOISE_FEATURES_H
#define NOISE_FEATURES_H

#include "search.h"

/* Nearest points, for the features that are computed from distances. */

VEC_INLINE void
choose_point(VecMask is_new, int n, const Point *point, Point *chosen)
{
    chosen->distance = vec_select(is_new, point->distance, chosen->distance);
    chosen->hash = vec_select_u(is_new, point->hash, chosen->hash);
    for (int axis = 0; axis < n; axis++)
        chosen->offset[axis] =
            vec_select(is_new, point->offset[axis], chosen->offset[axis]);
}

/* Inserts a point into the list of nearest points: one step of an insertion sort.
 * Points farther away than the new one move down one place. */
VEC_INLINE void
visit_point(int n, ResultKind result_kind, const Point *point, void *result)
{
    Point *at = ((Nearest *)result)->at;
    const bool has_points = result_kind < RESULT_FIRST_DISTANCE;

    VEC_UNROLL
    for (int k = count_results(result_kind) - 1; k > 0; k--) {
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
    visit_near(search, n, variant.metric, visit_point, variant.result_kind,
               nearest);
    for (int r = 2; vec_any(vec_less(
             nearest_in_ring(search, variant.metric, r),
             nearest->at[count_results(variant.result_kind) - 1].distance));
         r++)
        visit_ring(search, n, variant, r, visit_point, nearest);
}

/* Defines a search whose dimensions and variant are fixed at compile time; only the
 * power of Minkowski's distance is read at run time. */
#define SEARCH(name, n, result_kind, distance)                          \
    VEC_OUTLINE void name(const Search *search, Nearest *nearest)       \
    {                                                                   \
        const Metric metric = {distance, search->input->shape->halves}; \
                                                                        \
        search_nearest(search, n, (SearchVariant){result_kind, metric}, \
                       nearest);                                        \
    }

/* Defines the searches for a metric, in the plane and in space, and a function that
 * calls one of them. */
#define IN_PLANE_AND_SPACE(name, result_kind, distance)                    \
    SEARCH(NOISE_JOIN_LATER(name, in_plane), 2, result_kind, distance)     \
    SEARCH(NOISE_JOIN_LATER(name, in_space), 3, result_kind, distance)     \
    static inline void name(const Search *search, int n, Nearest *nearest) \
    {                                                                      \
        (n == 2 ? NOISE_JOIN_LATER(name, in_plane)                         \
                : NOISE_JOIN_LATER(name, in_space))(search, nearest);      \
    }

/* Defines the searches for all metrics except Minkowski's, and a function that calls
 * one of them. */
#define SEARCHES(name, result_kind)                                    \
    IN_PLANE_AND_SPACE(NOISE_JOIN_LATER(name, euclidean), result_kind, \
                       NOISE_DISTANCE_EUCLIDEAN)                       \
    IN_PLANE_AND_SPACE(NOISE_JOIN_LATER(name, manhattan), result_kind, \
                       NOISE_DISTANCE_MANHATTAN)                       \
    IN_PLANE_AND_SPACE(NOISE_JOIN_LATER(name, chebyshev), result_kind, \
                       NOISE_DISTANCE_CHEBYSHEV)                       \
    static inline void name(const Search *search, int n,               \
                            NoiseDistance distance, Nearest *nearest)  \
    {                                                                  \
        if (distance == NOISE_DISTANCE_MANHATTAN)                      \
            NOISE_JOIN_LATER(name, manhattan)(search, n, nearest);     \
        else if (distance == NOISE_DISTANCE_CHEBYSHEV)                 \
            NOISE_JOIN_LATER(name, chebyshev)(search, n, nearest);     \
        else                                                           \
            NOISE_JOIN_LATER(name, euclidean)(search, n, nearest);     \
    }

IN_PLANE_AND_SPACE(search_minkowski_first, RESULT_FIRST,
                   NOISE_DISTANCE_MINKOWSKI)
IN_PLANE_AND_SPACE(search_minkowski_fourth, RESULT_FOURTH,
                   NOISE_DISTANCE_MINKOWSKI)

SEARCHES(search_first, RESULT_FIRST)
SEARCHES(search_fourth, RESULT_FOURTH)
SEARCHES(measure_first, RESULT_FIRST_DISTANCE)
SEARCHES(measure_second, RESULT_SECOND_DISTANCE)
SEARCHES(measure_fourth, RESULT_FOURTH_DISTANCE)

/* Finds the nearest points.  To compile fewer searches, also uses one that finds
 * more points than needed, if that is no slower. */
VEC_INLINE void
find_nearest(const Search *search, int n, SearchVariant variant,
             Nearest *nearest)
{
    const NoiseDistance distance = variant.metric.kind;
    const ResultKind kind = variant.result_kind;

    if (distance == NOISE_DISTANCE_MINKOWSKI) {
        if (kind == RESULT_FIRST || kind == RESULT_FIRST_DISTANCE)
            search_minkowski_first(search, n, nearest);
        else
            search_minkowski_fourth(search, n, nearest);
        return;
    }
    switch (kind) {
    case RESULT_FIRST:
        search_first(search, n, distance, nearest);
        break;
    case RESULT_FIRST_DISTANCE:
        measure_first(search, n, distance, nearest);
        break;
    case RESULT_SECOND_DISTANCE:
        measure_second(search, n, distance, nearest);
        break;
    case RESULT_THIRD_DISTANCE:
    case RESULT_FOURTH_DISTANCE:
        measure_fourth(search, n, distance, nearest);
        break;
    case RESULT_SECOND:
    case RESULT_THIRD:
    case RESULT_FOURTH:
    case RESULT_SMOOTH:
        search_fourth(search, n, distance, nearest);
        break;
    }
}

/* Edges: the border between two cells is midway between their points.
 */

/* The nearest point, the smallest distance to a border of its cell, and the
 * direction toward that border. */
typedef struct Edge {
    Point first;
    VecF distance;
    VecF across[3];
} Edge;

/* Updates the edge if the border between this point's cell and the nearest point's
 * is closer.  This border is a line or plane midway between the two points. */
VEC_INLINE void
visit_edge(int n, ResultKind result_kind, const Point *point, void *result)
{
    Edge *edge = (Edge *)result;
    const Point *first = &edge->first;
    VecF apart[3];

    (void)result_kind;
    for (int axis = 0; axis < n; axis++)
        apart[axis] = point->offset[axis] - first->offset[axis];
    const VecF length = vec_sqrt(measure(euclidean_metric(), n, apart));
    const VecF distance = (point->distance - first->distance) / (2.0f * length);
    /* For the nearest point itself, this is 0 / 0, and NaN is never less. */
    const VecMask is_new = vec_less(distance, edge->distance);
    edge->distance = vec_min(distance, edge->distance);
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
    visit_near(search, n, euclidean, visit_edge, RESULT_FIRST, edge);
    for (int r = 2; vec_any(
             vec_less(vec_sqrt(nearest_in_ring(search, euclidean, r)) - reach,
                      2.0f * edge->distance));
         r++)
        visit_ring(search, n, (SearchVariant){RESULT_FIRST, euclidean}, r,
                   visit_edge, edge);
}

/* Flat features, with one value for each cell.  It is a value from the cell's hash;
 * or the cell's radius, which is half the distance from its point to the nearest
 * other point; or noise at its point, which makes neighboring cells similar.
 *
 * The noise is a sparse convolution (J. P. Lewis, "Algorithms for Solid Noise
 * Synthesis", 1989): the mean of the values of all cells whose points are near, with
 * weights of (1 - (d / 2)^2)^2 at the distance d.
 */

/* A weighted mean that is being summed up. */
typedef struct Mean {
    VecF sum, weights;
} Mean;

/* Adds the value of a point's cell to the mean. */
VEC_INLINE void
visit_value(int n, ResultKind result_kind, const Point *point, void *result)
{
    Mean *mean = (Mean *)result;
    const VecF rest = vec_max(1.0f - point->distance * 0.25f, vec_splat(0.0f));
    const VecF weight = rest * rest;

    (void)n;
    (void)result_kind;
    mean->sum = mean->sum + weight * noise_value_of_hash(point->hash, 3, 1.0f);
    mean->weights = mean->weights + weight;
}

/* Returns the values of cells.  `search` must be at the cells' points. */
VEC_INLINE VecF
value_at_points(const Search *search, int n, Metric metric)
{
    const NoiseOctaveInput *input = search->input;
    const Metric euclidean = euclidean_metric();
    Mean mean = {vec_splat(0.0f), vec_splat(0.0f)};
    Nearest nearest;

    if (input->shape->feature == NOISE_FEATURE_RADIUS) {
        find_nearest(search, n, (SearchVariant){RESULT_SECOND_DISTANCE, metric},
                     &nearest);
        return noise_of_length(
            input, root_of(user_metric(input->shape), nearest.at[1].distance));
    }
    visit_near(search, n, euclidean, visit_value, RESULT_FIRST, &mean);
    visit_ring(search, n, (SearchVariant){RESULT_FIRST, euclidean}, 2,
               visit_value, &mean);
    return mean.sum / mean.weights * input->factor;
}

/* Moves `at` to the points that a search has found.  Returns false if `at` was
 * already in their cells. */
VEC_INLINE bool
move_to_points(const Search *search, int n, const Point *point, bool is_first,
               Search *at)
{
    VecU cell[4], last[4];

    for (int axis = 0; axis < n; axis++) {
        const VecF inner =
            place_in_cell(search->input->shape, point->hash, axis);
        last[axis] = at->whole[axis] + at->step[axis];
        at->inner[axis] = inner;
        at->whole[axis] = search->whole[axis];
        at->step[axis] =
            vec_to_int(search->inner[axis] + point->offset[axis] - inner);
        cell[axis] = at->whole[axis] + at->step[axis];
    }
    if (stay_in_cells(n, is_first, search->block.reduction, cell, last))
        return false;
    at->input = search->input;
    at->block = search->block;
    at->first = search->first;
    at->margin = compute_margin(n, at->inner);
    enter_search_cells(n, at);
    return true;
}

VEC_INLINE void
draw_flat(const NoiseOctaveInput *input, int n, Block block, int n_places,
          float *sum, NoiseSlopes *slopes)
{
    const SearchVariant variant = choose_variant(input->shape, slopes != NULL);
    const bool is_plain = input->shape->feature == NOISE_FEATURE_CELL_VALUE;
    VecF own = vec_splat(0.0f);
    Search search, at = {.input = input};

    for (int i = 0; i < n_places; i += VEC_LANES) {
        Nearest nearest;
        move_search(input, n, block, i, &search);
        find_nearest(&search, n, variant, &nearest);
        if (is_plain)
            own = noise_value_of_hash(nearest.at[0].hash, 3, input->factor);
        else if (move_to_points(&search, n, &nearest.at[0], i == 0, &at))
            own = value_at_points(&at, n, variant.metric);
        accumulate(&sum[i], own);
        if (slopes != NULL)
            store_slopes(0, &own, own, i, slopes);
    }
}

/* Returns the values of cells, from their lattice points and hashes.  The cells have
 * to be near enough to 0 for reduce_lanes().  `inner` has the positions of their
 * points within them. */
VEC_INLINE VecF
values_of_cells(const NoiseOctaveInput *input, int n, Metric metric,
                const VecU cell[4], VecU hash, const VecF inner[3])
{
    Search search = {
        .input = input,
        .block = {.reduction = input->lattice->period.n_vectors > 0
                                   ? REDUCTION_LANES
                                   : REDUCTION_NONE},
        .margin = compute_margin(n, inner),
    };

    if (input->shape->feature == NOISE_FEATURE_CELL_VALUE)
        return noise_value_of_hash(hash, 3, input->factor);
    for (int axis = 0; axis < n; axis++) {
        search.whole[axis] = cell[axis];
        search.step[axis] = vec_splat_u(0);
        search.inner[axis] = inner[axis];
    }
    enter_search_cells(n, &search);
    return value_at_points(&search, n, metric);
}

/* Smooth F1: the smooth minimum of the distances to all points (I. Quilez, "Smooth
 * minimum", 2013, the quadratic one).  For two distances a and b that differ by less
 * than the blend k, it is
 *
 *     min(a, b) - (k - |a - b|)^2 / (4 k)
 *
 * With more distances, the result depends on their order.  So points are visited in
 * the order of their cells' coordinates, which is the same for every place, instead
 * of starting with the place's own cell.  The minimum starts from a constant.
 * Points farther away than that plus k do not matter, so cells at most two steps
 * away are enough.  The minimum is at most k less than the smallest distance.
 */

/* Cells are visited up to SMOOTH_AWAY steps away.  SMOOTH_ACROSS is how many cells
 * that is along each axis. */
#define SMOOTH_AWAY   2
#define SMOOTH_ACROSS (2 * SMOOTH_AWAY + 1)

/* The blend k, and 1 / (4 k), or 0 if k is 0. */
typedef struct Blend {
    VecF most, share;
} Blend;

/* A smooth minimum, and its slopes. */
typedef struct Smooth {
    VecF least;
    VecF slope[3];
} Smooth;

/* The points of the cells around a place, in the order of the cells' coordinates. */
typedef struct Around {
    VecF at[SMOOTH_ACROSS * SMOOTH_ACROSS * SMOOTH_ACROSS][3];
} Around;

VEC_INLINE Blend
compute_blend(const NoiseShape *shape)
{
    const float most = shape->blend;

    return (Blend){vec_splat(most),
                   vec_splat(most > 0.0f ? 0.25f / most : 0.0f)};
}

/* Returns k - |a - b|, or 0 if that is negative. */
VEC_INLINE VecF
compute_overlap(const Blend *blend, VecF a, VecF b)
{
    return vec_max(blend->most - vec_abs(a - b), vec_splat(0.0f));
}

VEC_INLINE VecF
smooth_minimum(const Blend *blend, VecF a, VecF b)
{
    const VecF overlap = compute_overlap(blend, a, b);

    return vec_min(a, b) - overlap * overlap * blend->share;
}

/* Returns the largest distance, in cells, at which points matter. */
static inline float
compute_smooth_reach(const NoiseShape *shape)
{
    const Metric metric = user_metric(shape);
    const float most = smooth_start(metric) + shape->blend;

    return metric.kind == NOISE_DISTANCE_SQUARED ? sqrtf(most) : most;
}

VEC_INLINE void
compute_around(const Search *search, int n, Around *around)
{
    VecF(*place)[3] = around->at;
    CellRow row = {.is_reduced = are_reduced(search, n, SMOOTH_AWAY)};

    for (int z = -SMOOTH_AWAY; z <= (n == 3 ? SMOOTH_AWAY : -SMOOTH_AWAY);
         z++) {
        VecU plane = vec_splat_u(0);
        if (n == 3) {
            step_along(search, n, 2, z, plane, &row);
            plane = row.prefix;
        }
        for (int y = -SMOOTH_AWAY; y <= SMOOTH_AWAY; y++) {
            step_along(search, n, 1, y, plane, &row);
            for (int x = -SMOOTH_AWAY; x <= SMOOTH_AWAY; x++, place++) {
                CellPoint point;
                find_cell_point(search, n, &row, x, &point);
                for (int axis = 0; axis < n; axis++)
                    (*place)[axis] = point.place[axis];
            }
        }
    }
}

/* Blends a point's slopes into the slopes of the minimum.  The larger distance has a
 * weight of overlap / (2 k), and the smaller one has the rest. */
VEC_INLINE void
blend_slopes(const NoiseShape *shape, int n, const Blend *blend,
             const Point *point, VecF length, Smooth *smooth)
{
    const VecF share =
        compute_overlap(blend, length, smooth->least) * (blend->share * 2.0f);
    const VecF own =
        vec_select(vec_less(length, smooth->least), 1.0f - share, share);

    if (!vec_any(vec_less(vec_splat(0.0f), own)))
        return; /* most points are too far away to matter */
    for (int axis = 0; axis < n; axis++) {
        const VecF slope =
            -distance_slope(user_metric(shape), point->offset[axis], length);
        smooth->slope[axis] =
            smooth->slope[axis] + own * (slope - smooth->slope[axis]);
    }
}

VEC_INLINE void
compute_smooth(const Search *search, int n, Metric metric, bool with_slopes,
               const Around *around, Smooth *smooth)
{
    const NoiseShape *shape = search->input->shape;
    const Blend blend = compute_blend(shape);
    const VecF(*place)[3] = around->at;
    VecF start[3];

    smooth->least = vec_splat(smooth_start(metric));
    for (int axis = 0; axis < 3; axis++)
        smooth->slope[axis] = vec_splat(0.0f);
    for (int z = -SMOOTH_AWAY; z <= (n == 3 ? SMOOTH_AWAY : -SMOOTH_AWAY);
         z++) {
        if (n == 3)
            start[2] = start_of_cell(search, 2, z);
        for (int y = -SMOOTH_AWAY; y <= SMOOTH_AWAY; y++) {
            start[1] = start_of_cell(search, 1, y);
            for (int x = -SMOOTH_AWAY; x <= SMOOTH_AWAY; x++, place++) {
                start[0] = start_of_cell(search, 0, x);
                Point point;
                for (int axis = 0; axis < n; axis++)
                    point.offset[axis] = (*place)[axis] - start[axis];
                point.distance = measure(metric, n, point.offset);
                const VecF length = root_of(metric, point.distance);
                if (with_slopes)
                    blend_slopes(shape, n, &blend, &point, length, smooth);
                smooth->least = smooth_minimum(&blend, smooth->least, length);
            }
        }
    }
}

VEC_INLINE VecF
noise_of_smooth(const NoiseOctaveInput *input, VecF least)
{
    return noise_of_length(input, least + input->shape->blend);
}

VEC_INLINE void
draw_smooth(const NoiseOctaveInput *input, int n, Block block, int n_places,
            float *sum, NoiseSlopes *slopes)
{
    const Metric metric = user_metric(input->shape);
    const float factor = input->factor * (2.0f / largest_of(input->shape));
    const bool with_slopes = slopes != NULL;
    Search search;
    Around around;
    Smooth smooth;

    for (int i = 0; i < n_places; i += VEC_LANES) {
        if (move_search(input, n, block, i, &search))
            compute_around(&search, n, &around);
        compute_smooth(&search, n, metric, with_slopes, &around, &smooth);
        accumulate(&sum[i], noise_of_smooth(input, smooth.least));
        if (with_slopes)
            store_slopes(n, smooth.slope, vec_splat(factor), i, slopes);
    }
}

/* Spots: a cell can have a spot around its point, with a radius and a brightness of
 * its own.
 *
 * A spot's value is b (1 - q^2)^2, where q is the distance to its point in the
 * metric, divided by the radius.  It is the brightness b in the middle, and 0 at the
 * radius and beyond.  Its slope is 0 at both ends, so there is neither a tip nor a
 * crease.  If the metric is Euclidean, no square root is needed.  Where spots
 * overlap, the largest value wins.
 *
 * It is enough to look at a place's own cell and the cells around it.  Within its
 * cell, the place is at 0 to 1 along each axis.  Along one of the axes, a point two
 * cells away is at 2 or above, or at -1 or below.  So the point is at least 1 away
 * in any metric, and no radius is larger than that.
 */

/* The spot around a cell's point. */
typedef struct Spot {
    VecF scale;      /* 1 / radius; squared if distances are */
    VecF brightness; /* 0 where there is no spot */
} Spot;

/* The spots of the cells in Search.near, in the same order. */
typedef struct Spots {
    Spot near[CELLS_NEAR_MAX];
} Spots;

/* The spot that is visible at a place. */
typedef struct Seen {
    Point point;
    Spot spot;
    VecF value;
} Seen;

/* Returns the fraction by which a cell is dimmed, from the hash of its
 * properties. */
VEC_INLINE VecF
dimming_of_cell(const NoiseShape *shape, VecU properties)
{
    return noise_unit_of_hash(properties, 2, shape->cell_contrast);
}

/* Returns the radius of a spot.  Squares an evenly distributed number, so that small
 * spots are more frequent than large ones, as with stars, flakes and stones. */
VEC_INLINE VecF
radius_of_spot(const NoiseShape *shape, VecU properties)
{
    const VecF even = noise_unit_of_hash(properties, 1, 1.0f);

    return shape->spot_size *
           (1.0f - shape->spot_variation * (1.0f - even * even));
}

VEC_INLINE Spot
find_spot(const NoiseShape *shape, Metric metric, VecU hash)
{
    const VecU properties = noise_hash_properties(hash);
    const VecF radius = radius_of_spot(shape, properties);
    const VecF number = noise_unit_of_hash(properties, 0, 1.0f);
    const VecMask is_there = vec_less(number, vec_splat(shape->spot_presence));

    return (Spot){
        .scale = 1.0f / distance_along(metric, radius),
        .brightness =
            vec_select(is_there, 1.0f - dimming_of_cell(shape, properties),
                       vec_splat(0.0f)),
    };
}

/* Computes the spots of all near cells.  Call this again whenever move_search() has
 * moved to other cells. */
VEC_INLINE void
find_spots(const Search *search, int n, Metric metric, Spots *spots)
{
    for (int k = 0; k < count_near(n); k++)
        spots->near[k] =
            find_spot(search->input->shape, metric, search->near[k].hash);
}

/* Returns 1 - q^2: 1 in the middle of a spot, and 0 on its border. */
VEC_INLINE VecF
height_within(const NoiseShape *shape, const Point *point, const Spot *spot)
{
    const VecF share = point->distance * spot->scale;
    const VecF length = root_of(user_metric(shape), share);
    const VecF square =
        shape->distance == NOISE_DISTANCE_EUCLIDEAN ? share : length * length;

    return vec_max(1.0f - square, vec_splat(0.0f));
}

/* Finds the visible spot: the one with the largest value among the spots of all near
 * cells. */
VEC_INLINE void
find_seen(const Search *search, int n, Metric metric, const Spots *spots,
          Seen *seen)
{
    const VecF none = vec_splat(0.0f);
    Starts starts;

    *seen =
        (Seen){{none, {none, none, none}, vec_splat_u(0)}, {none, none}, none};
    compute_starts(search, n, &starts);
    for (int k = 0; k < count_near(n); k++) {
        const Spot *spot = &spots->near[k];
        Point point;
        find_near_point(search, n, metric, &starts, k, &point);
        const VecF height = height_within(search->input->shape, &point, spot);
        const VecF value = spot->brightness * (height * height);
        const VecMask is_new = vec_less(seen->value, value);
        choose_point(is_new, n, &point, &seen->point);
        seen->spot.scale = vec_select(is_new, spot->scale, seen->spot.scale);
        seen->spot.brightness =
            vec_select(is_new, spot->brightness, seen->spot.brightness);
        seen->value = vec_select(is_new, value, seen->value);
    }
}

/* Returns the hash of the cell whose spot is visible, or `other` if there is no
 * spot.  Stores the spot's value in *value. */
VEC_INLINE VecU
hash_of_spot(const Search *search, int n, Metric metric, const Spots *spots,
             VecU other, VecF *value)
{
    Seen seen;

    find_seen(search, n, metric, spots, &seen);
    *value = seen.value;
    return vec_select_u(vec_less(vec_splat(0.0f), seen.value), seen.point.hash,
                        other);
}

/* Computes the slopes of a spot's value: 2 b (1 - q^2) times the slopes of -q^2.
 * Where no spot is visible, b is 0, and so are the slopes. */
VEC_INLINE void
rise_of_spot(const NoiseShape *shape, int n, const Seen *seen, VecF rise[3])
{
    const Point *point = &seen->point;
    const Spot *spot = &seen->spot;
    const bool is_euclidean = shape->distance == NOISE_DISTANCE_EUCLIDEAN;
    const Metric metric =
        is_euclidean ? (Metric){NOISE_DISTANCE_SQUARED, 0} : user_metric(shape);
    const VecF share = root_of(metric, point->distance * spot->scale);
    const VecF steepness = is_euclidean
                               ? spot->scale
                               : 2.0f * share * root_of(metric, spot->scale);
    const VecF length = root_of(metric, point->distance);
    const VecF factor =
        2.0f * spot->brightness * height_within(shape, point, spot) * steepness;

    for (int axis = 0; axis < n; axis++)
        rise[axis] =
            factor * distance_slope(metric, point->offset[axis], length);
}

VEC_INLINE void
draw_spots(const NoiseOctaveInput *input, int n, Block block, int n_places,
           float *sum, NoiseSlopes *slopes)
{
    const Metric metric = search_metric(input->shape);
    Search search;
    Spots spots;

    for (int i = 0; i < n_places; i += VEC_LANES) {
        VecF rise[3];
        Seen seen;
        if (move_search(input, n, block, i, &search))
            find_spots(&search, n, metric, &spots);
        find_seen(&search, n, metric, &spots, &seen);
        accumulate(&sum[i], noise_of_length(input, seen.value));
        if (slopes == NULL)
            continue;
        rise_of_spot(input->shape, n, &seen, rise);
        store_slopes(n, rise, vec_splat(2.0f * input->factor), i, slopes);
    }
}

#endif
