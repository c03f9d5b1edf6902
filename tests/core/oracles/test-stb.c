/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that reference.h, with which test-algorithms.c compares the core, adds
 * octaves as stb_perlin does (Debian: libstb-dev).
 *
 * Leaves out stb_perlin's ridges of several octaves, in which each octave weakens
 * only the next one: no recipe can do that.
 */
#include <math.h>

#define STB_PERLIN_IMPLEMENTATION
#include <stb/stb_perlin.h>

#include "../check.h"
#include "../reference.h"

enum { N_OCTAVES = 4 };

static const float lacunarity = 2.5f, gain = 0.75f;

/* Returns the reference's sum of stb_perlin's octaves, from -1 to 1. */
static double
sum_of(NoiseFractal fractal, int n_octaves, const float place[3])
{
    NoiseParams params = {.fractal = fractal};
    ReferenceOctave octave[N_OCTAVES] = {0};

    for (int k = 0; k < n_octaves; k++) {
        const float power = powf(lacunarity, (float)k);
        octave[k].noise = stb_perlin_noise3_seed(
            place[0] * power, place[1] * power, place[2] * power, 0, 0, 0, k);
        octave[k].amplitude = pow(gain, k);
    }
    return reference_fractal(&params, n_octaves, octave);
}

/* stb_perlin does not divide its sums by the sum of the strengths, and its folds go
 * from 0 to 1. */
TEST(sums_of_octaves_are_those_of_stb_perlin)
{
    const double strengths = (1 - pow(gain, N_OCTAVES)) / (1 - gain);
    uint64_t state = 2;

    for (int i = 0; i < 2000; i++) {
        float place[3];
        for (int axis = 0; axis < 3; axis++)
            place[axis] = (float)check_random_real(&state, -16, 16);
        CHECK(fabs(stb_perlin_fbm_noise3(place[0], place[1], place[2],
                                         lacunarity, gain, N_OCTAVES) /
                       strengths -
                   sum_of(NOISE_FRACTAL_FBM, N_OCTAVES, place)) < 3e-5);
        CHECK(
            fabs(2 *
                     stb_perlin_turbulence_noise3(place[0], place[1], place[2],
                                                  lacunarity, gain, N_OCTAVES) /
                     strengths -
                 1 - sum_of(NOISE_FRACTAL_TURBULENCE, N_OCTAVES, place)) <
            3e-5);
        /* In stb_perlin, the first octave of ridges has a strength of 1/2. */
        CHECK(fabs(4 * stb_perlin_ridge_noise3(place[0], place[1], place[2],
                                               lacunarity, gain, 1, 1) -
                   1 - sum_of(NOISE_FRACTAL_RIDGED, 1, place)) < 3e-6);
    }
}
