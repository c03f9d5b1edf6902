/* SPDX-License-Identifier: MIT
 *
 * Cellular noise (S. Worley, "A Cellular Texture Basis Function", 1996): each
 * square or cube of the lattice holds one point; a value is made of the
 * distances to the nearest ones.
 *
 * Cells are searched in rings, as far out as a nearer point can lie: with full
 * jitter the 3 x 3 squares around are not always enough.
 */
#include "../hash.h"
#include "../lattice.h"

#include <math.h>

/* A place within the lattice, n axes. */
typedef struct Search {
    const NoiseLayer *layer;
    int n;
    int64_t cell[4];
    float inner[3];
    float margin; /* from the place to the border of its cell, at most 1/2 */
} Search;

/* A cell's point. */
typedef struct Point {
    float distance;  /* squared, where the distance is Euclidean */
    float offset[3]; /* from the place to the point */
    uint32_t hash;
} Point;

typedef struct Nearest {
    Point first, second;
} Nearest;

static inline float
measure(NoiseDistance distance, int n, const float *offset)
{
    float sum = 0.0f;

    for (int axis = 0; axis < n; axis++) {
        const float length = fabsf(offset[axis]);
        if (distance == NOISE_DISTANCE_MANHATTAN)
            sum += length;
        else if (distance == NOISE_DISTANCE_CHEBYSHEV)
            sum = sum > length ? sum : length;
        else
            sum += length * length;
    }
    return sum;
}

/* No point in ring r is nearer: r cells away in some direction. */
static inline float
nearest_in_ring(const Search *search, NoiseDistance distance, int r)
{
    const float least = r == 0 ? 0.0f : (float)(r - 1) + search->margin;

    return measure(distance, 1, &least);
}

static inline Point
point_of_cell(const Search *search, NoiseDistance distance, const int step[3])
{
    const float jitter = search->layer->shape->jitter;
    int64_t cell[4] = {0};
    Point point;

    for (int axis = 0; axis < search->n; axis++)
        cell[axis] = search->cell[axis] + step[axis];
    point.hash = noise_lattice_hash(search->layer, cell, search->n);
    for (int axis = 0; axis < search->n; axis++) {
        const float from_middle = noise_unit_of_hash(point.hash) - 0.5f;
        point.offset[axis] = ((float)step[axis] - search->inner[axis]) +
                             (0.5f + jitter * from_middle);
        point.hash = noise_hash_again(point.hash);
    }
    point.distance = measure(distance, search->n, point.offset);
    return point;
}

/* Whether step leads on from the last of ring r: counts through the square or
 * cube of 2r + 1 cells, leaving out what lies within. */
static inline bool
next_in_ring(int n, int r, int step[3])
{
    int largest;

    do {
        int axis = 0;
        while (axis < n && step[axis] == r)
            step[axis++] = -r;
        if (axis == n)
            return false;
        step[axis]++;
        largest = 0;
        for (int i = 0; i < n; i++)
            largest = step[i] > largest    ? step[i]
                      : -step[i] > largest ? -step[i]
                                           : largest;
    } while (largest < r);
    return true;
}

static Nearest
find_nearest(const Search *search, NoiseDistance distance)
{
    Nearest nearest = {{.distance = INFINITY}, {.distance = INFINITY}};

    for (int r = 0;
         nearest_in_ring(search, distance, r) < nearest.second.distance; r++) {
        int step[3] = {-r, -r, -r};
        do {
            const Point point = point_of_cell(search, distance, step);
            if (point.distance < nearest.first.distance) {
                nearest.second = nearest.first;
                nearest.first = point;
            } else if (point.distance < nearest.second.distance) {
                nearest.second = point;
            }
        } while (next_in_ring(search->n, r, step));
    }
    return nearest;
}

/* The distance to the line or plane midway between the nearest point and
 * another one, the least of all; across is the direction towards it. */
static float
find_edge(const Search *search, const Point *first, float across[4])
{
    const float reach = sqrtf(first->distance);
    float least = INFINITY;

    for (int r = 0;
         sqrtf(nearest_in_ring(search, NOISE_DISTANCE_EUCLIDEAN, r)) - reach <
         2.0f * least;
         r++) {
        int step[3] = {-r, -r, -r};
        do {
            const Point point =
                point_of_cell(search, NOISE_DISTANCE_EUCLIDEAN, step);
            float apart[3] = {0};
            for (int axis = 0; axis < search->n; axis++)
                apart[axis] = point.offset[axis] - first->offset[axis];
            const float length =
                sqrtf(measure(NOISE_DISTANCE_EUCLIDEAN, search->n, apart));
            const float distance =
                (point.distance - first->distance) / (2.0f * length);
            if (length > 0.0f && distance < least) {
                least = distance;
                for (int axis = 0; axis < search->n; axis++)
                    across[axis] = apart[axis] / length;
            }
        } while (next_in_ring(search->n, r, step));
    }
    return least;
}

static Search
begin_search(const NoiseLayer *layer, const double place[4])
{
    Search search = {
        .layer = layer, .n = layer->shape->dimensions, .margin = 0.5f};

    for (int axis = 0; axis < search.n; axis++) {
        search.cell[axis] = noise_floor(place[axis]);
        const float t = (float)(place[axis] - (double)search.cell[axis]);
        const float margin = t < 0.5f ? t : 1.0f - t;
        search.inner[axis] = t;
        search.margin = margin < search.margin ? margin : search.margin;
    }
    return search;
}

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

static inline float
length_of(NoiseDistance distance, const Point *point)
{
    return distance == NOISE_DISTANCE_EUCLIDEAN ? sqrtf(point->distance)
                                                : point->distance;
}

/* A place among the cells. */
typedef struct Found {
    Search search;
    NoiseDistance distance; /* edges are straight: always Euclidean */
    Nearest nearest;
} Found;

static Found
find(const NoiseLayer *layer, const double place[4])
{
    const NoiseShape *shape = layer->shape;
    Found found = {.search = begin_search(layer, place),
                   .distance = shape->feature == NOISE_FEATURE_EDGE
                                   ? NOISE_DISTANCE_EUCLIDEAN
                                   : shape->distance};

    found.nearest = find_nearest(&found.search, found.distance);
    return found;
}

static float
cellular_at(const NoiseLayer *layer, const double place[4])
{
    const NoiseShape *shape = layer->shape;
    const Found found = find(layer, place);
    const float first = length_of(found.distance, &found.nearest.first);
    float across[4];
    float length = 0.0f;

    switch (shape->feature) {
    case NOISE_FEATURE_CELL_VALUE:
        return noise_value_of_hash(found.nearest.first.hash, layer->factor);
    case NOISE_FEATURE_F1:
        length = first;
        break;
    case NOISE_FEATURE_F2:
        length = length_of(found.distance, &found.nearest.second);
        break;
    case NOISE_FEATURE_F2_F1:
        length = length_of(found.distance, &found.nearest.second) - first;
        break;
    default:
        length = find_edge(&found.search, &found.nearest.first, across);
        break;
    }
    return (length * (2.0f / largest_of(shape)) - 1.0f) * layer->factor;
}

static void
cellular_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
                float *value)
{
    for (int i = 0; i < n; i++) {
        double place[4];
        noise_places_get(places, i, place);
        value[i] = cellular_at(layer, place);
    }
}

/* Adds `sign` times the gradient of the distance to a point. */
static void
add_rise(NoiseDistance distance, int n, const Point *point, float sign,
         float gradient[4])
{
    const float length = length_of(distance, point);

    for (int axis = 0; axis < n; axis++) {
        const float offset = point->offset[axis];
        const float side = offset > 0.0f ? 1.0f : offset < 0.0f ? -1.0f : 0.0f;
        float rise = side;
        if (distance == NOISE_DISTANCE_EUCLIDEAN)
            rise = length > 0.0f ? offset / length : 0.0f;
        else if (distance == NOISE_DISTANCE_SQUARED)
            rise = 2.0f * offset;
        else if (distance == NOISE_DISTANCE_CHEBYSHEV)
            rise = side * offset == length ? side : 0.0f;
        gradient[axis] -= sign * rise;
    }
}

/* Valid almost everywhere: distances have creases. */
static void
find_slope(const NoiseLayer *layer, const double place[4], float gradient[4])
{
    const NoiseFeature feature = layer->shape->feature;
    const Found found = find(layer, place);
    const int n = found.search.n;
    float across[4] = {0};

    if (feature == NOISE_FEATURE_EDGE)
        find_edge(&found.search, &found.nearest.first, across);
    for (int axis = 0; axis < 4; axis++)
        gradient[axis] = -across[axis];
    if (feature == NOISE_FEATURE_F1)
        add_rise(found.distance, n, &found.nearest.first, 1.0f, gradient);
    if (feature == NOISE_FEATURE_F2_F1)
        add_rise(found.distance, n, &found.nearest.first, -1.0f, gradient);
    if (feature == NOISE_FEATURE_F2 || feature == NOISE_FEATURE_F2_F1)
        add_rise(found.distance, n, &found.nearest.second, 1.0f, gradient);
    for (int axis = 0; axis < n; axis++)
        gradient[axis] *= layer->factor * (2.0f / largest_of(layer->shape));
}

static void
cellular_slopes(const NoiseLayer *layer, const NoisePlaces *places, int n,
                NoiseSlopes *slopes)
{
    noise_slopes_by_place(layer, places, n, find_slope, slopes);
}

/* Distances are divided by their own largest; see above. */
static double
cellular_bound(const NoiseParams *params)
{
    (void)params;
    return 1.0;
}

const NoiseBasis noise_basis_cellular = {
    .points = cellular_points,
    .slopes = cellular_slopes,
    .find_bound = cellular_bound,
    .half_visible = 1.13,
};
