/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks ranges: all samples are in [0, 1], and plain sums are within their bounds.
 */
#include <math.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "moments.h"
#include "plan/plan.h"

enum { N_ROUNDS = 3 }; /* of warp: none, one, two */

static void
set_warp(NoiseParams *params, int rounds)
{
    params->warp_amount = rounds > 0 ? 0.7 * params->scale : 0.0;
    params->warp_scale = 1.3 * params->scale;
    params->warp_rounds = (NoiseWarpRounds)(rounds > 1);
}

/* Calls test() for every kind, fractal and number of warp rounds. */
static void
for_each_way(void (*test)(const Kind *kind, NoiseParams *params,
                          uint64_t *state))
{
    uint64_t state = 0x5eed;

    for (int i = 0; i < N_KINDS; i++) {
        for (int fractal = 0; fractal < NoiseFractalCount; fractal++) {
            if (!kind_has_fractal(kind_number(i), (NoiseFractal)fractal))
                continue;
            for (int rounds = 0; rounds < N_ROUNDS; rounds++) {
                NoiseParams params = kind_params(kind_number(i));
                params.fractal = (NoiseFractal)fractal;
                params.scale = 20.0;
                params.seed = check_random(&state);
                set_warp(&params, rounds);
                test(kind_number(i), &params, &state);
            }
        }
    }
}

static void
vary_tone(uint64_t *state, NoiseParams *params)
{
    params->contrast = check_random_real(state, -100, 100);
    params->brightness = check_random_real(state, -100, 100);
    params->hardness = check_random_real(state, -100, 100);
    params->low = check_random_real(state, 0, 1);
    params->high = check_random_real(state, 0, 1);
    params->invert = (NoiseSwitch)(check_random(state) >> 63);
    params->bands = check_random(state) >> 62 ? 1.0 : 4.5;
}

/* The values of plain noise are the sums mapped to [0, 1], and are never clamped. */
static void
check_samples(const Kind *kind, const NoiseParams *params, uint64_t *state)
{
    AutoPlan *plan = kind_plan(params);
    const bool is_plain = params->normalization == NOISE_NORMALIZATION_EXACT &&
                          !plan->shades_cells;
    Places places;
    float value[N_PLACES], raw[N_PLACES];
    int n_outside = 0;
    int n_over = 0;
    int n_clamped = 0;

    places_draw(state, params, N_PLACES, &places);
    const NoisePoints points = places_points(&places);
    noise_evaluate(plan, N_PLACES, &points, value, NULL);
    noise_evaluate_raw(plan, N_PLACES, &points, raw);
    for (int i = 0; i < N_PLACES; i++) {
        n_outside += !(value[i] >= 0.0f && value[i] <= 1.0f);
        n_over += !(raw[i] >= -1.0f && raw[i] <= 1.0f);
        n_clamped += value[i] != 0.5f + 0.5f * raw[i];
    }
    CHECK_KIND(n_outside == 0, params);
    if (!kind_is_exact(kind)) {
        CHECK_KIND(n_over == 0, params);
        CHECK_KIND(!is_plain || n_clamped == 0, params);
    }
}

/* Takes about 10^5 samples of each kind, or 10^7 in long tests, with the
 * normalization `full`, with `exact`, and with tone. */
TEST_EACH(samples_stay_in_range_and_plain_sums_within_bounds, for_each_way,
          const Kind *kind, NoiseParams *params, uint64_t *state)
{
    const int n_variants = check_is_long() ? 100 : 1;

    for (int variant = 0; variant < 3 * n_variants; variant++) {
        NoiseParams varied = *params;
        kind_vary_shape(state, &varied);
        kind_vary_octaves(state, &varied);
        varied.seed = check_random(state);
        varied.normalization = variant % 3 == 1 ? NOISE_NORMALIZATION_EXACT
                                                : NOISE_NORMALIZATION_FULL;
        if (variant % 3 == 2)
            vary_tone(state, &varied);
        check_samples(kind, &varied, state);
    }
}

static Moments
measure(const NoiseParams *params, int n, uint64_t *state)
{
    AutoPlan *plan = kind_plan(params);
    Moments moments = moments_begin();

    while (moments.n < n) {
        Places places;
        float value[N_PLACES];
        places_draw(state, params, N_PLACES, &places);
        const NoisePoints points = places_points(&places);
        noise_evaluate(plan, N_PLACES, &points, value, NULL);
        for (int i = 0; i < N_PLACES; i++)
            moments_add(&moments, value[i]);
    }
    return moments;
}

TEST_EACH(the_mean_of_full_is_one_half, for_each_way, const Kind *kind,
          NoiseParams *params, uint64_t *state)
{
    const bool is_even = !kind_is_exact(kind) &&
                         params->fractal <= NOISE_FRACTAL_FBM &&
                         noise_traits[params->algorithm].distribution ==
                             NOISE_DISTRIBUTION_SYMMETRIC;

    if (!is_even)
        return;
    kind_vary_shape(state, params);
    kind_vary_octaves(state, params);
    params->weighted_strength = 0.0;
    const Moments moments = measure(params, 8 * N_PLACES, state);
    CHECK_KIND(fabs(moments_mean(&moments) - 0.5) < 0.02, params);
}

/* In every octave, |signal| <= 1, and a sum of floats never falls when a term rises.
 * So the sum of shares, added in the same way as octaves, bounds every sum. */
TEST(shares_of_octaves_add_up_to_one_at_most)
{
    NoiseParams params = kind_params(kind_named("value 2D"));

    params.normalization = NOISE_NORMALIZATION_EXACT;
    for (int persistence = 0; persistence <= 200; persistence += 5) {
        for (int octaves = 10; octaves <= 160; octaves += 5) {
            float sum = 0.0f;
            params.persistence = persistence / 100.0;
            params.octaves = octaves / 10.0;
            AutoPlan *plan = kind_plan(&params);
            for (int k = 0; k < plan->noise.n_octaves; k++)
                sum += plan->noise.share[k];
            CHECK_KIND(sum <= 1.0f && sum > 0.999999f, &params);
        }
    }
}

/* The angles include some at which two thousand samples, spread evenly over the
 * canvas, would be whole numbers of cells apart. */
TEST(contrast_does_not_depend_on_placement)
{
    static const double angles[] = {4.97335, 81.1096, 109.86035, 43.04148,
                                    -30.0};
    uint64_t state = 77;

    for (int i = 0; i < N_KINDS; i++) {
        NoiseParams params = kind_params(kind_number(i));
        params.fractal = NOISE_FRACTAL_NONE;
        params.scale = 20.0;
        params.joint = 0.0; /* its width does not depend on the scale */
        params.tile_feature = NOISE_TILE_FEATURE_CELL_VALUE;
        const Moments plain = measure(&params, 8 * N_PLACES, &state);
        for (int k = 0; k < 5; k++) {
            params.rotation = angles[k];
            params.scale = 7.0 + k;
            params.stretch = k == 4 ? 3.0 : 1.0;
            const Moments turned = measure(&params, 8 * N_PLACES, &state);
            const double ratio =
                moments_deviation(&turned) / moments_deviation(&plain);
            CHECK_KIND(fabs(ratio - 1) < 0.05, &params);
        }
    }
}
