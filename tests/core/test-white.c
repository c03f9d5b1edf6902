/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The distributions of white noise.
 */
#include <math.h>
#include <stdlib.h>

#include <noise-core/noise.h>

#include "check.h"

enum { SIDE = 512, N_PIXELS = SIDE * SIDE };

static float pixel[N_PIXELS];

/* One number for each pixel, as it is. */
static void
draw(NoiseWhiteDistribution distribution, uint64_t seed)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = NOISE_ALGORITHM_WHITE;
    params.distribution = distribution;
    params.scale = 1.0;
    params.seed = seed;
    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    NoisePlan *plan = noise_plan_new(&params, NULL);
    if (plan == NULL ||
        !noise_render(plan,
                      &(NoiseRegion){.x = -70, .width = SIDE, .height = SIDE},
                      pixel, SIDE))
        abort();
    noise_plan_free(plan);
}

/* The share of values below v: of one uniform number, and of the mean of four
 * (P. Hall, "The Distribution of Means for Samples of Size N Drawn from a
 * Population in which the Variate Takes Values Between 0 and 1", 1927). */
static double
share_below(NoiseWhiteDistribution distribution, double v)
{
    static const double choose[] = {1, -4, 6, -4, 1};
    const double sum = 4 * v;
    double share = 0;

    if (distribution == NOISE_WHITE_DISTRIBUTION_UNIFORM)
        return v;
    for (int k = 0; k <= (int)floor(sum); k++)
        share += choose[k] * pow(sum - k, 4) / 24;
    return share;
}

/* Kolmogorov's and Smirnov's test: 1.95 / sqrt(N) is exceeded once in 1000
 * times. */
static void
values_are_as_often_as_their_distribution_says(void)
{
    for (int kind = 0; kind < NoiseWhiteDistributionCount; kind++) {
        for (uint64_t seed = 0; seed < 4; seed++) {
            double farthest = 0;
            draw((NoiseWhiteDistribution)kind, seed);
            check_sort(pixel, N_PIXELS);
            CHECK(pixel[0] > 0.0f && pixel[N_PIXELS - 1] < 1.0f);
            for (int i = 0; i < N_PIXELS; i++)
                farthest = fmax(
                    farthest,
                    fabs(share_below((NoiseWhiteDistribution)kind, pixel[i]) -
                         (i + 0.5) / N_PIXELS));
            CHECK(farthest < 1.95 / sqrt(N_PIXELS));
        }
    }
}

/* The correlation of values, or of how far they are from the middle, with those
 * of the pixels `step` further on. */
static double
correlation(int step, bool is_distance)
{
    double sum = 0, squares = 0, products = 0;
    const int n = N_PIXELS - step;

    for (int i = 0; i < n; i++) {
        const double a = is_distance ? fabs(pixel[i] - 0.5) : pixel[i];
        const double b =
            is_distance ? fabs(pixel[i + step] - 0.5) : pixel[i + step];
        sum += a;
        squares += a * a;
        products += a * b;
    }
    const double mean = sum / n;
    return (products / n - mean * mean) / (squares / n - mean * mean);
}

static void
neighbors_are_independent(void)
{
    static const int steps[] = {1, 2, SIDE, SIDE + 1, SIDE - 1, 2 * SIDE};

    for (int kind = 0; kind < NoiseWhiteDistributionCount; kind++) {
        draw((NoiseWhiteDistribution)kind, 5);
        for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++) {
            for (int is_distance = 0; is_distance < 2; is_distance++)
                CHECK(fabs(correlation(steps[k], is_distance)) <
                      4.5 / sqrt(N_PIXELS));
        }
    }
}

int
main(void)
{
    RUN(values_are_as_often_as_their_distribution_says);
    RUN(neighbors_are_independent);
    return check_end();
}
