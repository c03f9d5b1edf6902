/* SPDX-License-Identifier: MIT
 *
 * Values at points, and their derivatives by the chain rule through warp,
 * octaves and tone.
 */
#include "evaluate.h"

#include <math.h>
#include <string.h>

#include "../lattice/lattice.h"
#include "../octaves/cells.h"
#include "../vec/compile.h"

/* Not inlined, so that other noise does not take its stack memory. */
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

/* The values at a span of places, warped. */
static void
evaluate_values(const NoiseSpan *span, const NoiseTone *tone, float *value)
{
    NOISE_ALIGNED float sum[NOISE_BLOCK];

    noise_field_points(span, sum);
    noise_evaluate_sums(span, tone, sum, value, NULL);
}

/* The values of a span, moved by `step` pixels along an axis and warped. */
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

/* Point i's place; false if it is not finite, or too far away. */
static bool
compute_place(const NoisePlan *plan, const NoisePoints *points, size_t i,
              double place[4])
{
    place[0] = points->x[i];
    place[1] = points->y != NULL ? points->y[i] : 0.0;
    place[2] = points->z != NULL ? points->z[i] : plan->params.z;
    place[3] = points->w != NULL ? points->w[i] : plan->params.w;
    for (int axis = 0; axis < 4; axis++) {
        if (!(fabs(place[axis]) <= NOISE_PLACE_MAX))
            return false;
    }
    return true;
}

/* A block of points; those without a place lie at 0, and become NaN. */
typedef struct PointBlock {
    int n, n_padded;
    bool is_there[NOISE_BLOCK];
    NoisePlaces places;
} PointBlock;

/* Fills the block with the points from `first` on, moved by an offset. */
static void
compute_block(const NoisePlan *plan, const double offset[2], size_t n_points,
              const NoisePoints *points, size_t first, PointBlock *block)
{
    const size_t left = n_points - first;

    block->n = left < NOISE_BLOCK ? (int)left : NOISE_BLOCK;
    block->places.is_row = false;
    for (int i = 0; i < block->n; i++) {
        double place[4];
        block->is_there[i] =
            compute_place(plan, points, first + (size_t)i, place);
        if (!block->is_there[i])
            memset(place, 0, sizeof place);
        noise_depth_move(plan, &place[2], &place[3]);
        for (int axis = 0; axis < 4; axis++)
            block->places.at[axis][i] = place[axis];
    }
    for (int axis = 0; axis < 2; axis++)
        noise_places_reduce(plan, axis, offset[axis], block->places.at[axis],
                            block->n);
    for (int axis = 0; axis < 4; axis++)
        block->places.farthest[axis] =
            noise_max_distance(block->places.at[axis], block->n);
    block->n_padded = block->n;
    for (int axis = 0; block->n >= NOISE_LANES && axis < 4; axis++)
        block->n_padded = noise_pad_columns(block->places.at[axis], block->n);
}

/* The span of the block's places, warped. */
static NoiseSpan
warp_block(const NoisePlan *plan, double pixel, PointBlock *block,
           NoiseJacobian *jacobian)
{
    NoiseSpan span = {.plan = plan,
                      .kernels = noise_plan_kernels(plan, block->n_padded),
                      .pixel = pixel,
                      .n_rows = 1,
                      .n = block->n_padded,
                      .places = &block->places};

    noise_span_warp(&span, NULL, jacobian, &block->places);
    return span;
}

void
noise_evaluate_places(const NoisePlan *plan, double pixel, int n,
                      const double *const place[2], float *value)
{
    const NoisePoints points = {.x = place[0], .y = place[1]};
    const double offset[2] = {0.0, 0.0};
    PointBlock block;

    compute_block(plan, offset, (size_t)n, &points, 0, &block);
    const NoiseSpan span = warp_block(plan, pixel, &block, NULL);
    evaluate_values(&span, &plan->tone, value);
}

void
noise_points_raw(const NoisePlan *plan, size_t n_points,
                 const NoisePoints *points, float *value)
{
    const double offset[2] = {plan->params.offset_x, plan->params.offset_y};

    for (size_t first = 0; first < n_points; first += NOISE_BLOCK) {
        PointBlock block;
        NOISE_ALIGNED float sum[NOISE_BLOCK];
        compute_block(plan, offset, n_points, points, first, &block);
        const NoiseSpan span = warp_block(plan, 1.0, &block, NULL);
        noise_field_points(&span, sum);
        for (int i = 0; i < block.n; i++) {
            const float raw =
                plan->is_from_zero ? 0.5f * sum[i] + plan->tone.middle : sum[i];
            value[first + (size_t)i] = block.is_there[i] ? raw : NAN;
        }
    }
}

/* A block's values and, unless gradient is NULL, their slopes. */
static void
evaluate_block(const NoisePlan *plan, PointBlock *block, float *value,
               float *gradient)
{
    NOISE_ALIGNED float result[NOISE_BLOCK];
    NoiseSlopes slopes;

    if (gradient != NULL) {
        NoiseJacobian jacobian;
        slopes.n_axes = jacobian.n_axes = 4;
        const NoiseSpan span = warp_block(plan, 1.0, block, &jacobian);
        noise_evaluate_slopes(&span, &plan->tone, &jacobian, result, &slopes);
    } else {
        const NoiseSpan span = warp_block(plan, 1.0, block, NULL);
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
