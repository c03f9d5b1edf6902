/* SPDX-License-Identifier: MIT
 *
 * Places on the canvas: periods, offset, warp.
 */
#ifndef NOISE_PLACE_H
#define NOISE_PLACE_H

#include "../plan/plan.h"

/* Takes places on the canvas, x (axis 0) or y, in pixels, to where the fields
 * are looked up: reduced to the periods, without the offset. */
void noise_places_reduce(const NoisePlan *plan, int axis, double *place, int n);

/* The same for z, in cells. */
double noise_depth_reduce(const NoisePlan *plan, double z);

/* Repeats the last of n columns' x up to a multiple of NOISE_LANES, which is
 * returned. */
int noise_pad_columns(double *x, int n);

/* Repeats the last of n places up to a multiple of NOISE_LANES, which is
 * returned. */
int noise_pad_places(NoisePlaces *places, int n);

/* How warped places change with the old ones: along[new x or y][old axis]. */
typedef struct NoiseJacobian {
    double along[2][4][NOISE_BLOCK];
} NoiseJacobian;

/* From slopes at warped places to slopes at those they came from. */
void noise_slopes_warp(const NoiseJacobian *jacobian, int n,
                       NoiseSlopes *slopes);

/* Moves n reduced places by the warp.  jacobian may be NULL; it is left alone
 * where there is no warp. */
void noise_places_warp(const NoisePlan *plan, NoisePlaces *places, int n,
                       NoiseJacobian *jacobian);

#endif
