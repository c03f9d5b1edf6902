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

/* Dims values by the brightness of their cells.  Not inlined: noise without cells
 * would otherwise also need stack memory for them. */
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

/* Moves a span by `step` pixels along an axis, warps it, and computes its values. */
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

    smooth.bands = 0.0f; /* slopes ignore the steps between bands */
    evaluate_moved(span, tone, 0, 0.0, value);
    for (int axis = 0; axis < 2; axis++) {
        evaluate_moved(span, &smooth, axis, -step, before);
        evaluate_moved(span, &smooth, axis, step, after);
        for (int i = 0; i < span->n; i++)
            slopes->along[axis][i] =
                (after[i] - before[i]) * (float)(0.5 / step);
    }
}

/* A block of points. */
typedef struct PointBlock {
    size_t first; /* the index of its first point */
    int n, n_padded;
    bool has_missing; /* some points have no value */
    NoisePlaces places;
} PointBlock;

/* Returns false if a coordinate is not finite, or too far from 0. */
static inline bool
is_there(double coordinate)
{
    return fabs(coordinate) <= NOISE_PLACE_MAX;
}

/* Fills in a block's places along an axis from the coordinates of all points or, if
 * `from` is NULL, with `initial`.  Subtracts the offset, and reduces the places to the
 * period.  Moves points that have no value to 0. */
VEC_INLINE void
fill_axis(const double *from, double initial, double period, double offset,
          int axis, PointBlock *block)
{
    double *place = block->places.at[axis], farthest = 0.0;

    for (int i = 0; i < block->n; i++) {
        double own = from != NULL ? from[block->first + (size_t)i] : initial;
        if (!is_there(own)) {
            own = 0.0;
            block->has_missing = true;
        }
        place[i] = noise_place_reduce(own, period, offset);
        farthest = fabs(place[i]) > farthest ? fabs(place[i]) : farthest;
    }
    block->places.farthest[axis] = farthest;
    if (block->n >= NOISE_LANES)
        block->n_padded = noise_pad_columns(place, block->n);
}

/* Fills in the block's places along z and w.  If the points have z or w, they must be
 * checked even for noise of up to two dimensions, which does not read them. */
VEC_OUTLINE void
fill_depths(const NoisePlan *plan, const NoisePoints *points, PointBlock *block)
{
    NoisePlaces *places = &block->places;

    fill_axis(points->z, plan->params.z, 0.0, 0.0, 2, block);
    fill_axis(points->w, plan->params.w, 0.0, 0.0, 3, block);
    noise_depths_move(plan, places->at[2], places->at[3], block->n_padded);
    for (int axis = 2; axis < 4; axis++)
        places->farthest[axis] = noise_max_distance(places->at[axis], block->n);
}

/* Fills the block with points, starting at index `first`, and subtracts the offset
 * from them. */
VEC_INLINE void
compute_block(const NoisePlan *plan, const double offset[2], size_t n_points,
              const NoisePoints *points, size_t first, PointBlock *block)
{
    const size_t left = n_points - first;

    block->first = first;
    block->n = block->n_padded = left < NOISE_BLOCK ? (int)left : NOISE_BLOCK;
    block->has_missing = block->places.is_row = false;
    block->places.farthest[2] = block->places.farthest[3] = 0.0;
    fill_axis(points->x, 0.0, plan->params.period_x, offset[0], 0, block);
    fill_axis(points->y, 0.0, plan->params.period_y, offset[1], 1, block);
    if (noise_plan_place_axes(plan) > 2 || points->z != NULL ||
        points->w != NULL)
        fill_depths(plan, points, block);
}

/* Looks for points without a value among the n points starting at index `first`, and
 * sets all n_numbers numbers of each of them to NaN. */
VEC_OUTLINE void
clear_missing(const NoisePoints *points, size_t first, int n, int n_numbers,
              float *number)
{
    const double *const axes[4] = {points->x, points->y, points->z, points->w};

    for (int axis = 0; axis < 4; axis++) {
        for (int i = 0; axes[axis] != NULL && i < n; i++) {
            for (int k = 0; k < n_numbers; k++)
                if (!is_there(axes[axis][first + (size_t)i]))
                    number[n_numbers * i + k] = NAN;
        }
    }
}

/* Makes a span of the block's places, and warps it. */
static void
warp_block(const NoisePlan *plan, double pixel, const NoiseViews *views,
           PointBlock *block, NoiseJacobian *jacobian, NoiseSpan *span)
{
    *span = (NoiseSpan){.plan = plan,
                        .kernels = noise_plan_kernels(plan, block->n_padded),
                        .pixel = pixel,
                        .places = &block->places,
                        .views = views,
                        .n_rows = 1,
                        .n = block->n_padded};
    noise_span_warp(span, NULL, jacobian, &block->places);
}

void
noise_evaluate_places(const NoisePlan *plan, double pixel,
                      const NoiseViews *views, int n,
                      const double *const place[2], float *value)
{
    const NoisePoints points = {.x = place[0], .y = place[1]};
    const double offset[2] = {0.0, 0.0};
    PointBlock block;
    NoiseSpan span;

    compute_block(plan, offset, (size_t)n, &points, 0, &block);
    warp_block(plan, pixel, views, &block, NULL, &span);
    evaluate_values(&span, &plan->tone, value);
}

void
noise_points_raw(const NoisePlan *plan, const NoiseViews *views,
                 size_t n_points, const NoisePoints *points, float *value)
{
    const double offset[2] = {plan->params.offset_x, plan->params.offset_y};

    for (size_t first = 0; first < n_points; first += NOISE_BLOCK) {
        PointBlock block;
        NoiseSpan span;
        NOISE_ALIGNED float sum[NOISE_BLOCK];
        compute_block(plan, offset, n_points, points, first, &block);
        warp_block(plan, 1.0, views, &block, NULL, &span);
        noise_field_points(&span, sum);
        for (int i = 0; i < block.n; i++)
            value[first + (size_t)i] =
                plan->is_from_zero ? 0.5f * sum[i] + plan->tone.middle : sum[i];
        if (block.has_missing)
            clear_missing(points, first, block.n, 1, value + first);
    }
}

/* Fills in a block's values and their slopes.  Not inlined: callers who want only
 * values would otherwise also need stack memory for slopes. */
VEC_OUTLINE void
evaluate_gradient(const NoisePlan *plan, const NoiseViews *views,
                  PointBlock *block, float *value, float *gradient)
{
    NoiseJacobian jacobian;
    NoiseSlopes slopes;
    NoiseSpan span;

    slopes.n_axes = jacobian.n_axes = 4;
    warp_block(plan, 1.0, views, block, &jacobian, &span);
    noise_evaluate_slopes(&span, &plan->tone, &jacobian, value, &slopes);
    for (int i = 0; i < block->n; i++) {
        for (int axis = 0; axis < 4; axis++)
            gradient[4 * i + axis] = slopes.along[axis][i];
    }
}

/* Fills in a block's values and, unless gradient is NULL, their slopes. */
VEC_INLINE void
evaluate_block(const NoisePlan *plan, const NoiseViews *views,
               PointBlock *block, float *value, float *gradient)
{
    NOISE_ALIGNED float padded[NOISE_BLOCK];
    /* A padded block has more values than the caller has room for. */
    float *result = block->n_padded > block->n ? padded : value;
    NoiseSpan span;

    if (gradient != NULL) {
        evaluate_gradient(plan, views, block, result, gradient);
    } else {
        warp_block(plan, 1.0, views, block, NULL, &span);
        evaluate_values(&span, &plan->tone, result);
    }
    if (result != value)
        memcpy(value, result, sizeof *value * (size_t)block->n);
}

void
noise_points_evaluate(const NoisePlan *plan, const NoiseViews *views,
                      size_t n_points, const NoisePoints *points, float *value,
                      float *gradient)
{
    const double offset[2] = {plan->params.offset_x, plan->params.offset_y};

    for (size_t first = 0; first < n_points; first += NOISE_BLOCK) {
        PointBlock block;
        compute_block(plan, offset, n_points, points, first, &block);
        float *own = gradient != NULL ? gradient + 4 * first : NULL;
        evaluate_block(plan, views, &block, value + first, own);
        if (block.has_missing) {
            clear_missing(points, first, block.n, 1, value + first);
            if (own != NULL)
                clear_missing(points, first, block.n, 4, own);
        }
    }
}
