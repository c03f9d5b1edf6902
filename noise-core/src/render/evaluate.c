/* SPDX-License-Identifier: MIT
 *
 * Computes values and their derivatives at points.  Derivatives follow the chain
 * rule through warp, octaves and tone.
 */
#include "evaluate.h"

#include <math.h>
#include <string.h>

#include "../lattice/lattice.h"
#include "../octaves/cells.h"
#include "../vec/compile.h"

/* Dims values by the brightness of their cells.  This is not inlined, so that noise
 * without cells needs no stack memory for them. */
VEC_OUTLINE void
shade(const NoiseSpan *span, const NoiseTone *tone, float *value,
      NoiseSlopes *slopes)
{
    NoiseCells cells;

    noise_cells_compute(span, &cells);
    noise_cells_shade(tone, &cells, span->n, value, slopes);
}

void
noise_evaluate_sums(const NoiseSpan *span, const NoiseTone *tone,
                    const float *sum, float *value, NoiseSlopes *slopes)
{
    span->kernels->tone(tone, sum, span->n, value, slopes);
    if (span->plan->shades_cells)
        shade(span, tone, value, slopes);
}

void
noise_evaluate_slopes(const NoiseSpan *span, const NoiseTone *tone,
                      const NoiseJacobian *jacobian, float *value,
                      NoiseSlopes *slopes)
{
    NOISE_ALIGNED float sum[NOISE_BLOCK];

    if (span->plan->noise.is_damped) {
        noise_field_points(span, sum);
        memset(slopes->along, 0, sizeof slopes->along);
    } else {
        noise_field_slopes(span, sum, slopes);
    }
    if (span->plan->params.warp_amount > 0.0)
        span->kernels->unwarp_slopes(jacobian, span->n, slopes);
    noise_evaluate_sums(span, tone, sum, value, slopes);
}

/* Computes the values at a span's places, which are already warped. */
static void
evaluate_values(const NoiseSpan *span, const NoiseTone *tone, float *value)
{
    NOISE_ALIGNED float sum[NOISE_BLOCK];

    noise_field_points(span, sum);
    noise_evaluate_sums(span, tone, sum, value, NULL);
}

/* Computes the values of a span that is moved by `step` pixels along an axis, and
 * then warped. */
VEC_OUTLINE void
evaluate_moved(const NoiseSpan *start, const NoiseTone *tone, int axis,
               double step, float *value)
{
    NoisePlaces moved = *start->places;
    NoiseSpan span = *start;

    for (int i = 0; i < span.n; i++)
        moved.at[axis][i] += step;
    moved.farthest[axis] += fabs(step);
    span.places = &moved;
    noise_span_warp(&span, NULL, NULL, &moved);
    evaluate_values(&span, tone, value);
}

void
noise_evaluate_differences(const NoiseSpan *span, const NoiseTone *tone,
                           float *value, NoiseSlopes *slopes)
{
    const double step = span->pixel;
    NOISE_ALIGNED float before[NOISE_BLOCK], after[NOISE_BLOCK];
    NoiseTone smooth = *tone;

    smooth.bands = 0.0f; /* the landscape has no steps */
    evaluate_moved(span, tone, 0, 0.0, value);
    for (int axis = 0; axis < 2; axis++) {
        evaluate_moved(span, &smooth, axis, -step, before);
        evaluate_moved(span, &smooth, axis, step, after);
        for (int i = 0; i < span->n; i++)
            slopes->along[axis][i] =
                (after[i] - before[i]) * (float)(0.5 / step);
    }
}

/* A block of points.  Values are NaN for points whose is_there is false. */
typedef struct PointBlock {
    int n, n_padded;
    bool is_there[NOISE_BLOCK];
    NoisePlaces places;
} PointBlock;

/* Fills in a block's places along an axis from coordinates: `from` or, if that is
 * NULL, `initial` for all points.  Subtracts the offset, and reduces the places to
 * the period.  Points that are not finite or too far away are moved to 0, and their
 * is_there is cleared. */
VEC_INLINE void
fill_axis(const double *from, double initial, double period, double offset,
          int axis, PointBlock *block)
{
    double *place = block->places.at[axis], farthest = 0.0;

    for (int i = 0; i < block->n; i++) {
        const double own = from != NULL ? from[i] : initial;
        const bool is_there = fabs(own) <= NOISE_PLACE_MAX;
        place[i] = noise_place_reduce(is_there ? own : 0.0, period, offset);
        farthest = fabs(place[i]) > farthest ? fabs(place[i]) : farthest;
        block->is_there[i] = is_there && (axis == 0 || block->is_there[i]);
    }
    block->places.farthest[axis] = farthest;
    if (block->n >= NOISE_LANES)
        block->n_padded = noise_pad_columns(place, block->n);
}

/* Fills in the block's places along z and w.  Noise of up to two dimensions does not
 * read them, but if the points have z or w, those still have to be checked. */
static void
fill_depths(const NoisePlan *plan, const double *z, const double *w,
            PointBlock *block)
{
    NoisePlaces *places = &block->places;

    fill_axis(z, plan->params.z, 0.0, 0.0, 2, block);
    fill_axis(w, plan->params.w, 0.0, 0.0, 3, block);
    noise_depths_move(plan, places->at[2], places->at[3], block->n_padded);
    for (int axis = 2; axis < 4; axis++)
        places->farthest[axis] = noise_max_distance(places->at[axis], block->n);
}

/* Fills the block with points, starting at index `first`, and subtracts the offset
 * from them. */
static void
compute_block(const NoisePlan *plan, const double offset[2], size_t n_points,
              const NoisePoints *points, size_t first, PointBlock *block)
{
    const size_t left = n_points - first;
    const double *y = points->y != NULL ? points->y + first : NULL;
    const double *z = points->z != NULL ? points->z + first : NULL;
    const double *w = points->w != NULL ? points->w + first : NULL;

    block->n = block->n_padded = left < NOISE_BLOCK ? (int)left : NOISE_BLOCK;
    block->places.is_row = false;
    block->places.farthest[2] = block->places.farthest[3] = 0.0;
    fill_axis(points->x + first, 0.0, plan->params.period_x, offset[0], 0,
              block);
    fill_axis(y, 0.0, plan->params.period_y, offset[1], 1, block);
    if (noise_plan_place_axes(plan) > 2 || z != NULL || w != NULL)
        fill_depths(plan, z, w, block);
}

/* Makes a span of the block's places, and warps it. */
static void
warp_block(const NoisePlan *plan, double pixel, PointBlock *block,
           NoiseJacobian *jacobian, NoiseSpan *span)
{
    *span = (NoiseSpan){.plan = plan,
                        .kernels = noise_plan_kernels(plan, block->n_padded),
                        .pixel = pixel,
                        .places = &block->places,
                        .n_rows = 1,
                        .n = block->n_padded};
    noise_span_warp(span, NULL, jacobian, &block->places);
}

void
noise_evaluate_places(const NoisePlan *plan, double pixel, int n,
                      const double *const place[2], float *value)
{
    const NoisePoints points = {.x = place[0], .y = place[1]};
    const double offset[2] = {0.0, 0.0};
    PointBlock block;
    NoiseSpan span;

    compute_block(plan, offset, (size_t)n, &points, 0, &block);
    warp_block(plan, pixel, &block, NULL, &span);
    evaluate_values(&span, &plan->tone, value);
}

void
noise_points_raw(const NoisePlan *plan, size_t n_points,
                 const NoisePoints *points, float *value)
{
    const double offset[2] = {plan->params.offset_x, plan->params.offset_y};

    for (size_t first = 0; first < n_points; first += NOISE_BLOCK) {
        PointBlock block;
        NoiseSpan span;
        NOISE_ALIGNED float sum[NOISE_BLOCK];
        compute_block(plan, offset, n_points, points, first, &block);
        warp_block(plan, 1.0, &block, NULL, &span);
        noise_field_points(&span, sum);
        for (int i = 0; i < block.n; i++) {
            const float raw =
                plan->is_from_zero ? 0.5f * sum[i] + plan->tone.middle : sum[i];
            value[first + (size_t)i] = block.is_there[i] ? raw : NAN;
        }
    }
}

/* Fills in a block's values and, unless gradient is NULL, their slopes. */
static void
evaluate_block(const NoisePlan *plan, PointBlock *block, float *value,
               float *gradient)
{
    NOISE_ALIGNED float padded[NOISE_BLOCK];
    /* A padded block has more values than the caller has room for. */
    float *result = block->n_padded > block->n ? padded : value;
    NoiseSlopes slopes;
    NoiseSpan span;

    if (gradient != NULL) {
        NoiseJacobian jacobian;
        slopes.n_axes = jacobian.n_axes = 4;
        warp_block(plan, 1.0, block, &jacobian, &span);
        noise_evaluate_slopes(&span, &plan->tone, &jacobian, result, &slopes);
    } else {
        warp_block(plan, 1.0, block, NULL, &span);
        evaluate_values(&span, &plan->tone, result);
    }
    for (int i = 0; i < block->n; i++) {
        value[i] = block->is_there[i] ? result[i] : NAN;
        for (int axis = 0; gradient != NULL && axis < 4; axis++)
            gradient[4 * i + axis] =
                block->is_there[i] ? slopes.along[axis][i] : NAN;
    }
}

void
noise_points_evaluate(const NoisePlan *plan, size_t n_points,
                      const NoisePoints *points, float *value, float *gradient)
{
    const double offset[2] = {plan->params.offset_x, plan->params.offset_y};

    for (size_t first = 0; first < n_points; first += NOISE_BLOCK) {
        PointBlock block;
        compute_block(plan, offset, n_points, points, first, &block);
        evaluate_block(plan, &block, value + first,
                       gradient != NULL ? gradient + 4 * first : NULL);
    }
}
