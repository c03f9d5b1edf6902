/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Each algorithm against its transcription from the paper, and what its
 * values promise.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "../../noise-core/src/lattice/simplex.h"
#include "../../noise-core/src/plan/plan.h"
#include "check.h"
#include "papers/fractals.h"
#include "papers/simplex.h"
#include "reference.h"

/* In four dimensions, floats add sixteen products of four fades each. */
#define TOLERANCE 6e-6

/* Dimensions of the algorithms that the papers describe. */
static const struct {
    NoiseAlgorithm algorithm;
    NoiseDimensions first;
} described[] = {
    {NOISE_ALGORITHM_VALUE, NOISE_DIMENSIONS_1},
    {NOISE_ALGORITHM_PERLIN, NOISE_DIMENSIONS_1},
    {NOISE_ALGORITHM_SIMPLEX, NOISE_DIMENSIONS_2},
};

enum { N_DESCRIBED = sizeof described / sizeof described[0] };

static NoisePlan *
plan_of(const NoiseParams *params)
{
    NoisePlan *plan = noise_plan_new(params, NULL);

    if (plan == NULL)
        abort();
    return plan;
}

/* As the reference draws: one octave, cells of one pixel, not normalized. */
static NoiseParams
plain_params(int algorithm, uint64_t seed)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = (NoiseAlgorithm)algorithm;
    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    params.scale = 1.0;
    params.seed = seed;
    return params;
}

static float
value_at(const NoisePlan *plan, const double place[4])
{
    float value;

    noise_evaluate(plan, 1,
                   &(NoisePoints){place, place + 1, place + 2, place + 3},
                   &value, NULL);
    return value;
}

static void
random_place(uint64_t *state, double place[4])
{
    for (int axis = 0; axis < 4; axis++)
        place[axis] = check_random_real(state, -1000, 1000);
}

/* Calls test for each dimension and shape of the described algorithms. */
static void
for_each_shape(void (*test)(NoiseParams *params))
{
    for (int k = 0; k < N_DESCRIBED; k++) {
        for (int n = described[k].first; n < NoiseDimensionsCount; n++) {
            for (int shape = 0; shape < 12; shape++) {
                NoiseParams params = plain_params(
                    described[k].algorithm, shape * 0x123456789abcdefu + 1);
                params.dimensions = (NoiseDimensions)n;
                params.interpolation = (NoiseInterpolation)(shape % 3);
                params.gradients = (NoiseGradients)(shape / 3 % 2);
                params.kernel_radius = (NoiseKernelRadius)(shape / 6);
                params.evolution = shape % 2 == 0 ? 0.0 : 32.5 * shape;
                test(&params);
            }
        }
    }
}

static void
check_paper(NoiseParams *params)
{
    NoisePlan *plan = plan_of(params);
    uint64_t state = 5;

    for (int i = 0; i < 3000; i++) {
        double place[4];
        random_place(&state, place);
        const double v = reference_noise(params, 0, place, NULL);
        CHECK(fabs(value_at(plan, place) - (0.5 + 0.5 * v)) < TOLERANCE);
    }
    noise_plan_free(plan);
}

/* The lattice of simplices is as published, rounded to the grain. */
static void
simplices_are_as_regular_as_they_can_be(void)
{
    for (int n = 2; n <= 4; n++) {
        const double unskew = noise_simplex_unskew(n);
        const double grains = unskew / NOISE_SIMPLEX_GRAIN;
        CHECK(fabs(unskew - paper_simplex_unskew(n)) <=
              0.5 * NOISE_SIMPLEX_GRAIN);
        CHECK(grains == floor(grains));
    }
}

static void
algorithms_match_their_papers(void)
{
    for_each_shape(check_paper);
}

static void
check_slopes(NoiseParams *params)
{
    NoisePlan *plan = plan_of(params);
    uint64_t state = 15;

    for (int i = 0; i < 1000; i++) {
        double place[4];
        double expected[4] = {0};
        float value;
        float gradient[4];
        random_place(&state, place);
        reference_noise(params, 0, place, expected);
        noise_evaluate(plan, 1,
                       &(NoisePoints){place, place + 1, place + 2, place + 3},
                       &value, gradient);
        for (int axis = 0; axis <= (int)params->dimensions; axis++)
            CHECK(fabs(gradient[axis] - 0.5 * expected[axis]) < 4e-5);
        CHECK(value == value_at(plan, place));
    }
    noise_plan_free(plan);
}

static void
slopes_match_their_papers(void)
{
    for_each_shape(check_slopes);
}

enum { N_OCTAVES = 3 };

/* Each octave at a place, with the persistence, lacunarity, stretch and offset
 * of check_octaves(). */
static void
octaves_at(const NoiseParams *params, const double place[4],
           PaperOctave octave[N_OCTAVES])
{
    const double amplitude[] = {1.0, 0.75, 0.25 * 0.75 * 0.75};
    const double shift[4] = {0.75487766624669276, 0.56984029099805327,
                             0.81917251339616444, 0.61803398874989485};

    for (int k = 0; k < N_OCTAVES; k++) {
        const double power = pow(3.0, k);
        double gradient[4];
        double cell[4] = {(place[0] - 4) / 20 * power,
                          (place[1] + 7) / 10 * power, place[2] * power,
                          place[3] * power};
        for (int axis = 0; axis < 4; axis++)
            cell[axis] += fmod(k * shift[axis], 1);
        octave[k].noise = reference_noise(params, k, cell, gradient);
        octave[k].amplitude = amplitude[k];
        octave[k].slope[0] = gradient[0] / 2; /* cells are stretched */
        octave[k].slope[1] = params->dimensions > 0 ? gradient[1] : 0;
    }
}

/* Sums of octaves, with persistence, lacunarity, a fraction of a last octave,
 * stretch and offset.  Ping-pong multiplies what is off by 2 x 1.5. */
static void
check_octaves(NoiseParams *params)
{
    uint64_t state = 6;

    params->octaves = 2.25;
    params->persistence = 0.75;
    params->lacunarity = 3.0;
    params->ping_pong_strength = 1.5;
    params->weighted_strength = params->evolution != 0.0 ? 0.6 : 0.0;
    params->scale = 10.0;
    params->stretch = 2.0;
    params->offset_x = 4.0;
    params->offset_y = -7.0;
    NoisePlan *plan = plan_of(params);
    for (int i = 0; i < 100; i++) {
        double place[4];
        PaperOctave octave[N_OCTAVES];
        random_place(&state, place);
        octaves_at(params, place, octave);
        for (int k = 0; k < 2 * N_OCTAVES; k++)
            octave[k / 2].slope[k % 2] *= plan->damping;
        const double sum =
            paper_fractal((PaperFractal)params->fractal, N_OCTAVES, octave, 1.5,
                          params->weighted_strength);
        CHECK(fabs(value_at(plan, place) - (0.5 + 0.5 * sum)) < 3 * TOLERANCE);
    }
    noise_plan_free(plan);
}

static void
check_fractals(NoiseParams *params)
{
    for (int k = PAPER_FRACTAL_FBM; k < PAPER_N_FRACTALS; k++) {
        NoiseParams one = *params;
        one.fractal = (NoiseFractal)k;
        check_octaves(&one);
    }
}

static void
octaves_add_up_in_every_fractal(void)
{
    for_each_shape(check_fractals);
}

static void
perlin_is_zero_on_lattice_points(void)
{
    for (int n = 0; n < NoiseDimensionsCount; n++) {
        NoiseParams params = plain_params(NOISE_ALGORITHM_PERLIN, 1);
        params.dimensions = (NoiseDimensions)n;
        NoisePlan *plan = plan_of(&params);
        for (int y = -20; y < 20; y++) {
            for (int x = -20; x < 20; x++)
                CHECK(value_at(plan, (double[4]){x, y, x - y, 7}) == 0.5f);
        }
        noise_plan_free(plan);
    }
}

/* Even where 1 / scale times the pixels of whole cells is rounded down. */
static void
cells_of_whole_pixels_are_all_as_wide(void)
{
    NoiseParams params = plain_params(NOISE_ALGORITHM_WHITE, 3);
    NoiseParams squares = plain_params(NOISE_ALGORITHM_CELLULAR, 3);
    float row[4000];

    squares.feature = NOISE_FEATURE_CELL_VALUE;
    squares.jitter = 0.0;
    for (int scale = 1; scale < 200; scale++) {
        NoiseParams *one = scale % 2 == 0 ? &params : &squares;
        const NoiseRegion region = {
            .x = -7 * scale, .width = 20 * scale, .height = 1};
        one->scale = scale;
        NoisePlan *plan = plan_of(one);
        noise_render(plan, &region, row, 0);
        for (int x = 0; x < region.width; x++)
            CHECK(row[x] == row[x - x % scale]);
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
        /* perlin-2002 uses no seed, svg-turbulence only 31 bits of it. */
        if (algorithm == NOISE_ALGORITHM_PERLIN_2002 ||
            algorithm == NOISE_ALGORITHM_SVG_TURBULENCE)
            continue;
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
    RUN(simplices_are_as_regular_as_they_can_be);
    RUN(algorithms_match_their_papers);
    RUN(slopes_match_their_papers);
    RUN(octaves_add_up_in_every_fractal);
    RUN(perlin_is_zero_on_lattice_points);
    RUN(cells_of_whole_pixels_are_all_as_wide);
    RUN(seeds_and_algorithms_give_different_pictures);
    return check_end();
}
