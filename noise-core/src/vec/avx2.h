/* SPDX-License-Identifier: MIT
 *
 * Defines vectors of eight lanes, for AVX2; see vec.h.
 */
#ifndef NOISE_VEC_AVX2_H
#define NOISE_VEC_AVX2_H

#include <immintrin.h>

#define VEC_ISA       avx2
#define VEC_LANES     8
#define VEC_X86(name) _mm256_##name

typedef float VecF __attribute__((vector_size(32)));
typedef uint32_t VecU __attribute__((vector_size(32)));
typedef __m256 VecMask; /* only the sign bit of each lane is read */

#include "lanes.h"

static inline VecMask
vec_less(VecF x, VecF y)
{
    return (VecMask)(x < y);
}

/* Returns n itself, because only the sign bits of a mask matter. */
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
vec_window(const float *p, VecU n)
{
    return _mm256_permutevar8x32_ps(vec_load(p), (__m256i)n);
}

/* VEC_ORDER_k(n) lists a number for each value of the lowest k flags.  It packs the
 * indexes of all flags that are 1, four bits each, with the lowest index in the
 * lowest bits.  n holds the indexes of the flags above the lowest k. */
#define VEC_ORDER_1(n) n, (n) << 4
#define VEC_ORDER_2(n) VEC_ORDER_1(n), VEC_ORDER_1((n) << 4 | 1)
#define VEC_ORDER_3(n) VEC_ORDER_2(n), VEC_ORDER_2((n) << 4 | 2)
#define VEC_ORDER_4(n) VEC_ORDER_3(n), VEC_ORDER_3((n) << 4 | 3)
#define VEC_ORDER_5(n) VEC_ORDER_4(n), VEC_ORDER_4((n) << 4 | 4)
#define VEC_ORDER_6(n) VEC_ORDER_5(n), VEC_ORDER_5((n) << 4 | 5)
#define VEC_ORDER_7(n) VEC_ORDER_6(n), VEC_ORDER_6((n) << 4 | 6)
#define VEC_ORDER_8(n) VEC_ORDER_7(n), VEC_ORDER_7((n) << 4 | 7)

static inline int
vec_pack(uint32_t *p, const uint32_t *from, unsigned flags)
{
    static const uint32_t orders[256] = {VEC_ORDER_8(0u)};
    const __m256i shifts = _mm256_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28);
    const __m256i order =
        _mm256_srlv_epi32(_mm256_set1_epi32((int)orders[flags]), shifts);

    vec_store_u(
        p, (VecU)_mm256_permutevar8x32_epi32((__m256i)vec_load_u(from), order));
    return __builtin_popcount(flags);
}

/* Uses the lowest four bits of n: three in vec_window(), and one in vec_select(). */
static inline VecF
vec_lookup_sixteen(const float *table, VecU n)
{
    return vec_select((VecMask)(n << 28), vec_window(table + 8, n),
                      vec_window(table, n));
}

/* Looks numbers up in registers, which is faster than a gather. */
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

/* Loads elements 0, 1, 4 and 5 into half[0], and the rest into half[1].  The
 * shuffles in vec_words(), which do not cross 128-bit lanes, then put them in
 * order. */
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
vec_store_fourth(float *p, VecF pixels, int k)
{
    _mm_storeu_ps(p + 4 * k, _mm256_castps256_ps128(pixels));
    _mm_storeu_ps(p + 4 * k + 16, _mm256_extractf128_ps(pixels, 1));
}

#include "x86.h"

#endif
