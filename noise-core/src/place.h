/* SPDX-License-Identifier: MIT
 *
 * Places on the canvas: periods, offset, warp.
 */
#ifndef NOISE_PLACE_H
#define NOISE_PLACE_H

#include "plan.h"

/* Takes a place on the canvas, x and y in pixels, z and w in cells, to where
 * the fields are looked up: reduced to the periods, without the offset. */
void noise_place_reduce(const NoisePlan *plan, double place[4]);

/* Moves a reduced place by the warp.  Unless jacobian is NULL, stores how the
 * new x and y change with the old place: jacobian[new][old]. */
void noise_place_warp(const NoisePlan *plan, double place[4],
                      double jacobian[2][4]);

#endif
