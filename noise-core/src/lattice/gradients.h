/* SPDX-License-Identifier: MIT
 *
 * The sets of gradients from which lattice points choose theirs.
 */
#ifndef NOISE_GRADIENTS_H
#define NOISE_GRADIENTS_H

#include <noise-core/noise.h>

#define NOISE_GRADIENTS_MAX 64

/* One half of a set.  The top bit of a hash says whether to take the opposite
 * gradient, and the next noise_gradient_bits() bits choose a gradient from the
 * table.  The table repeats, so that higher bits of that number do not matter. */
typedef struct NoiseGradientTable {
    bool is_large;
    float along[4][NOISE_GRADIENTS_MAX]; /* x, y, z, w */
} NoiseGradientTable;

/* Returns how many bits of a hash choose a gradient from half a set.  In one and
 * two dimensions, all sets are repeated until they have the same size. */
static inline int
noise_gradient_bits(int dimensions, bool is_large)
{
    if (dimensions < 3)
        return 3;
    return is_large ? dimensions + 1 : dimensions;
}

/* Fills in the table of a set that has evolved by an angle in degrees, and
 * multiplies each gradient by the factor. */
void noise_gradients_fill(NoiseGradientTable *table, NoiseGradients gradients,
                          int dimensions, double evolution, float factor);

#endif
