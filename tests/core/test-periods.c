/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks periods: which ones are refused, and how much they bend the pattern.
 */
#include <math.h>

#include <noise-core/noise.h>

#include "lattice/octaves.h"
#include "plan/plan.h"

#include "check.h"
#include "kinds.h"
#include "pictures.h"

static NoiseParams
params_of(const char *name)
{
    NoiseParams params = kind_plain(name);

    params.scale = 10.0;
    return params;
}

static const char *const keys[3] = {"period-x", "period-y", "period-z"};

static double *
period_of(NoiseParams *params, int axis)
{
    return axis == 0   ? &params->period_x
           : axis == 1 ? &params->period_y
                       : &params->period_z;
}

TEST(too_few_cells_are_refused_by_name)
{
    static const char *const names[] = {"value 3D",    "perlin 4D",
                                        "simplex 3D",  "simplex 4D",
                                        "cellular 3D", "white 3D"};

    for (int i = 0; i < 6; i++) {
        for (int bad = 0; bad < 3; bad++) {
            NoiseParams params = params_of(names[i]);
            for (int axis = 0; axis < 3; axis++) {
                const double cells = axis == bad ? 0.3 : 12.0;
                *period_of(&params, axis) = cells * (axis < 2 ? 10.0 : 1.0);
            }
            CHECK(kind_refuses(&params, NOISE_PROBLEM_BAD_PERIOD, keys[bad]));
            *period_of(&params, bad) = 0.0;
            CHECK_KIND(kind_accepts(&params), &params);
        }
    }
}

TEST(a_warp_that_does_not_fit_is_refused_by_name)
{
    for (int i = 0; i < N_KINDS; i++) {
        NoiseParams params = params_of(kind_number(i)->name);
        params.period_x = 200.0;
        params.period_y = 100.0;
        params.warp_scale = 400.0;
        CHECK_KIND(kind_accepts(&params), &params);
        params.warp_amount = 5.0;
        CHECK_KIND(
            kind_refuses(&params, NOISE_PROBLEM_COARSE_WARP, "warp-scale"),
            &params);
        params.warp_scale = 20.0;
        CHECK_KIND(kind_accepts(&params), &params);
    }
}

#define DEEP      "dimensions=three scale=10 octaves=16 "
#define FLAT      "scale=10 octaves=16 rotation=45 "
#define FINE      "scale=1000 period-x=999983 period-y=999979 warp-amount=5 "
#define LINE      "dimensions=one scale=10 octaves=1 "
#define PLANE     "algorithm=value scale=10 octaves=1 rotation=45 "
#define PUBLISHED "algorithm=perlin-2002 dimensions=three scale=10 octaves=2 "
#define SVG       "algorithm=svg-turbulence scale=10 "
#define RINGS     "wave-shape=rings scale=10 octaves=1 "

TEST(what_periods_do_not_fit_is_refused_by_name)
{
    static const char *const accepted[] = {
        /* Periods along the axes may have any length. */
        DEEP "period-x=1000000 period-y=1000000 period-z=100000",
        FLAT "period-x=1000000",
        FLAT "period-x=400000 period-y=400000",
        DEEP "rotation=45 period-x=300 period-y=300 period-z=30",
        FINE "warp-octaves=8 warp-scale=100",
        LINE "period-x=200 period-y=200",
        LINE "period-x=200 rotation=45",
        PLANE "period-x=200 period-y=200",
        PUBLISHED "period-x=40 period-y=30 period-z=3",
        /* Any number of cells is accepted, because svg-turbulence changes the
         * frequency. */
        SVG "period-x=3",
        /* Rings do not change with z, so only the warp has to repeat along z.  For
         * other algorithms, the shape does not matter. */
        RINGS "algorithm=waves",
        RINGS "algorithm=waves dimensions=three warp-amount=30 period-z=3",
        RINGS "algorithm=perlin period-y=100",
        "algorithm=waves period-y=100 scale=10 octaves=1",
    };
    static const struct {
        const char *settings, *key;
        NoiseProblem problem;
    } refused[] = {
        /* If two periods are rotated, each has at most 2^30 cells of the finest
         * octave; if three are, 2^20. */
        {FLAT "period-x=500000 period-y=500000", "period-x",
         NOISE_PROBLEM_LONG_PERIOD},
        {DEEP "rotation=45 period-x=500 period-y=500 period-z=50", "period-x",
         NOISE_PROBLEM_LONG_PERIOD},
        {FINE "warp-octaves=8 warp-scale=0.01", "warp-scale",
         NOISE_PROBLEM_FINE_WARP},
        /* In one dimension, two periods of a rotated pattern have the same
         * direction.  In the plane, they do if cells are so wide that both periods
         * are along y. */
        {LINE "period-x=200 period-y=200 rotation=45", "period-x",
         NOISE_PROBLEM_BAD_PERIOD},
        {PLANE "period-x=200 period-y=200 stretch=100", "period-x",
         NOISE_PROBLEM_BAD_PERIOD},
        {PUBLISHED "period-x=41 period-y=30 period-z=3", "period-x",
         NOISE_PROBLEM_NOT_WHOLE_CELLS},
        {PUBLISHED "period-x=40 period-y=31 period-z=3", "period-y",
         NOISE_PROBLEM_NOT_WHOLE_CELLS},
        {PUBLISHED "period-x=40 period-y=30 period-z=3.1", "period-z",
         NOISE_PROBLEM_NOT_WHOLE_CELLS},
        {PUBLISHED "period-x=40 lacunarity=2.3", "period-x",
         NOISE_PROBLEM_NOT_WHOLE_CELLS},
        {PUBLISHED "period-x=40 rotation=90", "rotation",
         NOISE_PROBLEM_ROTATED_PERIOD},
        /* This period has millions of cells per pixel. */
        {SVG "period-y=1e-8", "period-y", NOISE_PROBLEM_BAD_PERIOD},
        {SVG "period-x=3 rotation=1", "rotation", NOISE_PROBLEM_ROTATED_PERIOD},
        /* Rings have a center, so they cannot repeat along y. */
        {RINGS "algorithm=waves period-y=100", "wave-shape",
         NOISE_PROBLEM_PERIODIC_RINGS},
    };

    for (size_t i = 0; i < sizeof accepted / sizeof accepted[0]; i++)
        CHECK(picture_accepts(accepted[i]));
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        CHECK(picture_refuses(refused[i].settings, refused[i].problem,
                              refused[i].key));
}

static double
worst_distortion(const NoiseOctaveLayout *layout)
{
    double worst = 0;

    for (int k = 0; k < layout->n_octaves; k++) {
        NoiseOctave octave;
        double distortion;
        noise_octave_init(&octave, layout, k, &distortion);
        worst = fmax(worst, distortion);
    }
    return worst;
}

/* Returns how much a pattern is bent to make periods hold whole cells. */
static double
distortion_of(const NoiseParams *params)
{
    AutoPlan *plan = kind_plan(params);
    const NoiseOctaveLayout noise = noise_layout_of_params(&plan->params);
    const NoiseOctaveLayout warp = noise_layout_of_warp(&plan->params);
    const double own = worst_distortion(&noise);

    return params->warp_amount > 0 ? fmax(own, worst_distortion(&warp)) : own;
}

/* Returns how much cells are stretched to become a whole number. */
static double
stretch_of(double cells)
{
    return floor(cells + 0.5) / cells - 1.0;
}

TEST(without_periods_nothing_is_distorted)
{
    for (int i = 0; i < N_KINDS; i++) {
        NoiseParams params = kind_params(kind_number(i));
        params.bandwidth = 0.25;
        CHECK_KIND(distortion_of(&params) == 0.0, &params);
    }
}

/* Without rotation, each axis is stretched separately.  Periods are accepted if the
 * total stretch is at most a quarter. */
TEST(distortion_is_the_change_of_the_cells)
{
    uint64_t state = 31;

    for (int i = 0; i < 3000; i++) {
        NoiseParams params = params_of(i % 2 == 0 ? "value 3D" : "white 2D");
        const bool has_z = i % 2 == 0;
        double sum = 0;
        params.stretch = 2.0;
        for (int axis = 0; axis < (has_z ? 3 : 2); axis++) {
            const double cells = check_random_real(&state, 0.3, 7);
            const double size = axis == 0 ? 20.0 : axis == 1 ? 10.0 : 1.0;
            *period_of(&params, axis) = cells * size;
            sum += stretch_of(cells) * stretch_of(cells);
        }
        const double expected = sqrt(sum);
        const bool is_good = kind_accepts(&params);
        if (fabs(expected - 0.25) < 1e-6)
            continue;
        CHECK_KIND(is_good == (expected < 0.25), &params);
        if (is_good)
            CHECK_KIND(fabs(distortion_of(&params) - expected) < 1e-6, &params);
    }
}

/* The worst octave counts, including those of the warp if there is one. */
TEST(distortion_is_that_of_the_worst_octave)
{
    NoiseParams params = params_of("perlin 2D");

    CHECK(distortion_of(&params) == 0.0);
    params.period_x = 40.0;
    CHECK(distortion_of(&params) == 0.0);
    params.fractal = NOISE_FRACTAL_FBM;
    params.octaves = 3.0;
    CHECK(distortion_of(&params) == 0.0);
    params.lacunarity = 1.4; /* 4, 5.6 and 7.84 cells */
    CHECK(fabs(distortion_of(&params) - stretch_of(5.6)) < 1e-9);
    params.warp_scale = 16.0;
    CHECK(fabs(distortion_of(&params) - stretch_of(5.6)) < 1e-9);
    params.warp_amount = 1.0;
    CHECK(distortion_of(&params) > stretch_of(5.6));
}

/* Computes the distortion of a rotated square lattice step by step. */
TEST(distortion_of_turned_lattices_is_the_change_of_the_cells)
{
    uint64_t state = 32;

    for (int i = 0; i < 1000; i++) {
        NoiseParams params = params_of("value 2D");
        params.rotation = floor(check_random_real(&state, -180, 180));
        params.period_x = floor(check_random_real(&state, 40, 120));
        params.period_y = floor(check_random_real(&state, 40, 120));
        const double angle = params.rotation * 0.017453292519943295;
        const double x[2] = {cos(angle) * params.period_x / 10,
                             -sin(angle) * params.period_x / 10};
        const double y[2] = {sin(angle) * params.period_y / 10,
                             cos(angle) * params.period_y / 10};
        /* Periods are at right angles, so misses add up as shares of the periods. */
        double sum = 0;
        for (int k = 0; k < 2; k++) {
            const double miss_x = x[k] - floor(x[k] + 0.5);
            const double miss_y = y[k] - floor(y[k] + 0.5);
            sum += miss_x * miss_x * 100 / (params.period_x * params.period_x);
            sum += miss_y * miss_y * 100 / (params.period_y * params.period_y);
        }
        CHECK_KIND(fabs(distortion_of(&params) - sqrt(sum)) < 1e-9, &params);
    }
}

/* docs/algorithms.md promises this. */
TEST(distortion_is_small_from_32_cells_on)
{
    const int n = check_is_long() ? 3000 : 300;
    uint64_t state = 33;

    for (int i = 0; i < N_KINDS; i++) {
        const bool is_line = kind_number(i)->dimensions == NOISE_DIMENSIONS_1;
        double most = 0;
        if (kind_is_exact(kind_number(i)))
            continue;
        for (int k = 0; k < n; k++) {
            NoiseParams params = params_of(kind_number(i)->name);
            params.rotation =
                is_line ? 0.0 : check_random_real(&state, -180, 180);
            params.bandwidth = check_random_real(&state, 0.1, 1);
            double cell = params.scale, most_allowed = 0.035;
            if (params.algorithm == NOISE_ALGORITHM_PHASOR)
                cell /= params.bandwidth;
            if (params.algorithm == NOISE_ALGORITHM_TILES) {
                cell *= 2.0; /* bricks are twice as long */
                most_allowed = 0.04;
            }
            params.period_x = check_random_real(&state, 32, 35) * cell;
            params.period_y = check_random_real(&state, 32, 35) * cell;
            params.period_z = check_random_real(&state, 32, 35);
            params.warp_amount = 1.0;
            params.warp_scale = 10.0;
            const double distortion = distortion_of(&params);
            most = fmax(most, distortion);
            CHECK_KIND(distortion < most_allowed, &params);
        }
        printf("# %s: %.5f\n", kind_number(i)->name, most);
    }
}
