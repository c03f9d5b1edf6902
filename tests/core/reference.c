/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "reference.h"

#include <math.h>

#include "../../noise-core/src/cpu.h"
#include "../../noise-core/src/lattice/hash.h"
#include "../../noise-core/src/lattice/simplex.h"
#include "papers/evolution.h"
#include "papers/gradients.h"
#include "papers/perlin.h"
#include "papers/phasor.h"
#include "papers/scratches.h"
#include "papers/simplex.h"
#include "papers/spots.h"

/* One octave's lattice points. */
typedef struct Points {
    const NoiseParams *params;
    int octave;
    bool is_edges;
    PaperGradients gradients;
} Points;

/* The outermost coordinate is hashed first; on the line, y is 0. */
static uint32_t
hash_point(const Points *points, int n, const int64_t *point)
{
    const uint64_t key = noise_splitmix(points->params->seed, points->octave);
    const int64_t outer = n > 1 ? point[n - 1] : 0;
    uint32_t hash =
        noise_hash_fold((uint32_t)(key >> 32),
                        noise_hash_addend((uint32_t)outer) + (uint32_t)key);

    for (int axis = n > 1 ? n - 2 : 0; axis >= 0; axis--)
        hash = noise_hash_fold(hash, noise_hash_addend((uint32_t)point[axis]));
    return hash;
}

static void
value_of_point(void *data, int n, const int64_t *point, double *value,
               double *gradient)
{
    (void)gradient;
    *value =
        ((double)(hash_point(data, n, point) >> 8) + 0.5) / 8388608.0 - 1.0;
}

/* Whether the first coordinate other than 0 is positive. */
static bool
is_positive(const double *row)
{
    int axis = 0;

    while (row[axis] == 0)
        axis++;
    return row[axis] > 0;
}

/* The uppermost bit of a hash is the gradient's sign, and the rest chooses
 * among the positive ones. */
static void
gradient_of_point(void *data, int n, const int64_t *point, double *value,
                  double *gradient)
{
    const Points *points = data;
    const uint32_t hash = hash_point(points, n, point);
    const double sign = hash >> 31 != 0 ? -1 : 1;
    const int n_positive = points->gradients.n_rows / 2;
    const int number = (int)(hash >> 18 & 0x1fff);
    const int chosen = number * n_positive >> 13;
    double turned[PAPER_MOST_DIMENSIONS];
    int left = chosen;
    int row = 0;

    (void)value;
    while (!is_positive(points->gradients.rows[row]) || left-- > 0)
        row++;
    paper_turn(points->is_edges, n, n == 2 ? number >> 10 : chosen,
               points->gradients.rows[row], points->params->evolution, turned);
    for (int axis = 0; axis < n; axis++)
        gradient[axis] = sign * turned[axis];
}

/* A number of a hash, from 0 to 1. */
static double
unit_of(uint32_t hash, int number)
{
    return (noise_hash_number(hash, number) >> 8) / 16777216.0;
}

static void
spot_of_cell(void *data, int n, const int64_t *cell, PaperSpot *spot)
{
    const Points *points = data;
    const NoiseParams *params = points->params;
    const uint32_t hash = hash_point(points, n, cell);
    const uint32_t properties = noise_hash_properties(hash);
    const double even = unit_of(properties, 1);
    /* As in plan.c: the smallest spots keep a radius above 0. */
    const double variation = params->spot_variation * 255 / 256;

    for (int axis = 0; axis < n; axis++)
        spot->point[axis] = 0.5 + (unit_of(hash, axis) - 0.5) * params->jitter;
    spot->is_there = unit_of(properties, 0) < params->spot_presence;
    spot->radius = params->spot_size * (1 - variation * (1 - even * even));
    spot->brightness = 1 - params->cell_contrast * unit_of(properties, 2);
}

static void
point_of_cell(void *data, int n, const int64_t *cell, double *point)
{
    PaperSpot spot;

    spot_of_cell(data, n, cell, &spot);
    for (int axis = 0; axis < n; axis++)
        point[axis] = spot.point[axis];
}

static double
value_of_cell(void *data, int n, const int64_t *cell)
{
    return ((noise_hash_number(hash_point(data, n, cell), 3) >> 8) + 0.5) /
               8388608.0 -
           1.0;
}

double
reference_feature(const NoiseParams *params, int octave, const double place[4],
                  PaperFeature feature)
{
    Points points = {.params = params, .octave = octave};
    const PaperCells cells = {.metric = (PaperMetric)params->distance,
                              .power = params->minkowski_power,
                              .find = point_of_cell,
                              .value = value_of_cell,
                              .blend = 0.75 * params->smoothness,
                              .data = &points};

    return paper_feature(feature, (int)params->dimensions + 1, place, &cells);
}

double
reference_spots(const NoiseParams *params, int octave, const double place[4])
{
    Points points = {.params = params, .octave = octave};
    const PaperSpots spots = {.metric = (PaperMetric)params->distance,
                              .power = params->minkowski_power,
                              .find = spot_of_cell,
                              .data = &points};

    return paper_spots((int)params->dimensions + 1, place, &spots);
}

/* The hash of a cell's point of this number. */
static uint32_t
hash_number(const Points *points, int n, const int64_t *cell, int number)
{
    const uint32_t hash = hash_point(points, n, cell);

    return number > 0 ? noise_hash_fold(hash, (uint32_t)number) : hash;
}

/* Whether the cell has a stroke of this number. */
static int
stroke_of_cell(void *data, int n, const int64_t *cell, int number,
               PaperStroke *stroke)
{
    const NoiseParams *params = ((const Points *)data)->params;
    const uint32_t hash = hash_number(data, n, cell, number);
    const uint32_t properties = noise_hash_properties(hash);
    for (int axis = 0; axis < 2; axis++)
        stroke->middle[axis] = unit_of(hash, axis);
    stroke->angle = params->angle + (2 * unit_of(hash, 2) - 1) * params->spread;
    stroke->strength = 1 - 0.75 * unit_of(properties, 1);
    return unit_of(properties, 0) < params->density - number;
}

double
reference_scratches(const NoiseParams *params, int octave,
                    const double place[4])
{
    Points points = {.params = params, .octave = octave};
    const PaperScratches scratches = {.length = params->length,
                                      .width = params->width,
                                      .n_in_cell = (int)ceil(params->density),
                                      .find = stroke_of_cell,
                                      .data = &points};

    return paper_scratches((int)params->dimensions + 1, place, &scratches);
}

static void
impulse_of_cell(void *data, int n, const int64_t *cell, int number,
                PaperImpulse *impulse)
{
    const NoiseParams *params = ((const Points *)data)->params;
    const uint32_t hash = hash_number(data, n, cell, number);
    const uint32_t properties = noise_hash_properties(hash);
    for (int axis = 0; axis < n; axis++)
        impulse->place[axis] = unit_of(hash, axis);
    impulse->angle =
        params->angle + (2 * unit_of(properties, 0) - 1) * params->spread;
    impulse->phase = unit_of(properties, 1);
}

void
reference_phasor(const NoiseParams *params, int octave, const double place[4],
                 double sum[2])
{
    Points points = {.params = params, .octave = octave};
    const PaperPhasor phasor = {.waves = 1 / params->bandwidth,
                                .n_in_cell = 2,
                                .find = impulse_of_cell,
                                .data = &points};

    paper_phasor((int)params->dimensions + 1, place, &phasor, sum);
}

/* That of the core; other tests show that no value is larger. */
double
reference_bound(const NoiseParams *params)
{
    return noise_basis_bound(noise_kernels_one.basis[params->algorithm],
                             params);
}

double
reference_noise(const NoiseParams *params, int octave, const double place[4],
                double *gradient)
{
    const int n = (int)params->dimensions + 1;
    const bool has_edges = params->algorithm == NOISE_ALGORITHM_PERLIN &&
                           params->gradients == NOISE_GRADIENTS_AXES;
    Points points = {
        .params = params,
        .octave = octave,
        .is_edges = has_edges,
        .gradients = has_edges ? paper_edges(n) : paper_directions(n),
    };
    const PaperLattice lattice = {
        .fade = (PaperFade)params->interpolation,
        .point_function = params->algorithm == NOISE_ALGORITHM_VALUE
                              ? value_of_point
                              : gradient_of_point,
        .data = &points,
    };
    const PaperSimplices simplices = {
        .radius_squared = params->kernel_radius == NOISE_KERNEL_RADIUS_ORIGINAL
                              ? 0.6
                              : 0.5 - 0x1p-20, /* as in plan.c */
        .unskew = noise_simplex_unskew(n),
        .point_function = gradient_of_point,
        .data = &points,
    };
    const double value = params->algorithm == NOISE_ALGORITHM_SIMPLEX
                             ? paper_simplex(n, place, &simplices, gradient)
                             : paper_perlin(n, place, &lattice, gradient);
    const double bound = reference_bound(params);

    for (int axis = 0; gradient != NULL && axis < n; axis++)
        gradient[axis] /= bound;
    return value / bound;
}
