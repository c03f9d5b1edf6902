/* SPDX-License-Identifier: MIT
 *
 * Fractals: what becomes of an octave's noise before it is added.
 *
 * Noise n in [-1, 1] is folded to a signal s in [-1, 1]:
 *
 *   none, fbm    n
 *   turbulence   2 |n| - 1          creases (K. Perlin, 1985)
 *   billow       1 - 2 (1 - |n|)^2  sharp creases between round tops
 *   ridged       2 (1 - |n|)^2 - 1  the same upside down (F. K. Musgrave)
 *   ping-pong    to and fro         n + 1, `strength` times as long, reflected
 *                                   between 0 and 1
 */
#ifndef NOISE_FRACTAL_H
#define NOISE_FRACTAL_H

#include <noise/noise.h>

/* The signal of noise n in [-1, 1]; stores the derivative in *slope. */
static inline float
noise_fold(NoiseFractal fractal, float strength, float n, float *slope)
{
    const float side = n < 0.0f ? -1.0f : 1.0f;
    const float rest = 1.0f - side * n;

    switch (fractal) {
    case NOISE_FRACTAL_TURBULENCE:
        *slope = 2.0f * side;
        return 2.0f * (side * n) - 1.0f;
    case NOISE_FRACTAL_BILLOW:
        *slope = 4.0f * rest * side;
        return 1.0f - 2.0f * rest * rest;
    case NOISE_FRACTAL_RIDGED:
        *slope = -4.0f * rest * side;
        return 2.0f * rest * rest - 1.0f;
    case NOISE_FRACTAL_PING_PONG: {
        const float t = (n + 1.0f) * strength;
        const int turns = (int)t;
        const float part = t - (float)turns;
        const bool is_back = turns & 1;
        *slope = is_back ? -2.0f * strength : 2.0f * strength;
        return is_back ? 1.0f - 2.0f * part : 2.0f * part - 1.0f;
    }
    default:
        *slope = 1.0f;
        return n;
    }
}

#endif
