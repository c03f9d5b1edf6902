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

static inline VecF
vec_splat(float x)
{
    return _mm256_set1_ps(x);
}

static inline VecU
vec_splat_u(uint32_t n)
{
    return (VecU)_mm256_set1_epi32((int32_t)n);
}

static inline VecF
vec_load(const float *p)
{
    return _mm256_loadu_ps(p);
}

static inline VecU
vec_load_u(const uint32_t *p)
{
    return (VecU)_mm256_loadu_si256((const __m256i *)p);
}

static inline void
vec_store(float *p, VecF x)
{
    _mm256_storeu_ps(p, x);
}

static inline void
vec_store_u(uint32_t *p, VecU n)
{
    _mm256_storeu_si256((__m256i *)p, (__m256i)n);
}

static inline VecMask
vec_less(VecF x, VecF y)
{
    return _mm256_cmp_ps(x, y, _CMP_LT_OQ);
}

/* The sign bit of a lane stands for the lane. */
static inline VecMask
vec_is_negative(VecU n)
{
    return (VecMask)n;
}

static inline VecMask
vec_is_odd(VecU n)
{
    return (VecMask)(n << 31);
}

static inline bool
vec_any(VecMask mask)
{
    return _mm256_movemask_ps(mask) != 0;
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
    return _mm256_blendv_ps(y, x, mask);
}

static inline VecU
vec_select_u(VecMask mask, VecU n, VecU m)
{
    return (VecU)vec_select(mask, (VecF)n, (VecF)m);
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
vec_abs(VecF x)
{
    return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x);
}

static inline VecF
vec_flip(VecF x, VecU n)
{
    return (VecF)((VecU)x ^ (n & 0x80000000u));
}

static inline VecF
vec_sqrt(VecF x)
{
    return _mm256_sqrt_ps(x);
}

static inline VecF
vec_to_float(VecU n)
{
    return _mm256_cvtepi32_ps((__m256i)n);
}

static inline VecU
vec_to_int(VecF x)
{
    return (VecU)_mm256_cvttps_epi32(x);
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

/* Returns floor(place) + 1.5 x 2^52: its lowest bits are the whole number. */
static inline __m256d
vec_floor_four(__m256d place, __m256d *inner)
{
    /* + 0 makes 0 of -0. */
    const __m256d whole =
        _mm256_add_pd(_mm256_floor_pd(place), _mm256_setzero_pd());

    *inner = _mm256_sub_pd(place, whole);
    return _mm256_add_pd(whole, _mm256_set1_pd(0x1.8p52));
}

/* The lower halves of doubles. */
static inline VecU
vec_lower(__m256d low, __m256d high)
{
    const __m256 halves = _mm256_shuffle_ps(
        _mm256_castpd_ps(low), _mm256_castpd_ps(high), _MM_SHUFFLE(2, 0, 2, 0));

    return (VecU)_mm256_permute4x64_epi64(_mm256_castps_si256(halves),
                                          _MM_SHUFFLE(3, 1, 2, 0));
}

static inline VecU
vec_whole(const double *place)
{
    const __m256d magic = _mm256_set1_pd(0x1.8p52);

    return vec_lower(_mm256_add_pd(_mm256_loadu_pd(place), magic),
                     _mm256_add_pd(_mm256_loadu_pd(place + 4), magic));
}

static inline void
vec_floor(const double *place, VecU *n, VecF *x)
{
    __m256d inner[2];
    const __m256d low = vec_floor_four(_mm256_loadu_pd(place), &inner[0]);
    const __m256d high = vec_floor_four(_mm256_loadu_pd(place + 4), &inner[1]);

    *n = vec_lower(low, high);
    *x = _mm256_set_m128(_mm256_cvtpd_ps(inner[1]), _mm256_cvtpd_ps(inner[0]));
}

#endif
