/* SPDX-License-Identifier: MIT
 *
 * Turns sums of octaves into values of the picture.
 */
#ifndef NOISE_TONE_H
#define NOISE_TONE_H

#include <noise-core/noise.h>

/* Clips a number to [0, 1].  Compilers can vectorize this form, unlike fminf(). */
static inline float
noise_clip(float x)
{
    const float above = x > 0.0f ? x : 0.0f;

    return above < 1.0f ? above : 1.0f;
}

/* Which steps a tone consists of.  The loop over values is compiled once for each
 * common kind. */
typedef struct NoiseToneKind {
    /* True if sums are centered, stretched and limited.  If false, the value is
     * sum / 2 + middle. */
    bool is_full;
    /* True if is_full is true and the noise has hard ends, or spots on a ground
     * (normalize.c explains both).  Then t, the centered and stretched sum, is
     * raised to at least `lowest`, and bent by `knee`, which goes from 0 (not bent)
     * to 1.  The value is middle + rise * t. */
    bool is_bound;
    bool has_curves; /* bias, gain or bands */
    bool is_whole; /* values need no range and no clamp: low is 0, range is 1 */
} NoiseToneKind;

typedef struct NoiseTone {
    NoiseToneKind kind;
    float lowest, knee, rise;
    /* True if slopes ignore the bands and the curve's knee, as if the curve were
     * straight everywhere.  Otherwise, landscapes would be flat where they are very
     * high or very low, and terraces would have no relief. */
    bool is_terrain;
    float center, stretch, middle;
    /* The constants of the curves; 0 switches a curve off. */
    float bias, gain;
    float bands, last_band;
    /* value = low + range * value; range is negative if values are inverted */
    float low, range;
} NoiseTone;

/* Sets the fields that depend only on parameters.  make-plan.c and normalize.c set
 * the rest. */
void noise_tone_init(NoiseTone *tone, const NoiseParams *params);

/* Returns the factor by which a contrast from -100 to 100 stretches sums: 0 (flat)
 * for -100, 1 for 0, and 10 for 100. */
double noise_tone_steepness(double contrast);

#endif
