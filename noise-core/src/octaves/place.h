/* SPDX-License-Identifier: MIT
 *
 * Places on the canvas: periods, offset, warp.
 */
#ifndef NOISE_PLACE_H
#define NOISE_PLACE_H

#include "../lattice/lattice.h"
#include "field.h"

/* Takes a place to [0, period), unless the period is 0 or so small that
 * noise_floor() would overflow: noise_params_check() lets that pass only along
 * axes that do not change the noise. */
static inline double
noise_place_wrap(double place, double period)
{
    if (fabs(place) >= period * 0x1p53)
        return place;
    return place - period * (double)noise_floor(place / period);
}

/* Takes a place on the canvas, x or y, in pixels, to where fields are drawn: subtracts
 * the offset, and reduces the result to the period, unless that is 0.  Places a period
 * apart become the same number. */
static inline double
noise_place_reduce(double place, double period, double offset)
{
    if (period == 0.0)
        return place - offset;
    /* Before the offset is subtracted, whole pixels are still exact. */
    return noise_place_wrap(noise_place_wrap(place, period) - offset, period);
}

/* Does the same to n places along x (axis 0) or y, with the plan's period. */
void noise_places_reduce(const NoisePlan *plan, int axis, double offset,
                         double *place, int n);

/* Takes n places in depth, z and w in cells, to where fields are drawn: reduces z to
 * its period, and moves both by the phase: through the period, and along the circle of
 * a loop. */
void noise_depths_move(const NoisePlan *plan, double *z, double *w, int n);

/* What noise_span_warp() says, of a plan with warp. */
void noise_span_displace(NoiseSpan *span, const float *const *first,
                         NoiseJacobian *jacobian, NoisePlaces *places);

/* Moves the reduced places of a span by the warp, if there is one: they become
 * `places`, which may be those of the span, and no longer are a row.  first, if not
 * NULL, has the sums of the first round's fields for x and y.  jacobian may be NULL;
 * its n_axes is set. */
static inline void
noise_span_warp(NoiseSpan *span, const float *const *first,
                NoiseJacobian *jacobian, NoisePlaces *places)
{
    if (span->plan->params.warp_amount != 0.0)
        noise_span_displace(span, first, jacobian, places);
}

#endif
