/* SPDX-License-Identifier: MIT
 *
 * Places on the canvas: periods, offset, warp.
 */
#ifndef NOISE_PLACE_H
#define NOISE_PLACE_H

#include "field.h"

/* Takes a place on the canvas, x or y, in pixels, to where fields are drawn: subtracts
 * the offset, and reduces the result to the period, unless that is 0.  Places a period
 * apart become the same number. */
double noise_place_reduce(double place, double period, double offset);

/* Does the same to n places along x (axis 0) or y, with the plan's period. */
void noise_places_reduce(const NoisePlan *plan, int axis, double offset,
                         double *place, int n);

/* Takes a place in depth, z and w in cells, to where fields are drawn: reduces z to its
 * period, and moves both by the phase: through the period, and along the circle of a
 * loop. */
void noise_depth_move(const NoisePlan *plan, double *z, double *w);

/* Moves the reduced places of a span by the warp, if there is one: they become
 * `places`, which may be those of the span, and no longer are a row.  first, if not
 * NULL, has the sums of the first round's fields for x and y.  jacobian may be NULL;
 * its n_axes is set. */
void noise_span_warp(NoiseSpan *span, const float *const *first,
                     NoiseJacobian *jacobian, NoisePlaces *places);

#endif
