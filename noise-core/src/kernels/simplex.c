/* SPDX-License-Identifier: MIT
 *
 * Simplex noise (K. Perlin, "Noise Hardware", 2001; S. Gustavson, "Simplex
 * noise demystified", 2005) in two to four dimensions, with gradients evenly
 * in all directions.
 *
 * The lattice of simplices is a lattice of cubes squeezed along its diagonal:
 * the point p lies at p - sum(p) UNSKEW.  A place is reached by the n + 1
 * corners of its simplex, from near the cube's lowest point to its highest:
 * one axis after the other, those first on which the place lies further.
 * With the kernel radius^2 0.5 no others reach it; with 0.6, as first
 * published, others would, and leaving them out makes faint creases.
 */
#include "../simplex.h"

#include "../lattice.h"

/* The corners of the simplex around a place. */
typedef struct Corner {
    int64_t point[4]; /* on the lattice of cubes */
    float offset[4];  /* from the corner to the place */
} Corner;

static inline void
find_corners(int n, const double place[4], Corner corner[5])
{
    const double unskew = noise_simplex_unskew(n);
    double sum = 0.0;
    double skew = 0.0;
    int rank[4] = {0};

    for (int axis = 0; axis < n; axis++)
        sum += place[axis];
    for (int axis = 0; axis < n; axis++) {
        corner[0].point[axis] =
            noise_floor(place[axis] + sum * noise_simplex_skew(n));
        skew += (double)corner[0].point[axis];
    }
    for (int axis = 0; axis < n; axis++)
        corner[0].offset[axis] =
            (float)((place[axis] - (double)corner[0].point[axis]) +
                    skew * unskew);
    /* How many axes come before this one; of equal ones the first is last. */
    for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++) {
            const bool is_first = corner[0].offset[a] > corner[0].offset[b];
            rank[a] += !is_first;
            rank[b] += is_first;
        }
    }
    for (int k = 1; k <= n; k++) {
        for (int axis = 0; axis < n; axis++) {
            const int step = rank[axis] < k;
            corner[k].point[axis] = corner[0].point[axis] + step;
            corner[k].offset[axis] =
                corner[0].offset[axis] - ((float)step - (float)(k * unskew));
        }
    }
}

/* (radius^2 - distance^2), not below 0. */
static inline float
reach_of(const NoiseShape *shape, int n, const float offset[4])
{
    float reach = shape->radius_squared;

    for (int axis = n - 1; axis >= 0; axis--)
        reach -= offset[axis] * offset[axis];
    return reach > 0.0f ? reach : 0.0f;
}

/* A corner's gradient along an axis. */
static inline float
gradient_along(const NoiseShape *shape, int n, uint32_t hash, int axis)
{
    return shape->gradients.along[axis][hash >> (32 - noise_gradient_bits(n))];
}

/* What a corner's gradient comes to at a place. */
static inline float
height_of(const NoiseShape *shape, int n, uint32_t hash, const float offset[4])
{
    float sum = gradient_along(shape, n, hash, 0) * offset[0];

    for (int axis = 1; axis < n; axis++)
        sum += gradient_along(shape, n, hash, axis) * offset[axis];
    return sum;
}

static inline float
simplex_at(const NoiseLayer *layer, int n, const double place[4])
{
    const NoiseShape *shape = layer->shape;
    Corner corner[5];
    float sum = 0.0f;

    find_corners(n, place, corner);
    for (int k = 0; k <= n; k++) {
        const float *offset = corner[k].offset;
        const uint32_t hash = noise_lattice_hash(layer, corner[k].point, n);
        const float square = reach_of(shape, n, offset);
        const float reach = square * square;
        sum += reach * reach * height_of(shape, n, hash, offset);
    }
    return sum;
}

static void
simplex_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
               float *value)
{
    for (int i = 0; i < n; i++) {
        double place[4];
        noise_places_get(places, i, place);
        switch (layer->shape->dimensions) {
        case 2:
            value[i] = simplex_at(layer, 2, place);
            break;
        case 3:
            value[i] = simplex_at(layer, 3, place);
            break;
        default:
            value[i] = simplex_at(layer, 4, place);
            break;
        }
    }
}

static void
find_slope(const NoiseLayer *layer, const double place[4], float gradient[4])
{
    const NoiseShape *shape = layer->shape;
    const int n = shape->dimensions;
    Corner corner[5];

    find_corners(n, place, corner);
    for (int axis = 0; axis < 4; axis++)
        gradient[axis] = 0.0f;
    for (int k = 0; k <= n; k++) {
        const float *offset = corner[k].offset;
        const uint32_t hash = noise_lattice_hash(layer, corner[k].point, n);
        const float reach = reach_of(shape, n, offset);
        const float cube = reach * reach * reach;
        const float fall = 8.0f * cube * height_of(shape, n, hash, offset);
        for (int axis = 0; axis < n; axis++)
            gradient[axis] +=
                cube * reach * gradient_along(shape, n, hash, axis) -
                fall * offset[axis];
    }
}

static void
simplex_slopes(const NoiseLayer *layer, const NoisePlaces *places, int n,
               NoiseSlopes *slopes)
{
    noise_slopes_by_place(layer, places, n, find_slope, slopes);
}

/* Every gradient at its best, found by search, with room for the rounding of
 * floats. */
static double
simplex_bound(const NoiseParams *params)
{
    /* By dimensions and kernel radius. */
    static const double bounds[][NoiseKernelRadiusCount] = {
        [NOISE_DIMENSIONS_2] = {0.0100588, 0.0288199},
        [NOISE_DIMENSIONS_3] = {0.00928909, 0.0250742},
        [NOISE_DIMENSIONS_4] = {0.00919913, 0.021882},
    };

    return bounds[params->dimensions][params->kernel_radius];
}

const NoiseBasis noise_basis_simplex = {
    .points = simplex_points,
    .slopes = simplex_slopes,
    .find_bound = simplex_bound,
    .half_visible = 1.66,
};
