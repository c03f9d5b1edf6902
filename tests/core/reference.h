/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The algorithms once more, in double precision and straight from the papers:
 * one lattice point at a time, with nothing shared between pixels.  Only the
 * hash and the choice of gradients are the core's.
 */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <noise/noise.h>

/* The basis at the place (x, y), in cells, for octave 0 of a seed; from -bound
 * to bound. */
double reference_basis(NoiseAlgorithm algorithm, uint64_t seed, int octave,
                       double x, double y);

/* The largest value that the paper's formula can reach. */
double reference_bound(NoiseAlgorithm algorithm);

#endif
