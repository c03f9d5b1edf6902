/* SPDX-License-Identifier: MIT
 *
 * A plan: checked parameters, and what follows from them.
 */
#ifndef NOISE_PLAN_H
#define NOISE_PLAN_H

#include <noise/noise.h>

#include "kernels.h"
#include "octaves.h"

struct NoisePlan {
    NoiseParams params;
    const NoiseBasis *basis;
    int n_octaves;
    NoiseOctave octave[NOISE_OCTAVES_MAX];
    /* What the sum of octaves is multiplied by before the limiter; 0 means
     * no limiter (normalisation exact). */
    float gain;
};

#endif
