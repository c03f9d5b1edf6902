/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Extremes: a search uphill, over places and seeds, for noise beyond its
 * bound.  Prints how much of the bound was reached.
 *
 * Each round takes another seed, looks at many places and walks uphill from
 * the best ones.  Every other round tries only one place within a cell, that of
 * the best one so far, in many cells: there it meets other gradients.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <noise-core/noise.h>

#include "algorithms/common/fade.h"
#include "check.h"
#include "kinds.h"
#include "lattice/simplex.h"

/* From how many places of a round a walk starts. */
enum { N_WALKS = 4 };

typedef struct Summit {
    double at[4];
    double share; /* of the bound */
} Summit;

/* One cell is one pixel, so that places are in cells along every axis. */
static NoiseParams
plain_params(const Kind *kind)
{
    NoiseParams params = kind_params(kind);

    params.scale = 1.0;
    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    return params;
}

/* The noise as a share of its bound: distances, drawn from -1 to 1, have only
 * an upper one; other noise has two. */
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
    const NoisePoints point = {&at[0], &at[1], &at[2], &at[3]};
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

/* Moves a place by whole cells, also on the lattice of simplices. */
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
    NoisePlan *plan = kind_plan(params);
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
    noise_plan_free(plan);
}

/* Checks that the noise stays within its bound, and that the search reached the
 * share `least` of it, or it would prove nothing. */
static void
search(const char *what, const NoiseParams *params, double least)
{
    const int n_rounds = check_is_long() ? 1500 : 8;
    NoiseParams one = *params;
    Summit best = {.share = 0};
    uint64_t state = 0xe47;

    for (int round = 0; round < n_rounds; round++) {
        one.seed = check_random(&state);
        one.evolution = check_random_real(&state, -360, 360);
        search_round(&state, &one, round % 2 == 1, &best);
    }
    printf("# %s: %.7f of the bound\n", what, best.share);
    CHECK(kind_tell_unless(best.share <= 1.0, params));
    CHECK(kind_tell_unless(best.share >= least, params));
}

/* A choice's name in recipes. */
static const char *
nick(const char *key, int choice)
{
    return noise_parameter_find(key)->choices[choice].nick;
}

static void
value_noise_stays_within_its_bound(void)
{
    for (int n = 0; n < NoiseDimensionsCount; n++) {
        for (int k = 0; k < NoiseInterpolationCount; k++) {
            char what[64];
            NoiseParams params = plain_params(kind_number(n));
            params.interpolation = (NoiseInterpolation)k;
            snprintf(what, sizeof what, "%s %s", kind_number(n)->name,
                     nick("interpolation", k));
            search(what, &params, n < 2 ? 0.99 : 0.8);
        }
    }
}

static void
check_perlin(const char *name, NoiseGradients gradients, int interpolation,
             double least)
{
    NoiseParams params = plain_params(kind_named(name));
    char what[64];

    params.gradients = gradients;
    params.interpolation = (NoiseInterpolation)interpolation;
    snprintf(what, sizeof what, "%s %s %s", name,
             nick("gradients", (int)gradients),
             nick("interpolation", interpolation));
    search(what, &params, least);
}

static void
perlin_noise_stays_within_its_bound(void)
{
    for (int k = 0; k < NoiseInterpolationCount; k++) {
        check_perlin("perlin 1D", NOISE_GRADIENTS_AXES, k, 0.9999);
        check_perlin("perlin 1D", NOISE_GRADIENTS_UNIT, k, 0.9999);
        check_perlin("perlin 2D", NOISE_GRADIENTS_AXES, k, 0.98);
        check_perlin("perlin 2D", NOISE_GRADIENTS_UNIT, k, 0.95);
        check_perlin("perlin 3D", NOISE_GRADIENTS_AXES, k, 0.75);
        check_perlin("perlin 3D", NOISE_GRADIENTS_UNIT, k, 0.7);
        check_perlin("perlin 4D", NOISE_GRADIENTS_AXES, k, 0.5);
        check_perlin("perlin 4D", NOISE_GRADIENTS_UNIT, k, 0.5);
    }
}

static void
simplex_noise_stays_within_its_bound(void)
{
    static const char *const names[] = {"simplex 2D", "simplex 3D",
                                        "simplex 4D"};

    for (int n = 0; n < 3; n++) {
        for (int k = 0; k < NoiseKernelRadiusCount; k++) {
            NoiseParams params = plain_params(kind_named(names[n]));
            char what[64];
            params.kernel_radius = (NoiseKernelRadius)k;
            snprintf(what, sizeof what, "%s %s", names[n],
                     nick("kernel-radius", k));
            search(what, &params, n == 0 ? 0.99 : 0.9);
        }
    }
}

static void
check_cellular(const char *name, int feature, int distance)
{
    NoiseParams params = plain_params(kind_named(name));
    char what[64];

    params.feature = (NoiseFeature)feature;
    params.distance = (NoiseDistance)distance;
    snprintf(what, sizeof what, "%s %s %s", name, nick("feature", feature),
             nick("distance", distance));
    search(what, &params, feature == NOISE_FEATURE_PRODUCT ? 0.2 : 0.4);
}

static void
cellular_noise_stays_within_its_bound(void)
{
    for (int feature = 0; feature < NoiseFeatureCount; feature++) {
        for (int distance = 0; distance < NoiseDistanceCount; distance++) {
            if (distance > 0 && (feature == NOISE_FEATURE_EDGE ||
                                 feature == NOISE_FEATURE_CELL_VALUE))
                break; /* the distance does not matter */
            check_cellular("cellular 2D", feature, distance);
            check_cellular("cellular 3D", feature, distance);
        }
    }
}

static void
white_noise_stays_within_its_bound(void)
{
    static const char *const names[] = {"white 1D", "white 2D", "white 3D",
                                        "white 4D"};

    for (int n = 0; n < 4; n++) {
        const NoiseParams params = plain_params(kind_named(names[n]));
        search(names[n], &params, 0.999);
    }
}

/* Otherwise mixes would leave the range of what they mix.  Tries all multiples
 * of 2^-24, the places within a cell far from 0. */
static void
fades_stay_from_0_to_1(void)
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

int
main(void)
{
    RUN(fades_stay_from_0_to_1);
    RUN(value_noise_stays_within_its_bound);
    RUN(perlin_noise_stays_within_its_bound);
    RUN(simplex_noise_stays_within_its_bound);
    RUN(cellular_noise_stays_within_its_bound);
    RUN(white_noise_stays_within_its_bound);
    return check_end();
}
