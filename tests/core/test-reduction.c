/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that lattice points a period apart are the same point, even if a tile
 * holds nearly as many cells as the check allows.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "algorithms/common/cell.h"
#include "check.h"
#include "lattice/octaves.h"

/* Makes rotated tiles, most of them with loops: their periods have two or three
 * vectors, and the tile's vectors are not along an axis. */
static NoiseParams
random_loop(uint64_t *state)
{
    NoiseParams params;

    do {
        noise_params_init(&params);
        params.algorithm = check_random(state) % 2 ? NOISE_ALGORITHM_SIMPLEX
                                                   : NOISE_ALGORITHM_PERLIN;
        params.dimensions =
            (NoiseDimensions)(NOISE_DIMENSIONS_3 + check_random(state) % 2);
        params.scale = check_random_real(state, 4, 100);
        params.octaves = floor(check_random_real(state, 1, 16));
        params.rotation = check_random_real(state, -180, 180);
        params.period_x = floor(check_random_real(state, 100, 50000));
        params.period_y = floor(check_random_real(state, 100, 50000));
        params.period_z = floor(check_random_real(state, -30, 100));
        params.period_z = fmax(params.period_z, 0.0);
    } while (!noise_params_check(&params, NULL));
    return params;
}

/* Moves a point by the period's vectors: times[i] times by vector i. */
static void
make_point(const NoisePeriod *period, const int64_t start[4],
           const int64_t times[3], int64_t point[4])
{
    memcpy(point, start, sizeof(int64_t[4]));
    for (int i = 0; i < period->n_vectors; i++) {
        for (int axis = 0; axis < 4; axis++)
            point[axis] += times[i] * period->vector[i][axis];
    }
}

TEST(points_a_period_apart_are_the_same)
{
    uint64_t state = 77;
    int n_large = 0;

    for (int n = 0; n < 2000; n++) {
        const NoiseParams params = random_loop(&state);
        const NoiseOctaveLayout layout = noise_layout_of_params(&params);
        NoiseOctave octave;
        double distortion;
        CHECK(noise_octave_init(&octave, &layout, layout.n_octaves - 1,
                                &distortion) == NOISE_PROBLEM_NONE);
        n_large += octave.period.divisor > INT64_C(1) << 40;
        for (int i = 0; i < 20; i++) {
            int64_t start[4] = {0};
            int64_t times[3], one[4], other[4];
            for (int axis = 0; axis < layout.dimensions; axis++)
                start[axis] = (int64_t)(check_random(&state) % 2000) - 1000;
            for (int k = 0; k < 3; k++)
                times[k] = (int64_t)(check_random(&state) % 3) - 1;
            make_point(&octave.period, start, (int64_t[3]){0}, one);
            make_point(&octave.period, start, times, other);
            noise_period_reduce(&octave.period, one);
            noise_period_reduce(&octave.period, other);
            CHECK(memcmp(one, other, sizeof one) == 0);
            /* Without this check, reducing all points to the same point would
             * pass. */
            start[i % 2]++;
            make_point(&octave.period, start, times, other);
            noise_period_reduce(&octave.period, other);
            CHECK(memcmp(one, other, sizeof one) != 0);
        }
    }
    CHECK(n_large > 100);
}

/* divide_lanes() works with 32 bits, starting from an estimate in floats.  Its
 * limits are those of find_near() in period.c. */
TEST(lanes_divide_as_whole_numbers_do)
{
    uint64_t state = 79;

    for (int n = 0; n < 3000000; n++) {
        const int shift = (int)(check_random(&state) % 29);
        const uint32_t divisor =
            1 + (uint32_t)(check_random(&state) % (UINT64_C(2) << shift));
        const double most = fmin(0x1p30, divisor * 0x1p20);
        const int32_t any = (int32_t)check_random_real(&state, -most, most);
        /* Half of the numbers are next to a multiple of the divisor. */
        const int32_t near = any - any % (int32_t)divisor +
                             (int32_t)(check_random(&state) % 5) - 2;
        const int32_t number = n % 2 == 0 ? any : near;
        const int64_t expected = noise_floor_div(number, divisor);
        uint32_t rest;
        const uint32_t quotient =
            divide_lanes((uint32_t)number, divisor, &rest);
        CHECK((int32_t)quotient == expected);
        CHECK(rest == number - expected * divisor);
    }
}
