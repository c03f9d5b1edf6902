/* SPDX-License-Identifier: MIT
 *
 * Octaves: how many, how fine, how strong.
 */
#ifndef NOISE_OCTAVES_H
#define NOISE_OCTAVES_H

#include <noise/noise.h>

/* The limit of `octaves`. */
#define NOISE_OCTAVES_MAX 16

/* Cells in a pixel.  Places are below 2^33 pixels from the pattern's origin,
 * so that cell numbers stay below 2^57. */
#define NOISE_FREQUENCY_MAX 16777216.0 /* 2^24 */

/* From 1 to NOISE_OCTAVES_MAX; the last one may be a fraction. */
int noise_octave_count(const NoiseParams *params);

/* Cells of octave k in a pixel. */
double noise_octave_frequency(const NoiseParams *params, int k);

/* Strength of octave k: persistence^k, and for the last one its fraction. */
double noise_octave_amplitude(const NoiseParams *params, int k);

#endif
