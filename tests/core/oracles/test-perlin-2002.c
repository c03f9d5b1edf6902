/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares perlin-2002 with values from K. Perlin's program of 2002, values from a
 * game engine that uses that noise, and papers/published.h in double precision.
 */
#include <math.h>
#include <string.h>

#include "../check.h"
#include "../papers/published.h"
#include "../pictures.h"

/* The tolerance for the published values. */
#define TOLERANCE 1e-6

/* At a few million places, the worst error of floats is 1.3e-6, because the fade
 * cancels near 1.  Weaker octaves add to this error. */
#define FLOATS 3e-6

#define PERLIN "lattice-noise/1 algorithm=perlin-2002"

/* Returns the value at x and y in pixels and z in cells. */
static float
raw_value(const NoisePlan *plan, const double place[3])
{
    const NoisePoints point = {&place[0], &place[1], &place[2], NULL, NULL};
    float value;

    noise_evaluate_raw(plan, 1, &point, &value);
    return value;
}

/* Returns a number from -16384 to 16384 in steps of 2^-16, so that sums with
 * periods are exact. */
static double
random_number(uint64_t *state)
{
    return ldexp((double)(check_random(state) >> 33), -16) - 16384;
}

TEST(it_gives_the_values_of_the_program)
{
    static const struct {
        double place[3];
        double value;
    } known[] = {
        {{3.14, 42, 7}, 0.13691995878400012},
        {{-4.2, 10, 6}, 0.14208000000000043},
        {{0, 0, 0}, 0},
        {{0.5, 0.5, 0.5}, -0.25},
        {{0.1, 0.1, 0.1}, 0.1861607143544832},
        {{1.5, 2.25, 3.75}, -0.23534488677978516},
        {{-1.5, -2.25, -3.75}, -0.0870661735534668},
        {{12.34, 56.78, 90.12}, 0.07834384344217528},
        {{255.9, 0.3, 0.7}, 0.24691664575541616},
        {{256.1, 256.2, 256.3}, 0.3512292487811327},
        {{-0.1, -0.2, -0.3}, -0.41573493932994576},
        /* Values from the game engine Unity, whose Mathf.PerlinNoise is the noise of
         * 2002 at z = 0, with an offset and a factor; its places are floats. */
        {{123.456f, 789.012f}, 0.64087766 * 1.483 - 0.69},
        {{0.5, 0.5}, 0.29669589 * 1.483 - 0.69},
        {{0.25, 0.75}, 0.41292197 * 1.483 - 0.69},
    };
    AutoPlan *plan =
        picture_plan(PERLIN " scale=1 fractal=none dimensions=three seed=5");

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        CHECK(fabs(raw_value(plan, known[i].place) - known[i].value) <=
              TOLERANCE);
}

TEST(it_is_the_published_noise_everywhere)
{
    AutoPlan *space =
        picture_plan(PERLIN " scale=1 fractal=none dimensions=three");
    AutoPlan *plane =
        picture_plan(PERLIN " scale=1 fractal=none dimensions=two");
    uint64_t state = 1;

    for (int i = 0; i < 20000; i++) {
        double place[3];
        for (int axis = 0; axis < 3; axis++)
            place[axis] = random_number(&state);
        CHECK(fabs(raw_value(space, place) - paper_perlin_2002(place, 0)) <=
              FLOATS);
        const float in_plane = raw_value(plane, place);
        place[2] = 0;
        CHECK(in_plane == raw_value(space, place));
    }
}

/* Checks, at random places, that the noise repeats after `repeat` cells along each
 * axis, and equals the published noise with that period. */
static void
check_repeat(const char *settings, int repeat, const double scale[2],
             int n_octaves)
{
    AutoPlan *plan = picture_plan(settings);
    uint64_t state = 2;

    for (int i = 0; i < 500; i++) {
        double place[3], expected = 0;
        for (int axis = 0; axis < 3; axis++)
            place[axis] = random_number(&state);
        const float value = raw_value(plan, place);
        for (int k = 0; k < n_octaves; k++) {
            const double in_cells[3] = {ldexp(place[0] / scale[0], k),
                                        ldexp(place[1] / scale[1], k),
                                        ldexp(place[2], k)};
            expected += ldexp(paper_perlin_2002(in_cells, repeat << k), -k);
        }
        CHECK(fabs(value - expected) <= FLOATS);
        for (int axis = 0; axis < 3; axis++) {
            double moved[3];
            memcpy(moved, place, sizeof moved);
            moved[axis] += repeat * (axis < 2 ? scale[axis] : 1);
            CHECK(raw_value(plan, moved) == value);
        }
    }
}

TEST(it_repeats_as_published)
{
    static const int repeats[] = {1, 2, 3, 7, 100, 256, 300};
    static const double scales[][2] = {{1, 1}, {8, 4}, {2.5, 2.5}};

    for (size_t i = 0; i < sizeof repeats / sizeof *repeats; i++) {
        for (size_t k = 0; k < sizeof scales / sizeof *scales; k++) {
            char settings[256];
            const double *scale = scales[k];
            snprintf(settings, sizeof settings,
                     PERLIN
                     " fractal=none dimensions=three scale=%g stretch=%g "
                     "period-x=%g period-y=%g period-z=%d",
                     scale[1], scale[0] / scale[1], repeats[i] * scale[0],
                     repeats[i] * scale[1], repeats[i]);
            check_repeat(settings, repeats[i], scale, 1);
        }
    }
}

/* Octaves are simply added, not divided by the sum of their strengths. */
TEST(all_octaves_repeat)
{
    check_repeat(PERLIN " fractal=fbm octaves=4 dimensions=three scale=8 "
                        "period-x=40 period-y=40 period-z=5",
                 5, (double[2]){8, 8}, 4);
}

/* Tests each axis at places whose other two coordinates are in the first two cells,
 * where the noise is the same with any period. */
TEST(axes_have_their_own_periods)
{
    static const int repeats[3] = {3, 500, 7};
    AutoPlan *plan =
        picture_plan(PERLIN " scale=1 fractal=none dimensions=three "
                            "period-x=3 period-y=500 period-z=7");
    uint64_t state = 3;

    for (int i = 0; i < 3000; i++) {
        double place[3];
        for (int axis = 0; axis < 3; axis++)
            place[axis] = axis == i % 3 ? random_number(&state)
                                        : check_random_real(&state, 0, 2);
        const float value = raw_value(plan, place);
        CHECK(fabs(value - paper_perlin_2002(place, repeats[i % 3])) <= FLOATS);
        place[i % 3] -= 5 * repeats[i % 3];
        CHECK(raw_value(plan, place) == value);
    }
}
