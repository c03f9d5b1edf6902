/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Each algorithm against its transcription from the paper, and what its
 * values promise.
 */
#include <math.h>
#include <string.h>

#include <noise/noise.h>

#include "check.h"
#include "reference.h"

/* The quintic fade in floats is off by up to 15 steps of 2^-24. */
#define TOLERANCE 2e-6

static NoisePlan *
plan_of(const NoiseParams *params)
{
    NoisePlan *plan = noise_plan_new(params, NULL);

    if (plan == NULL)
        abort();
    return plan;
}

/* One octave, unscaled, at its plain bound: what the reference gives. */
static NoiseParams
plain_params(int algorithm, uint64_t seed)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = (NoiseAlgorithm)algorithm;
    params.fractal = NOISE_FRACTAL_NONE;
    params.normalisation = NOISE_NORMALISATION_EXACT;
    params.scale = 1.0;
    params.seed = seed;
    return params;
}

static float
value_at(const NoisePlan *plan, double x, double y)
{
    float value;

    noise_evaluate(plan, 1, &x, &y, &value);
    return value;
}

static void
algorithms_match_their_papers(void)
{
    uint64_t state = 5;

    for (int algorithm = 0; algorithm < NoiseAlgorithmCount; algorithm++) {
        for (uint64_t seed = 0; seed < 5; seed++) {
            const NoiseParams params =
                plain_params(algorithm, seed * 0x123456789abcdefu);
            NoisePlan *plan = plan_of(&params);
            for (int i = 0; i < 20000; i++) {
                const double x = check_random_real(&state, -1000, 1000);
                const double y = check_random_real(&state, -1000, 1000);
                const double v =
                    reference_basis(params.algorithm, params.seed, 0, x, y) /
                    reference_bound(params.algorithm);
                CHECK(fabs(value_at(plan, x, y) - (0.5 + 0.5 * v)) < TOLERANCE);
            }
            noise_plan_free(plan);
        }
    }
}

/* Persistence, lacunarity and a last octave of a fraction, written out. */
static void
octaves_add_up(void)
{
    uint64_t state = 6;

    for (int algorithm = 0; algorithm < NoiseAlgorithmCount; algorithm++) {
        NoiseParams params = plain_params(algorithm, 99);
        params.fractal = NOISE_FRACTAL_FBM;
        params.octaves = 2.25;
        params.persistence = 0.75;
        params.lacunarity = 3.0;
        params.scale = 10.0;
        params.offset_x = 4.0;
        params.offset_y = -7.0;
        NoisePlan *plan = plan_of(&params);
        for (int i = 0; i < 10000; i++) {
            const double x = check_random_real(&state, -1000, 1000);
            const double y = check_random_real(&state, -1000, 1000);
            const double weights[] = {1.0, 0.75, 0.25 * 0.75 * 0.75};
            double sum = 0;
            for (int k = 0; k < 3; k++) {
                const double size = 10.0 / pow(3.0, k);
                sum += weights[k] *
                       reference_basis(
                           params.algorithm, 99, k,
                           (x - 4) / size + fmod(k * 0.75487766624669276, 1),
                           (y + 7) / size + fmod(k * 0.56984029099805327, 1));
            }
            sum /= (weights[0] + weights[1] + weights[2]) *
                   reference_bound(params.algorithm);
            CHECK(fabs(value_at(plan, x, y) - (0.5 + 0.5 * sum)) < TOLERANCE);
        }
        noise_plan_free(plan);
    }
}

static void
perlin_is_zero_on_lattice_points(void)
{
    const NoiseParams params = plain_params(NOISE_ALGORITHM_PERLIN, 1);
    NoisePlan *plan = plan_of(&params);

    for (int y = -20; y < 20; y++) {
        for (int x = -20; x < 20; x++)
            CHECK(value_at(plan, x, y) == 0.5f);
    }
    noise_plan_free(plan);
}

static void
nothing_jumps_at_cell_borders(void)
{
    uint64_t state = 8;

    for (int algorithm = 0; algorithm < NoiseAlgorithmCount; algorithm++) {
        const NoiseParams params = plain_params(algorithm, 2);
        NoisePlan *plan = plan_of(&params);
        for (int i = 0; i < 50000; i++) {
            /* Across whole numbers in x, and along the diagonals that are
             * the borders of triangles. */
            const double border = (double)(check_random(&state) % 100) - 50;
            const double along = check_random_real(&state, -50, 50);
            const double step = 1e-4;
            CHECK(fabs(value_at(plan, border - step, along) -
                       value_at(plan, border + step, along)) < 1.5e-3);
            CHECK(fabs(value_at(plan, along - step, along) -
                       value_at(plan, along + step, along)) < 1.5e-3);
        }
        noise_plan_free(plan);
    }
}

typedef struct Statistics {
    double minimum, maximum, mean, deviation;
} Statistics;

static Statistics
measure(const NoisePlan *plan, int n_rows)
{
    enum { WIDTH = 512 };
    Statistics s = {.minimum = 2, .maximum = -1};
    double sum = 0;
    double sum_of_squares = 0;
    float row[WIDTH];

    for (int j = 0; j < n_rows; j++) {
        noise_render(
            plan,
            &(NoiseRegion){
                .x = -7919 * j, .y = 104729 * j, .width = WIDTH, .height = 1},
            row, WIDTH);
        for (int i = 0; i < WIDTH; i++) {
            s.minimum = fmin(s.minimum, row[i]);
            s.maximum = fmax(s.maximum, row[i]);
            sum += row[i];
            sum_of_squares += (double)row[i] * row[i];
        }
    }
    const double n = (double)WIDTH * n_rows;
    s.mean = sum / n;
    s.deviation = sqrt(sum_of_squares / n - s.mean * s.mean);
    return s;
}

/* 10^5 samples of each, 10^7 in the long run. */
static void
values_stay_in_range_and_fill_it(void)
{
    const int n_rows = check_is_long() ? 20000 : 200;

    for (int algorithm = 0; algorithm < NoiseAlgorithmCount; algorithm++) {
        for (int octaves = 1; octaves <= 16; octaves += 5) {
            for (int n = 0; n < NoiseNormalisationCount; n++) {
                NoiseParams params = plain_params(algorithm, 3);
                params.normalisation = (NoiseNormalisation)n;
                params.fractal = NOISE_FRACTAL_FBM;
                params.octaves = octaves;
                params.scale = 7.3;
                NoisePlan *plan = plan_of(&params);
                const Statistics s = measure(plan, n_rows);
                CHECK(s.minimum >= 0 && s.maximum <= 1);
                CHECK(fabs(s.mean - 0.5) < 0.02);
                if (n == NOISE_NORMALISATION_FULL) {
                    CHECK(s.minimum <= 0.03 && s.maximum >= 0.97);
                    CHECK(s.deviation > 0.2 && s.deviation < 0.35);
                } else {
                    /* The bounds leave room: the last clamp never acts. */
                    CHECK(s.minimum > 0 && s.maximum < 1);
                }
                noise_plan_free(plan);
            }
        }
    }
}

/* The literals behind "full", against what is drawn. */
static void
standard_deviations_are_the_known_ones(void)
{
    static const double known[] = {0.45238268, 0.21571080, 0.0054333667};

    for (int algorithm = 0; algorithm < NoiseAlgorithmCount; algorithm++) {
        NoiseParams params = plain_params(algorithm, 4);
        params.scale = 3.7;
        NoisePlan *plan = plan_of(&params);
        const double expected =
            0.5 * known[algorithm] / reference_bound(params.algorithm);
        const Statistics s = measure(plan, 2000);
        CHECK(fabs(s.deviation / expected - 1) < 0.01);
        noise_plan_free(plan);
    }
}

static void
seeds_and_algorithms_give_different_pictures(void)
{
    float first[64];
    float second[64];
    const NoiseRegion row = {.width = 64, .height = 1};

    for (int algorithm = 0; algorithm < NoiseAlgorithmCount; algorithm++) {
        for (int bit = 0; bit < 64; bit++) {
            NoiseParams params = plain_params(algorithm, 0);
            params.scale = 3.3;
            NoisePlan *plan = plan_of(&params);
            noise_render(plan, &row, first, 64);
            noise_plan_free(plan);
            params.seed = (uint64_t)1 << bit;
            plan = plan_of(&params);
            noise_render(plan, &row, second, 64);
            noise_plan_free(plan);
            CHECK(memcmp(first, second, sizeof first) != 0);
        }
    }
}

int
main(void)
{
    RUN(algorithms_match_their_papers);
    RUN(octaves_add_up);
    RUN(perlin_is_zero_on_lattice_points);
    RUN(nothing_jumps_at_cell_borders);
    RUN(values_stay_in_range_and_fill_it);
    RUN(standard_deviations_are_the_known_ones);
    RUN(seeds_and_algorithms_give_different_pictures);
    return check_end();
}
