/* SPDX-License-Identifier: MIT
 *
 * From sums of octaves to picture values.
 */
#ifndef NOISE_TONE_H
#define NOISE_TONE_H

#include <noise/noise.h>

typedef struct NoiseTone {
    /* full: sums are centred, stretched and limited; else value = sum / 2 +
     * middle. */
    bool is_full;
    float centre, stretch, middle;
    /* The curves' constants; 0 for none. */
    float bias, gain;
    float bands, last_band;
    float low,
        range; /* value = low + range * value, range negative to invert */
} NoiseTone;

/* The parameters' tone; centre and stretch are left to noise_normalise(). */
void noise_tone_init(NoiseTone *tone, const NoiseParams *params);

/* Maps n sums, in [-1, 1], to values, in [0, 1], in place. */
void noise_tone_row(const NoiseTone *tone, float *values, int n);

/* The value of one sum, the same bits; stores the derivative in *slope. */
float noise_tone_value(const NoiseTone *tone, float sum, float *slope);

#endif
