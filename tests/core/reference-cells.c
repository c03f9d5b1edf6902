/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reference implementations of algorithms with points in cells: S. Worley, "A
 * Cellular Texture Basis Function", 1996; T. Tricard et al., "Procedural Phasor
 * Noise", 2019; and docs/algorithms.md.
 */
#include <math.h>
#include <stdlib.h>

#include "lattice/hash.h"
#include "reference.h"

/* Searches up to AWAY cells from the place's own cell, farther than the kernels do,
 * so that tests notice if the kernels miss a point. */
enum { AWAY = 3, ACROSS = 2 * AWAY + 1, MOST_CELLS = ACROSS * ACROSS * ACROSS };

static int
count_cells(int n)
{
    return n == 3 ? MOST_CELLS : ACROSS * ACROSS;
}

/* Returns how many cells cell k is from the place's own cell along an axis. */
static int
step_to(int k, int axis)
{
    static const int divisor[3] = {1, ACROSS, ACROSS * ACROSS};

    return k / divisor[axis] % ACROSS - AWAY;
}

static void
find_cell(int n, const double *place, int k, int64_t cell[3])
{
    for (int axis = 0; axis < n; axis++)
        cell[axis] = (int64_t)floor(place[axis]) + step_to(k, axis);
}

static double
length_of(const NoiseParams *params, int n, const double *offset)
{
    const double power = params->minkowski_power;
    double sum = 0, most = 0, squares = 0, powers = 0;

    for (int axis = 0; axis < n; axis++) {
        sum += fabs(offset[axis]);
        most = fmax(most, fabs(offset[axis]));
        squares += offset[axis] * offset[axis];
        if (params->distance == NOISE_DISTANCE_MINKOWSKI)
            powers += pow(fabs(offset[axis]), power);
    }
    switch (params->distance) {
    case NOISE_DISTANCE_MANHATTAN:
        return sum;
    case NOISE_DISTANCE_CHEBYSHEV:
        return most;
    case NOISE_DISTANCE_SQUARED:
        return squares;
    case NOISE_DISTANCE_MINKOWSKI:
        return pow(powers, 1 / power);
    case NOISE_DISTANCE_EUCLIDEAN:
        break;
    }
    return sqrt(squares);
}

static int
compare(const void *a, const void *b)
{
    const double first = *(const double *)a;
    const double second = *(const double *)b;

    return (first > second) - (first < second);
}

/* Sorts n distances, and returns the feature that is made of them. */
static double
combine(NoiseFeature feature, int n, double *f)
{
    qsort(f, (size_t)n, sizeof f[0], compare);
    switch (feature) {
    case NOISE_FEATURE_F2:
    case NOISE_FEATURE_RADIUS: /* the first one is the point itself */
        return f[1];
    case NOISE_FEATURE_F3:
        return f[2];
    case NOISE_FEATURE_F4:
        return f[3];
    case NOISE_FEATURE_F2_F1:
        return f[1] - f[0];
    case NOISE_FEATURE_SUM:
        return f[0] + f[1];
    case NOISE_FEATURE_PRODUCT:
        return f[0] * f[1];
    case NOISE_FEATURE_RATIO:
        return 1 - f[0] / f[1];
    case NOISE_FEATURE_F1:
        return f[0];
    /* These features are not made of distances. */
    case NOISE_FEATURE_EDGE:
    case NOISE_FEATURE_CELL_VALUE:
    case NOISE_FEATURE_SPOTS:
    case NOISE_FEATURE_SMOOTH_F1:
    case NOISE_FEATURE_CELL_NOISE:
        break;
    }
    return NAN;
}

/* The cells around a place: their hashes, their points, and the points' distances
 * from the place, Euclidean and as params define distances. */
typedef struct Neighbors {
    int n_cells;
    uint32_t hash[MOST_CELLS];
    double point[MOST_CELLS][3];
    double euclidean[MOST_CELLS], distance[MOST_CELLS];
} Neighbors;

static void
find_neighbors(const NoiseParams *params, int octave, const double *place,
               Neighbors *cells)
{
    const int n = (int)params->dimensions + 1;

    cells->n_cells = count_cells(n);
    for (int k = 0; k < cells->n_cells; k++) {
        double offset[3], square = 0;
        int64_t cell[3];
        find_cell(n, place, k, cell);
        cells->hash[k] = reference_hash(params, octave, n, cell);
        for (int axis = 0; axis < n; axis++) {
            cells->point[k][axis] =
                (double)cell[axis] + 0.5 +
                (reference_share(cells->hash[k], axis) - 0.5) * params->jitter;
            offset[axis] = cells->point[k][axis] - place[axis];
            square += offset[axis] * offset[axis];
        }
        cells->euclidean[k] = sqrt(square);
        cells->distance[k] = length_of(params, n, offset);
    }
}

/* Returns a smooth minimum of all distances.  Blends each with the result so far, in
 * the order of x, y and z. */
static double
find_smooth(const NoiseParams *params, const Neighbors *cells)
{
    const double blend = 0.75 * params->smoothness;
    double least =
        params->distance == NOISE_DISTANCE_SQUARED ? 1.25 * 1.25 : 1.25;

    for (int k = 0; k < cells->n_cells; k++) {
        const double apart = fabs(cells->distance[k] - least);
        const double lower = fmin(cells->distance[k], least);
        least =
            apart < blend ? lower - pow(blend - apart, 2) / (4 * blend) : lower;
    }
    return least;
}

/* Returns a mean of the values of points less than two cells away. */
static double
find_mean(const Neighbors *cells)
{
    double sum = 0, weights = 0;

    for (int k = 0; k < cells->n_cells; k++) {
        const double length = cells->euclidean[k];
        const double weight = length < 2 ? pow(1 - length * length / 4, 2) : 0;
        const uint32_t number = noise_hash_number(cells->hash[k], 3);
        sum += weight * (((number >> 8) + 0.5) / 8388608.0 - 1.0);
        weights += weight;
    }
    return sum / weights;
}

/* Returns the largest value of the spots. */
static double
find_spots(const NoiseParams *params, const Neighbors *cells)
{
    /* As in the plan, even the smallest spots have a radius above 0. */
    const double variation = params->spot_variation * 255 / 256;
    double largest = 0;

    for (int k = 0; k < cells->n_cells; k++) {
        const uint32_t own = noise_hash_properties(cells->hash[k]);
        const double even = reference_share(own, 1);
        const double radius =
            params->spot_size * (1 - variation * (1 - even * even));
        const double q =
            cells->distance[k] / (params->distance == NOISE_DISTANCE_SQUARED
                                      ? radius * radius
                                      : radius);
        if (q < 1 && reference_share(own, 0) < params->spot_presence)
            largest = fmax(
                largest, (1 - params->cell_contrast * reference_share(own, 2)) *
                             (1 - q * q) * (1 - q * q));
    }
    return largest;
}

double
reference_feature(const NoiseParams *params, int octave, const double place[4])
{
    Neighbors cells;
    int nearest = 0;

    find_neighbors(params, octave, place, &cells);
    switch (params->feature) {
    case NOISE_FEATURE_SMOOTH_F1:
        return find_smooth(params, &cells);
    case NOISE_FEATURE_SPOTS:
        return find_spots(params, &cells);
    case NOISE_FEATURE_RADIUS:
    case NOISE_FEATURE_CELL_NOISE:
        /* Take the value of the nearest point. */
        for (int k = 0; k < cells.n_cells; k++)
            nearest = cells.distance[k] < cells.distance[nearest] ? k : nearest;
        const double point[3] = {cells.point[nearest][0],
                                 cells.point[nearest][1],
                                 cells.point[nearest][2]};
        find_neighbors(params, octave, point, &cells);
        if (params->feature == NOISE_FEATURE_CELL_NOISE)
            return find_mean(&cells);
        break;
    case NOISE_FEATURE_F1:
    case NOISE_FEATURE_F2:
    case NOISE_FEATURE_F2_F1:
    case NOISE_FEATURE_EDGE:
    case NOISE_FEATURE_CELL_VALUE:
    case NOISE_FEATURE_F3:
    case NOISE_FEATURE_F4:
    case NOISE_FEATURE_SUM:
    case NOISE_FEATURE_PRODUCT:
    case NOISE_FEATURE_RATIO:
        break;
    }
    return combine(params->feature, cells.n_cells, cells.distance);
}

double
reference_largest(const NoiseParams *params)
{
    const int n = (int)params->dimensions + 1;
    const int n_steps = n == 3 ? 20 : 100;
    double largest = 0;

    for (int i = 0; i < pow(n_steps + 1, n); i++) {
        double place[3] = {0}, distance[MOST_CELLS];
        /* Half of a cell along each axis is enough, because the other half mirrors
         * it. */
        for (int axis = 0, rest = i; axis < n; axis++, rest /= n_steps + 1)
            place[axis] = 0.5 * (rest % (n_steps + 1)) / n_steps;
        /* All axes are alike, so one order of the coordinates is enough. */
        if (place[0] < place[1] || (n == 3 && place[1] < place[2]))
            continue;
        for (int k = 0; k < count_cells(n); k++) {
            double offset[3];
            for (int axis = 0; axis < n; axis++)
                offset[axis] = fmax(fabs(step_to(k, axis) - place[axis]),
                                    fabs(step_to(k, axis) + 1 - place[axis]));
            distance[k] = length_of(params, n, offset);
        }
        largest =
            fmax(largest, combine(params->feature, count_cells(n), distance));
    }
    return largest;
}

/* Returns the hash of a cell's stroke or impulse with this number. */
static uint32_t
hash_number(const NoiseParams *params, int octave, const int64_t *cell,
            int number)
{
    const uint32_t hash =
        reference_hash(params, octave, (int)params->dimensions + 1, cell);

    return number > 0 ? noise_hash_fold(hash, (uint32_t)number) : hash;
}

/* Returns an angle up to `spread` to either side of params->angle, in radians. */
static double
angle_of(const NoiseParams *params, double share)
{
    return (params->angle + (2 * share - 1) * params->spread) / 180 * acos(-1);
}

static double
bump(double q)
{
    return fabs(q) < 1 ? pow(1 - q * q, 2) : 0;
}

/* Tries strokes up to AWAY cells away along x and y.  Along z, strokes do not reach
 * into other cells. */
double
reference_scratches(const NoiseParams *params, int octave,
                    const double place[4])
{
    double largest = 0;

    for (int k = 0; k < ACROSS * ACROSS; k++) {
        int64_t cell[3] = {0, 0, (int64_t)floor(place[2])};
        find_cell(2, place, k, cell);
        for (int i = 0; i < params->density; i++) {
            const uint32_t hash = hash_number(params, octave, cell, i);
            const uint32_t own = noise_hash_properties(hash);
            const double x =
                place[0] - ((double)cell[0] + reference_share(hash, 0));
            const double y =
                place[1] - ((double)cell[1] + reference_share(hash, 1));
            const double angle = angle_of(params, reference_share(hash, 2));
            const double along = x * cos(angle) + y * sin(angle);
            const double across = y * cos(angle) - x * sin(angle);
            if (reference_share(own, 0) < params->density - i)
                largest = fmax(largest, (1 - 0.75 * reference_share(own, 1)) *
                                            bump(2 * along / params->length) *
                                            bump(2 * across / params->width));
        }
    }
    return largest;
}

void
reference_phasor(const NoiseParams *params, int octave, const double place[4],
                 double sum[2])
{
    const int n = (int)params->dimensions + 1;

    sum[0] = sum[1] = 0;
    for (int i = 0; i < 2 * count_cells(n); i++) {
        double offset[3], square = 0;
        int64_t cell[3];
        find_cell(n, place, i / 2, cell);
        const uint32_t hash = hash_number(params, octave, cell, i % 2);
        const uint32_t own = noise_hash_properties(hash);
        const double angle = angle_of(params, reference_share(own, 0));
        for (int axis = 0; axis < n; axis++) {
            offset[axis] = place[axis] -
                           ((double)cell[axis] + reference_share(hash, axis));
            square += offset[axis] * offset[axis];
        }
        if (square >= 1)
            continue;
        const double along = offset[0] * cos(angle) + offset[1] * sin(angle);
        const double phase =
            2 * acos(-1) *
            (reference_share(own, 1) + along / params->bandwidth);
        sum[0] += pow(1 - square, 3) * cos(phase);
        sum[1] += pow(1 - square, 3) * sin(phase);
    }
}
