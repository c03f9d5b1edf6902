/* SPDX-License-Identifier: MIT
 *
 * The saturation and base color of pictures with independent colors.
 */
#ifndef NOISE_TINT_H
#define NOISE_TINT_H

#include "ramp.h"

typedef struct NoiseTint {
    bool is_on;
    float saturation;
    /* Factors for each channel.  Below middle gray, `below` multiplies the value;
     * above it, `above` multiplies the distance from white. */
    float below[NOISE_ALPHA], above[NOISE_ALPHA];
    float alpha; /* factor for the pixels' alpha */
} NoiseTint;

/* Sets the tint from parameters. */
void noise_tint_init(NoiseTint *tint, const NoiseParams *params);

/* Tints n pixels of four floats in place.  On entry, their channels hold the values
 * of the fields. */
void noise_tint_paint(const NoiseTint *tint, int n, float *pixels);

#endif
