/* SPDX-License-Identifier: MIT
 *
 * Blocks of places: their values, and how these rise.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "plan.h"

/* The values at n places as noise_place_reduce() leaves them, and how they rise
 * along x and y of the canvas, in 1 / pixel, and along z and w, in 1 / cell.
 * Moves the places by the warp; without one, straight ones share y, z and w,
 * which only the first has then. */
void noise_evaluate_slopes(const NoisePlan *plan, int channel, int32_t level,
                           NoisePlaces *places, bool is_straight, int n,
                           float *value, NoiseSlopes *slopes);

#endif
