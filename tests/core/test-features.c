/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Features of distances compared with their transcription, and the largest
 * values by which they are divided.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "../../noise-core/src/kernels/cellular/largest.h"
#include "check.h"
#include "kinds.h"
#include "reference.h"

static const struct {
    NoiseFeature own;
    PaperFeature paper;
} features[] = {
    {NOISE_FEATURE_F1, PAPER_FEATURE_F1},
    {NOISE_FEATURE_F2, PAPER_FEATURE_F2},
    {NOISE_FEATURE_F2_F1, PAPER_FEATURE_DIFFERENCE},
    {NOISE_FEATURE_F3, PAPER_FEATURE_F3},
    {NOISE_FEATURE_F4, PAPER_FEATURE_F4},
    {NOISE_FEATURE_SUM, PAPER_FEATURE_SUM},
    {NOISE_FEATURE_PRODUCT, PAPER_FEATURE_PRODUCT},
    {NOISE_FEATURE_RATIO, PAPER_FEATURE_RATIO},
    {NOISE_FEATURE_SMOOTH_F1, PAPER_FEATURE_SMOOTH},
    {NOISE_FEATURE_RADIUS, PAPER_FEATURE_RADIUS},
    {NOISE_FEATURE_CELL_NOISE, PAPER_FEATURE_NOISE},
};

enum { N_FEATURES = sizeof features / sizeof features[0] };

/* The values of the core that are drawn as -1 and 1. */
typedef struct Ends {
    double least, largest;
} Ends;

/* The largest value of the core for Minkowski's distance, which another test
 * compares with the true one, as it is rounded up. */
static double
largest_by_minkowski(PaperFeature feature, int halves, int n)
{
    const NoiseShape shape = {.dimensions = n,
                              .distance = NOISE_DISTANCE_MINKOWSKI,
                              .halves = halves};
    const double first = (double)largest_distance(&shape, 0);

    if (feature == PAPER_FEATURE_SUM)
        return 2 * first;
    return feature == PAPER_FEATURE_PRODUCT
               ? first * first
               : (double)largest_distance(&shape, (int)feature);
}

static double
largest_of(const NoiseParams *params, PaperFeature feature)
{
    const int n = (int)params->dimensions + 1;

    return params->distance == NOISE_DISTANCE_MINKOWSKI
               ? largest_by_minkowski(feature,
                                      (int)(2 * params->minkowski_power), n)
               : paper_largest(feature, (PaperMetric)params->distance, 0, n);
}

/* The largest value of differences and ratios is that of what they are made of,
 * as points may be anywhere; that of a smooth minimum is where it starts from,
 * and it is less than the least distance by the blend at most. */
static Ends
ends_of(const NoiseParams *params, PaperFeature feature)
{
    const PaperMetric metric = (PaperMetric)params->distance;

    switch (feature) {
    case PAPER_FEATURE_RATIO:
        return (Ends){0, 1};
    case PAPER_FEATURE_NOISE:
        return (Ends){-1, 1};
    case PAPER_FEATURE_SMOOTH:
        return (Ends){-0.75 * params->smoothness,
                      metric == PAPER_METRIC_SQUARED ? 1.5625 : 1.25};
    case PAPER_FEATURE_DIFFERENCE:
    case PAPER_FEATURE_RADIUS:
        return (Ends){0, largest_of(params, PAPER_FEATURE_F2)};
    default:
        return (Ends){0, largest_of(params, feature)};
    }
}

/* One octave with cells of one pixel, not normalized. */
static NoiseParams
plain_params(int n, int feature, int distance)
{
    NoiseParams params =
        kind_params(kind_named(n == 2 ? "cellular 2D" : "cellular 3D"));

    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    params.scale = 1.0;
    params.feature = (NoiseFeature)feature;
    params.distance = (NoiseDistance)distance;
    return params;
}

static void
check_places(const NoiseParams *params, PaperFeature feature, uint64_t *state)
{
    const Ends ends = ends_of(params, feature);
    const int n_places = check_is_long() ? 10000 : 200;
    /* Places are rounded to 2^-21 cells; ratios change by one in a few
     * hundredths of a cell where two points are near, and a distance of which
     * roots are added has no bound to its slopes. */
    const bool has_roots = params->distance == NOISE_DISTANCE_MINKOWSKI &&
                           params->minkowski_power < 1;
    const double most = has_roots ? 5e-3 : 1e-5;
    NoisePlan *plan = kind_plan(params);

    for (int i = 0; i < n_places; i++) {
        double place[4];
        float raw;
        for (int axis = 0; axis < 4; axis++)
            place[axis] = check_random_real(state, -1000, 1000);
        const NoisePoints point = {&place[0], &place[1], &place[2], &place[3]};
        noise_evaluate_raw(plan, 1, &point, &raw);
        const double own = ends.least + (0.5 + 0.5 * (double)raw) *
                                            (ends.largest - ends.least);
        const double truth = reference_feature(params, 0, place, feature);
        CHECK(kind_tell_unless(fabs(own - truth) < most, params));
    }
    noise_plan_free(plan);
}

static void
features_match_their_paper(void)
{
    uint64_t state = 0xfea;

    for (int n = 2; n <= 3; n++) {
        for (int k = 0; k < N_FEATURES; k++) {
            for (int distance = 0; distance < NoiseDistanceCount; distance++) {
                NoiseParams params =
                    plain_params(n, (int)features[k].own, distance);
                params.seed = check_random(&state);
                params.jitter = k % 3 == 0 ? 0.6 : 1.0;
                params.smoothness = 0.2 * (distance + 1);
                params.minkowski_power = 0.5 * (1 + (5 * k + 8 * n) % 16);
                check_places(&params, features[k].paper, &state);
            }
        }
    }
}

/* The largest distances by Minkowski are no less than what trying finds, and
 * hardly more. */
static void
distances_by_minkowski_stay_in_range(void)
{
    for (int halves = 1; halves <= 16; halves++) {
        for (int k = 0; k < 8; k++) {
            const PaperFeature feature = (PaperFeature)(k / 2);
            const double found = paper_largest(feature, PAPER_METRIC_MINKOWSKI,
                                               halves / 2.0, 2 + k % 2);
            const double own = largest_by_minkowski(feature, halves, 2 + k % 2);
            if (!(own >= found * (1 - 1e-7) && own < found * 1.003))
                printf("# power %g, %dD, F%d: %g, tried %g\n", halves / 2.0,
                       2 + k % 2, k / 2 + 1, own, found);
            CHECK(own >= found * (1 - 1e-7) && own < found * 1.003);
        }
    }
}

/* Only whole and half numbers are exact; 1 is Manhattan's distance. */
static void
powers_are_whole_and_half_numbers(void)
{
    NoiseParams params =
        plain_params(2, NOISE_FEATURE_F1, NOISE_DISTANCE_MINKOWSKI);
    NoiseError error;
    float value[2];

    params.minkowski_power = 1.3;
    CHECK(noise_plan_new(&params, &error) == NULL);
    CHECK(error.problem == NOISE_PROBLEM_NOT_HALVES &&
          strcmp(error.parameter->key, "minkowski-power") == 0);
    params.minkowski_power = 1.0;
    for (int k = 0; k < 2; k++) {
        const double place[4] = {12.3, -45.6, 0.5, 0.5};
        const NoisePoints point = {&place[0], &place[1], NULL, NULL};
        NoisePlan *plan = kind_plan(&params);
        noise_evaluate(plan, 1, &point, &value[k], NULL);
        noise_plan_free(plan);
        params.distance = NOISE_DISTANCE_MANHATTAN;
    }
    CHECK(value[0] == value[1]);
}

/* Strips are drawn point by point: with a radius of search that were too small,
 * pixels would miss points. */
static void
pictures_have_the_points_of_places(void)
{
    enum { SIDE = 128 };
    static float pixels[SIDE * SIDE];
    const NoiseRegion region = {.width = SIDE, .height = SIDE};

    for (int n = 2; n <= 3; n++) {
        for (int k = 0; k < N_FEATURES * NoiseDistanceCount; k++) {
            NoiseParams params = plain_params(
                n, (int)features[k % N_FEATURES].own, k / N_FEATURES);
            int n_others = 0;
            params.scale = 23.0;
            NoisePlan *plan = kind_plan(&params);
            noise_render(plan, &region, pixels, SIDE);
            for (int i = 0; i < SIDE * SIDE; i++) {
                const double place[4] = {i % SIDE, i / SIDE, params.z,
                                         params.w};
                const NoisePoints point = {&place[0], &place[1], &place[2],
                                           &place[3]};
                float value;
                noise_evaluate(plan, 1, &point, &value, NULL);
                n_others += value != pixels[i];
            }
            noise_plan_free(plan);
            CHECK(kind_tell_unless(n_others == 0, &params));
        }
    }
}

int
main(void)
{
    RUN(features_match_their_paper);
    RUN(distances_by_minkowski_stay_in_range);
    RUN(powers_are_whole_and_half_numbers);
    RUN(pictures_have_the_points_of_places);
    return check_end();
}
