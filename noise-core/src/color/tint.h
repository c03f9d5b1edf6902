/* SPDX-License-Identifier: MIT
 *
 * Saturation and base color of independent colors.
 */
#ifndef NOISE_TINT_H
#define NOISE_TINT_H

#include "ramp.h"

typedef struct NoiseTint {
    bool is_on;
    float saturation;
    /* The slopes of each color over its value: below middle gray, where both are
     * counted up from black, and above it, where both are counted down from
     * white. */
    float below[NOISE_ALPHA], above[NOISE_ALPHA];
    float alpha; /* factor of the pixels' alpha */
} NoiseTint;

/* Sets the tint from parameters. */
void noise_tint_init(NoiseTint *tint, const NoiseParams *params);

/* Tints n pixels of four floats, whose colors are still the fields' values. */
void noise_tint_paint(const NoiseTint *tint, int n, float *pixels);

#endif
