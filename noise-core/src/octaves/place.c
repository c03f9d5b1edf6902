/* SPDX-License-Identifier: MIT
 *
 * Places on the canvas: periods, offset, warp.
 *
 *     pixel --noise_places_reduce()--> x, y    minus the offset, within the period
 *     depth --noise_depths_move()----> z, w    within the period, moved along a loop
 *             noise_span_displace()--> x, y    once for each round of warp:
 *
 *       round 1: field 4 moves x, field 5 moves y  (fields 0 to 3 are the noise's)
 *       round 2: fields 6 and 7, drawn where round 1 has moved the places; but they
 *                move the original places, so that the warp stays small
 *
 * From there, the octaves' lattices take over: see lattice/lattice.h.  A row's
 * places share y, z and w until they are warped; then each place has its own.
 */
#include "place.h"

#include <math.h>
#include <string.h>

#include "../lattice/lattice.h"

void
noise_places_reduce(const NoisePlan *plan, int axis, double offset,
                    double *place, int n)
{
    const NoiseParams *params = &plan->params;
    const double period = axis == 0 ? params->period_x : params->period_y;

    for (int i = 0; i < n; i++)
        place[i] = noise_place_reduce(place[i], period, offset);
}

void
noise_depths_move(const NoisePlan *plan, double *z, double *w, int n)
{
    const NoiseLoop *loop = &plan->loop;
    const double period = plan->params.period_z;

    for (int i = 0; i < n; i++) {
        z[i] = noise_place_wrap(z[i], period) + loop->turned + loop->path[0];
        w[i] += loop->path[1];
    }
}

/* Moves places back to their own depth after the warp, if the noise would leap on a
 * loop's path, so that only the warp follows the path. */
static void
take_back(const NoiseSpan *span, NoisePlaces *places)
{
    const NoiseLoop *loop = &span->plan->loop;

    if (!loop->is_of_warp || span->plan->noise.shape.dimensions < 3)
        return;
    for (int axis = 2; axis < 4; axis++) {
        const double way = loop->path[axis - 2];
        for (int i = 0; i < span->n; i++)
            places->at[axis][i] -= way;
        places->farthest[axis] += fabs(way);
    }
}

static void
begin_jacobian(NoiseJacobian *jacobian, int n)
{
    for (int row = 0; row < 2; row++) {
        for (int axis = 0; axis < jacobian->n_axes; axis++) {
            for (int i = 0; i < n; i++)
                jacobian->along[row][axis][i] = row == axis ? 1.0 : 0.0;
        }
    }
}

/* Computes the displacements of one round of warp: the span's field moves x, and the
 * next one moves y. */
static void
compute_displacements(const NoiseSpan *span, float displacement[2][NOISE_BLOCK],
                      NoiseJacobian *jacobian)
{
    const double amount = span->plan->params.warp_amount;
    NoiseSlopes slopes[2];

    for (int row = 0; row < 2; row++) {
        NoiseSpan one = *span;
        one.field += row;
        if (jacobian == NULL) {
            noise_field_points(&one, displacement[row]);
            continue;
        }
        slopes[row].n_axes = jacobian->n_axes;
        noise_field_slopes(&one, displacement[row], &slopes[row]);
    }
    if (jacobian != NULL)
        span->kernels->displace_slopes(slopes, amount, span->n, jacobian);
}

/* The places along x or y before the warp or, if they are all the same, only the
 * first of them. */
typedef struct Start {
    const double *place;
    bool is_same;
    double farthest;
} Start;

/* Moves places along x (axis 0) or y.  Returns an upper bound on how far from 0 they
 * then are: displacements are at most 1, or slightly more after rounding. */
static double
displace(const NoiseSpan *span, int axis, const Start *start,
         const float *displacement, double *place)
{
    const NoiseParams *params = &span->plan->params;
    const double amount = params->warp_amount;
    const double period = axis == 0 ? params->period_x : params->period_y;

    span->kernels->displace(start->place, start->is_same, amount, displacement,
                            span->n, place);
    for (int i = 0; period != 0.0 && i < span->n; i++)
        place[i] = noise_place_wrap(place[i], period);
    return fmax(start->farthest + 1.001 * amount, period);
}

/* Copies z and w, which are not warped.  Noise of up to two dimensions does not read
 * them. */
static void
copy_depth(const NoiseSpan *start, NoisePlaces *places)
{
    const int n_axes = noise_plan_place_axes(start->plan);

    for (int axis = 2; axis < 4; axis++) {
        const double *from = start->places->at[axis];
        places->farthest[axis] = start->places->farthest[axis];
        for (int i = 0; axis < n_axes && i < start->n; i++)
            places->at[axis][i] = from[start->places->is_row ? 0 : i];
    }
}

void
noise_span_displace(NoiseSpan *own, const float *const *first,
                    NoiseJacobian *jacobian, NoisePlaces *places)
{
    const NoiseParams *params = &own->plan->params;
    const int n_rounds = (int)params->warp_rounds + 1;
    const NoisePlaces *before = own->places;
    double kept[2][NOISE_BLOCK];
    NoiseSpan span = *own;
    Start start[2];

    span.pixel = 1.0;
    if (jacobian != NULL)
        begin_jacobian(jacobian, span.n);
    for (int axis = 0; axis < 2; axis++) {
        start[axis] = (Start){.place = before->at[axis],
                              .is_same = before->is_row && axis > 0,
                              .farthest = before->farthest[axis]};
        /* Keep a copy of the places, because each round starts from them. */
        if (n_rounds > 1 && before == places)
            start[axis].place = (const double *)memcpy(
                kept[axis], places->at[axis],
                sizeof kept[axis][0] *
                    (size_t)(start[axis].is_same ? 1 : span.n));
    }
    copy_depth(own, places);
    for (int round = 0; round < n_rounds; round++) {
        NOISE_ALIGNED float computed[2][NOISE_BLOCK];
        const float *const all[2] = {computed[0], computed[1]};
        const float *const *displacement =
            round == 0 && first != NULL ? first : all;
        span.field = NOISE_FIELD_WARP + 2 * round;
        if (displacement == all)
            compute_displacements(&span, computed, jacobian);
        for (int axis = 0; axis < 2; axis++)
            places->farthest[axis] =
                displace(&span, axis, &start[axis], displacement[axis],
                         places->at[axis]);
        places->is_row = false;
        span.places = own->places = places;
    }
    take_back(own, places);
}
