/* SPDX-License-Identifier: MIT
 *
 * Defines vectors of sixteen lanes, for AVX-512 with F, VL, BW and DQ, as Skylake-X
 * introduced it in 2017; see vec.h.
 */
#ifndef NOISE_VEC_AVX512_H
#define NOISE_VEC_AVX512_H

#include <immintrin.h>

#define VEC_ISA       avx512
#define VEC_LANES     16
#define VEC_X86(name) _mm512_##name

typedef float VecF __attribute__((vector_size(64)));
typedef uint32_t VecU __attribute__((vector_size(64)));
typedef __mmask16 VecMask;

#include "lanes.h"

static inline VecMask
vec_less(VecF x, VecF y)
{
    return _mm512_cmp_ps_mask(x, y, _CMP_LT_OQ);
}

static inline VecMask
vec_is_negative(VecU n)
{
    return _mm512_movepi32_mask((__m512i)n);
}

static inline unsigned
vec_flags(VecMask mask)
{
    return mask;
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
    return _mm512_mask_blend_ps(mask, y, x);
}

static inline VecF
vec_window(const float *p, VecU n)
{
    return _mm512_permutexvar_ps((__m512i)n, vec_load(p));
}

static inline int
vec_pack(uint32_t *p, const uint32_t *from, unsigned flags)
{
    vec_store_u(p, (VecU)_mm512_maskz_compress_epi32(
                       (__mmask16)flags, (__m512i)vec_load_u(from)));
    return __builtin_popcount(flags);
}

/* Looks numbers up with permutations, which read only the lowest four or five bits
 * of n. */
static inline VecF
vec_lookup(const float *table, int bits, VecU n)
{
    if (bits < 5)
        return vec_window(table, n);
    return _mm512_permutex2var_ps(vec_load(table), (__m512i)n,
                                  vec_load(table + 16));
}

static inline void
vec_words(VecD x, VecU *low, VecU *high)
{
    const __m512i even = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                                           20, 22, 24, 26, 28, 30);
    const __m512i odd = _mm512_add_epi32(even, _mm512_set1_epi32(1));
    const __m512i first = (__m512i)x.half[0], second = (__m512i)x.half[1];

    *low = (VecU)_mm512_permutex2var_epi32(first, even, second);
    *high = (VecU)_mm512_permutex2var_epi32(first, odd, second);
}

/* Stores pixels k, k + 4, k + 8 and k + 12. */
static inline void
vec_store_fourth(float *p, VecF pixels, int k)
{
    _mm_storeu_ps(p + 4 * k, _mm512_castps512_ps128(pixels));
    _mm_storeu_ps(p + 4 * k + 16, _mm512_extractf32x4_ps(pixels, 1));
    _mm_storeu_ps(p + 4 * k + 32, _mm512_extractf32x4_ps(pixels, 2));
    _mm_storeu_ps(p + 4 * k + 48, _mm512_extractf32x4_ps(pixels, 3));
}

#include "x86.h"

#endif
