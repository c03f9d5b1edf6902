/* SPDX-License-Identifier: MIT
 *
 * Values of a block of places, and their slopes.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "../octaves/place.h"
#include "../plan/plan.h"

/* Finds the values at n places, and those of their slopes that are wanted:
 * along x and y of the canvas, in 1 / pixel, and along z and w, in 1 / cell.
 * places and jacobian are those that noise_places_warp() leaves.  is_row, for
 * plans without warp: the places share y, z and w, stored for the first one
 * only.  tone is the plan's tone, or its terrain. */
void noise_evaluate_slopes(const NoisePlan *plan, const NoiseTone *tone,
                           int field, int32_t level, const NoisePlaces *places,
                           const NoiseJacobian *jacobian, bool is_row, int n,
                           float *value, NoiseSlopes *slopes);

/* Makes values of sums, and turns the slopes of the sums into theirs. */
void noise_evaluate_sums(const NoisePlan *plan, const NoiseTone *tone,
                         int field, int32_t level, const NoisePlaces *places,
                         bool is_row, int n, const float *sum, float *value,
                         NoiseSlopes *slopes);

#endif
