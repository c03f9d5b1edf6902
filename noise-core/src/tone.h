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

#endif
