/* SPDX-License-Identifier: MIT
 *
 * Draws the rows of an axis-aligned picture with their slopes along x and y.
 * The slope along x follows from the numbers that Steps.fill_row() makes of a
 * row's corners and cells; the slope along y from how these change along y.
 */
#ifndef NOISE_LINE_SLOPES_H
#define NOISE_LINE_SLOPES_H

#include "lines.h"

/* The steps of an algorithm that draws rows with their slopes. */
typedef struct SlopeSteps {
    Steps steps;
    /* Fills in how the numbers of a row change along y, from the lines'. */
    void (*fill_change)(Lines lines, int n, int at, VecF fade_slope,
                        Scratch *scratch,
                        float change[4][NOISE_CORNERS + NOISE_LANES]);
    /* The noise of columns; stores its slopes along x and y. */
    VecF (*draw)(const VecF number[4], const VecF change[4], VecF inner,
                 VecF fade, VecF fade_slope, VecF slope[2]);
} SlopeSteps;

/* A row ready to be drawn. */
typedef struct SlopeRow {
    const NoiseColumns *columns;
    float (*number)[NOISE_CORNERS + NOISE_LANES];
    float (*change)[NOISE_CORNERS + NOISE_LANES];
    const float *fade_slope; /* by columns */
} SlopeRow;

/* Where a row's noise and slopes are stored, or added to what is there. */
typedef struct SlopeOutput {
    const float *scale; /* of slopes; see NoiseSlopeTarget */
    float *noise;
    NoiseSlopes *slopes;
} SlopeOutput;

/* number: those of the columns' cells, [0], and how they change along y, [1]. */
VEC_INLINE void
put_slopes(SlopeSteps steps, const SlopeRow *row, VecF number[2][4], int i,
           bool is_added, const SlopeOutput *output)
{
    const NoiseColumns *columns = row->columns;
    VecF slope[2];
    const VecF noise = steps.draw(
        number[0], number[1], vec_load(&columns->inner[i]),
        vec_load(&columns->fade[i]), vec_load(&row->fade_slope[i]), slope);

    put(is_added, noise, &output->noise[i]);
    for (int axis = 0; axis < 2; axis++)
        put(is_added, slope[axis] * output->scale[axis],
            &output->slopes->along[axis][i]);
}

VEC_INLINE void
draw_slope_row(SlopeSteps steps, const SlopeRow *row, bool is_added,
               const SlopeOutput *output)
{
    const NoiseColumns *columns = row->columns;
    int i = 0;

    while (i < columns->n) {
        const int first = columns->first_cell[i / VEC_LANES];
        const int until = columns->same_until[i / VEC_LANES];
        VecF number[2][4];
        if (i + VEC_LANES < until) {
            splat_numbers(row->number, first, number[0]);
            splat_numbers(row->change, first, number[1]);
            for (; i < until; i += VEC_LANES)
                put_slopes(steps, row, number, i, is_added, output);
            continue;
        }
        const VecU cell = vec_load_u(&columns->cell[i]);
        compute_numbers(row->number, first, cell, number[0]);
        compute_numbers(row->change, first, cell, number[1]);
        put_slopes(steps, row, number, i, is_added, output);
        i += VEC_LANES;
    }
}

/* Draws row i: plain noise is added to the sums at once, other noise after it
 * has been folded. */
VEC_INLINE void
slope_to(SlopeSteps steps, const SlopeRow *row, int i, NoiseSlopes *rise,
         const NoiseSlopeTarget *target)
{
    float *sum = target->sum + i * NOISE_BLOCK;
    NoiseSlopes *slopes = &target->slopes[i];
    NOISE_ALIGNED float noise[NOISE_BLOCK];

    if (target->fold == NULL) {
        const SlopeOutput output = {target->scale, sum, slopes};
        if (target->is_added)
            draw_slope_row(steps, row, true, &output);
        else
            draw_slope_row(steps, row, false, &output);
        return;
    }
    const SlopeOutput output = {target->scale, noise, rise};
    const NoiseRises rises = {rise, &target->strength_slopes[i], slopes};
    draw_slope_row(steps, row, false, &output);
    NOISE_STAMP(noise_add)
    (target->fold, noise, row->columns->n, strength_of_row(target->strength, i),
     sum, &rises);
}

VEC_INLINE void
begin_slope_row(SlopeSteps steps, Lines lines, int n, int row, Scratch *scratch,
                float change[2][4][NOISE_CORNERS + NOISE_LANES])
{
    const VecF fade_slope = noise_fade_slope(lines.input->shape->interpolation,
                                             vec_splat(lines.rows->inner[row]));

    begin_row(steps.steps, lines, n, row, scratch);
    steps.fill_change(lines, n, row, fade_slope, scratch, change[row % 2]);
}

VEC_INLINE void
draw_slope_rows(const NoiseOctaveInput *input, int n, SlopeSteps steps,
                const NoiseColumns *columns, const NoiseRows *rows,
                const NoiseSlopeTarget *target)
{
    NOISE_ALIGNED float change[2][4][NOISE_CORNERS + NOISE_LANES];
    NOISE_ALIGNED float fade_slope[NOISE_BLOCK];
    NoiseSlopes rise;
    Scratch scratch;
    Depth depth;
    const Lines lines = {input, columns, rows, &depth};

    for (int i = 0; i < columns->n; i += VEC_LANES)
        vec_store(&fade_slope[i],
                  noise_fade_slope(input->shape->interpolation,
                                   vec_load(&columns->inner[i])));
    scratch.is_filled = false;
    compute_depth(n, rows, &depth);
    begin_slope_row(steps, lines, n, 0, &scratch, change);
    for (int i = 0; i < rows->n; i++) {
        const SlopeRow row = {columns, scratch.row[i % 2], change[i % 2],
                              fade_slope};
        if (i + 1 < rows->n)
            begin_slope_row(steps, lines, n, i + 1, &scratch, change);
        slope_to(steps, &row, i, &rise, target);
    }
}

/* Defines NoiseBasis.slope_rows(). */
#define DEFINE_SLOPE_ROWS(name, steps)                                        \
    static void name(const NoiseOctaveInput *input,                           \
                     const NoiseColumns *columns, const NoiseRows *rows,      \
                     const NoiseSlopeTarget *target)                          \
    {                                                                         \
        FOR_DIMENSIONS(draw_slope_rows, input, steps, columns, rows, target); \
    }

#endif
