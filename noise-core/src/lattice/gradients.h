/* SPDX-License-Identifier: MIT
 *
 * The sets of gradients that lattice points choose from.
 */
#ifndef NOISE_GRADIENTS_H
#define NOISE_GRADIENTS_H

#include <noise-core/noise.h>

#define NOISE_GRADIENTS_MAX 64

/* Half a set of gradients.  The top bit of a hash says whether to take the opposite
 * gradient, and the bits after it choose a gradient from the table; see
 * noise_gradient_number().  The table repeats, so higher bits of an index do not
 * matter. */
typedef struct NoiseGradientTable {
    bool is_large;
    float along[4][NOISE_GRADIENTS_MAX]; /* x, y, z, w */
} NoiseGradientTable;

/* Returns how many bits of a hash choose a gradient from half a set.  In one and two
 * dimensions, this is always 3, because smaller sets are repeated. */
static inline int
noise_gradient_bits(int dimensions, bool is_large)
{
    if (dimensions < 3)
        return 3;
    return is_large ? dimensions + 1 : dimensions;
}

/* Fills in the table for a set of gradients that have evolved by `evolution` degrees
 * and are multiplied by `factor`. */
void noise_gradients_fill(NoiseGradientTable *table, NoiseGradients gradients,
                          int dimensions, double evolution, float factor);

#endif
