/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks continuity: nothing jumps, in any fractal, warped or not, not even at the
 * borders of cells.  test-algorithms.c shows how smoothly cells join in one octave:
 * there, values and slopes equal the reference's even at borders.
 */
#include <math.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"

#define STEP 1e-4

/* Returns how much the value changes from one step before a place to one after
 * it. */
static double
jump_at(const NoisePlan *plan, const double place[4], const double way[4])
{
    double before[4], after[4];

    for (int axis = 0; axis < 4; axis++) {
        before[axis] = place[axis] - STEP * way[axis];
        after[axis] = place[axis] + STEP * way[axis];
    }
    return fabs((double)kind_value_at(plan, after, NULL) -
                kind_value_at(plan, before, NULL));
}

/* Tries random places and, if the pattern is not rotated, the borders of cells.
 * Only a few places are near the ends of waves. */
TEST(nothing_jumps_anywhere)
{
    uint64_t state = 53;

    for (int i = 0; i < N_KINDS; i++) {
        for (int k = 0; k < 2 * NoiseFractalCount; k++) {
            NoiseParams params = kind_params(kind_number(i));
            const bool leaps = noise_params_leap(&params);
            const double way[4] = {1.0, 0.7, leaps ? 0.0 : 0.5, 0.3};
            const int n_ends = kind_has_ends(params.algorithm) ? 10 : 0;
            int n_jumps = 0;
            Places places;
            params.scale = 1.0;
            params.fractal = (NoiseFractal)(k / 2);
            params.octaves = 2.0;
            params.warp_amount = k % 2 * 0.5;
            params.warp_scale = 2.0;
            params.rotation = k % 2 * 20.0;
            /* Where slopes jump, the octaves that they damp also jump. */
            const bool has_creases =
                params.algorithm == NOISE_ALGORITHM_CELLULAR ||
                params.algorithm == NOISE_ALGORITHM_SCRATCHES;
            if (params.algorithm == NOISE_ALGORITHM_WHITE ||
                (has_creases && params.fractal == NOISE_FRACTAL_DAMPED) ||
                !kind_has_fractal(kind_number(i), params.fractal))
                continue;
            AutoPlan *plan = kind_plan(&params);
            places_draw(&state, &params, 500, &places);
            for (int p = 0; p < 500; p++) {
                double place[4];
                for (int axis = 0; axis < 4; axis++)
                    place[axis] = places.at[axis][p];
                if (p % 2 == 0)
                    place[p / 2 % 4] = floor(place[p / 2 % 4]);
                /* The steepest slopes, those of ridged and warped noise, are 60 per
                 * cell. */
                n_jumps += jump_at(plan, place, way) >= 2e-2;
            }
            CHECK_KIND(n_jumps <= n_ends, &params);
        }
    }
}

/* Returns the mean difference of values at two depths, in cells, at random
 * places. */
static double
difference_in_depth(const NoisePlan *plan, double depth, double other)
{
    uint64_t state = 59;
    double sum = 0.0;

    for (int i = 0; i < 200; i++) {
        double place[4] = {check_random_real(&state, 0.0, 100.0),
                           check_random_real(&state, 0.0, 100.0), depth, 0.5};
        const double value = (double)kind_value_at(plan, place, NULL);
        place[2] = other;
        sum += fabs((double)kind_value_at(plan, place, NULL) - value);
    }
    return sum / 200;
}

/* True if a small step in depth can change the noise about as much as a long one. */
static bool
leaps_in_depth(const NoiseParams *params)
{
    const double step = 0.02;
    AutoPlan *plan = kind_plan(params);
    double most = 0.0;

    for (double depth = 0.0; depth < 1.5; depth += step)
        most = fmax(most, difference_in_depth(plan, depth, depth + step));
    return most > 0.5 * difference_in_depth(plan, 0.5, 10.5);
}

TEST(noise_leaps_in_depth_where_its_traits_say_so)
{
    for (int i = 0; i < N_KINDS; i++) {
        NoiseParams params = kind_plain(kind_number(i)->name);
        /* Waves change with depth only if they are warped. */
        if (!kind_has_depth(kind_number(i)) ||
            kind_is_regular(params.algorithm))
            continue;
        CHECK_KIND(noise_params_leap(&params) == leaps_in_depth(&params),
                   &params);
    }
}

TEST(cells_leap_in_depth_without_jitter)
{
    NoiseParams params = kind_plain("cellular 3D");

    params.feature = NOISE_FEATURE_CELL_VALUE;
    CHECK(!noise_params_leap(&params) && !leaps_in_depth(&params));
    params.jitter = 0.0;
    CHECK(noise_params_leap(&params) && leaps_in_depth(&params));
    for (int i = 0; i < NoiseFeatureCount; i++) {
        params.feature = (NoiseFeature)i;
        CHECK(noise_params_leap(&params) == noise_feature_is_random(i));
    }
    params.feature = NOISE_FEATURE_CELL_VALUE;
    /* The warp moves smoothly in depth. */
    params.warp_amount = 1.0;
    CHECK(!noise_params_leap(&params));
}
