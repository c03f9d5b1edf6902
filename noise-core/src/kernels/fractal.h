/* SPDX-License-Identifier: MIT
 *
 * Fractals: how an octave's noise is changed before it is added.
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

#include "../vec/vec.h"
#include "kernels.h"

/* The signal of noise n in [-1, 1]; stores the derivative in *slope. */
VEC_INLINE VecF
noise_signal(NoiseFractal fractal, float ping_pong, VecF n, VecF *slope)
{
    const VecF one = vec_splat(1.0f);
    const VecF side = vec_select(vec_less(n, vec_splat(0.0f)), -one, one);
    const VecF size = vec_abs(n);
    const VecF rest = 1.0f - size;

    switch (fractal) {
    case NOISE_FRACTAL_TURBULENCE:
        *slope = 2.0f * side;
        return 2.0f * size - 1.0f;
    case NOISE_FRACTAL_BILLOW:
        *slope = 4.0f * rest * side;
        return 1.0f - 2.0f * rest * rest;
    case NOISE_FRACTAL_RIDGED:
        *slope = -4.0f * rest * side;
        return 2.0f * rest * rest - 1.0f;
    case NOISE_FRACTAL_PING_PONG: {
        const VecF t = (n + 1.0f) * ping_pong;
        const VecU turns = vec_to_int(t);
        const VecF part = t - vec_to_float(turns);
        const VecU back = turns << 31; /* the sign of every odd turn */
        *slope = vec_flip(vec_splat(2.0f * ping_pong), back);
        return vec_flip(2.0f * part - 1.0f, back);
    }
    default:
        *slope = one;
        return n;
    }
}

/* What an octave's noise adds to the sum, before it is multiplied by its
 * share.  *strength is what the octaves before leave of this one, and becomes
 * what it leaves of the next; *slope is the derivative without strength. */
VEC_INLINE VecF
noise_fold(const NoiseFold *fold, NoiseFractal fractal, VecF noise,
           VecF *strength, VecF *slope)
{
    const VecF kept = *strength;
    const float half = 0.5f * fold->weight;
    VecF signal = noise_signal(fractal, fold->ping_pong, noise, slope);

    if (fold->visibility < 1.0f) {
        signal = fold->mean + fold->visibility * (signal - fold->mean);
        *slope = *slope * fold->visibility;
    }
    *strength = kept * ((1.0f - half) + half * signal);
    return kept * signal;
}

#endif
