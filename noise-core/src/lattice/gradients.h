/* SPDX-License-Identifier: MIT
 *
 * The sets of gradients from which lattice points draw theirs.
 */
#ifndef NOISE_GRADIENTS_H
#define NOISE_GRADIENTS_H

#include <noise/noise.h>

#define NOISE_GRADIENTS_MAX 64

/* One half of a set: of a hash the uppermost bit says whether the gradient is
 * the opposite one, and the next noise_gradient_bits() which.  Repeated, so
 * that higher bits of the number do not matter. */
typedef struct NoiseGradientTable {
    bool is_large;
    float along[4][NOISE_GRADIENTS_MAX]; /* x, y, z, w */
} NoiseGradientTable;

/* A large set has its own number in three and four dimensions. */
static inline int
noise_gradient_bits(int dimensions, bool is_large)
{
    if (dimensions < 3)
        return 3;
    return is_large ? dimensions + 1 : dimensions;
}

/* Fills the table of a set, each gradient times the factor. */
void noise_gradients_fill(NoiseGradientTable *table, NoiseGradients gradients,
                          int dimensions, float factor);

#endif
