/* SPDX-License-Identifier: MIT
 *
 * noise_add(), which folds an octave's noise and adds it to sums; see NoiseKernels.
 */
#ifndef NOISE_ADD_H
#define NOISE_ADD_H

#include "../../vec/vec.h"
#include "basis.h"

void NOISE_STAMP(noise_add)(const NoiseFold *fold, const float *noise, int n,
                            float *strength, float *sum,
                            const NoiseRises *rises);

#endif
