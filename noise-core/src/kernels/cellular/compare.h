/* SPDX-License-Identifier: MIT
 *
 * Compares a point's distances with the nearest ones so far of all pixels that
 * it can reach.  The functions are compiled once for each variant.
 */
#ifndef NOISE_COMPARE_H
#define NOISE_COMPARE_H

#include "../runs.h"
#include "smooth.h"

/* The distance that pixels begin with, and that vectors are padded with: larger
 * than that of any point that is looked at. */
#define NOWHERE 1024.0f

/* A point's distances: join_distances() of a column's and a row's. */
typedef struct Cone {
    Extent extent;
    float value;
    float column[NOISE_BLOCK], row[NOISE_STRIP];
} Cone;

/* The nearest distances found so far, for each pixel of the strip. */
typedef struct Found {
    float *distance[NEAREST_MAX]; /* the least one first */
    float *value; /* of the cell whose point is nearest, where that is wanted */
    VecF gap;     /* the least difference of two distances compared for it */
    Blend blend;  /* of smooth F1 */
    int halves;   /* of Minkowski's distance */
} Found;

/* Blends a vector of distances with smooth F1. */
VEC_INLINE void
blend_vector(SearchVariant variant, VecF distance, int pixel, Found *found)
{
    float *least = &found->distance[0][pixel];

    vec_store(least, smooth_minimum(&found->blend, vec_load(least),
                                    root_of(variant.metric, distance)));
}

VEC_INLINE void
compare_vector(SearchVariant variant, const Cone *cone, VecF row, VecF column,
               int pixel, Found *found)
{
    const VecF distance = join_distances(variant.metric, row, column);
    VecF nearest[NEAREST_MAX];

    if (variant.wanted == WANT_SMOOTH) {
        blend_vector(variant, distance, pixel, found);
        return;
    }
    nearest[0] = vec_load(&found->distance[0][pixel]);
    VEC_UNROLL
    for (int k = 1; k < count_wanted(variant.wanted); k++) {
        nearest[k] = vec_load(&found->distance[k][pixel]);
        vec_store(&found->distance[k][pixel],
                  vec_min(vec_max(distance, nearest[k - 1]), nearest[k]));
    }
    if (variant.wanted == WANT_FIRST) {
        const VecF value = vec_load(&found->value[pixel]);
        vec_store(&found->value[pixel],
                  vec_select(vec_less(distance, nearest[0]),
                             vec_splat(cone->value), value));
        found->gap = vec_min(found->gap, vec_abs(distance - nearest[0]));
    }
    vec_store(&found->distance[0][pixel], vec_min(distance, nearest[0]));
}

VEC_INLINE void
compare_narrow(int n_vectors, SearchVariant variant, const Cone *cone,
               Found *found)
{
    const Extent *extent = &cone->extent;
    Found own = *found;
    VecF column[NARROW];

    VEC_UNROLL
    for (int k = 0; k < n_vectors; k++)
        column[k] = vec_load(&cone->column[extent->first[0] + k * VEC_LANES]);
    for (int row = extent->first[1]; row < extent->last[1]; row++) {
        const int start = row * NOISE_BLOCK + extent->first[0];
        VEC_UNROLL
        for (int k = 0; k < n_vectors; k++)
            compare_vector(variant, cone, vec_splat(cone->row[row]), column[k],
                           start + k * VEC_LANES, &own);
    }
    found->gap = own.gap;
}

VEC_INLINE void
compare_wide(SearchVariant variant, const Cone *cone, Found *found)
{
    const Extent *extent = &cone->extent;
    Found own = *found;

    for (int row = extent->first[1]; row < extent->last[1]; row++) {
        const VecF at = vec_splat(cone->row[row]);
        for (int i = round_down(extent->left[row]); i < extent->right[row];
             i += VEC_LANES)
            compare_vector(variant, cone, at, vec_load(&cone->column[i]),
                           row * NOISE_BLOCK + i, &own);
    }
    found->gap = own.gap;
}

/* Compares a point with all pixels that it can reach. */
typedef void Compare(const Cone *cone, Found *found);

/* Defines a Compare of a variant. */
#define COMPARE(name, wanted, distance)                                      \
    VEC_OUTLINE void name(const Cone *cone, Found *found)                    \
    {                                                                        \
        const SearchVariant variant = {wanted, {distance, found->halves}};   \
                                                                             \
        if (cone->extent.is_narrow)                                          \
            FOR_VECTORS(compare_narrow, &cone->extent, variant, cone, found) \
        else                                                                 \
            compare_wide(variant, cone, found);                              \
    }

/* Parts of distances along the axes are added, or the larger one counts. */
#define COMPARES(name, wanted)                             \
    COMPARE(name##_sums, wanted, NOISE_DISTANCE_MANHATTAN) \
    COMPARE(name##_maxima, wanted, NOISE_DISTANCE_CHEBYSHEV)

COMPARES(compare_values, WANT_FIRST)
COMPARES(compare_first, WANT_FIRST_DISTANCE)
COMPARES(compare_second, WANT_SECOND_DISTANCE)
COMPARES(compare_third, WANT_THIRD_DISTANCE)
COMPARES(compare_fourth, WANT_FOURTH_DISTANCE)
COMPARES(blend, WANT_SMOOTH)
COMPARE(blend_roots, WANT_SMOOTH, NOISE_DISTANCE_EUCLIDEAN)
COMPARE(blend_powers, WANT_SMOOTH, NOISE_DISTANCE_MINKOWSKI)

static inline Compare *
choose_compare(SearchVariant variant)
{
    const bool is_sum = variant.metric.kind != NOISE_DISTANCE_CHEBYSHEV;

    switch (variant.wanted) {
    case WANT_FIRST_DISTANCE:
        return is_sum ? compare_first_sums : compare_first_maxima;
    case WANT_SECOND_DISTANCE:
        return is_sum ? compare_second_sums : compare_second_maxima;
    case WANT_THIRD_DISTANCE:
        return is_sum ? compare_third_sums : compare_third_maxima;
    case WANT_FOURTH_DISTANCE:
        return is_sum ? compare_fourth_sums : compare_fourth_maxima;
    case WANT_SMOOTH:
        if (variant.metric.kind == NOISE_DISTANCE_EUCLIDEAN)
            return blend_roots;
        if (variant.metric.kind == NOISE_DISTANCE_MINKOWSKI)
            return blend_powers;
        return is_sum ? blend_sums : blend_maxima;
    default:
        return is_sum ? compare_values_sums : compare_values_maxima;
    }
}

#endif
