/* SPDX-License-Identifier: MIT
 *
 * Computes values and their slopes at places.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "../octaves/place.h"

/* Points farther than this from 0, in pixels or cells, have no value. */
#define NOISE_PLACE_MAX 4294967296.0 /* 2^32 */

/* Computes the values at a span's places, and their slopes along the first
 * slopes->n_axes axes: in 1 / pixel along x and y of the canvas, in 1 / cell along z
 * and w.  If the plan has a warp, noise_span_warp() must have moved the places and
 * filled in jacobian.  `tone` is either the plan's tone or its terrain. */
void noise_evaluate_slopes(const NoiseSpan *span, const NoiseTone *tone,
                           const NoiseJacobian *jacobian, float *value,
                           NoiseSlopes *slopes);

/* Does the same as noise_evaluate_slopes(), but only along x and y, for noise that
 * cannot compute its slopes: computes each slope from the values one pixel before and
 * one pixel after the place.  The span's places must not be warped yet. */
void noise_evaluate_differences(const NoiseSpan *span, const NoiseTone *tone,
                                float *value, NoiseSlopes *slopes);

/* Turns sums into values and, unless `slopes` is NULL, the slopes of sums into slopes
 * of values.  `value` may be NULL if the caller wants only slopes, and cells do not
 * shade values. */
void noise_evaluate_sums(const NoiseSpan *span, const NoiseTone *tone,
                         const float *sum, float *value, NoiseSlopes *slopes);

/* Fills in a plan's values, in [0, 1], at n places (at most NOISE_BLOCK).  Their x
 * and y are in pixels of level 0, with the offset already subtracted.  Pads `value`
 * to a multiple of NOISE_LANES.  Here and below, `views` are the pictures, or
 * NULL. */
void noise_evaluate_places(const NoisePlan *plan, double pixel,
                           const NoiseViews *views, int n,
                           const double *const place[2], float *value);

/* Implement noise_evaluate() and noise_evaluate_raw() for one noise. */
void noise_points_evaluate(const NoisePlan *plan, const NoiseViews *views,
                           size_t n_points, const NoisePoints *points,
                           float *value, float *gradient);
void noise_points_raw(const NoisePlan *plan, const NoiseViews *views,
                      size_t n_points, const NoisePoints *points, float *value);

#endif
