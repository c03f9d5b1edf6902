/* SPDX-License-Identifier: MIT
 *
 * Places on the canvas: periods, offset, warp.
 */
#include "place.h"

#include <math.h>
#include <string.h>

#include "field.h"
#include "lattice.h"

static double
reduce(double place, double period)
{
    /* A period far below what a number can tell apart is one that this noise
     * does not use. */
    if (fabs(place) >= period * 0x1p53)
        return place;
    return place - period * (double)noise_floor(place / period);
}

void
noise_place_reduce(const NoisePlan *plan, double place[4])
{
    const NoiseParams *params = &plan->params;
    const double turn = params->phase - (double)noise_floor(params->phase);

    /* First as it is, so that whole pixels stay whole, and then where the
     * offset has taken it. */
    place[0] = reduce(place[0], params->period_x) - params->offset_x;
    place[1] = reduce(place[1], params->period_y) - params->offset_y;
    place[0] = reduce(place[0], params->period_x);
    place[1] = reduce(place[1], params->period_y);
    place[2] = reduce(place[2], params->period_z) + turn * params->period_z;
}

/* One component of a round's displacement, from -1 to 1. */
static double
displace(const NoisePlan *plan, int field, const double place[4],
         double gradient[4])
{
    const NoiseField *warp = &plan->warp;
    double sum = 0.0;

    for (int k = 0; k < warp->n_octaves; k++) {
        const NoiseOctave *octave = &warp->octave[k];
        const NoiseLayer layer = {
            .shape = &warp->shape,
            .period = &octave->period,
            .key = noise_plan_key(plan, field, k),
        };
        const double share = (double)warp->share[k] * warp->inverse_bound;
        double on_lattice[4];
        float noise, rise[4] = {0};
        NoisePlaces one;
        for (int axis = 0; axis < 4; axis++)
            one.at[axis][0] = on_lattice[axis] =
                noise_octave_place(octave, axis, place);
        warp->basis->points(&layer, &one, 1, &noise);
        sum += share * noise;
        if (gradient == NULL)
            continue;
        warp->basis->gradient(&layer, on_lattice, rise);
        for (int axis = 0; axis < 4; axis++) {
            for (int i = 0; i < 4; i++)
                gradient[axis] += share * rise[i] * octave->map[i][axis];
        }
    }
    return sum;
}

/* One round: from `from` to where the warp found at `at` takes it.  before is
 * the Jacobian of `at`. */
static void
warp_once(const NoisePlan *plan, int round, const double from[4],
          const double at[4], double (*before)[4], double to[4])
{
    const double amount = plan->params.warp_amount;
    double after[2][4] = {{1, 0, 0, 0}, {0, 1, 0, 0}};

    memcpy(to, from, sizeof(double[4]));
    for (int i = 0; i < 2; i++) {
        double rise[4] = {0};
        to[i] += amount * displace(plan, NOISE_FIELD_WARP + 2 * round + i, at,
                                   before != NULL ? rise : NULL);
        if (before == NULL)
            continue;
        for (int axis = 0; axis < 4; axis++) {
            const double own = axis < 2 ? 0.0 : rise[axis];
            after[i][axis] += amount * (rise[0] * before[0][axis] +
                                        rise[1] * before[1][axis] + own);
        }
    }
    if (before != NULL)
        memcpy(before, after, sizeof after);
}

void
noise_place_warp(const NoisePlan *plan, double place[4], double jacobian[2][4])
{
    const double start[4] = {place[0], place[1], place[2], place[3]};
    double at[4];

    if (jacobian != NULL)
        memcpy(jacobian, (double[2][4]){{1, 0, 0, 0}, {0, 1, 0, 0}},
               sizeof(double[2][4]));
    if (plan->params.warp_amount == 0.0)
        return;
    for (int round = 0; round <= (int)plan->params.warp_rounds; round++) {
        memcpy(at, place, sizeof at);
        warp_once(plan, round, start, at, jacobian, place);
    }
    place[0] = reduce(place[0], plan->params.period_x);
    place[1] = reduce(place[1], plan->params.period_y);
}
