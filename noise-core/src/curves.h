/* SPDX-License-Identifier: MIT
 *
 * Tone: normalisation by constants of the recipe and never by what a picture
 * happens to hold, then curves.  All of it rounds the same everywhere: square
 * roots are the only functions.
 */
#ifndef NOISE_CURVES_H
#define NOISE_CURVES_H

#include "tone.h"
#include "vec/vec.h"

VEC_INLINE VecF
noise_tone_clamp(VecF value)
{
    return vec_min(vec_max(value, vec_splat(0.0f)), vec_splat(1.0f));
}

/* t (1 + a + a^2 + 3 a^3) / (1 + a + a^2 + a^3 + 3 a^4), with a = |t|: straight
 * in the middle, and within (-1, 1). */
VEC_INLINE VecF
noise_tone_limit(VecF t, VecF *slope)
{
    const VecF a = vec_abs(t);
    const VecF above = 1.0f + a * (1.0f + a * (1.0f + a * 3.0f));
    const VecF below = 1.0f + a * above;

    *slope = (1.0f + a * (2.0f + a * (3.0f + a * 12.0f))) / (below * below);
    return t * above / below;
}

VEC_INLINE VecF
noise_tone_normalise(const NoiseTone *tone, bool is_full, VecF sum, VecF *slope)
{
    if (!is_full) {
        const VecF value = tone->middle + 0.5f * sum;
        const VecF none = vec_splat(0.0f);
        const VecF below_one =
            vec_select(vec_less(value, vec_splat(1.0f)), vec_splat(0.5f), none);
        *slope = vec_select(vec_less(none, value), below_one, none);
        return noise_tone_clamp(value);
    }
    const VecF limited =
        noise_tone_limit((sum - tone->centre) * tone->stretch, slope);
    *slope = *slope * (0.5f * tone->stretch);
    return noise_tone_clamp(0.5f + 0.5f * limited);
}

/* v / (a (1 - v) + 1): bias and gain in rational form (C. Schlick, "Fast
 * Alternatives to Perlin's Bias and Gain Functions", 1994). */
VEC_INLINE VecF
noise_tone_bend(float a, VecF v, VecF *slope)
{
    const VecF divisor = a * (1.0f - v) + 1.0f;

    *slope = (a + 1.0f) / (divisor * divisor);
    return v / divisor;
}

/* The lower half bent one way, the upper half the other. */
VEC_INLINE VecF
noise_tone_bend_both(float a, VecF v, VecF *slope)
{
    const VecMask is_upper = vec_less(vec_splat(0.5f), v);
    const VecF nearer = vec_select(is_upper, 1.0f - v, v);
    const VecF half = 0.5f * noise_tone_bend(a, 2.0f * nearer, slope);

    return vec_select(is_upper, 1.0f - half, half);
}

VEC_INLINE VecF
noise_tone_band(const NoiseTone *tone, VecF v)
{
    const VecF step = vec_to_float(vec_to_int(v * tone->bands));

    return vec_min(step, vec_splat(tone->last_band)) / tone->last_band;
}

/* The value of a sum; stores the derivative in *slope.  is_full repeats the
 * tone's, for a loop that has it outside. */
VEC_INLINE VecF
noise_tone_value(const NoiseTone *tone, bool is_full, VecF sum, VecF *slope)
{
    VecF own;
    VecF value = noise_tone_normalise(tone, is_full, sum, slope);

    if (tone->bias != 0.0f) {
        value = noise_tone_bend(tone->bias, value, &own);
        *slope = *slope * own;
    }
    if (tone->gain != 0.0f) {
        value = noise_tone_bend_both(tone->gain, value, &own);
        *slope = *slope * own;
    }
    if (tone->bands != 0.0f) {
        value = noise_tone_band(tone, value);
        *slope = vec_splat(0.0f);
    }
    *slope = *slope * tone->range;
    return noise_tone_clamp(tone->low + tone->range * value);
}

#endif
