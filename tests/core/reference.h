/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What the core should draw: the papers' noises in double precision, with the
 * core's hash and sets of gradients.
 */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <noise-core/noise.h>

#include "papers/cells.h"

/* One octave of value, Perlin or simplex noise at a place on its lattice, in
 * cells, divided by its bound; and its derivatives unless gradient is NULL. */
double reference_noise(const NoiseParams *params, int octave,
                       const double place[4], double *gradient);

/* One octave of spots at a place on its lattice, from 0 to 1. */
double reference_spots(const NoiseParams *params, int octave,
                       const double place[4]);

/* One octave of a feature of distances at a place on its lattice, in cells. */
double reference_feature(const NoiseParams *params, int octave,
                         const double place[4], PaperFeature feature);

/* One octave of scratches at a place on its lattice, from 0 to 1, which are as
 * wide as asked. */
double reference_scratches(const NoiseParams *params, int octave,
                           const double place[4]);

/* The sum of the waves of one octave of phasor noise, in cells; stores its real
 * and imaginary part. */
void reference_phasor(const NoiseParams *params, int octave,
                      const double place[4], double sum[2]);

/* The bound: no value before the division is larger. */
double reference_bound(const NoiseParams *params);

#endif
