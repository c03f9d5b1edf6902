/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Features of distances compared with their transcription, and the largest
 * values by which they are divided.
 */
#include <math.h>

#include <noise/noise.h>

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
};

enum { N_FEATURES = sizeof features / sizeof features[0] };

/* The largest value of the core: differences and ratios have that of what they
 * are made of, as points may be anywhere. */
static double
largest_of(PaperFeature feature, PaperMetric metric, int n)
{
    if (feature == PAPER_FEATURE_RATIO)
        return 1;
    return paper_largest(feature == PAPER_FEATURE_DIFFERENCE ? PAPER_FEATURE_F2
                                                             : feature,
                         metric, n);
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
    const int n = (int)params->dimensions + 1;
    const double largest =
        largest_of(feature, (PaperMetric)params->distance, n);
    const int n_places = check_is_long() ? 10000 : 200;
    NoisePlan *plan = kind_plan(params);

    for (int i = 0; i < n_places; i++) {
        double place[4];
        float raw;
        for (int axis = 0; axis < 4; axis++)
            place[axis] = check_random_real(state, -1000, 1000);
        const NoisePoints point = {&place[0], &place[1], &place[2], &place[3]};
        noise_evaluate_raw(plan, 1, &point, &raw);
        const double own = (0.5 + 0.5 * (double)raw) * largest;
        const double truth = reference_feature(params, 0, place, feature);
        /* Places are rounded to 2^-21 cells; ratios change by one in a few
         * hundredths of a cell where two points are near. */
        CHECK(kind_tell_unless(fabs(own - truth) < 1e-5, params));
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
                check_places(&params, features[k].paper, &state);
            }
        }
    }
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
    RUN(pictures_have_the_points_of_places);
    return check_end();
}
