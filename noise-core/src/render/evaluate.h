/* SPDX-License-Identifier: MIT
 *
 * Values of a block of places, and their slopes.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "../octaves/place.h"
#include "../plan/plan.h"

/* The values at a span of places, and those of their slopes that are wanted:
 * along x and y of the canvas, in 1 / pixel, and along z and w, in 1 / cell.
 * With warp, places and jacobian are those that noise_span_warp() leaves.
 * tone is the plan's tone, or its terrain. */
void noise_evaluate_slopes(const NoiseSpan *span, const NoiseTone *tone,
                           const NoiseJacobian *jacobian, float *value,
                           NoiseSlopes *slopes);

/* The same along x and y for noise without slopes: differences from the pixels
 * before to those after, at the span's level.  Its places are not warped yet. */
void noise_evaluate_differences(const NoiseSpan *span, const NoiseTone *tone,
                                float *value, NoiseSlopes *slopes);

/* Makes values of sums, and turns the slopes of the sums into theirs. */
void noise_evaluate_sums(const NoiseSpan *span, const NoiseTone *tone,
                         const float *sum, float *value, NoiseSlopes *slopes);

#endif
