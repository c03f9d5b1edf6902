/* SPDX-License-Identifier: MIT
 *
 * Draws a strip along the lattice's axes lattice point by lattice point.
 *
 * Each point is looked at once, and not once for every pixel: its effect on a
 * pixel follows from one or two numbers of the column, which all rows share,
 * and as many of the row, which all columns share.
 */
#ifndef NOISE_RUNS_H
#define NOISE_RUNS_H

#include "cell.h"

/* Farther away than this, in cells, places are not exact enough. */
#define RUNS_FAR 0x1p24

/* With larger steps from pixel to pixel, in cells, a point reaches so few
 * pixels that preparing its numbers takes longer than it saves. */
#define RUNS_STEP_MAX 0.125

/* Columns and rows of a strip between which no period begins anew. */
typedef struct Run {
    const NoiseGrid *grid;
    int first[2], last[2]; /* of columns and rows; the last is excluded */
} Run;

/* The part of a run that a point reaches. */
typedef struct Extent {
    float half[NOISE_STRIP]; /* half its width on a row, in cells; 0: none */
    int first[NOISE_STRIP], last[NOISE_STRIP]; /* columns on each row */
    int left, right; /* of all rows together; left >= right: none */
} Extent;

static inline float
clamp(float number, float high)
{
    return number < 0.0f ? 0.0f : number > high ? high : number;
}

/* Finds the columns of an extent from its half widths around x; perhaps a few
 * more, never less. */
static inline void
find_columns(const Run *run, double x, Extent *extent)
{
    const float width = (float)(run->last[0] - run->first[0]);
    const float columns = (float)(1.0 / run->grid->step); /* in a cell */
    const float middle = (float)(x - run->grid->x[run->first[0]]) * columns;

    for (int i = run->first[1]; i < run->last[1]; i++) {
        const float half = extent->half[i] * columns;
        const float more = 1.0f + (fabsf(middle) + half) * 0x1p-20f;
        const float first = clamp(middle - half - more, width);
        const float last = clamp(middle + half + more, width);
        extent->first[i] = run->first[0] + (int)first;
        extent->last[i] = half > 0.0f ? run->first[0] + (int)last : 0;
    }
    extent->left = run->last[0];
    extent->right = 0;
    for (int i = run->first[1]; i < run->last[1]; i++) {
        if (extent->first[i] >= extent->last[i])
            continue;
        if (extent->first[i] < extent->left)
            extent->left = extent->first[i];
        if (extent->last[i] > extent->right)
            extent->right = extent->last[i];
    }
}

static inline int
round_down(int column)
{
    return column / VEC_LANES * VEC_LANES;
}

/* Fills in the offsets from x to the columns of an extent, and to the rest of
 * their vectors. */
static inline void
find_offsets(const Run *run, double x, const Extent *extent, float *offset)
{
    for (int i = round_down(extent->left);
         i < round_down(extent->right + VEC_LANES - 1); i++)
        offset[i] = (float)(run->grid->x[i] - x);
}

/* Pads the extent's vectors, beyond the columns of the run, with a neutral
 * number, which changes no pixel. */
static inline void
pad_extent(const Run *run, const Extent *extent, float neutral, float *number)
{
    for (int i = round_down(extent->left); i < run->first[0]; i++)
        number[i] = neutral;
    for (int i = run->last[0]; i < round_down(extent->right + VEC_LANES - 1);
         i++)
        number[i] = neutral;
}

/* The first and the last whole number from low to high. */
static inline int32_t
first_whole(double low)
{
    return -(int32_t)noise_floor(-low);
}

static inline int32_t
last_whole(double high)
{
    return (int32_t)noise_floor(high);
}

/* The end of the places from `first` on that do not fall. */
static inline int
find_run(const double *place, int first, int n)
{
    int last = first + 1;

    while (last < n && place[last] >= place[last - 1])
        last++;
    return last;
}

/* The next run of a strip, first along x; false after the last one. */
static inline bool
next_run(Run *run)
{
    const NoiseGrid *grid = run->grid;
    const bool is_below = run->last[0] == grid->n_columns;

    if (is_below && run->last[1] == grid->n_rows)
        return false;
    if (is_below || run->last[1] == 0) {
        run->first[1] = run->last[1];
        run->last[1] = find_run(grid->y, run->first[1], grid->n_rows);
    }
    run->first[0] = is_below ? 0 : run->last[0];
    run->last[0] = find_run(grid->x, run->first[0], grid->n_columns);
    return true;
}

static inline bool
are_farther(const double *place, int n, double distance)
{
    double farthest = 0.0;

    for (int i = 0; i < n; i++)
        farthest = fabs(place[i]) > farthest ? fabs(place[i]) : farthest;
    return farthest > distance;
}

/* Whether drawing by lattice points pays, and all places are near enough. */
static inline bool
can_draw_runs(const NoiseLayer *layer, const NoiseGrid *grid)
{
    const int n = layer->shape->dimensions;
    /* Lattice points lie a few cells away, and may be skewed. */
    const double near = layer->period->n_vectors > 0
                            ? layer->period->near / 4.0 - 4.0
                            : RUNS_FAR;
    const double far = near < RUNS_FAR ? near : RUNS_FAR;

    return grid->step <= RUNS_STEP_MAX &&
           !are_farther(grid->x, grid->n_columns, far) &&
           !are_farther(grid->y, grid->n_rows, far) &&
           !are_farther(grid->depth, n - 2, far);
}

/* The hashes of lattice points that are near; reduces them. */
VEC_INLINE VecU
hash_points(const NoiseLayer *layer, int n, VecU point[4])
{
    if (layer->period->n_vectors > 0)
        reduce_lanes(layer->period, n, point);
    return hash_reduced(layer, n, point);
}

#endif
