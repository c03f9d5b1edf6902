/* SPDX-License-Identifier: MIT
 *
 * The sets of gradients from which lattice points draw theirs.
 */
#ifndef NOISE_GRADIENTS_H
#define NOISE_GRADIENTS_H

#include <noise/noise.h>

/* A set's gradients, repeated to be as many as a number of dimensions ever
 * has. */
typedef struct NoiseGradientTable {
    float along[4][64]; /* x, y, z, w */
} NoiseGradientTable;

/* As many bits choose a gradient, the uppermost ones of a hash. */
static inline int
noise_gradient_bits(int dimensions)
{
    return dimensions < 3 ? 4 : dimensions + 2;
}

void noise_gradients_fill(NoiseGradientTable *table, NoiseGradients gradients,
                          int dimensions);

/* Gradient `number` of those that `axes` has in space: the sixteen cases of
 * K. Perlin, "Improving Noise", 2002. */
const float *noise_gradient_of_case(int number);

#endif
