/* SPDX-License-Identifier: MIT
 *
 * Applies saturation and base color to pixels.
 */
#include "tint.h"

/* The tint turns this middle gray into the base color.  The initial base color is
 * the same gray, #808080, which leaves every value exactly as it was. */
#define MIDDLE ((float)(0x80 / 255.0))

void
noise_tint_init(NoiseTint *tint, const NoiseParams *params)
{
    const bool is_independent = params->coloring == NOISE_COLORING_RGB ||
                                params->coloring == NOISE_COLORING_RGBA;

    tint->saturation = (float)params->saturation;
    tint->alpha = noise_color_channel(params->color_base, NOISE_ALPHA);
    tint->is_on = tint->saturation != 1.0f || tint->alpha != 1.0f;
    for (int k = 0; k < NOISE_ALPHA; k++) {
        const float base = noise_color_channel(params->color_base, k);
        tint->below[k] = base / MIDDLE;
        tint->above[k] = (1.0f - base) / (1.0f - MIDDLE);
        tint->is_on = tint->is_on || base != MIDDLE;
    }
    tint->is_on = tint->is_on && is_independent;
}

/* Mixes one channel the way vec_pixel_mix() mixes pixels. */
static inline float
mix_channel(float low, float high, float share)
{
    return low * (1.0f - share) + high * share;
}

/* Tints one channel, and clips it, since rounding may take it beyond black or
 * white. */
static inline float
tint_value(float value, float below, float above)
{
    const float color =
        value < MIDDLE ? value * below : 1.0f - (1.0f - value) * above;

    if (color < 0.0f)
        return 0.0f;
    return color < 1.0f ? color : 1.0f;
}

void
noise_tint_paint(const NoiseTint *tint, int n, float *pixels)
{
    for (int i = 0; i < n; i++, pixels += NOISE_COLOR_CHANNELS) {
        const float mean = (pixels[0] + pixels[1] + pixels[2]) / 3.0f;
        for (int k = 0; k < NOISE_ALPHA; k++)
            pixels[k] =
                tint_value(mix_channel(mean, pixels[k], tint->saturation),
                           tint->below[k], tint->above[k]);
        pixels[NOISE_ALPHA] *= tint->alpha;
    }
}
