/* SPDX-License-Identifier: MIT
 *
 * Compares the points near a tile with all of the tile's pixels, and keeps the
 * smallest distances for each pixel.  The functions are compiled once for each
 * variant.
 */
#ifndef NOISE_COMPARE_H
#define NOISE_COMPARE_H

#include "../common/runs.h"
#include "features.h"

/* The most columns that a tile can have (one and a half times TILE_WIDE), and the
 * length of the ring buffer for its rows.  Both are multiples of any vector's
 * length. */
#define TILE_MAX       48
#define GRID_TILE_ROWS 32

/* Columns and rows of a run that are drawn together. */
typedef Run Tile;

/* The most points that are compared at a time. */
#define NEAR_MAX 32

/* The most points that compare_vectors() leaves until last, because it can compare
 * these with fewer distances. */
#define ENDING_MAX (NEAREST_MAX - 1)

/* How many vectors of pixels are compared at a time. */
#define COMPARED_MAX 4

/* A point near a tile.  join_distances() combines the numbers for a pixel's column
 * and row into the point's distance to that pixel.  Columns are counted from the
 * vector where the tile begins. */
typedef struct NearPoint {
    NOISE_ALIGNED float column[TILE_MAX];
    float row[GRID_TILE_ROWS];
} NearPoint;

typedef struct NearPoints {
    NearPoint at[NEAR_MAX];
    float value[NEAR_MAX]; /* the values of their cells */
    int n;
    bool is_first; /* no points have been compared with the tile yet */
    bool is_last;  /* no more points follow for the tile */
} NearPoints;

/* A number for each pixel of a tile.  Columns are counted from the vector where the
 * tile begins. */
typedef struct TilePixels {
    NOISE_ALIGNED float at[GRID_TILE_ROWS * TILE_MAX];
} TilePixels;

/* The smallest distances found so far, for each pixel of a tile. */
typedef struct Found {
    float start;                      /* the initial value of distances */
    TilePixels distance[NEAREST_MAX]; /* the smallest first */
    float *value; /* the noise of the strip; for cell values, the values
                     of the nearest points so far */
    VecF gap;     /* for cell values: the smallest difference between two
                   * distances that were compared */
    Blend blend;  /* of smooth F1 */
    int halves;   /* twice the exponent of the Minkowski distance */
} Found;

/* The smallest distances found so far, for a vector of pixels. */
typedef struct FoundVector {
    VecF distance[NEAREST_MAX], value, gap;
} FoundVector;

/* Returns the row of the tile's ring buffer that holds a row of the strip. */
static inline unsigned
row_of_tile(int row)
{
    return (unsigned)row % GRID_TILE_ROWS;
}

/* The points near a tile, and the row and column of the first pixel being compared
 * with them. */
typedef struct Compared {
    const NearPoints *near;
    int row, column;
    Blend blend; /* of smooth F1 */
} Compared;

/* Compares a distance with the smallest ones so far.  Does not update distances
 * before index `first`, which are no longer needed. */
VEC_INLINE void
compare_distance(SearchVariant variant, int first, const Blend *blend,
                 VecF distance, float value, FoundVector *found)
{
    VecF *least = found->distance;

    if (variant.result_kind == RESULT_SMOOTH) {
        least[0] =
            smooth_minimum(blend, least[0], root_of(variant.metric, distance));
        return;
    }
    VEC_UNROLL
    for (int k = count_results(variant.result_kind) - 1; k > 0 && k >= first;
         k--)
        least[k] = vec_min(vec_max(distance, least[k - 1]), least[k]);
    if (variant.result_kind == RESULT_FIRST) {
        found->value = vec_select(vec_less(distance, least[0]),
                                  vec_splat(value), found->value);
        found->gap = vec_min(found->gap, vec_abs(distance - least[0]));
    }
    if (first == 0)
        least[0] = vec_min(distance, least[0]);
}

/* Returns the distances from point i to a vector of pixels in a row. */
VEC_INLINE VecF
distance_to(Metric metric, const NearPoints *near, int i, int row, int column)
{
    const NearPoint *point = &near->at[i];

    return join_distances(metric, vec_splat(point->row[row_of_tile(row)]),
                          vec_load(&point->column[column]));
}

/* Loads the distances that were found so far or, for the first points, sets them to
 * found->start. */
VEC_INLINE void
load_distances(int n, bool is_first, const Found *found, int pixel,
               FoundVector *own)
{
    VEC_UNROLL
    for (int k = 0; k < n; k++)
        own->distance[k] = is_first ? vec_splat(found->start)
                                    : vec_load(&found->distance[k].at[pixel]);
}

/* Stores the distances to the first n points in order.  This takes fewer steps than
 * comparing each of them with n distances. */
VEC_INLINE void
begin_in_order(int n, Metric metric, const NearPoints *near, int row,
               int column, VecF *least)
{
    VEC_UNROLL
    for (int i = 0; i < n; i++) {
        VecF more = distance_to(metric, near, i, row, column);
        VEC_UNROLL
        for (int k = 0; k < i; k++) {
            const VecF less = vec_min(more, least[k]);
            more = vec_max(more, least[k]);
            least[k] = less;
        }
        least[i] = more;
    }
}

/* Compares point i with n vectors of a row. */
VEC_INLINE void
compare_point(int n, SearchVariant variant, int first, const Compared *compared,
              int i, FoundVector own[COMPARED_MAX])
{
    const NearPoints *near = compared->near;

    VEC_UNROLL
    for (int v = 0; v < n; v++)
        compare_distance(variant, first, &compared->blend,
                         distance_to(variant.metric, near, i, compared->row,
                                     compared->column + v * VEC_LANES),
                         near->value[i], &own[v]);
}

/* Compares the points with the pixels of n adjacent vectors. */
VEC_INLINE void
compare_vectors(int n, SearchVariant variant, const Tile *tile,
                Compared compared, Found *found)
{
    const NearPoints *near = compared.near;
    const int row = compared.row, column = compared.column;
    const int pixel = row_of_tile(row) * TILE_MAX + column;
    float *value =
        &found->value[row * NOISE_BLOCK + round_down(tile->first[0]) + column];
    const int n_wanted = count_results(variant.result_kind);
    const bool is_value = variant.result_kind == RESULT_FIRST;
    const bool is_ordered =
        near->is_first && near->n >= n_wanted && n_wanted > 1;
    /* If only the third or fourth distance is wanted, the last points are compared
     * with fewer distances.  The last one is compared only with the wanted distance,
     * the one before also with the next smaller distance, and so on. */
    const int n_ending = n_wanted > 2 && near->is_last ? n_wanted - 1 : 0;
    FoundVector own[COMPARED_MAX];

    VEC_UNROLL
    for (int v = 0; v < n; v++) {
        const int at = pixel + v * VEC_LANES;
        if (is_ordered)
            begin_in_order(n_wanted, variant.metric, near, row,
                           column + v * VEC_LANES, own[v].distance);
        else
            load_distances(n_wanted, near->is_first, found, at, &own[v]);
        if (is_value) {
            own[v].value = vec_load(&value[v * VEC_LANES]);
            own[v].gap = found->gap;
        }
    }
    int i = is_ordered ? n_wanted : 0;
    for (; i < near->n - n_ending; i++)
        compare_point(n, variant, 0, &compared, i, own);
    VEC_UNROLL
    for (int left = ENDING_MAX; left > 0; left--) {
        if (left <= n_ending && near->n - left >= i)
            compare_point(n, variant, n_wanted - left, &compared,
                          near->n - left, own);
    }
    VEC_UNROLL
    for (int v = 0; v < n; v++) {
        const int at = pixel + v * VEC_LANES;
        VEC_UNROLL
        for (int k = 0; k < n_wanted; k++)
            vec_store(&found->distance[k].at[at], own[v].distance[k]);
        if (is_value) {
            vec_store(&value[v * VEC_LANES], own[v].value);
            found->gap = vec_min(found->gap, own[v].gap);
        }
    }
}

VEC_INLINE void
compare_all(SearchVariant variant, const Tile *tile, const NearPoints *near,
            Found *found)
{
    const int start = round_down(tile->first[0]);
    const int width = tile->last[0] - start;
    /* With more than two distances, four vectors do not fit into the registers. */
    const bool is_wide =
        count_results(variant.result_kind) <= 2 && 4 * VEC_LANES <= TILE_MAX;

    for (int row = tile->first[1]; row < tile->last[1]; row++) {
        Compared at = {.near = near, .row = row, .blend = found->blend};
        for (; is_wide && at.column + 3 * VEC_LANES < width;
             at.column += 4 * VEC_LANES)
            compare_vectors(4, variant, tile, at, found);
        for (; at.column + VEC_LANES < width; at.column += 2 * VEC_LANES)
            compare_vectors(2, variant, tile, at, found);
        for (; at.column < width; at.column += VEC_LANES)
            compare_vectors(1, variant, tile, at, found);
    }
}

/* Compares the points near a tile with its pixels. */
typedef void Compare(const Tile *tile, const NearPoints *near, Found *found);

/* Defines a Compare function for a variant. */
#define COMPARE(name, result_kind, distance)                        \
    VEC_OUTLINE void name(const Tile *tile, const NearPoints *near, \
                          Found *found)                             \
    {                                                               \
        const SearchVariant variant = {result_kind,                 \
                                       {distance, found->halves}};  \
                                                                    \
        compare_all(variant, tile, near, found);                    \
    }

/* Any distance is either the sum of its parts along the axes or the largest part, so
 * functions for two metrics serve all metrics, except where RESULT_SMOOTH takes
 * roots. */
COMPARE(compare_values_sums, RESULT_FIRST, NOISE_DISTANCE_MANHATTAN)
COMPARE(compare_values_maxima, RESULT_FIRST, NOISE_DISTANCE_CHEBYSHEV)
COMPARE(compare_first_sums, RESULT_FIRST_DISTANCE, NOISE_DISTANCE_MANHATTAN)
COMPARE(compare_first_maxima, RESULT_FIRST_DISTANCE, NOISE_DISTANCE_CHEBYSHEV)
COMPARE(compare_second_sums, RESULT_SECOND_DISTANCE, NOISE_DISTANCE_MANHATTAN)
COMPARE(compare_second_maxima, RESULT_SECOND_DISTANCE, NOISE_DISTANCE_CHEBYSHEV)
COMPARE(compare_third_sums, RESULT_THIRD_DISTANCE, NOISE_DISTANCE_MANHATTAN)
COMPARE(compare_third_maxima, RESULT_THIRD_DISTANCE, NOISE_DISTANCE_CHEBYSHEV)
COMPARE(compare_fourth_sums, RESULT_FOURTH_DISTANCE, NOISE_DISTANCE_MANHATTAN)
COMPARE(compare_fourth_maxima, RESULT_FOURTH_DISTANCE, NOISE_DISTANCE_CHEBYSHEV)
COMPARE(blend_sums, RESULT_SMOOTH, NOISE_DISTANCE_MANHATTAN)
COMPARE(blend_maxima, RESULT_SMOOTH, NOISE_DISTANCE_CHEBYSHEV)
COMPARE(blend_roots, RESULT_SMOOTH, NOISE_DISTANCE_EUCLIDEAN)
COMPARE(blend_powers, RESULT_SMOOTH, NOISE_DISTANCE_MINKOWSKI)

static inline Compare *
choose_compare(SearchVariant variant)
{
    const bool is_sum = variant.metric.kind != NOISE_DISTANCE_CHEBYSHEV;

    switch (variant.result_kind) {
    case RESULT_FIRST_DISTANCE:
        return is_sum ? compare_first_sums : compare_first_maxima;
    case RESULT_SECOND_DISTANCE:
        return is_sum ? compare_second_sums : compare_second_maxima;
    case RESULT_THIRD_DISTANCE:
        return is_sum ? compare_third_sums : compare_third_maxima;
    case RESULT_FOURTH_DISTANCE:
        return is_sum ? compare_fourth_sums : compare_fourth_maxima;
    case RESULT_SMOOTH:
        if (variant.metric.kind == NOISE_DISTANCE_EUCLIDEAN)
            return blend_roots;
        if (variant.metric.kind == NOISE_DISTANCE_MINKOWSKI)
            return blend_powers;
        return is_sum ? blend_sums : blend_maxima;
    case RESULT_FIRST:
    case RESULT_SECOND:
    case RESULT_THIRD:
    case RESULT_FOURTH:
        break;
    }
    return is_sum ? compare_values_sums : compare_values_maxima;
}

#endif
