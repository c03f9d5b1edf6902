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
static inline float
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

static inline VecF
length_of(NoiseDistance distance, const Point *point)
{
    return distance == NOISE_DISTANCE_EUCLIDEAN ? vec_sqrt(point->distance)
                                                : point->distance;
}

static inline VecF
noise_of(const Search *search, int n, NoiseFeature feature,
         NoiseDistance distance)
{
    const NoiseLayer *layer = search->layer;
    const bool has_second =
        feature == NOISE_FEATURE_F2 || feature == NOISE_FEATURE_F2_F1;
    const Wanted wanted = has_second                    ? WANT_SECOND_DISTANCE
                          : feature == NOISE_FEATURE_F1 ? WANT_FIRST_DISTANCE
                                                        : WANT_FIRST;
    Nearest nearest;
    Edge edge;

    find_nearest(search, n, distance, wanted, &nearest);
    const VecF first = length_of(distance, &nearest.first);
    VecF length = first;

    if (feature == NOISE_FEATURE_CELL_VALUE)
        return noise_value_of_hash(noise_hash_number(nearest.first.hash, 3),
                                   layer->factor);
    if (has_second)
        length = length_of(distance, &nearest.second);
    if (feature == NOISE_FEATURE_F2_F1)
        length = length - first;
    if (feature == NOISE_FEATURE_EDGE) {
        find_edge(search, n, &nearest.first, &edge);
        length = edge.distance;
    }
    return (length * (2.0f / largest_of(layer->shape)) - 1.0f) * layer->factor;
}

/* Adds `sign` times the gradient of the distance to a point. */
static inline void
add_rise(NoiseDistance distance, int n, const Point *point, float sign,
         VecF rise[3])
{
    const VecF none = vec_splat(0.0f);
    const VecF one = vec_splat(1.0f);
    const VecF length = length_of(distance, point);

    for (int axis = 0; axis < n; axis++) {
        const VecF offset = point->offset[axis];
        const VecF side =
            vec_select(vec_less(none, offset), one,
                       vec_select(vec_less(offset, none), -one, none));
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
static inline void
rise_of(const Search *search, int n, NoiseFeature feature,
        NoiseDistance distance, VecF rise[3])
{
    const bool has_second =
        feature == NOISE_FEATURE_F2 || feature == NOISE_FEATURE_F2_F1;
    Nearest nearest;
    Edge edge;

    find_nearest(search, n, distance, has_second ? WANT_SECOND : WANT_FIRST,
                 &nearest);
    for (int axis = 0; axis < n; axis++)
        rise[axis] = vec_splat(0.0f);
    if (feature == NOISE_FEATURE_F1)
        add_rise(distance, n, &nearest.first, 1.0f, rise);
    if (feature == NOISE_FEATURE_F2_F1)
        add_rise(distance, n, &nearest.first, -1.0f, rise);
    if (has_second)
        add_rise(distance, n, &nearest.second, 1.0f, rise);
    if (feature == NOISE_FEATURE_EDGE) {
        find_edge(search, n, &nearest.first, &edge);
        for (int axis = 0; axis < n; axis++)
            rise[axis] = -edge.across[axis];
    }
}

/* What is made of a search, by feature and distance; edges are straight, and so
 * always Euclidean. */
typedef struct Kind {
    NoiseFeature feature;
    NoiseDistance distance;
} Kind;

static inline void
draw_points(const NoiseLayer *layer, int n, Kind kind,
            const NoisePlaces *places, int n_points, float *value)
{
    const Reach reach = find_reach(layer, places, n_points);

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Search search;
        begin_search(layer, n, reach, places, i, &search);
        vec_store(&value[i], noise_of(&search, n, kind.feature, kind.distance));
    }
}

static inline void
find_slopes(const NoiseLayer *layer, int n, Kind kind,
            const NoisePlaces *places, int n_points, NoiseSlopes *slopes)
{
    const float factor = layer->factor * (2.0f / largest_of(layer->shape));
    const Reach reach = find_reach(layer, places, n_points);

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Search search;
        VecF rise[3];
        begin_search(layer, n, reach, places, i, &search);
        rise_of(&search, n, kind.feature, kind.distance, rise);
        for (int axis = 0; axis < 4; axis++)
            vec_store(&slopes->along[axis][i],
                      axis < n ? rise[axis] * factor : vec_splat(0.0f));
    }
}

/* Calls a function with the kind third, so that there is one of it for each. */
#define FOR_DISTANCES(function, layer, n, feature, ...)               \
    switch ((layer)->shape->distance) {                               \
    case NOISE_DISTANCE_EUCLIDEAN:                                    \
        function(layer, n, (Kind){feature, NOISE_DISTANCE_EUCLIDEAN}, \
                 __VA_ARGS__);                                        \
        break;                                                        \
    case NOISE_DISTANCE_SQUARED:                                      \
        function(layer, n, (Kind){feature, NOISE_DISTANCE_SQUARED},   \
                 __VA_ARGS__);                                        \
        break;                                                        \
    case NOISE_DISTANCE_MANHATTAN:                                    \
        function(layer, n, (Kind){feature, NOISE_DISTANCE_MANHATTAN}, \
                 __VA_ARGS__);                                        \
        break;                                                        \
    default:                                                          \
        function(layer, n, (Kind){feature, NOISE_DISTANCE_CHEBYSHEV}, \
                 __VA_ARGS__);                                        \
        break;                                                        \
    }
#define FOR_FEATURES(function, layer, n, ...)                               \
    switch ((layer)->shape->feature) {                                      \
    case NOISE_FEATURE_F1:                                                  \
        FOR_DISTANCES(function, layer, n, NOISE_FEATURE_F1, __VA_ARGS__)    \
        break;                                                              \
    case NOISE_FEATURE_F2:                                                  \
        FOR_DISTANCES(function, layer, n, NOISE_FEATURE_F2, __VA_ARGS__)    \
        break;                                                              \
    case NOISE_FEATURE_F2_F1:                                               \
        FOR_DISTANCES(function, layer, n, NOISE_FEATURE_F2_F1, __VA_ARGS__) \
        break;                                                              \
    case NOISE_FEATURE_EDGE:                                                \
        function(layer, n,                                                  \
                 (Kind){NOISE_FEATURE_EDGE, NOISE_DISTANCE_EUCLIDEAN},      \
                 __VA_ARGS__);                                              \
        break;                                                              \
    default:                                                                \
        FOR_DISTANCES(function, layer, n, NOISE_FEATURE_CELL_VALUE,         \
                      __VA_ARGS__)                                          \
        break;                                                              \
    }

static void
cellular_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
                float *value)
{
    if (layer->shape->dimensions == 2)
        FOR_FEATURES(draw_points, layer, 2, places, n, value)
    else
        FOR_FEATURES(draw_points, layer, 3, places, n, value)
}

static void
cellular_slopes(const NoiseLayer *layer, const NoisePlaces *places, int n,
                NoiseSlopes *slopes)
{
    if (layer->shape->dimensions == 2)
        FOR_FEATURES(find_slopes, layer, 2, places, n, slopes)
    else
        FOR_FEATURES(find_slopes, layer, 3, places, n, slopes)
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
