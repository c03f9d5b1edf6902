/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Searches for noise beyond its bound, by walking uphill from many places and with
 * many seeds.
 *
 * Each round takes another seed, looks at many places, and walks uphill from the
 * best ones.  Every other round takes the place within a cell that was best so far,
 * and tries it in many other cells, which have other gradients.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <noise-core/noise.h>

#include "algorithms/common/fade.h"
#include "check.h"
#include "kinds.h"
#include "lattice/simplex.h"

/* The number of places from which walks start in each round. */
enum { N_WALKS = 4 };

typedef struct Summit {
    double at[4];
    double share; /* of the bound */
} Summit;

/* Returns the noise as a share of its bound.  Distances, which are drawn from -1 to
 * 1, have only an upper bound; other noise also has a lower one. */
static double
share_of(const NoiseParams *params, float raw)
{
    const bool is_distance = params->algorithm == NOISE_ALGORITHM_CELLULAR &&
                             params->feature != NOISE_FEATURE_CELL_VALUE &&
                             params->feature != NOISE_FEATURE_CELL_NOISE;

    return is_distance ? 0.5 * (raw + 1.0) : fabs(raw);
}

static double
share_at(const NoisePlan *plan, const NoiseParams *params, const double at[4])
{
    const NoisePoints point = {&at[0], &at[1], &at[2], &at[3], NULL};
    float raw;

    noise_evaluate_raw(plan, 1, &point, &raw);
    return share_of(params, raw);
}

static void
walk_uphill(const NoisePlan *plan, const NoiseParams *params, Summit *summit)
{
    const int n_axes = (int)params->dimensions + 1;
    double step = 0.1;

    while (step > 1e-8) {
        bool is_higher = false;
        for (int k = 0; k < 2 * n_axes; k++) {
            Summit next = *summit;
            next.at[k / 2] += k & 1 ? -step : step;
            next.share = share_at(plan, params, next.at);
            if (next.share > summit->share) {
                *summit = next;
                is_higher = true;
            }
        }
        if (!is_higher)
            step *= 0.5;
    }
}

/* Moves a place by a random number of whole cells; those of simplices are
 * squeezed. */
static void
move_by_cells(uint64_t *state, const NoiseParams *params, double at[4])
{
    const int n = (int)params->dimensions + 1;
    const bool is_simplex = params->algorithm == NOISE_ALGORITHM_SIMPLEX;
    double cell[4];
    double sum = 0;

    for (int axis = 0; axis < n; axis++) {
        cell[axis] = floor(check_random_real(state, -1000, 1000));
        sum += cell[axis];
    }
    for (int axis = 0; axis < n; axis++)
        at[axis] +=
            cell[axis] - sum * (is_simplex ? noise_simplex_unskew(n) : 0);
}

static void
draw_places(uint64_t *state, const NoiseParams *params, const Summit *best,
            Places *places)
{
    places_draw(state, params, N_PLACES, places);
    for (int i = 0; best != NULL && i < N_PLACES; i++) {
        double at[4];
        memcpy(at, best->at, sizeof at);
        move_by_cells(state, params, at);
        for (int axis = 0; axis < 4; axis++)
            places->at[axis][i] = at[axis];
    }
}

static void
search_round(uint64_t *state, const NoiseParams *params, bool is_fixed,
             Summit *best)
{
    AutoPlan *plan = kind_plan(params);
    Places places;
    float raw[N_PLACES];
    double share[N_PLACES];

    draw_places(state, params, is_fixed ? best : NULL, &places);
    const NoisePoints points = places_points(&places);
    noise_evaluate_raw(plan, N_PLACES, &points, raw);
    for (int i = 0; i < N_PLACES; i++)
        share[i] = share_of(params, raw[i]);
    for (int walk = 0; walk < N_WALKS; walk++) {
        int highest = 0;
        for (int i = 1; i < N_PLACES; i++)
            highest = share[i] > share[highest] ? i : highest;
        Summit summit = {.share = share[highest]};
        for (int axis = 0; axis < 4; axis++)
            summit.at[axis] = places.at[axis][highest];
        walk_uphill(plan, params, &summit);
        if (summit.share > best->share)
            *best = summit;
        share[highest] = -2.0; /* not again */
    }
}

/* The share of each kind's bound that a search has to reach; otherwise it would
 * prove nothing.  Cells are one pixel wide, so places are in cells along every
 * axis. */
static const struct {
    const char *name;
    double least;
} searched[] = {
    {"value 1D", 0.99},   {"value 2D", 0.99},    {"value 3D", 0.8},
    {"value 4D", 0.8},    {"perlin 1D", 0.9999}, {"perlin 2D", 0.95},
    {"perlin 3D", 0.7},   {"perlin 4D", 0.5},    {"simplex 2D", 0.99},
    {"simplex 3D", 0.9},  {"simplex 4D", 0.9},   {"cellular 2D", 0.2},
    {"cellular 3D", 0.2}, {"white 1D", 0.999},   {"white 2D", 0.999},
    {"white 3D", 0.999},  {"white 4D", 0.999},
};

/* Returns how many shapes a kind has: combinations of interpolation, gradients,
 * kernel radius, feature and distance. */
static int
count_shapes(NoiseAlgorithm algorithm)
{
    if (algorithm == NOISE_ALGORITHM_VALUE)
        return NoiseInterpolationCount;
    if (algorithm == NOISE_ALGORITHM_PERLIN)
        return NoiseInterpolationCount * NoiseGradientsCount;
    if (algorithm == NOISE_ALGORITHM_SIMPLEX)
        return NoiseKernelRadiusCount;
    if (algorithm == NOISE_ALGORITHM_CELLULAR)
        return NoiseFeatureCount * NoiseDistanceCount;
    return 1;
}

static void
set_shape(NoiseParams *params, int shape)
{
    params->interpolation = (NoiseInterpolation)(shape % 3);
    params->gradients = (NoiseGradients)(shape / 3 % 2);
    params->kernel_radius = (NoiseKernelRadius)(shape % 2);
    params->feature = (NoiseFeature)(shape % NoiseFeatureCount);
    params->distance =
        (NoiseDistance)(shape / NoiseFeatureCount % NoiseDistanceCount);
}

static void
search(NoiseParams params, double least)
{
    const int n_rounds = check_is_long() ? 1500 : 8;
    Summit best = {.share = 0};
    uint64_t state = 0xe47;

    for (int round = 0; round < n_rounds; round++) {
        params.seed = check_random(&state);
        params.evolution = check_random_real(&state, -360, 360);
        search_round(&state, &params, round % 2 == 1, &best);
    }
    CHECK_KIND(best.share <= 1.0, &params);
    if (!(best.share >= least))
        printf("# %.7f of the bound\n", best.share);
    CHECK_KIND(best.share >= least, &params);
}

TEST(noise_stays_within_its_bound)
{
    for (size_t i = 0; i < sizeof searched / sizeof searched[0]; i++) {
        NoiseParams params = kind_plain(searched[i].name);
        for (int k = 0; k < count_shapes(params.algorithm); k++) {
            set_shape(&params, k);
            search(params, searched[i].least);
        }
    }
}

/* Otherwise, mixtures would leave the range of the values that they mix.  Tries all
 * multiples of 2^-24, which include every place within a cell that is far from 0. */
TEST(fades_stay_from_0_to_1)
{
    for (int k = 0; k < NoiseInterpolationCount; k++) {
        int n_beyond = 0;
        for (int i = 0; i <= 1 << 24; i++) {
            const float u =
                noise_fade((NoiseInterpolation)k, (float)i * 0x1p-24f);
            n_beyond += !(u >= 0.0f && u <= 1.0f);
        }
        CHECK(n_beyond == 0);
    }
}
