/* SPDX-License-Identifier: MIT
 *
 * Vectors of eight lanes, for AVX2; see vec.h.
 */
#ifndef NOISE_VEC_AVX2_H
#define NOISE_VEC_AVX2_H

#include <immintrin.h>

#define VEC_ISA   avx2
#define VEC_LANES 8

typedef float VecF __attribute__((vector_size(32)));
typedef uint32_t VecU __attribute__((vector_size(32)));
typedef __m256 VecMask; /* all bits of a lane, or none */

#include "lanes.h"

static inline VecMask
vec_less(VecF x, VecF y)
{
    return (VecMask)(x < y);
}

/* The sign bit of a lane stands for the lane. */
static inline VecMask
vec_is_negative(VecU n)
{
    return (VecMask)n;
}

static inline unsigned
vec_flags(VecMask mask)
{
    return (unsigned)_mm256_movemask_ps(mask);
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
    return _mm256_blendv_ps(y, x, mask);
}

static inline VecF
vec_max(VecF x, VecF y)
{
    return _mm256_max_ps(x, y);
}

static inline VecF
vec_min(VecF x, VecF y)
{
    return _mm256_min_ps(x, y);
}

static inline VecF
vec_sqrt(VecF x)
{
    return _mm256_sqrt_ps(x);
}

static inline VecF
vec_window(const float *p, VecU n)
{
    return _mm256_permutevar8x32_ps(vec_load(p), (__m256i)n);
}

/* By the lowest four bits: the permutation reads three, the blend one. */
static inline VecF
vec_lookup_sixteen(const float *table, VecU n)
{
    return vec_select((VecMask)(n << 28), vec_window(table + 8, n),
                      vec_window(table, n));
}

/* Faster than a gather. */
static inline VecF
vec_lookup(const float *table, int bits, VecU n)
{
    if (bits == 3)
        return vec_window(table, n);
    if (bits == 4)
        return vec_lookup_sixteen(table, n);
    return vec_select((VecMask)(n << 27), vec_lookup_sixteen(table + 16, n),
                      vec_lookup_sixteen(table, n));
}

/* Numbers 0, 1, 4 and 5, and the others: in an order that the shuffles of
 * vec_words(), which stay within each half of a vector, turn into their own. */
static inline VecD
vec_load_d(const double *p)
{
    return (VecD){{
        (VecHalf)_mm256_set_m128d(_mm_loadu_pd(p + 4), _mm_loadu_pd(p)),
        (VecHalf)_mm256_set_m128d(_mm_loadu_pd(p + 6), _mm_loadu_pd(p + 2)),
    }};
}

static inline void
vec_words(VecD x, VecU *low, VecU *high)
{
    const __m256 even = (__m256)x.half[0], odd = (__m256)x.half[1];

    *low = (VecU)_mm256_shuffle_ps(even, odd, _MM_SHUFFLE(2, 0, 2, 0));
    *high = (VecU)_mm256_shuffle_ps(even, odd, _MM_SHUFFLE(3, 1, 3, 1));
}

/* Stores pixels k and k + 4. */
static inline void
vec_store_halves(float *p, __m256d pixels, int k)
{
    const __m256 both = _mm256_castpd_ps(pixels);

    _mm_storeu_ps(p + 4 * k, _mm256_castps256_ps128(both));
    _mm_storeu_ps(p + 4 * k + 16, _mm256_extractf128_ps(both, 1));
}

/* The shuffles stay within each half. */
static inline void
vec_store_pixels(float *p, const VecF channel[4])
{
    const __m256 red_green[2] = {_mm256_unpacklo_ps(channel[0], channel[1]),
                                 _mm256_unpackhi_ps(channel[0], channel[1])};
    const __m256 blue_alpha[2] = {_mm256_unpacklo_ps(channel[2], channel[3]),
                                  _mm256_unpackhi_ps(channel[2], channel[3])};

    for (int k = 0; k < 2; k++) {
        const __m256d low = _mm256_castps_pd(red_green[k]);
        const __m256d high = _mm256_castps_pd(blue_alpha[k]);
        vec_store_halves(p, _mm256_unpacklo_pd(low, high), 2 * k);
        vec_store_halves(p, _mm256_unpackhi_pd(low, high), 2 * k + 1);
    }
}

#endif
