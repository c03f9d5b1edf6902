/* SPDX-License-Identifier: MIT
 *
 * Evaluates values, and their slopes, at a block of places.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "../octaves/place.h"

/* Points farther than this from 0, in pixels or cells, have no value. */
#define NOISE_PLACE_MAX 4294967296.0 /* 2^32 */

/* Computes the values at a span of places and their slopes along the first
 * slopes->n_axes axes, in 1 / pixel along x and y of the canvas, and in 1 / cell
 * along z and w.  With warp, noise_span_warp() must have filled in the places and
 * jacobian.  tone is the plan's tone, or its terrain. */
void noise_evaluate_slopes(const NoiseSpan *span, const NoiseTone *tone,
                           const NoiseJacobian *jacobian, float *value,
                           NoiseSlopes *slopes);

/* Does the same along x and y for noise without slopes, by taking differences
 * between the pixels before and after, which are as wide as the span's.  The span's
 * places must not be warped yet. */
void noise_evaluate_differences(const NoiseSpan *span, const NoiseTone *tone,
                                float *value, NoiseSlopes *slopes);

/* Turns sums into values and, unless slopes is NULL, slopes of sums into slopes of
 * values.  value may be NULL if only slopes are wanted and cells do not shade
 * values. */
void noise_evaluate_sums(const NoiseSpan *span, const NoiseTone *tone,
                         const float *sum, float *value, NoiseSlopes *slopes);

/* Fills in the values of a plan, in [0, 1], at n places, NOISE_BLOCK at most.  The
 * places are x and y in full pixels, with the offset already subtracted.  Fills
 * value up to a multiple of NOISE_LANES. */
void noise_evaluate_places(const NoisePlan *plan, double pixel, int n,
                           const double *const place[2], float *value);

/* Do what noise_evaluate() and noise_evaluate_raw() promise, for one noise. */
void noise_points_evaluate(const NoisePlan *plan, size_t n_points,
                           const NoisePoints *points, float *value,
                           float *gradient);
void noise_points_raw(const NoisePlan *plan, size_t n_points,
                      const NoisePoints *points, float *value);

#endif
