/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks levels: a small picture looks like the full picture made smaller.
 *
 * At levels 1 to 6, compares single pixels with the mean of the full pixels that
 * they cover, or of 64 of those if there are more.  All numbers are shares of the
 * full picture's deviation.
 */
#include <math.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "moments.h"
#include "plan/plan.h"

enum { N_LEVELS = 7, SIDE = 8 };

/* Statistics of pixels at a level: of the full pixels that they cover, of the
 * level's own pixels, of the full pixels' means, and of the differences between the
 * level's pixels and these means. */
typedef struct Comparison {
    Moments full, small, reduced, miss;
} Comparison;

static float
pixel_at(const NoisePlan *plan, int x, int y, int level, double z)
{
    const NoiseRegion region = {
        .x = x, .y = y, .width = 1, .height = 1, .level = level};
    NoisePlan at_depth = *plan;
    float pixel;

    at_depth.params.z = z;
    CHECK(noise_render(&at_depth, &region, &pixel, 1));
    return pixel;
}

/* Returns the mean of the full pixels that a pixel of the level covers, of at most
 * 64. */
static double
reduce(const NoisePlan *plan, int x, int y, int level, double z, Moments *full)
{
    const int size = 1 << level;
    const int side = size < SIDE ? size : SIDE;
    double places[4][SIDE * SIDE];
    float value[SIDE * SIDE];
    double sum = 0;

    for (int i = 0; i < side * side; i++) {
        const double step = (double)size / side;
        places[0][i] = x * (double)size + (i % side + 0.5) * step - 0.5;
        places[1][i] = y * (double)size + (i / side + 0.5) * step - 0.5;
        places[2][i] = z;
    }
    const NoisePoints points = {places[0], places[1], places[2], NULL, NULL};
    noise_evaluate(plan, (size_t)(side * side), &points, value, NULL);
    for (int i = 0; i < side * side; i++) {
        moments_add(full, value[i]);
        sum += value[i];
    }
    return sum / (side * side);
}

static Comparison
compare(const NoiseParams *params, int level)
{
    const int n = check_is_long() ? 3000 : 200;
    AutoPlan *plan = kind_plan(params);
    uint64_t state = 81;
    Comparison comparison = {moments_begin(), moments_begin(), moments_begin(),
                             moments_begin()};

    for (int i = 0; i < n; i++) {
        const int x = (int)check_random_real(&state, -20000, 20000);
        const int y = (int)check_random_real(&state, -20000, 20000);
        const double z = check_random_real(&state, -1000, 1000);
        const double small = pixel_at(plan, x, y, level, z);
        const double reduced = reduce(plan, x, y, level, z, &comparison.full);
        moments_add(&comparison.small, small);
        moments_add(&comparison.reduced, reduced);
        moments_add(&comparison.miss, small - reduced);
    }
    return comparison;
}

/* Returns the root mean square error of a small picture. */
static double
find_miss(const Comparison *comparison)
{
    return hypot(moments_deviation(&comparison->miss),
                 moments_mean(&comparison->miss)) /
           moments_deviation(&comparison->full);
}

/* Returns how much more contrast a small picture has than the reduced one. */
static double
find_contrast(const Comparison *comparison)
{
    return (moments_deviation(&comparison->small) -
            moments_deviation(&comparison->reduced)) /
           moments_deviation(&comparison->full);
}

static double
find_shift(const Comparison *comparison)
{
    return moments_mean(&comparison->miss) /
           moments_deviation(&comparison->full);
}

static NoiseParams
params_of(const Kind *kind, NoiseFractal fractal,
          NoiseNormalization normalization)
{
    NoiseParams params = kind_params(kind);

    params.scale = 40.0;
    params.octaves = 5.0;
    params.w = 0.77;
    params.fractal = fractal;
    params.normalization = normalization;
    return params;
}

/* Limits on the errors of a small picture. */
typedef struct Limits {
    double miss, contrast, shift;
} Limits;

static void
check_levels(const Kind *kind, const NoiseParams *params, Limits limits)
{
    printf("# %s: missing, contrast", kind->name);
    for (int level = 1; level < N_LEVELS; level++) {
        const Comparison comparison = compare(params, level);
        const double miss = find_miss(&comparison);
        const double contrast = find_contrast(&comparison);
        printf(" %.2f %+.2f,", miss, contrast);
        CHECK(miss < limits.miss);
        CHECK(fabs(contrast) < limits.contrast);
        CHECK(fabs(find_shift(&comparison)) < limits.shift);
    }
    printf("\n");
}

/* Stripes keep their contrast much longer than patterns that are fine in both
 * directions, and edges cut through pixels.  Octaves with few strokes fade to a mean
 * that is known less exactly. */
static Limits
limits_of(const Kind *kind)
{
    if (kind->dimensions == NOISE_DIMENSIONS_1)
        return (Limits){0.6, 0.55, 0.12};
    if (kind->algorithm == NOISE_ALGORITHM_WHITE)
        return (Limits){0.6, 0.35, 0.12};
    if (noise_traits[kind->algorithm].distribution == NOISE_DISTRIBUTION_SPARSE)
        return (Limits){0.45, 0.35, 0.15};
    return (Limits){0.45, 0.35, 0.12};
}

static void
check_fractal(NoiseFractal fractal, NoiseNormalization normalization)
{
    for (int i = 0; i < N_KINDS; i++) {
        const NoiseParams params =
            params_of(kind_number(i), fractal, normalization);
        check_levels(kind_number(i), &params, limits_of(kind_number(i)));
    }
}

/* Checks one octave, several octaves, and several octaves with the normalization
 * `full`. */
TEST(small_pictures_look_like_the_full_ones_made_smaller)
{
    check_fractal(NOISE_FRACTAL_NONE, NOISE_NORMALIZATION_EXACT);
    check_fractal(NOISE_FRACTAL_FBM, NOISE_NORMALIZATION_EXACT);
    check_fractal(NOISE_FRACTAL_FBM, NOISE_NORMALIZATION_FULL);
}

/* Pixels between joints and pixels on joints have the same mean. */
TEST(joints_thinner_than_pixels_are_averaged)
{
    static const NoisePattern patterns[] = {
        NOISE_PATTERN_BRICKS, NOISE_PATTERN_HEXAGONS, NOISE_PATTERN_SCALES};

    for (int i = 0; i < 6; i++) {
        NoiseParams params =
            params_of(kind_named("tiles 2D"), NOISE_FRACTAL_NONE,
                      NOISE_NORMALIZATION_EXACT);
        params.pattern = patterns[i / 2];
        params.joint = 2.0;
        params.bevel = i % 2 == 0 ? 0.0 : 2.0;
        params.rotation = 7.0;
        for (int level = 1; level <= 3; level++) {
            const Comparison comparison = compare(&params, level);
            printf("# pattern %d, bevel %g, level %d: missing %.2f\n",
                   params.pattern, params.bevel, level, find_miss(&comparison));
            CHECK(find_miss(&comparison) < 0.22);
        }
    }
}

/* Folds make octaves finer and move their mean away from the middle of the range, so
 * an octave has to fade to its own mean. */
TEST(folded_octaves_keep_their_mean)
{
    for (int i = 0; i < N_KINDS; i++) {
        for (int fractal = NOISE_FRACTAL_TURBULENCE;
             fractal < NoiseFractalCount; fractal++) {
            if (!kind_has_fractal(kind_number(i), (NoiseFractal)fractal))
                continue;
            NoiseParams params =
                params_of(kind_number(i), (NoiseFractal)fractal,
                          NOISE_NORMALIZATION_EXACT);
            params.weighted_strength = fractal % 2 == 0 ? 0.0 : 0.5;
            for (int level = 2; level < N_LEVELS; level += 2) {
                const Comparison comparison = compare(&params, level);
                CHECK_KIND(fabs(find_shift(&comparison)) < 0.25, &params);
            }
        }
    }
}
