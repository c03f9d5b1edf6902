/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The published noises against the values that their programs give.
 */
#include <math.h>

#include "../check.h"

#include "published.h"

/* Printed by K. Perlin's Java program of 2002. */
static void
perlin_2002_gives_the_values_of_its_program(void)
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
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        CHECK(fabs(paper_perlin_2002(known[i].place, 0) - known[i].value) <
              1e-12);
}

/* Mathf.PerlinNoise is the noise of 2002 at z = 0, moved and scaled; its places
 * are floats. */
static void
perlin_2002_gives_the_values_of_unity(void)
{
    static const struct {
        float x, y;
        double value;
    } known[] = {
        {123.456f, 789.012f, 0.64087766},
        {0.5f, 0.5f, 0.29669589},
        {0.25f, 0.75f, 0.41292197},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const double place[3] = {known[i].x, known[i].y, 0};
        const double value = (paper_perlin_2002(place, 0) + 0.69) / 1.483;
        CHECK(fabs(value - known[i].value) < 1e-6);
    }
}

static void
perlin_2002_repeats_at_any_period(void)
{
    static const int repeats[] = {1, 3, 7, 100, 256, 300};
    uint64_t state = 1;

    for (size_t i = 0; i < sizeof repeats / sizeof *repeats; i++) {
        for (int k = 0; k < 1000; k++) {
            double place[3];
            for (int axis = 0; axis < 3; axis++) {
                /* Steps of 2^-16, so that adding periods rounds nothing. */
                place[axis] = ldexp((double)(check_random(&state) >> 40), -16);
                place[axis] = fmod(place[axis], repeats[i]);
            }
            const double value = paper_perlin_2002(place, repeats[i]);
            bool is_within = true;
            for (int axis = 0; axis < 3; axis++)
                is_within &= floor(place[axis]) + 1 < repeats[i];
            if (is_within || repeats[i] == 256)
                CHECK(value == paper_perlin_2002(place, 0));
            for (int axis = 0; axis < 3; axis++)
                place[axis] +=
                    ((int)(check_random(&state) % 7) - 3) * (double)repeats[i];
            CHECK(value == paper_perlin_2002(place, repeats[i]));
        }
    }
}

/* In two, three and four dimensions; the fourth coordinate is 0.5. */
static void
simplexnoise1234_gives_the_values_of_its_program(void)
{
    static const struct {
        double place[4];
        double values[3];
    } known[] = {
        {{3.14, 42, 7, 0.5}, {0.350159675, 0.033667326, 0.217570007}},
        {{0.5, 0.5, 0.5, 0.5}, {-0.526554048, 0, -0.18690975}},
        {{1.5, 2.25, 3.75, 0.5}, {-0.307735145, -0.00146468414, -0.0433338583}},
        {{12.34, 56.78, 90.12, 0.5}, {0.205185264, 0.202043623, 0.149860516}},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        for (int n = 2; n <= 4; n++)
            CHECK(fabs(paper_simplexnoise1234(n, known[i].place) -
                       known[i].values[n - 2]) < 1e-5);
    }
}

static void
sdnoise1234_gives_the_values_of_its_program(void)
{
    /* A place, the value, the derivatives. */
    static const double known[][5] = {
        {3.14, 42, 0.144867107, 1.20805871, -0.594067693},
        {1.5, 2.25, -0.386557579, -0.461043268, 0.140350387},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        double gradient[2];
        const double value = paper_sdnoise1234(known[i], gradient);
        CHECK(fabs(value - known[i][2]) < 1e-5);
        CHECK(fabs(gradient[0] - known[i][3]) < 1e-5);
        CHECK(fabs(gradient[1] - known[i][4]) < 1e-5);
    }
}

int
main(void)
{
    RUN(perlin_2002_gives_the_values_of_its_program);
    RUN(perlin_2002_gives_the_values_of_unity);
    RUN(perlin_2002_repeats_at_any_period);
    RUN(simplexnoise1234_gives_the_values_of_its_program);
    RUN(sdnoise1234_gives_the_values_of_its_program);
    return check_end();
}
