/* SPDX-License-Identifier: MIT
 *
 * Independent colors, drawn towards gray and around a color.
 */
#ifndef NOISE_TINT_H
#define NOISE_TINT_H

#include "ramp.h"

typedef struct NoiseTint {
    bool is_on;
    float saturation;
    /* Steps of the three colors for a step of value: below middle gray, up from
     * black, and above it, down from white. */
    float below[NOISE_ALPHA], above[NOISE_ALPHA];
    float alpha; /* times that of the pixels */
} NoiseTint;

/* The parameters' tint. */
void noise_tint_init(NoiseTint *tint, const NoiseParams *params);

/* Tints n pixels of four floats, whose colors are values still. */
void noise_tint_paint(const NoiseTint *tint, int n, float *pixels);

#endif
