/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks what scratches, waves and white noise promise beyond their formulas.
 */
#include <math.h>
#include <string.h>

#include "check.h"
#include "kinds.h"
#include "moments.h"
#include "plan/plan.h"

/* ---- Fine cells ------------------------------------------------------- */

/* Gradient noise is middle gray at lattice points, so pixels must not be on them. */
TEST(cells_as_fine_as_pixels_are_no_flat_gray)
{
    const NoiseRegion region = {.width = 64, .height = 64};

    for (int i = 0; i < 4; i++) {
        NoiseParams params = kind_plain(i < 2 ? "perlin 2D" : "simplex 2D");
        float pixels[64 * 64];
        int n_gray = 0;
        params.scale = 1.0 + i % 2;
        kind_draw(&params, region, pixels);
        for (int k = 0; k < 64 * 64; k++)
            n_gray += pixels[k] == 0.5f;
        CHECK_KIND(n_gray < 64 * 64 / 20, &params);
    }
}

/* ---- Seeds ------------------------------------------------------------ */

static bool
is_same_picture(const NoiseParams *params, uint64_t seed, uint64_t other)
{
    const NoiseRegion region = {.width = 16, .height = 16};
    NoiseParams one = *params, two = *params;
    float first[16 * 16], second[16 * 16];

    one.seed = seed;
    two.seed = other;
    kind_draw(&one, region, first);
    kind_draw(&two, region, second);
    return memcmp(first, second, sizeof first) == 0;
}

static uint64_t
seed_of_text(const char *text)
{
    NoiseParams params;

    noise_params_init(&params);
    CHECK(noise_params_set_text(&params, noise_parameter_find("seed"), text,
                                NULL));
    return params.seed;
}

/* This includes large seeds, and those made from texts. */
TEST(each_seed_has_a_picture_of_its_own)
{
    const uint64_t seeds[] = {
        1,
        0x7ffffffe,
        0x7fffffff,
        0x80000000,
        0xffffffff,
        (uint64_t)1 << 40,
        INT64_MAX - 1,
        INT64_MAX,
        (uint64_t)INT64_MAX + 1,
        UINT64_MAX - 0x80000000,
        UINT64_MAX,
        seed_of_text("\"a\""),
        seed_of_text("\"b\""),
        seed_of_text("\"c\""),
    };
    const int n = (int)(sizeof seeds / sizeof seeds[0]);

    for (int i = 0; i < N_KINDS; i++) {
        const NoiseParams params = kind_params(kind_number(i));
        if (params.algorithm == NOISE_ALGORITHM_PERLIN_2002)
            continue; /* it has no seed */
        for (int k = 0; k < n; k++) {
            for (int other = 0; other < k; other++)
                CHECK_KIND(!is_same_picture(&params, seeds[k], seeds[other]),
                           &params);
        }
    }
}

/* ---- Scratches -------------------------------------------------------- */

/* Returns the mean of the noise: the mean of a single stroke, times the number of
 * strokes. */
static double
mean_of(const NoiseParams *params)
{
    AutoPlan *plan = kind_plan(params);
    Moments moments = moments_begin();
    uint64_t state = 7;

    for (int i = 0; i < 100000; i++) {
        double place[4];
        for (int axis = 0; axis < 4; axis++)
            place[axis] = check_random_real(&state, -300, 300) * params->scale;
        moments_add(&moments, kind_raw_at(plan, place));
    }
    return moments_mean(&moments);
}

/* Scratches thinner than two pixels are drawn two pixels wide, and fainter by
 * the same factor: the mean stays, and there are no gaps along a scratch. */
TEST(thin_scratches_are_widened)
{
    NoiseParams params = kind_plain("scratches 2D");

    params.scale = 20.0;
    params.width = 0.1;
    const double wide = mean_of(&params);
    params.width = 0.02;
    const double thin = mean_of(&params);
    AutoPlan *plan = kind_plan(&params);
    CHECK(plan->width[0] == 0.1f && fabs(plan->gain[0] - 0.2) < 1e-6);
    CHECK(fabs(thin / wide - 0.2) < 1e-5);
}

/* ---- Waves ------------------------------------------------------------ */

TEST(the_middle_of_rings_has_a_value_and_a_slope)
{
    NoiseParams params = kind_plain("waves 2D");
    float gradient[4];

    params.wave_shape = NOISE_WAVE_SHAPE_RINGS;
    AutoPlan *plan = kind_plan(&params);
    const float value = kind_value_at(plan, (double[4]){0}, gradient);
    CHECK(value >= 0.0f && value <= 1.0f);
    CHECK(hypot(gradient[0], gradient[1]) <= 3.2); /* half of 2 pi */
}

/* ---- White noise ------------------------------------------------------ */

enum { SIDE = 512, N_PIXELS = SIDE * SIDE };

static float pixel[N_PIXELS];

/* Draws one unchanged number for each pixel. */
static void
draw_white(int distribution, uint64_t seed)
{
    NoiseParams params = kind_plain("white 2D");

    params.distribution = (NoiseWhiteDistribution)distribution;
    params.seed = seed;
    kind_draw(&params, (NoiseRegion){.x = -70, .width = SIDE, .height = SIDE},
              pixel);
}

/* Returns the share of values below v, for one uniform number or for the mean of
 * four (P. Hall, "The Distribution of Means for Samples of Size N Drawn from a
 * Population in which the Variate Takes Values Between 0 and 1", 1927). */
static double
share_below(int distribution, double v)
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

/* The Kolmogorov-Smirnov test: 1.95 / sqrt(N) is exceeded once in 1000
 * times. */
TEST(white_values_are_as_often_as_their_distribution_says)
{
    for (int kind = 0; kind < NoiseWhiteDistributionCount; kind++) {
        double farthest = 0;
        draw_white(kind, 3);
        check_sort(pixel, N_PIXELS);
        CHECK(pixel[0] > 0.0f && pixel[N_PIXELS - 1] < 1.0f);
        for (int i = 0; i < N_PIXELS; i++)
            farthest = fmax(farthest, fabs(share_below(kind, pixel[i]) -
                                           (i + 0.5) / N_PIXELS));
        CHECK(farthest < 1.95 / sqrt(N_PIXELS));
    }
}

/* Returns the correlation of values, or of their distances from the middle, with
 * those of the pixels `step` further on. */
static double
correlation(int step, bool is_distance)
{
    Pairs pairs = pairs_begin();

    for (int i = 0; i < N_PIXELS - step; i++) {
        const double a = pixel[i], b = pixel[i + step];
        pairs_add(&pairs, is_distance ? fabs(a - 0.5) : a,
                  is_distance ? fabs(b - 0.5) : b);
    }
    return pairs_correlation(&pairs);
}

/* That makes the spectrum of white noise flat: all frequencies have the same
 * power. */
TEST(white_neighbors_are_independent)
{
    static const int steps[] = {1, 2, SIDE, SIDE + 1, SIDE - 1, 2 * SIDE};

    for (int kind = 0; kind < NoiseWhiteDistributionCount; kind++) {
        draw_white(kind, 5);
        for (int k = 0; k < 12; k++)
            CHECK(fabs(correlation(steps[k / 2], k % 2 != 0)) <
                  4.5 / sqrt(N_PIXELS));
    }
}
