/* SPDX-License-Identifier: MIT
 *
 * Vectors of sixteen lanes, for AVX-512 with F, VL, BW and DQ, as in Skylake-X
 * of 2017; see vec.h.
 */
#ifndef NOISE_VEC_AVX512_H
#define NOISE_VEC_AVX512_H

#include <immintrin.h>

#define VEC_ISA   avx512
#define VEC_LANES 16

typedef float VecF __attribute__((vector_size(64)));
typedef uint32_t VecU __attribute__((vector_size(64)));
typedef __mmask16 VecMask;

static inline VecF
vec_splat(float x)
{
    return _mm512_set1_ps(x);
}

static inline VecU
vec_splat_u(uint32_t n)
{
    return (VecU)_mm512_set1_epi32((int32_t)n);
}

static inline VecF
vec_load(const float *p)
{
    return _mm512_loadu_ps(p);
}

static inline VecU
vec_load_u(const uint32_t *p)
{
    return (VecU)_mm512_loadu_si512(p);
}

static inline void
vec_store(float *p, VecF x)
{
    _mm512_storeu_ps(p, x);
}

static inline void
vec_store_u(uint32_t *p, VecU n)
{
    _mm512_storeu_si512(p, (__m512i)n);
}

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

static inline VecMask
vec_is_odd(VecU n)
{
    return _mm512_test_epi32_mask((__m512i)n, _mm512_set1_epi32(1));
}

static inline bool
vec_any(VecMask mask)
{
    return mask != 0;
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
    return _mm512_mask_blend_ps(mask, y, x);
}

static inline VecU
vec_select_u(VecMask mask, VecU n, VecU m)
{
    return (VecU)_mm512_mask_blend_epi32(mask, (__m512i)m, (__m512i)n);
}

static inline VecF
vec_max(VecF x, VecF y)
{
    return _mm512_max_ps(x, y);
}

static inline VecF
vec_min(VecF x, VecF y)
{
    return _mm512_min_ps(x, y);
}

static inline VecF
vec_abs(VecF x)
{
    return _mm512_abs_ps(x);
}

static inline VecF
vec_flip(VecF x, VecU n)
{
    return (VecF)((VecU)x ^ (n & 0x80000000u));
}

static inline VecF
vec_sqrt(VecF x)
{
    return _mm512_sqrt_ps(x);
}

static inline VecF
vec_to_float(VecU n)
{
    return _mm512_cvtepi32_ps((__m512i)n);
}

static inline VecU
vec_to_int(VecF x)
{
    return (VecU)_mm512_cvttps_epi32(x);
}

static inline VecF
vec_window(const float *p, VecU n)
{
    return _mm512_permutexvar_ps((__m512i)n, vec_load(p));
}

/* The permutations read the lowest four or five bits. */
static inline VecF
vec_lookup(const float *table, int bits, VecU n)
{
    if (bits < 5)
        return vec_window(table, n);
    return _mm512_permutex2var_ps(vec_load(table), (__m512i)n,
                                  vec_load(table + 16));
}

/* The lower halves of doubles: adding 1.5 x 2^52 leaves whole numbers in their
 * lowest bits. */
static inline VecU
vec_lower(__m512d low, __m512d high)
{
    const __m512d magic = _mm512_set1_pd(0x1.8p52);
    const __m256i halves[2] = {
        _mm512_cvtepi64_epi32(_mm512_castpd_si512(_mm512_add_pd(low, magic))),
        _mm512_cvtepi64_epi32(_mm512_castpd_si512(_mm512_add_pd(high, magic))),
    };

    return (VecU)_mm512_inserti64x4(_mm512_castsi256_si512(halves[0]),
                                    halves[1], 1);
}

static inline VecU
vec_whole(const double *place)
{
    return vec_lower(_mm512_loadu_pd(place), _mm512_loadu_pd(place + 8));
}

static inline __m512d
vec_floor_eight(__m512d place, __m256 *inner)
{
    /* + 0 makes 0 of -0. */
    const __m512d whole =
        _mm512_add_pd(_mm512_floor_pd(place), _mm512_setzero_pd());

    *inner = _mm512_cvtpd_ps(_mm512_sub_pd(place, whole));
    return whole;
}

static inline void
vec_floor(const double *place, VecU *n, VecF *x)
{
    __m256 inner[2];
    const __m512d low = vec_floor_eight(_mm512_loadu_pd(place), &inner[0]);
    const __m512d high = vec_floor_eight(_mm512_loadu_pd(place + 8), &inner[1]);

    *n = vec_lower(low, high);
    *x = _mm512_insertf32x8(_mm512_castps256_ps512(inner[0]), inner[1], 1);
}

#endif
