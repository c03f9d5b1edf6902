/* SPDX-License-Identifier: MIT
 *
 * The points of a box of cells.
 */
#ifndef NOISE_POINTS_H
#define NOISE_POINTS_H

#include "../common/runs.h"
#include "flat.h"

/* The most points that are kept. */
#define POINTS_MAX 768

/* Farther away than any point that is looked at, as distances are searched. */
#define NOWHERE 1024.0f

/* The distance of the lanes beyond a run.  It is not that which pixels begin
 * with: the two would look like equally near points. */
#define PADDING (2.0f * NOWHERE)

/* A box of cells; the last one is included. */
typedef struct Cells {
    int32_t first[3], last[3];
} Cells;

/* The points of a box of cells, along x, then y, then z. */
typedef struct Points {
    Cells cells;
    int n_across; /* kept for each row of cells: a multiple of VEC_LANES */
    double place[2][POINTS_MAX];
    /* From the first cell, and the part of the distance along z.  A vector of
     * points that are nowhere follows the last one. */
    float from[2][POINTS_MAX + VEC_LANES], depth[POINTS_MAX + VEC_LANES];
    float value[POINTS_MAX]; /* of their cells, where that is wanted */
} Points;

static inline int
count_cells(const Cells *cells, int axis)
{
    return (int)(cells->last[axis] - cells->first[axis]) + 1;
}

/* Which of the points the first one of a row of cells is. */
static inline int
find_row_start(const Points *points, int row, int layer)
{
    return (layer * count_cells(&points->cells, 1) + row) * points->n_across;
}

/* Finds the points of VEC_LANES cells along x, and stores them from `at` on. */
VEC_INLINE void
find_points(const NoiseLayer *layer, int n, SearchVariant variant, double depth,
            const int32_t cell[3], int at, Points *points)
{
    VecU point[4];
    VecF inner[3];

    point[0] = vec_count_from((uint32_t)cell[0]);
    for (int axis = 1; axis < n; axis++)
        point[axis] = vec_splat_u((uint32_t)cell[axis]);
    const VecU hash = hash_points(layer, n, point);
    for (int axis = 0; axis < n; axis++)
        inner[axis] = place_in_cell(layer->shape, hash, axis);
    for (int axis = 0; axis < 2; axis++) {
        double *place = &points->place[axis][at];
        vec_store_places(place, inner[axis], cell[axis]);
        for (int i = 0; axis == 0 && i < VEC_LANES; i++)
            place[i] += i;
        vec_store(&points->from[axis][at],
                  vec_offset(place, points->cells.first[axis]));
    }
    if (n > 2) {
        double place[VEC_LANES];
        vec_store_places(place, inner[2], cell[2]);
        vec_store(&points->depth[at],
                  distance_along(variant.metric, vec_offset(place, depth)));
    }
    if (variant.wanted == WANT_FIRST)
        vec_store(&points->value[at], values_of_cells(layer, n, variant.metric,
                                                      point, hash, inner));
}

/* Finds all points of a box of cells; depth: the place of the picture along
 * z. */
VEC_INLINE void
find_all_points(const NoiseLayer *layer, int n, SearchVariant variant,
                double depth, const Cells *cells, Points *points)
{
    const VecF nowhere = vec_splat(NOWHERE);
    int at = 0;
    int32_t cell[3];

    points->cells = *cells;
    points->n_across = round_up(count_cells(cells, 0));
    for (cell[2] = cells->first[2]; cell[2] <= cells->last[2]; cell[2]++) {
        for (cell[1] = cells->first[1]; cell[1] <= cells->last[1]; cell[1]++) {
            for (int i = 0; i < points->n_across; i += VEC_LANES) {
                cell[0] = cells->first[0] + i;
                find_points(layer, n, variant, depth, cell, at, points);
                at += VEC_LANES;
            }
        }
    }
    for (int axis = 0; axis < 2; axis++)
        vec_store(&points->from[axis][at], nowhere);
    vec_store(&points->depth[at], nowhere);
}

/* The axis along which a box of cells has to be divided, so that its points can
 * be kept: the outermost one possible, so that they keep their order; or -1. */
static inline int
find_split(const Cells *cells)
{
    const int n_across = round_up(count_cells(cells, 0));
    const int n_rows = count_cells(cells, 1), n_layers = count_cells(cells, 2);

    if (n_across * n_rows * n_layers <= POINTS_MAX)
        return -1;
    return n_layers > 1 ? 2 : n_rows > 1 ? 1 : 0;
}

/* The first axis along which more cells follow a part; 3 for the last part. */
static inline int
find_rest(const Cells *all, const Cells *part)
{
    int axis = 0;

    while (axis < 3 && part->last[axis] == all->last[axis])
        axis++;
    return axis;
}

/* Moves to the next part of a box of cells, whose points can be kept.  Begin
 * with the whole box as *part and is_first; false after the last part. */
static inline bool
next_cells(const Cells *all, bool is_first, Cells *part)
{
    int axis;

    if (!is_first) {
        axis = find_rest(all, part);
        if (axis == 3)
            return false;
        const int32_t next = part->last[axis] + 1;
        for (int inner = 0; inner <= axis; inner++) {
            part->first[inner] = all->first[inner];
            part->last[inner] = all->last[inner];
        }
        part->first[axis] = next;
    }
    while ((axis = find_split(part)) >= 0)
        part->last[axis] =
            part->first[axis] + (count_cells(part, axis) - 1) / 2;
    return true;
}

#endif
