/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares the gradient of noise_evaluate() with differences of its values.
 *
 * Values are floats, with errors of about 1e-7 or, because of the quintic fade, up
 * to 1e-6, so a difference over 2 h has that error divided by h.  But long steps
 * meet more creases: 0.002 or 0.001 cells of the finest octave are a good
 * compromise.  Differences over 2 h and 4 h are combined so that the third
 * derivative cancels (L. Richardson, 1911).  If these steps cross a crease, the
 * gradient has to be the slope on one side of the crease.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"

/* Gradients per cell of octave 0 along each axis: the core's own, and the measured
 * one. */
typedef struct Slope {
    double own[4], measured[4];
} Slope;

enum { MOST_POINTS = 4000 };

/* Returns the step in cells of octave 0.  It is far above the resolution of places,
 * which is 2^-24 cells for simplex noise and 2^-21 for cellular noise. */
static double
find_step(const NoiseParams *params)
{
    const bool is_sharp = params->algorithm == NOISE_ALGORITHM_SIMPLEX ||
                          kind_is_regular(params->algorithm);
    const double octaves =
        params->fractal == NOISE_FRACTAL_NONE ? 1.0 : params->octaves;
    const double fineness = pow(params->lacunarity, ceil(octaves) - 1.0);

    return (is_sharp ? 0.001 : 0.002) * fmin(params->stretch, 1.0) / fineness;
}

/* Returns whichever of three differences at a place, the central one or one to
 * either side, is nearest to `own`. */
static double
nearest_slope(const float f[5], double h, double own)
{
    const double near = ((double)f[3] - f[1]) / (2 * h);
    const double far = ((double)f[4] - f[0]) / (4 * h);
    const double estimates[3] = {
        (4 * near - far) / 3,
        (-3 * (double)f[2] + 4 * (double)f[3] - f[4]) / (2 * h),
        (3 * (double)f[2] - 4 * (double)f[1] + f[0]) / (2 * h),
    };
    double nearest = estimates[0];

    for (int i = 1; i < 3; i++) {
        if (fabs(estimates[i] - own) < fabs(nearest - own))
            nearest = estimates[i];
    }
    return nearest;
}

static Slope
find_slope(const NoisePlan *plan, const NoiseParams *params,
           const double place[4])
{
    const double h = find_step(params);
    float gradient[4];
    Slope slope;

    const float value = kind_value_at(plan, place, gradient);
    for (int axis = 0; axis < 4; axis++) {
        const double size = axis < 2 ? params->scale : 1.0;
        double at[4];
        float f[5];
        memcpy(at, place, sizeof at);
        for (int i = 0; i < 5; i++) {
            at[axis] = place[axis] + (i - 2) * h * size;
            f[i] = i == 2 ? value : kind_value_at(plan, at, NULL);
        }
        slope.own[axis] = gradient[axis] * size;
        slope.measured[axis] = nearest_slope(f, h, slope.own[axis]);
    }
    return slope;
}

/* Computes the errors of gradients, as shares of the gradients' root mean square, in
 * ascending order. */
static void
find_misses(const NoiseParams *params, uint64_t *state, int n, float *misses)
{
    AutoPlan *plan = kind_plan(params);
    Places places;
    double sum_of_squares = 0;

    places_draw(state, params, n < N_PLACES ? n : N_PLACES, &places);
    for (int i = 0; i < n; i++) {
        double place[4], squares = 0;
        for (int axis = 0; axis < 4; axis++)
            place[axis] = places.at[axis][i % N_PLACES] + 13.7 * (i / N_PLACES);
        const Slope slope = find_slope(plan, params, place);
        for (int axis = 0; axis < 4; axis++) {
            squares += pow(slope.own[axis] - slope.measured[axis], 2);
            sum_of_squares += slope.measured[axis] * slope.measured[axis];
        }
        misses[i] = (float)sqrt(squares);
    }
    for (int i = 0; i < n; i++)
        misses[i] /= (float)sqrt(sum_of_squares / n);
    check_sort(misses, (size_t)n);
}

/* Checks that 98 percent of the gradients are within 1e-3 of the gradients' root
 * mean square, and half of them within 3e-4.  If some slopes are too steep for the
 * step, 90 percent have to be within twice that. */
static void
check_slopes(const NoiseParams *params, uint64_t *state)
{
    const int n = check_is_long() ? MOST_POINTS : 200;
    const bool is_steep = kind_has_ends(params->algorithm);
    const double unit = is_steep ? 2e-3 : 1e-3;
    static float misses[MOST_POINTS];

    find_misses(params, state, n, misses);
    CHECK_KIND(misses[n - 1 - n / (is_steep ? 10 : 50)] < unit, params);
    CHECK_KIND(misses[n / 2] < 0.3 * unit, params);
}

static void
for_each_sloping(void (*test)(const Kind *kind, NoiseParams *params,
                              uint64_t *state))
{
    uint64_t state = 41;

    for (int i = 0; i < N_KINDS; i++) {
        if (!kind_has_slopes(kind_number(i)))
            continue;
        NoiseParams params = kind_params(kind_number(i));
        params.scale = 64.0;
        params.octaves = 1.0 + i % 3 * 0.5;
        params.seed = check_random(&state);
        test(kind_number(i), &params, &state);
    }
}

/* Tries every fractal: plain, weighted, and with one or two rounds of warp. */
TEST_EACH(gradients_are_slopes_in_every_fractal_and_warp, for_each_sloping,
          const Kind *kind, NoiseParams *params, uint64_t *state)
{
    for (int k = 0; k < 4 * NoiseFractalCount; k++) {
        NoiseParams one = *params;
        (void)kind;
        one.fractal = (NoiseFractal)(k / 4);
        one.weighted_strength = k % 4 == 0 ? 0.0 : 0.6;
        one.warp_amount = k % 4 >= 2 ? 30.0 : 0.0;
        one.warp_scale = 150.0;
        one.warp_octaves = 1.5;
        one.warp_rounds = (NoiseWarpRounds)(k % 4 == 3);
        if (one.fractal != NOISE_FRACTAL_DAMPED)
            check_slopes(&one, state);
    }
}

TEST_EACH(gradients_are_slopes_of_every_shape, for_each_sloping,
          const Kind *kind, NoiseParams *params, uint64_t *state)
{
    const bool is_cellular = kind->algorithm == NOISE_ALGORITHM_CELLULAR;

    for (int k = 0;
         k < (is_cellular ? NoiseFeatureCount * NoiseDistanceCount : 12); k++) {
        NoiseParams one = *params;
        one.interpolation = (NoiseInterpolation)(k % 3);
        one.gradients = (NoiseGradients)(k % 2);
        one.feature = (NoiseFeature)(k % NoiseFeatureCount);
        one.distance = (NoiseDistance)(k / NoiseFeatureCount);
        one.jitter = k % 4 == 0 ? 0.5 : 1.0;
        one.spot_size = 1.0 - 0.2 * (k % 3);
        one.cell_contrast = 0.4 * (k % 3);
        if (!is_cellular || !noise_feature_is_flat(one.feature))
            check_slopes(&one, state);
    }
}

/* The pattern is rotated, stretched and moved.  It has periods of nearly 5 x 7 x 3
 * cells, which bend the lattice. */
TEST_EACH(gradients_are_slopes_wherever_the_pattern_is_put, for_each_sloping,
          const Kind *kind, NoiseParams *params, uint64_t *state)
{
    const bool is_turned =
        !kind_is_exact(kind) && kind->dimensions > NOISE_DIMENSIONS_1;

    params->rotation = 33.0;
    params->offset_x = 1234.5;
    params->offset_y = -777.25;
    params->stretch = 1.25;
    check_slopes(params, state);
    params->stretch = 0.8;
    check_slopes(params, state);
    params->stretch = 1.25;
    params->rotation = is_turned ? 33.0 : 0.0;
    params->period_x = kind_is_exact(kind) ? 400.0 : 810.0;
    params->period_y = 448.0;
    params->period_z = kind_is_exact(kind) ? 3.0 : 3.1;
    params->lacunarity = kind_is_exact(kind) ? 2.0 : 2.3;
    params->phase = 0.3;
    check_slopes(params, state);
    /* After quarter turns, periods are along the axes, some of them backwards. */
    for (int turn = 1; is_turned && turn < 4; turn++) {
        params->rotation = 90.0 * turn;
        check_slopes(params, state);
    }
}

TEST_EACH(gradients_are_slopes_in_every_tone, for_each_sloping,
          const Kind *kind, NoiseParams *params, uint64_t *state)
{
    (void)kind;
    for (int k = 0; k < 8; k++) {
        NoiseParams one = *params;
        one.contrast = k & 1 ? 65.0 : -30.0;
        one.normalization = (NoiseNormalization)(k == 7);
        one.brightness = k & 2 ? -40.0 : 20.0;
        one.hardness = k & 4 ? -30.0 : 40.0;
        one.low = k == 0 ? 0.0 : 0.2;
        one.high = k == 0 ? 1.0 : 0.7;
        one.invert = (NoiseSwitch)(k % 2);
        check_slopes(&one, state);
    }
}

TEST(what_has_no_slopes_has_gradients_of_zero)
{
    static const char *const names[] = {"white 2D", "svg-turbulence 2D",
                                        "cellular 2D"};

    for (int i = 0; i < 3; i++) {
        NoiseParams params = kind_params(kind_named(names[i]));
        const double place[4] = {12.25, -7.5, 0.3, 0.7};
        float gradient[4] = {1, 1, 1, 1};
        params.feature = NOISE_FEATURE_CELL_VALUE;
        AutoPlan *plan = kind_plan(&params);
        kind_value_at(plan, place, gradient);
        for (int axis = 0; axis < 4; axis++)
            CHECK(gradient[axis] == 0.0f);
    }
}
