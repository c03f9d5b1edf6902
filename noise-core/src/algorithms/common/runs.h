/* SPDX-License-Identifier: MIT
 *
 * Draws a strip along the lattice's axes, lattice point by lattice point.
 *
 * Each lattice point is visited once, instead of once for every pixel.  Its effect
 * on a pixel follows from one or two numbers for the pixel's column, which all rows
 * share, and one or two numbers for its row, which all columns share.
 */
#ifndef NOISE_RUNS_H
#define NOISE_RUNS_H

#include "cell.h"

/* Places farther from 0 than this, in cells, are not exact enough for runs. */
#define RUNS_FAR 0x1p24

/* The largest step from pixel to pixel along an axis, in cells.  Steps of a cell or
 * more could skip the end of a period, so that a run would not have even steps. */
#define RUNS_STEP_MAX 0.51

/* Columns and rows of a strip within which no period starts over. */
typedef struct Run {
    const NoiseGrid *grid;
    int first[2], last[2]; /* of columns and rows; `last` is exclusive */
} Run;

/* A narrow extent is at most this many vectors wide. */
#define NARROW 4

/* The part of a run that a lattice point reaches, with perhaps a few more pixels. */
typedef struct Extent {
    /* Columns and rows; `last` is exclusive.  Columns make up whole vectors, which
     * may begin at any column. */
    int first[2], last[2];
    /* True if the extent is at most NARROW vectors wide.  All rows then have the
     * same width.  Otherwise, `left` and `right` limit the columns of each row,
     * which need not start or end on a vector boundary. */
    bool is_narrow;
    int left[NOISE_STRIP], right[NOISE_STRIP];
} Extent;

static inline int
round_down(int column)
{
    return column / VEC_LANES * VEC_LANES;
}

static inline int
round_up(int column)
{
    return round_down(column + VEC_LANES - 1);
}

/* Computes which columns (axis 0) or rows (axis 1) are at most `half` away from
 * `middle`.  Both are in cells; `middle` is relative to the first column or row of
 * the run. */
VEC_INLINE void
compute_range(const Run *run, int axis, VecF middle, VecF half, VecU *first,
              VecU *last)
{
    const float cell = (float)(1.0 / run->grid->step[axis]);
    const VecU start = vec_splat_u((uint32_t)run->first[axis]);
    const VecF size = vec_splat((float)(run->last[axis] - run->first[axis]));
    const VecF none = vec_splat(0.0f);
    const VecF more = 1.0f + (vec_abs(middle) + half) * (cell * 0x1p-20f);
    const VecF low = (middle - half) * cell - more;
    const VecF high = (middle + half) * cell + more;

    *first = start + vec_to_int(vec_min(vec_max(low, none), size));
    *last = start + vec_to_int(vec_min(vec_max(high, none), size));
}

/* The columns and rows of a run within reach of VEC_LANES points. */
typedef struct Ranges {
    int first[2][VEC_LANES], last[2][VEC_LANES];
} Ranges;

/* Computes which pixels are within reach of VEC_LANES points.  `place` has the
 * points' x and y.  `radius` is their reach in cells; 0 means no pixel. */
VEC_INLINE void
compute_ranges(const Run *run, const double *const place[2], VecF radius,
               Ranges *ranges)
{
    const double *const from[2] = {run->grid->x, run->grid->y};
    const VecF none = vec_splat(0.0f);

    for (int axis = 0; axis < 2; axis++) {
        VecU first, last;
        compute_range(run, axis,
                      vec_offset(place[axis], from[axis][run->first[axis]]),
                      radius, &first, &last);
        vec_store_u((uint32_t *)ranges->first[axis], first);
        vec_store_u((uint32_t *)ranges->last[axis],
                    vec_select_u(vec_less(none, radius), last, vec_splat_u(0)));
    }
}

/* Computes the extent of point k.  Returns false if it is empty. */
VEC_INLINE bool
compute_extent(const Ranges *ranges, int k, Extent *extent)
{
    const int left = ranges->first[0][k];
    const int right = ranges->last[0][k];
    const int n_vectors = round_up(right - left) / VEC_LANES;
    const int last = NOISE_BLOCK - n_vectors * VEC_LANES;

    extent->first[1] = ranges->first[1][k];
    extent->last[1] = ranges->last[1][k];
    extent->is_narrow = n_vectors <= NARROW;
    if (extent->is_narrow) {
        extent->first[0] = left < last ? left : last;
        extent->last[0] = extent->first[0] + n_vectors * VEC_LANES;
    } else {
        extent->first[0] = round_down(left);
        extent->last[0] = round_up(right);
    }
    return left < right && extent->first[1] < extent->last[1];
}

/* Fills in `left` and `right` for VEC_LANES rows of an extent that is not narrow.
 * Each row extends by `half`, in cells, to either side of x. */
VEC_INLINE void
limit_rows(const Run *run, double x, VecF half, int row, Extent *extent)
{
    const float middle = (float)(x - run->grid->x[run->first[0]]);
    VecU left, right;

    compute_range(run, 0, vec_splat(middle), half, &left, &right);
    vec_store_u((uint32_t *)&extent->left[row], left);
    vec_store_u(
        (uint32_t *)&extent->right[row],
        vec_select_u(vec_less(vec_splat(0.0f), half), right, vec_splat_u(0)));
}

/* Fills the extent's columns outside the run with a neutral number, one that leaves
 * pixels unchanged. */
static inline void
pad_extent(const Run *run, const Extent *extent, float neutral, float *number)
{
    for (int i = extent->first[0]; i < run->first[0]; i++)
        number[i] = neutral;
    for (int i = run->last[0]; i < extent->last[0]; i++)
        number[i] = neutral;
}

/* Return the first and the last whole number in a range from `low` to `high`. */
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

/* Returns where the run of places that begins at `first` ends: before the first
 * place that is less than the previous one. */
static inline int
find_run(const double *place, int first, int n)
{
    int last = first + 1;

    while (last < n && place[last] >= place[last - 1])
        last++;
    return last;
}

/* Moves to the next run of a strip, first along x.  Returns false after the last
 * one. */
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

/* True if drawing lattice point by lattice point is faster than drawing place by
 * place, and all places are near enough to 0.  `product` limits the product of the
 * steps along x and y: with larger steps, a point reaches only a few pixels, and
 * preparing its numbers takes longer than it saves. */
static inline bool
can_draw_runs(const NoiseOctaveInput *input, const NoiseGrid *grid,
              double product)
{
    const int n = input->shape->dimensions;
    /* Leave room for lattice points: they can be a few cells away from the places,
     * and on a skewed lattice, their coordinates are larger. */
    const double near = input->lattice->period.n_vectors > 0
                            ? input->lattice->period.near / 4.0 - 4.0
                            : RUNS_FAR;
    const double far = near < RUNS_FAR ? near : RUNS_FAR;

    return grid->step[0] <= RUNS_STEP_MAX && grid->step[1] <= RUNS_STEP_MAX &&
           grid->step[0] * grid->step[1] <= product &&
           noise_max_distance(grid->x, grid->n_columns) <= far &&
           noise_max_distance(grid->y, grid->n_rows) <= far &&
           noise_max_distance(grid->depth, n - 2) <= far;
}

/* Reduces lattice points that are near 0, and returns their hashes. */
VEC_INLINE VecU
hash_points(const NoiseOctaveInput *input, int n, VecU point[4])
{
    if (input->lattice->period.n_vectors > 0)
        reduce_lanes(&input->lattice->period, n, point);
    return hash_reduced(input, n, point);
}

#endif
