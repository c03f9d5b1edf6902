/* SPDX-License-Identifier: MIT
 *
 * Draws the rows of an axis-aligned picture from the lines of a lattice.
 *
 * A row is between two lines of corners, above and below it.  Each corner of a line
 * has numbers, such as values or gradients.  They are interpolated along z and w
 * once, and the results are kept for all rows between the same lines.
 *
 * The slope along x follows from the numbers of a row's corners and cells.  The
 * slope along y follows from how these numbers change along y.
 */
#ifndef NOISE_LINES_H
#define NOISE_LINES_H

#include "add.h"
#include "cell.h"

/* Where a place is between the corners along z (index 0) and w (index 1). */
typedef struct Depth {
    VecF offset[2][2]; /* from the near and the far corner */
    VecF fade[2];
} Depth;

/* Returns how many corners a cell has along z and w together. */
VEC_INLINE int
depth_corners(int n)
{
    return n < 3 ? 1 : n == 3 ? 2 : 4;
}

VEC_INLINE Depth
depth_of_cell(int n, const Cell *cell)
{
    Depth depth;

    for (int axis = 2; axis < n; axis++) {
        depth.offset[axis - 2][0] = cell->inner[axis];
        depth.offset[axis - 2][1] = cell->inner[axis] - 1.0f;
        depth.fade[axis - 2] = cell->fade[axis];
    }
    return depth;
}

/* Interpolates the numbers of the corners along z and w, which leaves a single
 * number. */
VEC_INLINE VecF
mix_depth(int n, const Depth *depth, VecF number[4])
{
    if (n > 3) {
        number[0] = noise_mix(number[0], number[2], depth->fade[1]);
        number[1] = noise_mix(number[1], number[3], depth->fade[1]);
    }
    return n > 2 ? noise_mix(number[0], number[1], depth->fade[0]) : number[0];
}

VEC_INLINE void
compute_depth(int n, const NoiseRows *rows, Depth *depth)
{
    for (int axis = 0; axis < n - 2; axis++) {
        const VecF inner = vec_splat(rows->inner[NOISE_STRIP + axis]);
        depth->offset[axis][0] = inner;
        depth->offset[axis][1] = inner - 1.0f;
        depth->fade[axis] = vec_splat(rows->fade[NOISE_STRIP + axis]);
    }
}

/* The input from which a strip's lattice lines and rows are computed. */
typedef struct Lines {
    const NoiseOctaveInput *input;
    const NoiseColumns *columns;
    const NoiseRows *rows;
    const Depth *depth; /* the same for all rows */
} Lines;

/* Up to four numbers for each corner or cell of a row.  Steps.fill_row() decides
 * what they mean. */
typedef float RowNumbers[4][NOISE_CORNERS + NOISE_LANES];

/* Working memory that is kept from one row of an octave to the next. */
typedef struct Scratch {
    bool is_filled;
    int upper;    /* the index of the line above the row */
    int64_t cell; /* y of that line */
    /* Up to three numbers for each corner of the lines above and below a row; see
     * Steps.fill_line(). */
    NOISE_ALIGNED float line[2][3][NOISE_CORNERS];
    /* The numbers of the row being drawn and of the next row, which is prepared in
     * advance: loading numbers at other offsets right after they were stored would
     * stall the processor. */
    NOISE_ALIGNED RowNumbers row[2];
} Scratch;

/* The steps of an algorithm that draws rows.  n, the number of dimensions, is not a
 * field of `lines`, because compilers find constants in structs too late to unroll
 * loops with them. */
typedef struct Steps {
    /* Fills in the numbers of a line's corners.  `prefix` has the line's hash prefix
     * for each corner along z and w. */
    void (*fill_line)(Lines lines, int n, const uint32_t prefix[4],
                      float number[3][NOISE_CORNERS]);
    /* Fills in the numbers of a row's corners and cells, from the numbers of the
     * lines.  If fade_slope is not NULL, fills in how they change along y
     * instead. */
    void (*fill_row)(Lines lines, int n, int at, const VecF *fade_slope,
                     const Scratch *scratch, RowNumbers row);
    /* Returns the noise at VEC_LANES columns, from the numbers of their cells, their
     * positions within the cells, and the fades of these positions. */
    VecF (*draw)(const VecF number[4], VecF inner, VecF fade);
    /* Does the same as draw(), and stores the slopes along x and y.  NULL if slopes
     * are not drawn. */
    VecF (*draw_slopes)(const VecF number[4], const VecF change[4], VecF inner,
                        VecF fade, VecF fade_slope, VecF slope[2]);
} Steps;

/* A row ready to be drawn. */
typedef struct Row {
    const NoiseColumns *columns;
    float (*number)[NOISE_CORNERS + NOISE_LANES];
    float (*change)[NOISE_CORNERS + NOISE_LANES]; /* NULL: no slopes */
    const float *fade_slope;                      /* one for each column */
} Row;

/* Where a row's noise and slopes are stored, or what they are added to. */
typedef struct Output {
    float *noise;
    NoiseSlopes *slopes;
    const float *scale; /* of slopes; see NoiseTarget */
} Output;

VEC_INLINE void
fill_line_at(Steps steps, Lines lines, int n, int64_t line,
             float number[3][NOISE_CORNERS])
{
    const NoiseOctaveInput *input = lines.input;
    const NoiseRows *rows = lines.rows;
    uint32_t prefix[4];

    for (int k = 0; k < depth_corners(n); k++) {
        const int64_t point[4] = {0, line, rows->cell[NOISE_STRIP] + (k & 1),
                                  rows->cell[NOISE_STRIP + 1] + (k >> 1)};
        prefix[k] =
            noise_lattice_prefix(input->key, &input->lattice->period, n, point);
    }
    steps.fill_line(lines, n, prefix, number);
}

/* Makes sure that `scratch` has the lines above and below a row. */
VEC_INLINE void
keep_lines(Steps steps, Lines lines, int n, int row, Scratch *scratch)
{
    const int64_t cell = lines.rows->cell[row];

    if (scratch->is_filled && scratch->cell == cell)
        return;
    if (scratch->is_filled && scratch->cell + 1 == cell) {
        scratch->upper = 1 - scratch->upper;
    } else {
        scratch->upper = 0;
        fill_line_at(steps, lines, n, cell, scratch->line[0]);
    }
    if (n > 1)
        fill_line_at(steps, lines, n, cell + 1,
                     scratch->line[1 - scratch->upper]);
    scratch->is_filled = true;
    scratch->cell = cell;
}

/* Stores noise or, if is_added is true, adds it to the numbers that are there. */
VEC_INLINE void
put(bool is_added, VecF noise, float *value)
{
    vec_store(value, is_added ? vec_load(value) + noise : noise);
}

/* Copies the numbers of a cell for a vector of columns that are all in that cell. */
VEC_INLINE void
splat_numbers(RowNumbers row, int cell, VecF number[4])
{
    for (int k = 0; k < 4; k++)
        number[k] = vec_splat(row[k][cell]);
}

/* Loads the numbers of the cells that a vector of columns is in; `cell` is counted
 * from `first`. */
VEC_INLINE void
compute_numbers(RowNumbers row, int first, VecU cell, VecF number[4])
{
    for (int k = 0; k < 4; k++)
        number[k] = vec_window(&row[k][first], cell);
}

/* Draws a vector of columns.  number[0] has the numbers of their cells, and
 * number[1] has how these numbers change along y. */
VEC_INLINE void
put_columns(Steps steps, const Row *row, VecF number[2][4], int i,
            bool is_added, const Output *output)
{
    const VecF inner = vec_load(&row->columns->inner[i]);
    const VecF fade = vec_load(&row->columns->fade[i]);
    VecF slope[2];

    if (row->change == NULL) {
        put(is_added, steps.draw(number[0], inner, fade), &output->noise[i]);
        return;
    }
    put(is_added,
        steps.draw_slopes(number[0], number[1], inner, fade,
                          vec_load(&row->fade_slope[i]), slope),
        &output->noise[i]);
    for (int axis = 0; axis < 2; axis++)
        put(is_added, slope[axis] * output->scale[axis],
            &output->slopes->along[axis][i]);
}

/* Draws a row.  Vectors within the same cell share its numbers. */
VEC_INLINE void
draw_row(Steps steps, const Row *row, bool is_added, const Output *output)
{
    const NoiseColumns *columns = row->columns;
    int i = 0;

    while (i < columns->n) {
        const int first = columns->first_cell[i / VEC_LANES];
        const int until = columns->same_until[i / VEC_LANES];
        VecF number[2][4];
        if (i + VEC_LANES < until) {
            splat_numbers(row->number, first, number[0]);
            if (row->change != NULL)
                splat_numbers(row->change, first, number[1]);
            for (; i < until; i += VEC_LANES)
                put_columns(steps, row, number, i, is_added, output);
            continue;
        }
        const VecU cell = vec_load_u(&columns->cell[i]);
        compute_numbers(row->number, first, cell, number[0]);
        if (row->change != NULL)
            compute_numbers(row->change, first, cell, number[1]);
        put_columns(steps, row, number, i, is_added, output);
        i += VEC_LANES;
    }
}

VEC_INLINE void
begin_row(Steps steps, Lines lines, int n, int row, Scratch *scratch,
          RowNumbers change[2])
{
    const VecF fade_slope = noise_fade_slope(lines.input->shape->interpolation,
                                             vec_splat(lines.rows->inner[row]));

    keep_lines(steps, lines, n, row, scratch);
    steps.fill_row(lines, n, row, NULL, scratch, scratch->row[row % 2]);
    if (steps.draw_slopes != NULL)
        steps.fill_row(lines, n, row, &fade_slope, scratch, change[row % 2]);
}

/* Draws row i.  Plain noise goes straight into the sums.  Other noise is folded
 * first; `rise` is a buffer for its slopes. */
VEC_INLINE void
draw_to(Steps steps, const Row *row, int i, NoiseSlopes *rise,
        const NoiseTarget *target)
{
    const bool has_slopes = row->change != NULL;
    float *sum = target->sum + i * NOISE_BLOCK;
    NoiseSlopes *slopes = has_slopes ? &target->slopes[i] : NULL;
    NOISE_ALIGNED float noise[NOISE_BLOCK];

    if (target->fold == NULL) {
        const Output output = {sum, slopes, target->scale};
        if (target->is_added)
            draw_row(steps, row, true, &output);
        else
            draw_row(steps, row, false, &output);
        return;
    }
    const Output output = {noise, rise, target->scale};
    draw_row(steps, row, false, &output);
    const NoiseRises rises = {
        rise, has_slopes ? &target->strength_slopes[i] : NULL, slopes};
    float *strength =
        target->strength != NULL ? target->strength + i * NOISE_BLOCK : NULL;
    NOISE_STAMP(noise_add)
    (target->fold, noise, row->columns->n, strength, sum,
     has_slopes ? &rises : NULL);
}

VEC_INLINE void
draw_rows(const NoiseOctaveInput *input, int n, Steps steps,
          const NoiseColumns *columns, const NoiseRows *rows,
          const NoiseTarget *target)
{
    const bool has_slopes = steps.draw_slopes != NULL;
    NOISE_ALIGNED RowNumbers change[2];
    NOISE_ALIGNED float fade_slope[NOISE_BLOCK];
    NoiseSlopes rise;
    Scratch scratch;
    Depth depth;
    const Lines lines = {input, columns, rows, &depth};

    for (int i = 0; has_slopes && i < columns->n; i += VEC_LANES)
        vec_store(&fade_slope[i],
                  noise_fade_slope(input->shape->interpolation,
                                   vec_load(&columns->inner[i])));
    scratch.is_filled = false;
    compute_depth(n, rows, &depth);
    begin_row(steps, lines, n, 0, &scratch, change);
    for (int i = 0; i < rows->n; i++) {
        const Row row = {columns, scratch.row[i % 2],
                         has_slopes ? change[i % 2] : NULL, fade_slope};
        if (i + 1 < rows->n)
            begin_row(steps, lines, n, i + 1, &scratch, change);
        draw_to(steps, &row, i, &rise, target);
    }
}

/* Defines NoiseBasis.rows() or, if the steps draw slopes, slope_rows(). */
#define DEFINE_ROWS(name, steps)                                         \
    static void name(const NoiseOctaveInput *input,                      \
                     const NoiseColumns *columns, const NoiseRows *rows, \
                     const NoiseTarget *target)                          \
    {                                                                    \
        FOR_DIMENSIONS(draw_rows, input, steps, columns, rows, target);  \
    }

#endif
