/* SPDX-License-Identifier: MIT
 *
 * Draws what needs slopes: maps, and colors with light.
 */
#include <string.h>

#include "../octaves/cells.h"
#include "../octaves/place.h"
#include "evaluate.h"
#include "paint.h"
#include "part.h"

/* The fields that are drawn: a map is that of the first one. */
static int
count_fields(const NoisePlan *plan)
{
    return plan->params.map != NOISE_MAP_HEIGHT
               ? 1
               : noise_paint_fields(&plan->params);
}

/* Adds a share of a field's slopes to rise, which field 0 begins at 0. */
static void
add_rise(int field, const NoiseSlopes *slopes, float share, int n,
         float rise[2][NOISE_BLOCK])
{
    for (int axis = 0; axis < 2; axis++) {
        if (field == 0)
            memset(rise[axis], 0, sizeof(float) * (size_t)n);
        for (int i = 0; i < n; i++)
            rise[axis][i] += share * slopes->along[axis][i];
    }
}

/* Paints n pixels of a row, whose span this is, from values and slopes.  The
 * landscape under independent colors is the mean of red, green and blue. */
static void
paint_field(const NoiseSpan *span, const float *value,
            const NoiseSlopes *slopes, int n, float *pixels,
            float rise[2][NOISE_BLOCK])
{
    const NoisePlan *plan = span->plan;
    NoiseCells cells;

    if (plan->params.map != NOISE_MAP_HEIGHT) {
        plan->kernels->map(&plan->params, slopes->along[0], slopes->along[1], n,
                           pixels);
        return;
    }
    if (plan->params.coloring == NOISE_COLORING_CELLS)
        noise_cells_find(span, &cells);
    noise_paint_values(plan, span->field, value, &cells, n, pixels);
    if (span->field < NOISE_ALPHA)
        add_rise(span->field, slopes,
                 count_fields(plan) == 1 ? 1.0f : 1.0f / NOISE_ALPHA, span->n,
                 rise);
}

static void
finish(const NoiseRectangle *drawing, const NoisePart *part, int row,
       float rise[2][NOISE_BLOCK])
{
    if (drawing->plan->params.map == NOISE_MAP_HEIGHT)
        noise_part_finish(drawing, part, row, rise);
}

/* Draws field by field, each as a strip of rows.  Not inlined, so that this and
 * drawing by rows do not both take stack memory. */
VEC_OUTLINE void
draw_strip(const NoiseRectangle *drawing, const NoisePart *part,
           NoiseStrip *strip)
{
    const NoisePlan *plan = drawing->plan;
    NoiseSpan span = noise_span_of_strip(plan, strip);
    NOISE_ALIGNED float sum[NOISE_SLOPE_STRIP * NOISE_BLOCK];
    NOISE_ALIGNED float rise[NOISE_SLOPE_STRIP][2][NOISE_BLOCK];
    NoiseSlopes slopes[NOISE_SLOPE_STRIP];

    span.level = drawing->region->level;
    for (; span.field < count_fields(plan); span.field++) {
        noise_field_slope_strip(&span, sum, slopes);
        for (int i = 0; i < part->n_rows; i++) {
            const NoiseSpan row = noise_span_row(&span, i);
            NOISE_ALIGNED float value[NOISE_BLOCK];
            noise_evaluate_sums(&row, &plan->terrain, sum + i * NOISE_BLOCK,
                                value, &slopes[i]);
            paint_field(&row, value, &slopes[i], part->n_columns,
                        noise_part_pixels(drawing, part, i), rise[i]);
        }
    }
    for (int row = 0; row < part->n_rows; row++)
        finish(drawing, part, row, rise[row]);
}

/* Draws a row place by place: all fields at the same places, which the warp has
 * moved. */
VEC_OUTLINE void
draw_row(const NoiseRectangle *drawing, const NoisePart *part,
         const NoiseSpan *strip, int row)
{
    const NoisePlan *plan = drawing->plan;
    NoiseSpan span = noise_span_row(strip, row);
    NOISE_ALIGNED float value[NOISE_BLOCK], rise[2][NOISE_BLOCK];
    NoisePlaces warped;
    NoiseJacobian jacobian;
    NoiseSlopes slopes;

    slopes.n_axes = jacobian.n_axes = 2;
    if (plan->params.warp_amount > 0.0) {
        noise_places_warp(&span, NULL, &jacobian, &warped);
        span.places = &warped;
        span.is_row = false;
    }
    for (; span.field < count_fields(plan); span.field++) {
        noise_evaluate_slopes(&span, &plan->terrain, &jacobian, value, &slopes);
        paint_field(&span, value, &slopes, part->n_columns,
                    noise_part_pixels(drawing, part, row), rise);
    }
    finish(drawing, part, row, rise);
}

void
noise_draw_slopes(const NoiseRectangle *drawing, const NoisePart *part,
                  NoiseStrip *strip)
{
    if (drawing->plan->params.warp_amount == 0.0 &&
        noise_field_has_slope_rows(drawing->plan, 0)) {
        draw_strip(drawing, part, strip);
        return;
    }
    NoiseSpan span = noise_span_of_strip(drawing->plan, strip);

    span.level = drawing->region->level;
    for (int row = 0; row < part->n_rows; row++)
        draw_row(drawing, part, &span, row);
}
