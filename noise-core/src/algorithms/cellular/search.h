/* SPDX-License-Identifier: MIT
 *
 * Searches for points in the cells around places.  Each square or cube of the
 * lattice holds one point.
 *
 * Cells are searched in rings around a place's own cell, until the next ring cannot
 * have a nearer point for any place.  With full jitter, 3 x 3 squares are not always
 * enough.
 */
#ifndef NOISE_SEARCH_H
#define NOISE_SEARCH_H

#include <stdlib.h>

#include "../common/cell.h"
#include "metric.h"

/* A cell's point; `place` is what place_in_cell() returns. */
typedef struct CellPoint {
    VecU hash;
    VecF place[3];
} CellPoint;

/* A search at VEC_LANES places. */
typedef struct Search {
    const NoiseOctaveInput *input;
    Block block;
    int first;
    VecU whole[4];  /* the places' cells */
    VecU step[4];   /* from `whole` to the search's own cells */
    VecU addend[4]; /* noise_hash_addend() of the search's own cells */
    VecF inner[3];
    VecF margin; /* from the place to the border of its cell, at most 1/2 */
    CellPoint near[CELLS_NEAR_MAX]; /* in the search's own cell and around it */
} Search;

/* A cell's point, seen from a place. */
typedef struct Point {
    VecF distance;  /* as measure() returns it: squared if Euclidean */
    VecF offset[3]; /* from the place to the point */
    VecU hash;
} Point;

/* The nearest points, the nearest one first. */
typedef struct Nearest {
    Point at[NEAREST_MAX];
} Nearest;

/* Returns the smallest possible distance to points that are r cells away along at
 * least one axis. */
VEC_INLINE VecF
nearest_in_ring(const Search *search, Metric metric, int r)
{
    /* Slightly less, since a point's distance may be rounded down. */
    const VecF least = ((float)(r - 1) + search->margin) * (1.0f - 0x1p-20f);

    return measure(metric, 1, &least);
}

/* Returns the position of the place along an axis, relative to the start of the cell
 * that is `step` cells away. */
VEC_INLINE VecF
start_of_cell(const Search *search, int axis, int step)
{
    return search->inner[axis] - (float)step;
}

/* Returns the position of a point within its cell, rounded to a multiple of
 * 2^-21. */
VEC_INLINE VecF
place_in_cell(const NoiseShape *shape, VecU hash, int axis)
{
    return noise_unit_of_hash(hash, axis, shape->jitter) +
           ((0.5f - 0.5f * shape->jitter) + SNAP) - SNAP;
}

/* A row of cells along x.  `step` is how many cells away the row is along y and z,
 * and `start` is start_of_cell() there.  `prefix` is the hash prefix of the row's
 * cells.  It is used only if none of these has to be reduced to the period. */
typedef struct CellRow {
    bool is_reduced;
    int step[3];
    int radius; /* of the ring that the row belongs to */
    VecU prefix;
    VecF start[3];
} CellRow;

/* True if no cell at most r steps away has to be reduced to the period. */
VEC_INLINE bool
are_reduced(const Search *search, int n, int r)
{
    VecU cell[4];

    for (int axis = 0; axis < n; axis++)
        cell[axis] = search->whole[axis] + search->step[axis];
    return is_reduced(search->input, n, search->block.reduction, cell, -r, r);
}

/* Moves the row so that it is `step` cells away along z or y.  `plane` is read only
 * for y in space, where it is the hash prefix of z.  In any other case, the axis is
 * the outermost one. */
VEC_INLINE void
step_along(const Search *search, int n, int axis, int step, VecU plane,
           CellRow *row)
{
    const VecU addend = search->addend[axis] + (uint32_t)step * NOISE_HASH_STEP;

    row->step[axis] = step;
    row->start[axis] = start_of_cell(search, axis, step);
    row->prefix = axis == n - 1 ? noise_hash_begin(search->input->key, addend)
                                : noise_hash_fold(plane, addend);
}

VEC_INLINE VecU
hash_of_cell(const Search *search, int n, const CellRow *row, int step)
{
    VecU steps[4];

    if (row->is_reduced)
        return noise_hash_fold(
            row->prefix, search->addend[0] + (uint32_t)step * NOISE_HASH_STEP);
    steps[0] = search->step[0] + (uint32_t)step;
    for (int axis = 1; axis < n; axis++)
        steps[axis] = search->step[axis] + (uint32_t)row->step[axis];
    return hash_periodic(search->input, n, search->block, search->first,
                         search->whole, steps);
}

VEC_INLINE void
find_cell_point(const Search *search, int n, const CellRow *row, int step,
                CellPoint *point)
{
    point->hash = hash_of_cell(search, n, row, step);
    for (int axis = 0; axis < n; axis++)
        point->place[axis] =
            place_in_cell(search->input->shape, point->hash, axis);
}

/* Computes a cell's point, as seen from a place.  `start` has start_of_cell() along
 * each axis.  The point is stored instead of returned, because gcc copies long
 * structs through general registers. */
VEC_INLINE void
find_point(int n, Metric metric, const CellPoint *cell, const VecF start[3],
           Point *point)
{
    point->hash = cell->hash;
    for (int axis = 0; axis < n; axis++)
        point->offset[axis] = cell->place[axis] - start[axis];
    point->distance = measure(metric, n, point->offset);
}

/* Returns number i of the sequence 0, -1, 1, -2, 2 and so on.  The search's own cell
 * thus comes first.  If points are equally near, searches keep the first one. */
VEC_INLINE int
step_number(int i)
{
    const int length = (i + 1) / 2;

    return i % 2 != 0 ? -length : length;
}

VEC_INLINE void
find_near_points(int n, Search *search)
{
    CellPoint *near = search->near;
    CellRow row = {.is_reduced = are_reduced(search, n, 1)};

    for (int z = 0; z < (n == 3 ? 3 : 1); z++) {
        VecU plane = vec_splat_u(0);
        if (n == 3) {
            step_along(search, n, 2, step_number(z), plane, &row);
            plane = row.prefix;
        }
        for (int y = 0; y < 3; y++) {
            step_along(search, n, 1, step_number(y), plane, &row);
            for (int x = 0; x < 3; x++)
                find_cell_point(search, n, &row, step_number(x), near++);
        }
    }
}

/* Returns how far places are from the border of their cells, at most 1/2. */
VEC_INLINE VecF
compute_margin(int n, const VecF inner[3])
{
    VecF margin = vec_splat(0.5f);

    for (int axis = 0; axis < n; axis++)
        margin = vec_min(margin, vec_min(inner[axis], 1.0f - inner[axis]));
    return margin;
}

/* Enters the cells that are `step` away from `whole`, and computes the points
 * nearby. */
VEC_INLINE void
enter_search_cells(int n, Search *search)
{
    for (int axis = 0; axis < n; axis++)
        search->addend[axis] =
            noise_hash_addend(search->whole[axis] + search->step[axis]);
    find_near_points(n, search);
}

/* Moves the search to the next places.  Returns false if they are in the same cells
 * as the previous ones, so that `near` is still valid. */
VEC_INLINE bool
move_search(const NoiseOctaveInput *input, int n, Block block, int first,
            Search *search)
{
    search->input = input;
    search->block = block;
    search->first = first;
    const bool is_new =
        move_to_cells(n, block, first, search->whole, search->inner);
    for (int axis = 0; axis < n; axis++)
        search->inner[axis] = (search->inner[axis] + SNAP) - SNAP;
    search->margin = compute_margin(n, search->inner);
    for (int axis = 0; is_new && axis < n; axis++)
        search->step[axis] = vec_splat_u(0);
    if (is_new)
        enter_search_cells(n, search);
    return is_new;
}

/* A function that is called for each visited point, and updates `result` with it. */
typedef void Take(int n, ResultKind result_kind, const Point *point,
                  void *result);

/* start_of_cell() for the cells at most one step away, indexed by axis and by the
 * number passed to step_number(). */
typedef struct Starts {
    VecF at[3][3];
} Starts;

VEC_INLINE void
compute_starts(const Search *search, int n, Starts *starts)
{
    for (int axis = 0; axis < n; axis++) {
        for (int i = 0; i < 3; i++)
            starts->at[axis][i] = start_of_cell(search, axis, step_number(i));
    }
}

/* Computes the point of near cell k. */
VEC_INLINE void
find_near_point(const Search *search, int n, Metric metric,
                const Starts *starts, int k, Point *point)
{
    const VecF start[3] = {starts->at[0][k % 3], starts->at[1][k / 3 % 3],
                           starts->at[n - 1][n == 3 ? k / 9 : 0]};

    find_point(n, metric, &search->near[k], start, point);
}

/* Visits the points of the cells at most one step away. */
VEC_INLINE void
visit_near(const Search *search, int n, Metric metric, Take *take,
           ResultKind result_kind, void *result)
{
    Starts starts;

    compute_starts(search, n, &starts);
    for (int k = 0; k < count_near(n); k++) {
        Point point;
        find_near_point(search, n, metric, &starts, k, &point);
        take(n, result_kind, &point, result);
    }
}

VEC_INLINE void
visit_row(const Search *search, int n, SearchVariant variant, CellRow *row,
          Take *take, void *result)
{
    const int r = row->radius;
    const bool is_within = abs(row->step[1]) < r && abs(row->step[2]) < r;

    for (int step = -r; step <= r; step++) {
        CellPoint cell;
        if (is_within && abs(step) < r)
            continue;
        row->start[0] = start_of_cell(search, 0, step);
        find_cell_point(search, n, row, step, &cell);
        Point point;
        find_point(n, variant.metric, &cell, row->start, &point);
        take(n, variant.result_kind, &point, result);
    }
}

/* Visits the points of the cells that are r steps away along at least one axis, and
 * at most r along the others. */
VEC_INLINE void
visit_ring(const Search *search, int n, SearchVariant variant, int r,
           Take *take, void *result)
{
    CellRow row = {.is_reduced = are_reduced(search, n, r), .radius = r};

    for (int z = 0; z < (n == 3 ? 2 * r + 1 : 1); z++) {
        VecU plane = vec_splat_u(0);
        if (n == 3) {
            step_along(search, n, 2, step_number(z), plane, &row);
            plane = row.prefix;
        }
        for (int y = 0; y < 2 * r + 1; y++) {
            step_along(search, n, 1, step_number(y), plane, &row);
            visit_row(search, n, variant, &row, take, result);
        }
    }
}

#endif
