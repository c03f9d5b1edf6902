/* SPDX-License-Identifier: MIT
 *
 * Places on the canvas: periods, offset, warp.
 */
#ifndef NOISE_PLACE_H
#define NOISE_PLACE_H

#include "field.h"

/* Subtracts an offset from n places along x (axis 0) or y, and reduces them to the
 * plan's period: see noise_place_reduce(). */
void noise_places_reduce(const NoisePlan *plan, int axis, double offset,
                         double *place, int n);

/* Wraps n depths z into the period, then shifts z and w by the phase, all in cells.
 * As the phase goes from 0 to 1, z moves through one period.  If the noise also has
 * a loop path, z and w go once around a circle as well or, if the noise leaps, z
 * moves on by whole cells. */
void noise_depths_move(const NoisePlan *plan, double *z, double *w, int n);

/* Does the work of noise_span_warp() if the plan has a warp. */
void noise_span_displace(NoiseSpan *span, const float *const *first,
                         NoiseJacobian *jacobian, NoisePlaces *places);

/* Moves the places of a span by the warp, if there is one.  The places must already
 * have gone through noise_places_reduce().  Stores the moved places in `places`,
 * which may be the span's own, and sets is_row to false there.  Unless `first` is
 * NULL, it points to the sums of the first round's fields for x and y.  `jacobian`
 * may be NULL; otherwise, its n_axes must be set. */
static inline void
noise_span_warp(NoiseSpan *span, const float *const *first,
                NoiseJacobian *jacobian, NoisePlaces *places)
{
    if (span->plan->params.warp_amount != 0.0)
        noise_span_displace(span, first, jacobian, places);
}

#endif
