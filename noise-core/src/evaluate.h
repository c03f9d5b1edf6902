/* SPDX-License-Identifier: MIT
 *
 * Blocks of places on the canvas: their values, and how these rise.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "place.h"

/* Moves n places on the canvas to where the fields are looked up, and repeats
 * the last up to a multiple of NOISE_LANES, which is returned.  jacobian is as
 * for noise_places_warp(). */
int noise_evaluate_move(const NoisePlan *plan, NoisePlaces *places, int n,
                        NoiseJacobian *jacobian);

/* The values at n places on the canvas, and how they rise along x and y, in
 * 1 / pixel, and along z and w, in 1 / cell.  Changes places. */
void noise_evaluate_slopes(const NoisePlan *plan, int channel, int32_t level,
                           NoisePlaces *places, int n, float *value,
                           NoiseSlopes *slopes);

#endif
