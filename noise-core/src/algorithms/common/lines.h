/* SPDX-License-Identifier: MIT
 *
 * Draws the rows of an axis-aligned picture from the lines of a lattice.
 *
 * A row lies between two lines of corners, above and below it.  At each corner
 * of a line the axes beyond y are interpolated once, and the result is kept for
 * all rows that lie between the same lines.
 */
#ifndef NOISE_LINES_H
#define NOISE_LINES_H

#include "../../vec/vec.h"
#include "add.h"
#include "cell.h"

/* Where a place lies between the corners of z, index 0, and w, index 1. */
typedef struct Depth {
    VecF offset[2][2]; /* from the near and the far corner */
    VecF fade[2];
} Depth;

/* The number of a cell's corners along z and w. */
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

/* The number of a cell's corners along x and y. */
VEC_INLINE int
corners_across(int n)
{
    return n > 1 ? 4 : 2;
}

/* The hashes of the corners along z and w at corner e of x and y. */
VEC_INLINE void
depth_hashes(int n, const Cell *cell, int e, VecU hash[4])
{
    for (int k = 0; k < depth_corners(n); k++)
        hash[k] = cell->hash[e + (k << 2)];
}

/* Interpolates one number for each corner of z and w to a single one. */
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

/* The input of a strip's lattice lines, and the places of its rows between them.
 */
typedef struct Lines {
    const NoiseOctaveInput *input;
    const NoiseColumns *columns;
    const NoiseRows *rows;
    const Depth *depth; /* which all rows share */
} Lines;

/* State of one octave across rows. */
typedef struct Scratch {
    bool is_filled;
    int upper;    /* which of the two lines lies above */
    int64_t cell; /* y of that line */
    /* Numbers of the corners on the lines above and below a row. */
    NOISE_ALIGNED float line[2][3][NOISE_CORNERS];
    /* Numbers of the corners and cells of a row and, prepared in advance, of
     * the next one: numbers that have just been stored cannot be loaded at
     * other offsets without waiting. */
    NOISE_ALIGNED float row[2][4][NOISE_CORNERS + NOISE_LANES];
} Scratch;

/* The steps of an algorithm that draws rows.  n, the number of dimensions, is
 * not one of `lines`: compilers find constants in structs too late to unroll by
 * them. */
typedef struct Steps {
    /* Fills in the numbers of a line's corners, from the hash prefixes of the
     * line at each corner of z and w. */
    void (*fill_line)(Lines lines, int n, const uint32_t prefix[4],
                      float number[3][NOISE_CORNERS]);
    /* Fills in the numbers of a row's corners and cells, from the lines'. */
    void (*fill_row)(Lines lines, int n, int at, Scratch *scratch);
    /* The noise of columns, from the numbers of their cells, their places
     * within the cells, and the fades of those. */
    VecF (*draw)(const VecF number[4], VecF inner, VecF fade);
} Steps;

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

/* Makes sure that the scratch has the lines above and below a row. */
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

/* Stores noise, or adds it to what is there. */
VEC_INLINE void
put(bool is_added, VecF noise, float *value)
{
    vec_store(value, is_added ? vec_load(value) + noise : noise);
}

/* The numbers of a cell, for a vector of columns that all lie in it. */
VEC_INLINE void
splat_numbers(float row[4][NOISE_CORNERS + NOISE_LANES], int cell,
              VecF number[4])
{
    for (int k = 0; k < 4; k++)
        number[k] = vec_splat(row[k][cell]);
}

/* The numbers of the cells of a vector of columns, counted from `first`. */
VEC_INLINE void
compute_numbers(float row[4][NOISE_CORNERS + NOISE_LANES], int first, VecU cell,
                VecF number[4])
{
    for (int k = 0; k < 4; k++)
        number[k] = vec_window(&row[k][first], cell);
}

/* Draws a row; vectors within one cell share its numbers. */
VEC_INLINE void
draw_row(Steps steps, const NoiseColumns *columns,
         float row[4][NOISE_CORNERS + NOISE_LANES], bool is_added, float *value)
{
    const float *inner = columns->inner;
    const float *fade = columns->fade;
    int i = 0;

    while (i < columns->n) {
        const int first = columns->first_cell[i / VEC_LANES];
        const int until = columns->same_until[i / VEC_LANES];
        VecF number[4];
        if (i + VEC_LANES < until) {
            splat_numbers(row, first, number);
            for (; i < until; i += VEC_LANES)
                put(is_added,
                    steps.draw(number, vec_load(&inner[i]), vec_load(&fade[i])),
                    &value[i]);
            continue;
        }
        const VecU cell = vec_load_u(&columns->cell[i]);
        compute_numbers(row, first, cell, number);
        put(is_added,
            steps.draw(number, vec_load(&inner[i]), vec_load(&fade[i])),
            &value[i]);
        i += VEC_LANES;
    }
}

/* Makes a row ready to be drawn. */
VEC_INLINE void
begin_row(Steps steps, Lines lines, int n, int row, Scratch *scratch)
{
    keep_lines(steps, lines, n, row, scratch);
    steps.fill_row(lines, n, row, scratch);
}

/* The strengths of row i, or NULL where octaves are not weighted. */
VEC_INLINE float *
strength_of_row(float *strength, int i)
{
    return strength != NULL ? strength + i * NOISE_BLOCK : NULL;
}

/* Draws row i. */
VEC_INLINE void
draw_to(Steps steps, const NoiseColumns *columns, int i, Scratch *scratch,
        const NoiseTarget *target)
{
    float *sum = target->sum + i * NOISE_BLOCK;
    NOISE_ALIGNED float noise[NOISE_BLOCK];

    if (target->fold != NULL) {
        draw_row(steps, columns, scratch->row[i % 2], false, noise);
        NOISE_STAMP(noise_add)
        (target->fold, noise, columns->n, strength_of_row(target->strength, i),
         sum, NULL);
    } else if (target->is_added) {
        draw_row(steps, columns, scratch->row[i % 2], true, sum);
    } else {
        draw_row(steps, columns, scratch->row[i % 2], false, sum);
    }
}

VEC_INLINE void
draw_rows(const NoiseOctaveInput *input, int n, Steps steps,
          const NoiseColumns *columns, const NoiseRows *rows,
          const NoiseTarget *target)
{
    Scratch scratch;
    Depth depth;
    const Lines lines = {input, columns, rows, &depth};

    scratch.is_filled = false;
    compute_depth(n, rows, &depth);
    begin_row(steps, lines, n, 0, &scratch);
    for (int i = 0; i < rows->n; i++) {
        if (i + 1 < rows->n)
            begin_row(steps, lines, n, i + 1, &scratch);
        draw_to(steps, columns, i, &scratch, target);
    }
}

/* Defines NoiseBasis.rows(). */
#define DEFINE_ROWS(name, steps)                                         \
    static void name(const NoiseOctaveInput *input,                      \
                     const NoiseColumns *columns, const NoiseRows *rows, \
                     const NoiseTarget *target)                          \
    {                                                                    \
        FOR_DIMENSIONS(draw_rows, input, steps, columns, rows, target);  \
    }

#endif
