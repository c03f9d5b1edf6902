/* SPDX-License-Identifier: MIT
 *
 * How octaves are folded: how visible they are, and with which numbers.
 */
#include "field.h"

float
noise_octave_visibility(const NoiseOctave *octave, double half_contrast_pixels,
                        int32_t level)
{
    if (level == 0)
        return 1.0f;
    /* The width of a cell, in pixels of the level, divided by
     * half_contrast_pixels. */
    const double size =
        1.0 / (octave->frequency * (double)((int64_t)1 << level) *
               half_contrast_pixels);
    const double cube = size * size * size;

    return (float)(cube / (cube + 1.0));
}

float
noise_octaves_visibility(const NoiseOctaves *octaves, int k, int32_t level)
{
    return noise_octave_visibility(&octaves->octave[k],
                                   octaves->half_contrast_pixels, level);
}

NoiseFold
noise_field_fold(const NoisePlan *plan, int field, int k, int32_t level)
{
    const NoiseOctaves *octaves = noise_plan_octaves(plan, field);

    if (field >= NOISE_FIELD_WARP)
        return (NoiseFold){.fractal = NOISE_FRACTAL_FBM,
                           .visibility = 1.0f,
                           .share = octaves->share[k]};
    return (NoiseFold){
        .fractal = plan->params.fractal,
        .ping_pong = (float)plan->params.ping_pong_strength,
        .weight = plan->weighted_strength,
        .visibility = noise_octaves_visibility(octaves, k, level),
        .mean = plan->signal_mean[k],
        .share = octaves->share[k],
        .inverse_peak = octaves->inverse_peak[k],
        .cell = (float)(plan->damping / octaves->octave[k].frequency),
    };
}
