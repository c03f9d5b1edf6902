/* SPDX-License-Identifier: MIT
 *
 * Cellular noise (S. Worley, "A Cellular Texture Basis Function", 1996): each
 * square or cube of the lattice holds one point; a value is made of the
 * distances to the nearest ones.
 */
#include "search.h"

/* No value is larger.  By the feature, the distance and dimensions - 2: in a
 * cell, the farthest corner, and a neighbour's, at the worst place.  An edge at
 * e from a place whose nearest point is at d leaves a disk around it to that
 * point, so that e + d is at most f1, and e at most (f2 + d) / 2. */
VEC_INLINE float
largest_of(const NoiseShape *shape)
{
    static const float f1[][2] = {
        {1.41421356f, 1.73205081f}, {2.0f, 3.0f}, {2.0f, 3.0f}, {1.0f, 1.0f}};
    static const float f2[][2] = {
        {1.58113883f, 1.73205081f}, {2.5f, 3.0f}, {2.0f, 3.0f}, {1.5f, 1.5f}};
    static const float edge[2] = {1.0f, 1.1547006f};
    const int n = shape->dimensions - 2;

    if (shape->feature == NOISE_FEATURE_EDGE)
        return edge[n];
    return shape->feature == NOISE_FEATURE_F1 ? f1[shape->distance][n]
                                              : f2[shape->distance][n];
}

VEC_INLINE VecF
length_of(NoiseDistance distance, const Point *point)
{
    return distance == NOISE_DISTANCE_EUCLIDEAN ? vec_sqrt(point->distance)
                                                : point->distance;
}

/* A way to search, of which there is code of its own.  Squares of Euclidean
 * distances are searched in the same way, and edges are straight, and so always
 * Euclidean. */
typedef struct Way {
    Wanted wanted;
    NoiseDistance distance;
} Way;

VEC_INLINE VecF
noise_of(const Search *search, int n, Way way)
{
    const NoiseShape *shape = search->layer->shape;
    const float factor = search->layer->factor;
    Nearest nearest;
    Edge edge;
    VecF length;

    find_nearest(search, n, way.distance, way.wanted, &nearest);
    if (way.wanted == WANT_FIRST && shape->feature == NOISE_FEATURE_CELL_VALUE)
        return noise_value_of_hash(noise_hash_number(nearest.first.hash, 3),
                                   factor);
    if (way.wanted == WANT_FIRST) {
        find_edge(search, n, &nearest.first, &edge);
        length = edge.distance;
    } else if (way.wanted == WANT_FIRST_DISTANCE) {
        length = length_of(shape->distance, &nearest.first);
    } else {
        length = length_of(shape->distance, &nearest.second);
        if (shape->feature == NOISE_FEATURE_F2_F1)
            length = length - length_of(shape->distance, &nearest.first);
    }
    return (length * (2.0f / largest_of(shape)) - 1.0f) * factor;
}

/* Adds `sign` times the gradient of the distance to a point. */
VEC_INLINE void
add_rise(NoiseDistance distance, int n, const Point *point, float sign,
         VecF rise[3])
{
    const VecF none = vec_splat(0.0f);
    const VecF one = vec_splat(1.0f);
    const VecF length = length_of(distance, point);

    for (int axis = 0; axis < n; axis++) {
        const VecF offset = point->offset[axis];
        const VecF left = vec_select(vec_less(offset, none), -one, none);
        const VecF side = vec_select(vec_less(none, offset), one, left);
        VecF own = side;
        if (distance == NOISE_DISTANCE_EUCLIDEAN)
            own = vec_select(vec_less(none, length), offset / length, none);
        else if (distance == NOISE_DISTANCE_SQUARED)
            own = 2.0f * offset;
        else if (distance == NOISE_DISTANCE_CHEBYSHEV)
            own = vec_select(vec_less(vec_abs(offset), length), none, side);
        rise[axis] = rise[axis] - sign * own;
    }
}

/* Valid almost everywhere: distances have creases. */
VEC_INLINE void
rise_of(const Search *search, int n, Way way, VecF rise[3])
{
    const NoiseShape *shape = search->layer->shape;
    Nearest nearest;
    Edge edge;

    find_nearest(search, n, way.distance, way.wanted, &nearest);
    for (int axis = 0; axis < n; axis++)
        rise[axis] = vec_splat(0.0f);
    switch (shape->feature) {
    case NOISE_FEATURE_F1:
        add_rise(shape->distance, n, &nearest.first, 1.0f, rise);
        break;
    case NOISE_FEATURE_F2:
        add_rise(shape->distance, n, &nearest.second, 1.0f, rise);
        break;
    case NOISE_FEATURE_F2_F1:
        add_rise(shape->distance, n, &nearest.second, 1.0f, rise);
        add_rise(shape->distance, n, &nearest.first, -1.0f, rise);
        break;
    case NOISE_FEATURE_EDGE:
        find_edge(search, n, &nearest.first, &edge);
        for (int axis = 0; axis < n; axis++)
            rise[axis] = -edge.across[axis];
        break;
    default:
        break;
    }
}

static inline void
draw_points(const NoiseLayer *layer, int n, Reach reach, Way way,
            const NoisePlaces *places, int n_points, float *value)
{
    for (int i = 0; i < n_points; i += VEC_LANES) {
        Search search;
        begin_search(layer, n, reach, places, i, &search);
        vec_store(&value[i], noise_of(&search, n, way));
    }
}

static inline void
find_slopes(const NoiseLayer *layer, int n, Reach reach, Way way,
            const NoisePlaces *places, int n_points, NoiseSlopes *slopes)
{
    const float factor = layer->factor * (2.0f / largest_of(layer->shape));

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Search search;
        VecF rise[3];
        begin_search(layer, n, reach, places, i, &search);
        rise_of(&search, n, way, rise);
        for (int axis = 0; axis < 4; axis++)
            vec_store(&slopes->along[axis][i],
                      axis < n ? rise[axis] * factor : vec_splat(0.0f));
    }
}

/* The metric that a shape is searched by. */
static NoiseDistance
metric_of(const NoiseShape *shape)
{
    if (shape->feature == NOISE_FEATURE_EDGE ||
        shape->distance == NOISE_DISTANCE_SQUARED)
        return NOISE_DISTANCE_EUCLIDEAN;
    return shape->distance;
}

/* Calls a function with the way to search, so that there is one of it for each.
 */
#define FOR_METRICS(function, layer, n, reach, wanted, ...)                \
    switch (metric_of((layer)->shape)) {                                   \
    case NOISE_DISTANCE_MANHATTAN:                                         \
        function(layer, n, reach, (Way){wanted, NOISE_DISTANCE_MANHATTAN}, \
                 __VA_ARGS__);                                             \
        break;                                                             \
    case NOISE_DISTANCE_CHEBYSHEV:                                         \
        function(layer, n, reach, (Way){wanted, NOISE_DISTANCE_CHEBYSHEV}, \
                 __VA_ARGS__);                                             \
        break;                                                             \
    default:                                                               \
        function(layer, n, reach, (Way){wanted, NOISE_DISTANCE_EUCLIDEAN}, \
                 __VA_ARGS__);                                             \
        break;                                                             \
    }

static inline void
draw_in(const NoiseLayer *layer, int n, Reach reach, const NoisePlaces *places,
        int n_points, float *value)
{
    switch (layer->shape->feature) {
    case NOISE_FEATURE_F1:
        FOR_METRICS(draw_points, layer, n, reach, WANT_FIRST_DISTANCE, places,
                    n_points, value)
        break;
    case NOISE_FEATURE_F2:
    case NOISE_FEATURE_F2_F1:
        FOR_METRICS(draw_points, layer, n, reach, WANT_SECOND_DISTANCE, places,
                    n_points, value)
        break;
    default:
        FOR_METRICS(draw_points, layer, n, reach, WANT_FIRST, places, n_points,
                    value)
        break;
    }
}

static void
cellular_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
                float *value)
{
    const Reach reach = find_reach(layer, places, n);

    if (layer->shape->dimensions == 2)
        draw_in(layer, 2, reach, places, n, value);
    else
        draw_in(layer, 3, reach, places, n, value);
}

static void
cellular_slopes(const NoiseLayer *layer, const NoisePlaces *places, int n,
                NoiseSlopes *slopes)
{
    const Reach reach = find_reach(layer, places, n);
    const int dimensions = layer->shape->dimensions;

    FOR_METRICS(find_slopes, layer, dimensions, reach, WANT_SECOND, places, n,
                slopes)
}

/* Distances are divided by their own largest; see above. */
static double
cellular_bound(const NoiseParams *params)
{
    (void)params;
    return 1.0;
}

const NoiseBasis NOISE_STAMP(noise_basis_cellular) = {
    .points = cellular_points,
    .slopes = cellular_slopes,
    .find_bound = cellular_bound,
    .half_visible = 1.13,
};
