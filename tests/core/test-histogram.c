/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the histogram of every algorithm and fractal with the normalization `full`:
 * values crowd at black and white only if the noise itself does, the first and the
 * last percent end up where the knee puts them, and landscapes have no flat lakes.
 */
#include <math.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "pictures.h"
#include "plan/plan.h"

enum { N_BLOCKS = 16, N_SAMPLES = N_BLOCKS * N_PLACES, N_BINS = 16 };

static float value[N_SAMPLES], sum[N_SAMPLES];

/* Samples values and sums, and sorts them. */
static void
take_samples(const NoiseParams *params)
{
    AutoPlan *plan = kind_plan(params);
    uint64_t state = 0x415;

    for (int i = 0; i < N_BLOCKS; i++) {
        Places places;
        places_draw(&state, params, N_PLACES, &places);
        const NoisePoints points = places_points(&places);
        noise_evaluate(plan, N_PLACES, &points, value + i * N_PLACES, NULL);
        noise_evaluate_raw(plan, N_PLACES, &points, sum + i * N_PLACES);
    }
    check_sort(value, N_SAMPLES);
    check_sort(sum, N_SAMPLES);
}

/* Computes how many times as many samples the first and the last of the 16 bins from
 * low to high have as the bins next to them.  The two outer bins also count the
 * samples beyond them. */
static void
find_crowds(const float *sample, double low, double high, double crowd[2])
{
    double bins[N_BINS] = {0};

    for (int i = 0; i < N_SAMPLES; i++) {
        const double bin = (sample[i] - low) / (high - low) * N_BINS;
        bins[(int)fmax(0, fmin(bin, N_BINS - 1))]++;
    }
    crowd[0] = bins[0] / fmax(bins[1], 1);
    crowd[1] = bins[N_BINS - 1] / fmax(bins[N_BINS - 2], 1);
}

/* Calls test() for each fractal and feature of the algorithms that support `full`
 * or, unless this is a long test, for a fourth of them.  Skips spots, which are
 * mostly ground: they are normalized differently, which test-spots.c checks. */
static void
for_each_fractal(void (*test)(const NoiseParams *params))
{
    for (int i = 0; i < N_KINDS; i++) {
        const bool is_cellular =
            kind_number(i)->algorithm == NOISE_ALGORITHM_CELLULAR;
        const int n_features = is_cellular ? NoiseFeatureCount : 1;
        for (int k = 0; !kind_is_exact(kind_number(i)) &&
                        k < n_features * NoiseFractalCount;
             k++) {
            NoiseParams params = kind_params(kind_number(i));
            params.scale = 20.3; /* waves would have 20 values in 20 pixels */
            params.feature = (NoiseFeature)(k % n_features);
            params.fractal = (NoiseFractal)(k / n_features);
            if (!noise_has_ground(&params) &&
                (check_is_long() || (i + k) % 4 == 0))
                test(&params);
        }
    }
}

/* Normalization takes 2048 samples, and puts each end so that 20 of them are beyond
 * it.  If the noise itself crowds there, the end is less exact. */
TEST_EACH(black_and_white_are_used_and_no_more_crowded_than_the_noise_is,
          for_each_fractal, const NoiseParams *params)
{
    const int percent = N_SAMPLES / 100;
    /* If slopes jump, only few places are damped as little as possible. */
    const bool is_jumpy = params->fractal == NOISE_FRACTAL_DAMPED &&
                          params->algorithm == NOISE_ALGORITHM_CELLULAR;
    double crowd[2], own[2];

    AutoPlan *plan = kind_plan(params);
    const bool is_bound = plan->tone.kind.is_bound;
    take_samples(params);
    find_crowds(value, 0.0, 1.0, crowd);
    find_crowds(sum, sum[percent], sum[N_SAMPLES - 1 - percent], own);
    for (int end = 0; end < 2; end++) {
        const double at =
            end == 0 ? value[percent] : 1.0 - value[N_SAMPLES - 1 - percent];
        CHECK_KIND(crowd[end] <= fmax(1.3, 1.1 * own[end]), params);
        const double least = is_bound ? 0.0 : own[end] > 1.0 ? 0.02 : 0.03;
        CHECK_KIND(is_jumpy || at >= least, params);
        CHECK_KIND(at <= 0.085, params);
    }
}

/* Checks noise whose values crowd at its ends, or are as frequent there as
 * elsewhere. */
TEST(hard_ends_are_dark_and_bright)
{
    static const char *const settings[] = {
        "algorithm=white fractal=none",
        "algorithm=cellular feature=cell-value fractal=none",
        "algorithm=waves octaves=1",
        "algorithm=waves octaves=1 wave-profile=triangle",
        "algorithm=waves octaves=1 wave-profile=saw wave-shape=rings",
        "algorithm=waves octaves=1 wave-profile=square",
        "algorithm=phasor fractal=none",
        "algorithm=white fractal=none contrast=67",
        "algorithm=phasor fractal=none contrast=26",
    };

    for (int i = 0; i < 9; i++) {
        char recipe[128];
        snprintf(recipe, sizeof recipe, "lattice-noise/1 %s", settings[i]);
        const NoiseParams params = picture_params(recipe);
        take_samples(&params);
        CHECK_KIND(value[0] < 0.002f, &params);
        CHECK_KIND(value[N_SAMPLES - 1] > 0.998f, &params);
        /* Hardly any values are cut: hardly any are beyond the samples that
         * normalization takes. */
        int n_cut = 0;
        for (int k = 0; k < N_SAMPLES; k++)
            n_cut += value[k] >= 1.0f;
        CHECK_KIND(params.wave_profile == NOISE_WAVE_PROFILE_SQUARE ||
                       n_cut < N_SAMPLES / 200,
                   &params);
    }
}

/* ---- Landscapes ------------------------------------------------------- */

enum { SIZE = 96 };

static const NoiseRegion region = {.width = SIZE, .height = SIZE};

static float full[SIZE * SIZE], plain[SIZE * SIZE];

static double
tangent(double sine)
{
    return sine / sqrt(1.0 - sine * sine);
}

/* Compares slopes with those of the plain sum, stretched as `full` stretches
 * them. */
TEST_EACH(landscapes_have_no_flat_lakes, for_each_fractal,
          const NoiseParams *params)
{
    NoiseParams one = *params;
    int n_steep = 0;
    int n_flat = 0;

    if (params->algorithm == NOISE_ALGORITHM_WHITE ||
        params->fractal == NOISE_FRACTAL_DAMPED ||
        noise_feature_is_flat(params->feature))
        return;
    one.map = NOISE_MAP_SLOPE;
    one.map_strength = 10.0;
    kind_draw(&one, region, full);
    AutoPlan *plan = kind_plan(&one);
    one.map_strength *= (double)plan->tone.stretch;
    one.normalization = NOISE_NORMALIZATION_EXACT;
    kind_draw(&one, region, plain);
    for (int i = 0; i < SIZE * SIZE; i++) {
        /* Skip slopes that are nearly flat or vertical, because they are not exact
         * enough. */
        if (plain[i] < 0.01f || plain[i] > 0.99f)
            continue;
        n_steep++;
        n_flat += tangent(full[i]) < 0.99 * tangent(plain[i]);
    }
    CHECK_KIND(n_steep > SIZE, params);
    CHECK_KIND(n_flat == 0, params);
}
