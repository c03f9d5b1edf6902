/* SPDX-License-Identifier: MIT
 *
 * Values of a block of places, and their slopes.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "../octaves/place.h"

/* Beyond this many pixels or cells from 0 a point has no value. */
#define NOISE_PLACE_MAX 4294967296.0 /* 2^32 */

/* The values at a span of places, and those of their slopes that are wanted:
 * along x and y of the canvas, in 1 / pixel, and along z and w, in 1 / cell.
 * With warp, places and jacobian are those that noise_span_warp() leaves.
 * tone is the plan's tone, or its terrain. */
void noise_evaluate_slopes(const NoiseSpan *span, const NoiseTone *tone,
                           const NoiseJacobian *jacobian, float *value,
                           NoiseSlopes *slopes);

/* The same along x and y for noise without slopes: differences from the pixels
 * before to those after, as wide as the span's.  Its places are not warped yet. */
void noise_evaluate_differences(const NoiseSpan *span, const NoiseTone *tone,
                                float *value, NoiseSlopes *slopes);

/* Makes values of sums, and turns the slopes of the sums into theirs, unless
 * slopes is NULL; value may be NULL for slopes alone, unless cells shade. */
void noise_evaluate_sums(const NoiseSpan *span, const NoiseTone *tone,
                         const float *sum, float *value, NoiseSlopes *slopes);

/* Fills in the values of a plan, in [0, 1], at n places, NOISE_BLOCK at most: x and y
 * in full pixels, from which the offset is already subtracted.  Writes value up to a
 * multiple of NOISE_LANES. */
void noise_evaluate_places(const NoisePlan *plan, double pixel, int n,
                           const double *const place[2], float *value);

/* What noise_evaluate() and noise_evaluate_raw() say, of one noise. */
void noise_points_evaluate(const NoisePlan *plan, size_t n_points,
                           const NoisePoints *points, float *value,
                           float *gradient);
void noise_points_raw(const NoisePlan *plan, size_t n_points,
                      const NoisePoints *points, float *value);

#endif
