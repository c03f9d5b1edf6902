/* SPDX-License-Identifier: MIT
 *
 * Computes the points of a box of cells, and compares tiles of pixels with them.
 */
#ifndef NOISE_POINTS_H
#define NOISE_POINTS_H

#include "compare.h"

/* The most points that are kept at once. */
#define POINTS_MAX 768

/* A distance, as measure() returns it, that is larger than the distance to any
 * point. */
#define NOWHERE 1024.0f

/* The distance stored in vector lanes outside a run of pixels.  It must differ from
 * NOWHERE, the distance that pixels start with: equal distances would be taken for
 * two equally near points. */
#define PADDING (2.0f * NOWHERE)

/* A box of cells, from `first` to `last` inclusive. */
typedef struct Cells {
    int32_t first[3], last[3];
} Cells;

/* The points of a box of cells, ordered along x, then y, then z. */
typedef struct Points {
    Cells cells;
    bool is_first, is_last; /* among the boxes that a part of a run needs */
    double z;               /* of the picture */
    int n_across;           /* cells along x, rounded up to whole vectors */
    double place[2][POINTS_MAX];
    /* The places relative to the first cell, and what z contributes to distances.
     * After the last point, there is a vector of points at NOWHERE. */
    float from[2][POINTS_MAX + VEC_LANES], depth[POINTS_MAX + VEC_LANES];
    float value[POINTS_MAX]; /* cell values; only for RESULT_FIRST */
} Points;

static inline int
count_cells(const Cells *cells, int axis)
{
    return (int)(cells->last[axis] - cells->first[axis]) + 1;
}

/* Returns the index of the first point of a row of cells. */
static inline int
compute_row_start(const Points *points, int row, int depth)
{
    return (depth * count_cells(&points->cells, 1) + row) * points->n_across;
}

/* Computes the points of VEC_LANES cells along x, and stores them starting at index
 * `at`. */
VEC_INLINE void
compute_points(const NoiseOctaveInput *input, int n, SearchVariant variant,
               const int32_t cell[3], int at, Points *points)
{
    VecU point[4];
    VecF inner[3];

    point[0] = vec_count_from((uint32_t)cell[0]);
    for (int axis = 1; axis < n; axis++)
        point[axis] = vec_splat_u((uint32_t)cell[axis]);
    const VecU hash = hash_points(input, n, point);
    for (int axis = 0; axis < n; axis++)
        inner[axis] = place_in_cell(input->shape, hash, axis);
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
                  distance_along(variant.metric, vec_offset(place, points->z)));
    }
    if (variant.result_kind == RESULT_FIRST)
        vec_store(&points->value[at], values_of_cells(input, n, variant.metric,
                                                      point, hash, inner));
}

/* Computes the points of a box of cells.  `depth` is the picture's z. */
VEC_INLINE void
compute_all_points(const NoiseOctaveInput *input, int n, SearchVariant variant,
                   double depth, const Cells *cells, Points *points)
{
    const VecF nowhere = vec_splat(NOWHERE);
    int at = 0;
    int32_t cell[3];

    points->cells = *cells;
    points->z = depth;
    points->n_across = round_up(count_cells(cells, 0));
    for (cell[2] = cells->first[2]; cell[2] <= cells->last[2]; cell[2]++) {
        for (cell[1] = cells->first[1]; cell[1] <= cells->last[1]; cell[1]++) {
            for (int i = 0; i < points->n_across; i += VEC_LANES) {
                cell[0] = cells->first[0] + i;
                compute_points(input, n, variant, cell, at, points);
                at += VEC_LANES;
            }
        }
    }
    for (int axis = 0; axis < 2; axis++)
        vec_store(&points->from[axis][at], nowhere);
    vec_store(&points->depth[at], nowhere);
}

/* Returns the axis along which to divide a box of cells so that its points fit, or
 * -1 if they fit already.  It is the outermost axis possible, so that points keep
 * their order. */
static inline int
compute_split(const Cells *cells)
{
    const int n_across = round_up(count_cells(cells, 0));
    const int n_rows = count_cells(cells, 1), n_layers = count_cells(cells, 2);

    if (n_across * n_rows * n_layers <= POINTS_MAX)
        return -1;
    return n_layers > 1 ? 2 : n_rows > 1 ? 1 : 0;
}

/* Returns the first axis along which there are more cells after a part, or 3 for the
 * last part. */
static inline int
compute_rest(const Cells *all, const Cells *part)
{
    int axis = 0;

    while (axis < 3 && part->last[axis] == all->last[axis])
        axis++;
    return axis;
}

/* Moves to the next part of a box of cells that is small enough for its points to
 * fit.  For the first part, set is_first, and pass the whole box as *part.  Returns
 * false after the last part. */
static inline bool
next_cells(const Cells *all, bool is_first, Cells *part)
{
    int axis;

    if (!is_first) {
        axis = compute_rest(all, part);
        if (axis == 3)
            return false;
        const int32_t next = part->last[axis] + 1;
        for (int inner = 0; inner <= axis; inner++) {
            part->first[inner] = all->first[inner];
            part->last[inner] = all->last[inner];
        }
        part->first[axis] = next;
    }
    while ((axis = compute_split(part)) >= 0)
        part->last[axis] =
            part->first[axis] + (count_cells(part, axis) - 1) / 2;
    return true;
}

/* Compares the pixels of tiles with the points that are near enough to matter.
 *
 * Suppose that n points are wanted.  Compute each point's distance to the farthest
 * pixel of a tile, and let d be the n-th smallest of these distances.  Each pixel
 * then has n points within d, so a point whose distance to the nearest pixel is more
 * than d cannot matter to any pixel.
 */

/* The approximate size of tiles: they are TILE_NARROW columns wide if cells are
 * small, and TILE_WIDE otherwise, and have TILE_HEIGHT rows. */
#define TILE_NARROW 16
#define TILE_WIDE   32
#define TILE_HEIGHT 16

/* The largest error of a point's place in a tile, in cells. */
#define TILE_GRAIN 0x1p-14f

/* The largest relative error of distances. */
#define TILE_ERROR 0x1p-12f

/* Where a tile is among the cells: its middle relative to the first cell, half its
 * size, and the inclusive range of cells whose points can matter. */
typedef struct Box {
    float middle[2], half[2];
    int first[2], last[2];
} Box;

/* Computes the box of a tile.  No point farther away than `far` matters. */
static inline Box
compute_box(const Tile *tile, const Cells *cells, float far)
{
    const double *const place[2] = {tile->grid->x, tile->grid->y};
    Box box;

    for (int axis = 0; axis < 2; axis++) {
        const double *pixel = place[axis];
        const double first = pixel[tile->first[axis]] - cells->first[axis];
        const double last = pixel[tile->last[axis] - 1] - cells->first[axis];
        const float middle = (float)(0.5 * (first + last));
        const float half = (float)(0.5 * (last - first)) + TILE_GRAIN;
        const int low = (int)floorf(middle - half - far);
        const int high = (int)floorf(middle + half + far);
        const int n = count_cells(cells, axis);
        box.middle[axis] = middle;
        box.half[axis] = half;
        box.first[axis] = low < 0 ? 0 : low;
        box.last[axis] = high < n - 1 ? high : n - 1;
    }
    return box;
}

/* Computes the distances from a tile to each of VEC_LANES points: distance[0] from
 * the nearest pixel, and distance[1] from the farthest, both on measure()'s scale. */
VEC_INLINE void
measure_box(int n, Metric metric, const Box *box, const Points *points, int at,
            VecF distance[2])
{
    VecF low[2], high[2];

    for (int axis = 0; axis < 2; axis++) {
        const VecF offset = vec_abs(vec_load(&points->from[axis][at]) -
                                    vec_splat(box->middle[axis]));
        low[axis] = vec_max(offset - box->half[axis], vec_splat(0.0f));
        high[axis] = offset + box->half[axis];
    }
    distance[0] = measure(metric, 2, low);
    distance[1] = measure(metric, 2, high);
    if (n > 2) {
        const VecF depth = vec_load(&points->depth[at]);
        distance[0] = join_distances(metric, depth, distance[0]);
        distance[1] = join_distances(metric, depth, distance[1]);
    }
}

/* Returns the n-th smallest of all numbers in `lists`, which contains the n smallest
 * numbers of each lane, in order.  To find the n smallest of two lanes, pairs number
 * k of one lane with number n - 1 - k of the other, and takes the smaller one of
 * each pair. */
VEC_INLINE float
find_nth_least(int n, const VecF *lists)
{
    const int half = VEC_LANES / 2;
    float number[NEAREST_MAX][VEC_LANES];
    float least[NEAREST_MAX] = {INFINITY, INFINITY, INFINITY, INFINITY};

    for (int k = 0; k < n; k++)
        vec_store(number[k], lists[k]);
    if (VEC_LANES == 1)
        return number[n - 1][0];
    for (int k = 0; k < n; k++) {
        for (int i = 0; i < half; i++) {
            const float other = number[n - 1 - k][half + i];
            float rest = number[k][i] < other ? number[k][i] : other;
            for (int j = 0; j < n; j++) {
                const float more = rest > least[j] ? rest : least[j];
                least[j] = rest > least[j] ? least[j] : rest;
                rest = more;
            }
        }
    }
    return least[n - 1];
}

/* Stores how far each point of the box is from the tile's nearest pixel.  Returns
 * the largest such distance at which a point can still matter; for smooth F1, that
 * is `far`.  Vectors may also read points past the end of a row of the box, which is
 * harmless, because those points are farther away. */
VEC_INLINE float
compute_limit(int n, SearchVariant variant, float far, const Box *box,
              const Points *points, float *nearest)
{
    const int n_wanted = count_results(variant.result_kind);
    VecF least[NEAREST_MAX];
    float limit[VEC_LANES];

    for (int k = 0; k < n_wanted; k++)
        least[k] = vec_splat(INFINITY);
    for (int depth = 0; depth < count_cells(&points->cells, 2); depth++) {
        for (int row = box->first[1]; row <= box->last[1]; row++) {
            const int start = compute_row_start(points, row, depth);
            for (int i = start + box->first[0]; i <= start + box->last[0];
                 i += VEC_LANES) {
                VecF distance[2];
                measure_box(n, variant.metric, box, points, i, distance);
                VecF high = distance[1];
                vec_store(&nearest[i], distance[0]);
                for (int k = 0; k < n_wanted; k++) {
                    const VecF more = vec_max(high, least[k]);
                    least[k] = vec_min(high, least[k]);
                    high = more;
                }
            }
        }
    }
    vec_store(limit, distance_along(variant.metric, vec_splat(far)));
    if (variant.result_kind != RESULT_SMOOTH)
        limit[0] = fminf(limit[0], find_nth_least(n_wanted, least));
    return limit[0] * (1.0f + TILE_ERROR);
}

VEC_INLINE void
add_near_point(int n, Metric metric, const Tile *tile, const Points *points,
               int at, NearPoints *near)
{
    const NoiseGrid *grid = tile->grid;
    const int start = round_down(tile->first[0]);
    const int end = round_up(tile->last[0]);
    NearPoint *point = &near->at[near->n];

    for (int i = start; i < end; i += VEC_LANES)
        vec_store(&point->column[i - start],
                  distance_along(
                      metric, vec_offset(&grid->x[i], points->place[0][at])));
    for (int i = start; i < tile->first[0]; i++)
        point->column[i - start] = PADDING;
    for (int i = tile->last[0]; i < end; i++)
        point->column[i - start] = PADDING;
    for (int i = round_down(tile->first[1]); i < tile->last[1];
         i += VEC_LANES) {
        VecF row = distance_along(
            metric, vec_offset(&grid->y[i], points->place[1][at]));
        if (n > 2)
            row = join_distances(metric, vec_splat(points->depth[at]), row);
        vec_store(&point->row[row_of_tile(i)], row);
    }
    near->value[near->n++] = points->value[at];
}

/* Chooses the points that matter to a tile, and compares its pixels with them. */
VEC_INLINE void
compare_tile(int n, SearchVariant variant, float far, const Points *points,
             const Tile *tile, Found *found)
{
    const Box box = compute_box(tile, &points->cells, far);
    Compare *const compare = choose_compare(variant);
    float nearest[POINTS_MAX + VEC_LANES];
    const float limit = compute_limit(n, variant, far, &box, points, nearest);
    int16_t chosen[POINTS_MAX];
    int n_chosen = 0;
    NearPoints near;

    for (int depth = 0; depth < count_cells(&points->cells, 2); depth++) {
        for (int row = box.first[1]; row <= box.last[1]; row++) {
            const int start = compute_row_start(points, row, depth);
            for (int i = start + box.first[0]; i <= start + box.last[0]; i++) {
                chosen[n_chosen] = (int16_t)i;
                n_chosen += nearest[i] <= limit;
            }
        }
    }
    near.is_first = points->is_first;
    for (int k = 0; k < n_chosen || near.is_first;) {
        near.n = 0;
        while (k < n_chosen && near.n < NEAR_MAX)
            add_near_point(n, variant.metric, tile, points, chosen[k++], &near);
        near.is_last = points->is_last && k == n_chosen;
        compare(tile, &near, found);
        near.is_first = false;
    }
}

/* Moves to the next part of a run, first along x.  Parts have at most size[0]
 * columns and size[1] rows, and end at a multiple of the size or where the run ends.
 * Before the first call, set part->last to 0.  Returns false after the last part. */
static inline bool
next_part(const Run *run, const int size[2], Run *part)
{
    const bool is_begun = part->last[1] > 0;
    const bool is_below = is_begun && part->last[0] == run->last[0];

    if (is_below && part->last[1] == run->last[1])
        return false;
    part->first[0] = is_begun && !is_below ? part->last[0] : run->first[0];
    if (!is_begun || is_below)
        part->first[1] = is_begun ? part->last[1] : run->first[1];
    for (int axis = 0; axis < 2; axis++) {
        const int first = part->first[axis];
        const int end = first - first % size[axis] + size[axis];
        part->last[axis] = end < run->last[axis] ? end : run->last[axis];
    }
    return true;
}

/* Returns an upper limit for the number of points in a part of a run.  Counts the
 * points of all cells that contain the part's pixels, or are within `far` of
 * them. */
static inline int
count_points_of_part(const NoiseGrid *grid, int n, float far, const int size[2])
{
    const int n_layers = n > 2 ? (int)(2.0f * far) + 2 : 1;
    int n_cells[2];

    for (int axis = 0; axis < 2; axis++)
        n_cells[axis] = (int)(grid->step[axis] * size[axis] + 2.0 * far) + 2;
    return round_up(n_cells[0]) * n_cells[1] * n_layers;
}

/* Computes the largest size for parts of runs that keeps each part to at most
 * POINTS_MAX points.  If even one tile has more, each part is a single tile. */
static inline void
compute_part_size(const NoiseGrid *grid, int n, float far,
                  const int tile_size[2], int size[2])
{
    size[0] = tile_size[0];
    while (size[0] < NOISE_BLOCK)
        size[0] *= 2;
    size[1] = 2 * tile_size[1];
    while (count_points_of_part(grid, n, far, size) > POINTS_MAX &&
           (size[0] > tile_size[0] || size[1] > tile_size[1])) {
        const int narrow[2] = {size[0] / 2, size[1]};
        const int low[2] = {size[0], size[1] / 2};
        const bool is_low = size[0] == tile_size[0] ||
                            (size[1] > tile_size[1] &&
                             count_points_of_part(grid, n, far, low) <
                                 count_points_of_part(grid, n, far, narrow));
        size[is_low] /= 2;
    }
}

/* Returns the cells whose points can matter to a part of a run. */
static inline Cells
compute_cells_of_part(const Run *part, int n, float far)
{
    const NoiseGrid *grid = part->grid;
    const double low[3] = {grid->x[part->first[0]], grid->y[part->first[1]],
                           grid->depth[0]};
    const double high[3] = {grid->x[part->last[0] - 1],
                            grid->y[part->last[1] - 1], grid->depth[0]};
    Cells cells = {{0}, {0}};

    for (int axis = 0; axis < n; axis++) {
        cells.first[axis] = last_whole(low[axis] - far);
        cells.last[axis] = last_whole(high[axis] + far);
    }
    return cells;
}

#endif
