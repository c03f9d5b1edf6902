/* SPDX-License-Identifier: MIT
 *
 * Blocks of places: their values, and how these rise.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "../field/place.h"
#include "../plan/plan.h"

/* The values at n places as noise_places_warp() leaves them with their
 * jacobian, and how they rise along x and y of the canvas, in 1 / pixel, and
 * along z and w, in 1 / cell.  Without a warp, straight places share y, z and
 * w, which only the first has then.  tone is the plan's, or its terrain. */
void noise_evaluate_slopes(const NoisePlan *plan, const NoiseTone *tone,
                           int field, int32_t level, const NoisePlaces *places,
                           const NoiseJacobian *jacobian, bool is_row, int n,
                           float *value, NoiseSlopes *slopes);

#endif
