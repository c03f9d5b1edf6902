/* SPDX-License-Identifier: MIT
 *
 * The sets of gradients from which lattice points draw theirs.
 */
#ifndef NOISE_GRADIENTS_H
#define NOISE_GRADIENTS_H

#include <noise/noise.h>

/* 2^n gradients, chosen by the uppermost n bits of a hash. */
typedef struct NoiseGradientSet {
    const float (*gradient)[4]; /* x, y, z, w */
    int shift;                  /* 32 - n */
} NoiseGradientSet;

/* By NoiseGradients, and by dimensions - 1. */
extern const NoiseGradientSet noise_gradient_sets[2][4];

static inline const float *
noise_gradient_of_hash(const NoiseGradientSet *set, uint32_t hash)
{
    return set->gradient[hash >> set->shift];
}

#endif
