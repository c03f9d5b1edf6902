/* SPDX-License-Identifier: MIT
 *
 * Wave profiles: how bright a wave is from one end to the other.
 */
#ifndef NOISE_PROFILE_H
#define NOISE_PROFILE_H

#include "../../vec/vec.h"
#include "basis.h"

/* Coefficients of sin(2 pi w) = w (sine_series[0] + sine_series[1] w^2 + ...) for w
 * from -1/4 to 1/4: a least-squares fit at Chebyshev points, accurate to 4e-9. */
static const float sine_series[5] = {6.28318516f, -41.3416549f, 81.6009977f,
                                     -76.5496473f, 39.5357478f};

/* Returns sin(2 pi w) for w from -1/4 to 1/4.  Stores the derivative in *slope. */
VEC_INLINE VecF
sine_of_turn(VecF w, VecF *slope)
{
    const VecF square = w * w;
    const VecF one = vec_splat(1.0f);
    VecF sum = vec_splat(sine_series[4]);
    VecF rise = vec_splat(9.0f * sine_series[4]);

    for (int k = 3; k >= 0; k--) {
        sum = sum * square + sine_series[k];
        rise = rise * square + (float)(2 * k + 1) * sine_series[k];
    }
    *slope = rise;
    return vec_max(vec_min(w * sum, one), -one);
}

/* Returns cos(2 pi t), for t from 0 to 1. */
VEC_INLINE VecF
cosine_of_turn(VecF t)
{
    VecF slope;

    return sine_of_turn(vec_abs(t - 0.5f) - 0.25f, &slope);
}

/* Returns the noise at a place along a wave; `place` is 0 at one end and 1 at the
 * other.  Waves are dark at both ends, except for the saw, which rises from dark to
 * bright.  Stores the derivative in *slope. */
VEC_INLINE VecF
noise_of_profile(NoiseWaveProfile profile, VecF place, VecF *slope)
{
    const VecF one = vec_splat(1.0f);
    const VecF middle = place - 0.5f;
    const VecF side = vec_select(vec_less(middle, vec_splat(0.0f)), -one, one);
    const VecF turn = vec_abs(middle) - 0.25f; /* -1/4 is bright, 1/4 dark */
    VecF rise;

    switch (profile) {
    case NOISE_WAVE_PROFILE_TRIANGLE:
        *slope = -4.0f * side;
        return -4.0f * turn;
    case NOISE_WAVE_PROFILE_SAW:
        *slope = vec_splat(2.0f);
        return 2.0f * place - 1.0f;
    case NOISE_WAVE_PROFILE_SQUARE:
        *slope = vec_splat(0.0f);
        return vec_select(vec_less(turn, vec_splat(0.0f)), one, -one);
    case NOISE_WAVE_PROFILE_SINE:
        break;
    }
    const VecF value = -sine_of_turn(turn, &rise);
    *slope = -rise * side;
    return value;
}

#endif
