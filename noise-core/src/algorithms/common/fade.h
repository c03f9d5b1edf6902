/* SPDX-License-Identifier: MIT
 *
 * Fades: the curves that blend from one lattice point to the next.
 */
#ifndef NOISE_FADE_H
#define NOISE_FADE_H

#include <noise-core/noise.h>

#include "../../vec/vec.h"

/* Returns the fade of t, from 0 to 1.  The quintic curve is from K. Perlin,
 * "Improving Noise", 2002. */
VEC_INLINE VecF
noise_fade(NoiseInterpolation interpolation, VecF t)
{
    VecF u = t;

    if (interpolation == NOISE_INTERPOLATION_HERMITE)
        u = t * t * (3.0f - 2.0f * t);
    else if (interpolation == NOISE_INTERPOLATION_QUINTIC)
        u = t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
    /* Just below t = 1, rounding can make the fade as large as 1 + 1.1e-6. */
    return vec_min(u, vec_splat(1.0f));
}

/* Returns the derivative of the fade at t. */
VEC_INLINE VecF
noise_fade_slope(NoiseInterpolation interpolation, VecF t)
{
    switch (interpolation) {
    case NOISE_INTERPOLATION_LINEAR:
        return vec_splat(1.0f);
    case NOISE_INTERPOLATION_HERMITE:
        return 6.0f * t * (1.0f - t);
    case NOISE_INTERPOLATION_QUINTIC:
        break;
    }
    return 30.0f * (t * t) * ((1.0f - t) * (1.0f - t));
}

VEC_INLINE VecF
noise_mix(VecF a, VecF b, VecF u)
{
    return a + u * (b - a);
}

#endif
