/* SPDX-License-Identifier: MIT
 *
 * Draws the rows of an axis-aligned picture with their slopes along x and y,
 * which only lie a few numbers away: those that Steps.fill_row() makes of a
 * row's corners and cells, and how these change along y.
 */
#ifndef NOISE_LINE_SLOPES_H
#define NOISE_LINE_SLOPES_H

#include "lines.h"

/* What an algorithm adds to its steps. */
typedef struct SlopeSteps {
    Steps steps;
    /* Fills in how the numbers of a row change along y, from the lines'. */
    void (*fill_change)(const NoiseColumns *columns, int n,
                        const NoiseRows *rows, int at, VecF fade_slope,
                        Scratch *scratch,
                        float change[4][NOISE_CORNERS + NOISE_LANES]);
    /* The noise of columns; stores its slopes along x and y. */
    VecF (*draw)(const VecF number[4], const VecF change[4], VecF inner,
                 VecF fade, VecF fade_slope, VecF slope[2]);
} SlopeSteps;

/* A row ready to be drawn. */
typedef struct SlopeRow {
    float (*number)[NOISE_CORNERS + NOISE_LANES];
    float (*change)[NOISE_CORNERS + NOISE_LANES];
    const float *fade_slope; /* by columns */
} SlopeRow;

/* Where a row's noise and slopes are stored, or added to what is there. */
typedef struct SlopeOutput {
    bool is_added;
    float scale[2];
    float *noise, *slope[2];
} SlopeOutput;

VEC_INLINE void
put_slopes(SlopeSteps steps, const NoiseColumns *columns, const SlopeRow *row,
           const VecF number[4], const VecF change[4], int i,
           const SlopeOutput *output)
{
    VecF slope[2];
    const VecF noise = steps.draw(number, change, vec_load(&columns->inner[i]),
                                  vec_load(&columns->fade[i]),
                                  vec_load(&row->fade_slope[i]), slope);

    put(output->is_added, noise, &output->noise[i]);
    for (int axis = 0; axis < 2; axis++)
        put(output->is_added, slope[axis] * output->scale[axis],
            &output->slope[axis][i]);
}

VEC_INLINE void
draw_slope_row(SlopeSteps steps, const NoiseColumns *columns,
               const SlopeRow *row, const SlopeOutput *output)
{
    int i = 0;

    while (i < columns->n) {
        const int first = columns->first_cell[i / VEC_LANES];
        const int until = columns->same_until[i / VEC_LANES];
        VecF number[4], change[4];
        if (i + VEC_LANES < until) {
            for (int k = 0; k < 4; k++) {
                number[k] = vec_splat(row->number[k][first]);
                change[k] = vec_splat(row->change[k][first]);
            }
            for (; i < until; i += VEC_LANES)
                put_slopes(steps, columns, row, number, change, i, output);
            continue;
        }
        const VecU cell = vec_load_u(&columns->cell[i]);
        for (int k = 0; k < 4; k++) {
            number[k] = vec_window(&row->number[k][first], cell);
            change[k] = vec_window(&row->change[k][first], cell);
        }
        put_slopes(steps, columns, row, number, change, i, output);
        i += VEC_LANES;
    }
}

/* Draws row i: plain noise is added to the sums at once, other noise after it
 * has been folded. */
VEC_INLINE void
slope_to(SlopeSteps steps, const NoiseColumns *columns, const SlopeRow *row,
         int i, NoiseSlopes *rise, const NoiseSlopeTarget *target)
{
    float *sum = target->sum + i * NOISE_BLOCK;
    NoiseSlopes *slopes = &target->slopes[i];
    float noise[NOISE_BLOCK];

    if (target->fold == NULL) {
        const SlopeOutput output = {
            true,
            {target->scale[0], target->scale[1]},
            sum,
            {slopes->along[0], slopes->along[1]},
        };
        draw_slope_row(steps, columns, row, &output);
        return;
    }
    const SlopeOutput output = {
        false,
        {target->scale[0], target->scale[1]},
        noise,
        {rise->along[0], rise->along[1]},
    };
    draw_slope_row(steps, columns, row, &output);
    NOISE_STAMP(noise_add_slopes)
    (target->fold, noise, rise, columns->n, target->strength + i * NOISE_BLOCK,
     &target->rise_of_strength[i], sum, slopes);
}

VEC_INLINE void
begin_slope_row(SlopeSteps steps, const NoiseLayer *layer, int n,
                const NoiseColumns *columns, const NoiseRows *rows, int row,
                const Depth *depth, Scratch *scratch,
                float change[2][4][NOISE_CORNERS + NOISE_LANES])
{
    const VecF fade_slope = noise_fade_slope(layer->shape->interpolation,
                                             vec_splat(rows->inner[row]));

    begin_row(steps.steps, layer, n, columns, rows, row, depth, scratch);
    steps.fill_change(columns, n, rows, row, fade_slope, scratch,
                      change[row % 2]);
}

VEC_INLINE void
draw_slope_rows(const NoiseLayer *layer, int n, SlopeSteps steps,
                const NoiseColumns *columns, const NoiseRows *rows,
                const NoiseSlopeTarget *target)
{
    float change[2][4][NOISE_CORNERS + NOISE_LANES];
    float fade_slope[NOISE_BLOCK];
    NoiseSlopes rise;
    Scratch scratch;
    Depth depth;

    memset(rise.along[2], 0, sizeof rise.along[2]);
    memset(rise.along[3], 0, sizeof rise.along[3]);
    for (int i = 0; i < columns->n; i += VEC_LANES)
        vec_store(&fade_slope[i],
                  noise_fade_slope(layer->shape->interpolation,
                                   vec_load(&columns->inner[i])));
    scratch.is_filled = false;
    find_depth(n, rows, &depth);
    begin_slope_row(steps, layer, n, columns, rows, 0, &depth, &scratch,
                    change);
    for (int i = 0; i < rows->n; i++) {
        const SlopeRow row = {scratch.row[i % 2], change[i % 2], fade_slope};
        if (i + 1 < rows->n)
            begin_slope_row(steps, layer, n, columns, rows, i + 1, &depth,
                            &scratch, change);
        slope_to(steps, columns, &row, i, &rise, target);
    }
}

#endif
