/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Computes what the core should draw, in double precision and independently of its
 * kernels: the algorithms as papers and docs/algorithms.md describe them, with the
 * core's hash.  Places are in cells, on the lattice of an octave.
 */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <noise-core/noise.h>

/* Return the hash of a lattice point of n dimensions, and number k of that hash as a
 * share from 0 to 1. */
uint32_t reference_hash(const NoiseParams *params, int octave, int n,
                        const int64_t *point);
double reference_share(uint32_t hash, int k);

/* Returns one octave of value, Perlin or simplex noise, divided by its bound,
 * and stores its derivatives unless gradient is NULL. */
double reference_noise(const NoiseParams *params, int octave,
                       const double place[4], double *gradient);

/* Returns one octave of cellular noise: distances in cells, spots from 0 to 1, noise
 * of cells from -1 to 1.  Does not support the features edge and cell-value. */
double reference_feature(const NoiseParams *params, int octave,
                         const double place[4]);

/* Returns the largest possible value of a feature, which it has if each point is as
 * far away as its cell allows.  Tries 101 places, or 21 in space, along each
 * axis. */
double reference_largest(const NoiseParams *params);

/* Returns one octave of scratches, from 0 to 1, without widening thin ones. */
double reference_scratches(const NoiseParams *params, int octave,
                           const double place[4]);

/* Stores the real and imaginary parts of the sum of waves in one octave of phasor
 * noise. */
void reference_phasor(const NoiseParams *params, int octave,
                      const double place[4], double sum[2]);

/* Returns a profile of waves, from -1 to 1, at a place in waves; *slope is the
 * derivative. */
double reference_profile(NoiseWaveProfile profile, double along, double *slope);

/* An octave: its noise, from -1 to 1; its slopes along the picture's axes, per cell
 * of this octave; and its amplitude. */
typedef struct ReferenceOctave {
    double noise, slope[2], amplitude;
} ReferenceOctave;

/* Returns the sum of n octaves, from -1 to 1, with the fractal and strengths of
 * params (F. K. Musgrave in "Texturing and Modeling", 1994; I. Quilez, "Value noise
 * derivatives"). */
double reference_fractal(const NoiseParams *params, int n,
                         const ReferenceOctave *octave);

#endif
