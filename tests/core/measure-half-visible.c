/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints, for each algorithm, the size of cells, or width of strokes, in pixels
 * that leaves half of the contrast when a picture is made smaller: the number
 * that its row of algorithms.h has.  Not a test; run it by `meson compile -C
 * build measure-half-visible` for a new algorithm.
 *
 * What is left is the deviation of the means of squares, as a share of that of
 * single places; the curve of noise_octave_visibility() is fitted to it.  Rows
 * from before this program were fitted to whole pictures, and are up to a third
 * higher.
 */
#include <math.h>
#include <stdio.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "moments.h"

enum { SIDE = 24, N_SQUARES = 4000 };

/* Sizes of cells, in pixels. */
static const double sizes[] = {0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0};
enum { N_SIZES = sizeof sizes / sizeof sizes[0] };

/* The share of contrast that is left in squares with sides of `side` cells. */
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

/* How far the shares are from the curve of noise_octave_visibility(), as a sum
 * of squares, if cells of `half` pixels leave half. */
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

int
main(void)
{
    for (int i = 0; i < N_KINDS; i++) {
        const Kind *kind = kind_number(i);
        if (kind->dimensions == NOISE_DIMENSIONS_2)
            printf("%-18s %.2f, in algorithms.h %.2f\n", kind->name,
                   find_half_visible(kind),
                   noise_traits[kind->algorithm].half_contrast_pixels);
    }
    return 0;
}
