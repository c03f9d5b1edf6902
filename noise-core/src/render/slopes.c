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

/* Paints a row of a field from values and slopes at n places.  The landscape
 * under independent colors is the mean of red, green and blue. */
static void
paint_field(const NoiseRectangle *drawing, const NoisePart *part, int row,
            int field, const NoisePlaces *places, bool is_row, int n,
            const float *value, const NoiseSlopes *slopes,
            float rise[2][NOISE_BLOCK])
{
    const NoisePlan *plan = drawing->plan;
    float *pixels = noise_part_pixels(drawing, part, row);
    NoiseCells cells;

    if (plan->params.map != NOISE_MAP_HEIGHT) {
        plan->kernels->map(&plan->params, slopes->along[0], slopes->along[1],
                           part->n_columns, pixels);
        return;
    }
    if (plan->params.coloring == NOISE_COLORING_CELLS)
        noise_cells_find(plan, field, drawing->region->level, places, is_row, n,
                         &cells);
    noise_paint_values(plan, field, value, &cells, part->n_columns, pixels);
    if (field < NOISE_ALPHA)
        add_rise(field, slopes,
                 count_fields(plan) == 1 ? 1.0f : 1.0f / NOISE_ALPHA, n, rise);
}

static void
finish(const NoiseRectangle *drawing, const NoisePart *part, int row,
       float rise[2][NOISE_BLOCK])
{
    if (drawing->plan->params.map == NOISE_MAP_HEIGHT)
        noise_part_finish(drawing, part, row, rise);
}

/* Draws field by field, each as a strip of rows.  Not inlined, so that this and
 * drawing by rows do not both take stack. */
VEC_OUTLINE void
draw_strip(const NoiseRectangle *drawing, const NoisePart *part,
           NoiseStrip *strip)
{
    const NoisePlan *plan = drawing->plan;
    const int32_t level = drawing->region->level;
    NOISE_ALIGNED float sum[NOISE_SLOPE_STRIP * NOISE_BLOCK];
    NOISE_ALIGNED float rise[NOISE_SLOPE_STRIP][2][NOISE_BLOCK];
    NoiseSlopes slopes[NOISE_SLOPE_STRIP];

    for (int field = 0; field < count_fields(plan); field++) {
        noise_field_slope_strip(plan, field, level, strip, sum, slopes);
        for (int row = 0; row < part->n_rows; row++) {
            const int n = noise_strip_select_row(strip, row);
            NOISE_ALIGNED float value[NOISE_BLOCK];
            noise_evaluate_sums(plan, &plan->terrain, field, level,
                                &strip->places, true, n,
                                sum + row * NOISE_BLOCK, value, &slopes[row]);
            paint_field(drawing, part, row, field, &strip->places, true, n,
                        value, &slopes[row], rise[row]);
        }
    }
    for (int row = 0; row < part->n_rows; row++)
        finish(drawing, part, row, rise[row]);
}

/* Draws a row place by place: all fields at the same places, which the warp has
 * moved. */
VEC_OUTLINE void
draw_row(const NoiseRectangle *drawing, const NoisePart *part,
         NoiseStrip *strip, int row)
{
    const NoisePlan *plan = drawing->plan;
    const int32_t level = drawing->region->level;
    const bool is_row = plan->params.warp_amount == 0.0;
    const int n = noise_strip_select_row(strip, row);
    const NoisePlaces *at = &strip->places;
    NOISE_ALIGNED float value[NOISE_BLOCK], rise[2][NOISE_BLOCK];
    NoisePlaces warped;
    NoiseJacobian jacobian;
    NoiseSlopes slopes;

    slopes.n_axes = jacobian.n_axes = 2;
    if (!is_row) {
        noise_places_warp(plan, &strip->places, true, n, NULL, &jacobian,
                          &warped);
        at = &warped;
    }
    for (int field = 0; field < count_fields(plan); field++) {
        noise_evaluate_slopes(plan, &plan->terrain, field, level, at, &jacobian,
                              is_row, n, value, &slopes);
        paint_field(drawing, part, row, field, at, is_row, n, value, &slopes,
                    rise);
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
    for (int row = 0; row < part->n_rows; row++)
        draw_row(drawing, part, strip, row);
}
