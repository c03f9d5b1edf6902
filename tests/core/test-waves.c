/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Waves against their description, and what they refuse.
 */
#include <math.h>
#include <string.h>

#include "../../noise-core/src/lattice/hash.h"
#include "check.h"
#include "kinds.h"
#include "papers/waves.h"

/* Floats near 1 are 6e-8 apart, and so are places along a wave. */
#define TOLERANCE 2e-6

/* One octave in cells of one pixel, as it is. */
static NoiseParams
plain_params(NoiseWaveShape shape, int profile)
{
    NoiseParams params = kind_params(kind_named("waves 2D"));

    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    params.scale = 1.0;
    params.wave_shape = shape;
    params.wave_profile = (NoiseWaveProfile)profile;
    return params;
}

/* How far a place lies from where a profile jumps or turns.  The nearest values
 * to the brightest and darkest are rounded to these, where slopes are 0. */
static double
from_edge(const NoiseParams *params, double phase, const double place[2])
{
    const bool has_rings = params->wave_shape == NOISE_WAVE_SHAPE_RINGS;
    const double along =
        (has_rings ? hypot(place[0], place[1]) : place[0]) + phase;
    const double quarters = 4 * along;

    return fabs(quarters - round(quarters)) / 4;
}

/* Far away, the core's fractions of a cell are rounded to 2^-32. */
static void
check_places(const NoiseParams *params, double reach)
{
    NoisePlan *plan = kind_plan(params);
    const uint32_t prefix = noise_hash_key(params->seed, 0).prefix;
    const double phase = (prefix >> 8) / 16777216.0;
    uint64_t state = 7;

    for (int i = 0; i < 2000; i++) {
        double place[2], slope[2];
        float value, gradient[4];
        for (int axis = 0; axis < 2; axis++)
            place[axis] = check_random_real(&state, -reach, reach);
        if (from_edge(params, phase, place) < 1e-3)
            continue;
        noise_evaluate(plan, 1, &(NoisePoints){.x = &place[0], .y = &place[1]},
                       &value, gradient);
        const double expected =
            paper_wave(params->wave_shape == NOISE_WAVE_SHAPE_RINGS,
                       (PaperProfile)params->wave_profile, phase, place, slope);
        CHECK(kind_tell_unless(fabs(value - (0.5 + 0.5 * expected)) < TOLERANCE,
                               params));
        for (int axis = 0; axis < 2; axis++)
            CHECK(kind_tell_unless(fabs(gradient[axis] - 0.5 * slope[axis]) <
                                       20 * TOLERANCE,
                                   params));
    }
    noise_plan_free(plan);
}

static void
values_and_slopes_are_those_of_the_description(void)
{
    for (int shape = 0; shape < NoiseWaveShapeCount; shape++) {
        for (int profile = 0; profile < NoiseWaveProfileCount; profile++) {
            NoiseParams params = plain_params((NoiseWaveShape)shape, profile);
            check_places(&params, 5.0);
            params.seed = 77;
            check_places(&params, 1e6);
        }
    }
}

static void
the_middle_of_rings_has_a_value_and_a_slope(void)
{
    NoiseParams params =
        plain_params(NOISE_WAVE_SHAPE_RINGS, NOISE_WAVE_PROFILE_SINE);
    NoisePlan *plan = kind_plan(&params);
    const double middle = 0.0;
    float value, gradient[4];

    noise_evaluate(plan, 1, &(NoisePoints){.x = &middle, .y = &middle}, &value,
                   gradient);
    CHECK(value >= 0.0f && value <= 1.0f);
    CHECK(hypot(gradient[0], gradient[1]) <= 3.2); /* half of 2 pi */
    noise_plan_free(plan);
}

static bool
is_refused(NoiseParams params, NoiseProblem problem, const char *key)
{
    NoiseError error;

    return !noise_params_check(&params, &error) && error.problem == problem &&
           strcmp(error.parameter->key, key) == 0;
}

static void
rings_refuse_to_tile_and_squares_to_slope(void)
{
    NoiseParams params =
        plain_params(NOISE_WAVE_SHAPE_RINGS, NOISE_WAVE_PROFILE_SINE);

    CHECK(noise_params_check(&params, NULL));
    params.period_y = 100.0;
    CHECK(is_refused(params, NOISE_PROBLEM_PERIODIC_RINGS, "wave-shape"));
    params.wave_shape = NOISE_WAVE_SHAPE_BANDS;
    CHECK(noise_params_check(&params, NULL));
    params.map = NOISE_MAP_NORMAL;
    CHECK(noise_params_check(&params, NULL));
    params.wave_profile = NOISE_WAVE_PROFILE_SQUARE;
    CHECK(is_refused(params, NOISE_PROBLEM_NO_SLOPES, "map"));
    /* Of other algorithms neither matters. */
    params.algorithm = NOISE_ALGORITHM_PERLIN;
    params.wave_shape = NOISE_WAVE_SHAPE_RINGS;
    CHECK(noise_params_check(&params, NULL));
}

/* Loops of rings are closed by their warp, since rings do not change with z. */
static void
rings_may_loop(void)
{
    NoiseParams params =
        plain_params(NOISE_WAVE_SHAPE_RINGS, NOISE_WAVE_PROFILE_SINE);

    params.dimensions = NOISE_DIMENSIONS_3;
    params.scale = 20.0;
    params.warp_amount = 30.0;
    params.period_z = 3.0;
    CHECK(noise_params_check(&params, NULL));
}

int
main(void)
{
    RUN(values_and_slopes_are_those_of_the_description);
    RUN(the_middle_of_rings_has_a_value_and_a_slope);
    RUN(rings_refuse_to_tile_and_squares_to_slope);
    RUN(rings_may_loop);
    return check_end();
}
