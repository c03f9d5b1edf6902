/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints, for each algorithm, the two measured traits of its row in algorithms.h.
 * This is not a test: run it with `meson compile -C build measure-traits` for a new
 * algorithm.
 *
 * half_contrast_pixels is the size of cells, or the width of strokes, in pixels, at
 * which half of the contrast is left when a picture is made smaller.  The contrast
 * that is left is the deviation of the means of squares, as a share of the deviation
 * of single places.  The curve of noise_octave_visibility() is fitted to it.  Rows
 * that are older than this program were fitted to whole pictures, and are up to a
 * third higher.
 *
 * work is the CPU time that an octave adds to the evaluation of a random place, in
 * ns; measure it with AVX2.  It only decides which recipes are refused as too slow,
 * so a factor of two does not matter.  Rows that are older than this program differ
 * by that much, and those of white noise and tiles are higher.
 */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "moments.h"

enum { SIDE = 24, N_SQUARES = 4000 };
enum { N_DRAWN = 1 << 15, N_OCTAVES = 5, N_ROUNDS = 15 };

/* The sizes of cells to try, in pixels. */
static const double sizes[] = {0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0};
enum { N_SIZES = sizeof sizes / sizeof sizes[0] };

/* Returns the share of contrast that is left in squares with sides of `side`
 * cells. */
static double
find_share(const NoisePlan *plan, double scale, double side)
{
    Moments means = moments_begin(), places = moments_begin();
    uint64_t state = 5;

    for (int k = 0; k < N_SQUARES; k++) {
        const double left = check_random_real(&state, -1e5, 1e5);
        const double top = check_random_real(&state, -1e5, 1e5);
        double x[SIDE * SIDE], y[SIDE * SIDE], sum = 0.0;
        float value[SIDE * SIDE];
        for (int i = 0; i < SIDE * SIDE; i++) {
            const int row = i / SIDE;
            x[i] = left + (i % SIDE) * side * scale / SIDE;
            y[i] = top + row * side * scale / SIDE;
        }
        const NoisePoints points = {.x = x, .y = y};
        noise_evaluate(plan, SIDE * SIDE, &points, value, NULL);
        for (int i = 0; i < SIDE * SIDE; i++) {
            moments_add(&places, value[i]);
            sum += value[i];
        }
        moments_add(&means, sum / (SIDE * SIDE));
    }
    return moments_deviation(&means) / moments_deviation(&places);
}

/* Returns how far the shares are from the curve of noise_octave_visibility() on
 * which half of the contrast is left for cells of `half` pixels, as a sum of
 * squares. */
static double
find_miss(const double share[N_SIZES], double half)
{
    double sum = 0.0;

    for (int i = 0; i < N_SIZES; i++) {
        const double cube = pow(sizes[i] / half, 3.0);
        const double miss = cube / (cube + 1.0) - share[i];
        sum += miss * miss;
    }
    return sum;
}

static double
find_half_visible(const Kind *kind)
{
    double share[N_SIZES], best = 0.0;
    NoiseParams params = kind_params(kind);

    params.scale = 64.0;
    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    AutoPlan *plan = kind_plan(&params);
    for (int i = 0; i < N_SIZES; i++)
        share[i] = find_share(plan, params.scale, 1.0 / sizes[i]);
    for (double half = 0.2; half < 4.0; half += 0.01) {
        if (best == 0.0 || find_miss(share, half) < find_miss(share, best))
            best = half;
    }
    return noise_has_ground(&params) ? best * params.width : best;
}

/* Returns the time that evaluating a place takes, in ns: the shortest of a few
 * rounds. */
static double
find_time(NoiseAlgorithm algorithm, NoiseFractal fractal)
{
    static double x[N_DRAWN], y[N_DRAWN];
    static float value[N_DRAWN];
    const NoisePoints points = {.x = x, .y = y};
    NoiseParams params;
    uint64_t state = 5;
    double least = HUGE_VAL;

    noise_params_init(&params);
    params.algorithm = algorithm;
    params.fractal = fractal;
    params.octaves = N_OCTAVES;
    AutoPlan *plan = noise_plan_new_from_params(&params, NULL);
    for (int i = 0; i < N_DRAWN; i++) {
        x[i] = check_random_real(&state, -1e5, 1e5);
        y[i] = check_random_real(&state, -1e5, 1e5);
    }
    for (int i = 0; i < N_ROUNDS; i++) {
        const clock_t start = clock();
        noise_evaluate(plan, N_DRAWN, &points, value, NULL);
        least = fmin(least, (double)(clock() - start));
    }
    return least * 1e9 / CLOCKS_PER_SEC / N_DRAWN;
}

/* Returns the time that an octave takes: the time of noise with one octave, minus
 * the time that every place takes regardless of its octaves.  That is found with
 * value noise, because not all algorithms can have several octaves. */
static double
find_work(NoiseAlgorithm algorithm)
{
    const double one = find_time(NOISE_ALGORITHM_VALUE, NOISE_FRACTAL_NONE);
    const double all = find_time(NOISE_ALGORITHM_VALUE, NOISE_FRACTAL_FBM);
    const double place = one - (all - one) / (N_OCTAVES - 1);

    return find_time(algorithm, NOISE_FRACTAL_NONE) - place;
}

int
main(void)
{
    for (int i = 0; i < N_KINDS; i++) {
        const Kind *kind = kind_number(i);
        if (kind->dimensions == NOISE_DIMENSIONS_2)
            printf("%-18s half_contrast_pixels %.2f, in algorithms.h %.2f\n",
                   kind->name, find_half_visible(kind),
                   noise_traits[kind->algorithm].half_contrast_pixels);
    }
    for (int i = 0; i < NoiseAlgorithmCount; i++)
        printf("%-18s work %.0f, in algorithms.h %.0f\n",
               noise_parameter_find("algorithm")->choices[i].nick,
               find_work((NoiseAlgorithm)i), noise_traits[i].work);
    return 0;
}
