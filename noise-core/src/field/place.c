/* SPDX-License-Identifier: MIT
 *
 * Places on the canvas: periods, offset, warp.
 */
#include "place.h"

#include <math.h>
#include <string.h>

#include "../lattice/lattice.h"
#include "field.h"

static double
reduce(double place, double period)
{
    /* There is no period, or one so small that noise_floor() would overflow.
     * The check lets that pass only along axes that do not change the noise. */
    if (fabs(place) >= period * 0x1p53)
        return place;
    return place - period * (double)noise_floor(place / period);
}

/* Reduces a place before the offset is subtracted, so that places a period
 * apart become the same number, and again after it. */
static double
reduce_pixel(double place, double period, double offset)
{
    return reduce(reduce(place, period) - offset, period);
}

void
noise_places_reduce(const NoisePlan *plan, int axis, double *place, int n)
{
    const NoiseParams *params = &plan->params;
    const double period = axis == 0 ? params->period_x : params->period_y;
    const double offset = axis == 0 ? params->offset_x : params->offset_y;

    for (int i = 0; i < n; i++)
        place[i] = period == 0.0 ? place[i] - offset
                                 : reduce_pixel(place[i], period, offset);
}

double
noise_depth_reduce(const NoisePlan *plan, double z)
{
    const NoiseParams *params = &plan->params;
    const double turn = params->phase - (double)noise_floor(params->phase);

    return reduce(z, params->period_z) + turn * params->period_z;
}

/* What a round of warp adds to x or to y, divided by the warp's amount. */
typedef struct Displacement {
    double amount[NOISE_BLOCK];   /* -1 to 1 */
    double along[4][NOISE_BLOCK]; /* its slopes */
} Displacement;

static void
displace(const NoisePlan *plan, int field, const NoisePlaces *places, int n,
         bool has_slopes, Displacement *displacement)
{
    const NoiseOctaves *warp = &plan->warp;
    const NoiseKernels *kernels = noise_plan_kernels(plan, n);
    const NoiseBasis *basis = kernels->basis[warp->algorithm];

    memset(displacement->amount, 0, sizeof(double) * (size_t)n);
    for (int axis = 0; has_slopes && axis < 4; axis++)
        memset(displacement->along[axis], 0, sizeof(double) * (size_t)n);
    for (int k = 0; k < warp->n_octaves; k++) {
        const NoiseOctave *octave = &warp->octave[k];
        const NoiseLayer layer = noise_plan_layer(plan, warp, field, k, true);
        float noise[NOISE_BLOCK];
        NoisePlaces on_lattice;
        NoiseSlopes rise;
        kernels->find_places(octave, warp->shape.dimensions, places, false, n,
                             &on_lattice);
        basis->points(&layer, &on_lattice, n, noise);
        for (int i = 0; i < n; i++)
            displacement->amount[i] += noise[i];
        if (!has_slopes)
            continue;
        basis->slopes(&layer, &on_lattice, n, &rise);
        for (int axis = 0; axis < 4; axis++) {
            for (int row = 0; row < 4; row++) {
                for (int i = 0; i < n; i++)
                    displacement->along[axis][i] +=
                        rise.along[row][i] * octave->map[row][axis];
            }
        }
    }
}

static void
begin_jacobian(NoiseJacobian *jacobian, int n)
{
    for (int row = 0; row < 2; row++) {
        for (int axis = 0; axis < 4; axis++) {
            for (int i = 0; i < n; i++)
                jacobian->along[row][axis][i] = row == axis ? 1.0 : 0.0;
        }
    }
}

/* The Jacobian's row of x or y after a round, from the one before it. */
static void
warp_row(const Displacement *displacement, double amount,
         const NoiseJacobian *before, int row, int n, NoiseJacobian *after)
{
    for (int axis = 0; axis < 4; axis++) {
        for (int i = 0; i < n; i++) {
            const double own = axis < 2 ? 0.0 : displacement->along[axis][i];
            const double start = row == axis ? 1.0 : 0.0;
            after->along[row][axis][i] =
                start +
                amount *
                    (displacement->along[0][i] * before->along[0][axis][i] +
                     displacement->along[1][i] * before->along[1][axis][i] +
                     own);
        }
    }
}

/* One round of warp: places become `start` plus the displacement found at the
 * places so far. */
static void
warp_once(const NoisePlan *plan, int round, const NoisePlaces *start,
          NoisePlaces *places, int n, NoiseJacobian *jacobian)
{
    const NoisePlaces at = *places;
    NoiseJacobian before;

    if (jacobian != NULL)
        before = *jacobian;
    for (int row = 0; row < 2; row++) {
        Displacement displacement;
        displace(plan, NOISE_FIELD_WARP + 2 * round + row, &at, n,
                 jacobian != NULL, &displacement);
        for (int i = 0; i < n; i++)
            places->at[row][i] = start->at[row][i] + plan->params.warp_amount *
                                                         displacement.amount[i];
        if (jacobian != NULL)
            warp_row(&displacement, plan->params.warp_amount, &before, row, n,
                     jacobian);
    }
}

int
noise_pad_columns(double *x, int n)
{
    const int n_padded = (n + NOISE_LANES - 1) / NOISE_LANES * NOISE_LANES;

    for (int i = n; i < n_padded; i++)
        x[i] = x[n - 1];
    return n_padded;
}

int
noise_pad_places(NoisePlaces *places, int n)
{
    int n_padded = n;

    for (int axis = 0; axis < 4; axis++)
        n_padded = noise_pad_columns(places->at[axis], n);
    return n_padded;
}

void
noise_places_warp(const NoisePlan *plan, NoisePlaces *places, int n,
                  NoiseJacobian *jacobian)
{
    if (plan->params.warp_amount == 0.0)
        return;
    if (jacobian != NULL)
        begin_jacobian(jacobian, n);
    const NoisePlaces start = *places;
    for (int round = 0; round <= (int)plan->params.warp_rounds; round++)
        warp_once(plan, round, &start, places, n, jacobian);
    for (int i = 0; i < n; i++) {
        places->at[0][i] = reduce(places->at[0][i], plan->params.period_x);
        places->at[1][i] = reduce(places->at[1][i], plan->params.period_y);
    }
}

void
noise_slopes_warp(const NoiseJacobian *jacobian, int n, NoiseSlopes *slopes)
{
    for (int i = 0; i < n; i++) {
        const float x = slopes->along[0][i];
        const float y = slopes->along[1][i];
        for (int axis = 0; axis < 4; axis++) {
            const double own = axis < 2 ? 0.0 : slopes->along[axis][i];
            slopes->along[axis][i] =
                (float)(x * jacobian->along[0][axis][i] +
                        y * jacobian->along[1][axis][i] + own);
        }
    }
}
