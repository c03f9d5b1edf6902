/* SPDX-License-Identifier: MIT
 *
 * Vectors of four lanes, for SSE2, which every 64-bit x86 has, and for SSE4.1;
 * see vec.h.
 */
#ifndef NOISE_VEC_SSE_H
#define NOISE_VEC_SSE_H

#include <immintrin.h>

#ifdef NOISE_FOR_SSE41
#define VEC_ISA sse41
#else
#define VEC_ISA sse2
#endif

#define VEC_LANES 4

typedef float VecF __attribute__((vector_size(16)));
typedef uint32_t VecU __attribute__((vector_size(16)));
typedef __m128 VecMask; /* all bits of a lane, or none */

static inline VecF
vec_splat(float x)
{
    return _mm_set1_ps(x);
}

static inline VecU
vec_splat_u(uint32_t n)
{
    return (VecU)_mm_set1_epi32((int32_t)n);
}

static inline VecF
vec_load(const float *p)
{
    return _mm_loadu_ps(p);
}

static inline VecU
vec_load_u(const uint32_t *p)
{
    return (VecU)_mm_loadu_si128((const __m128i *)p);
}

static inline void
vec_store(float *p, VecF x)
{
    _mm_storeu_ps(p, x);
}

static inline void
vec_store_u(uint32_t *p, VecU n)
{
    _mm_storeu_si128((__m128i *)p, (__m128i)n);
}

static inline VecMask
vec_less(VecF x, VecF y)
{
    return _mm_cmplt_ps(x, y);
}

static inline VecMask
vec_is_negative(VecU n)
{
    return (VecMask)_mm_srai_epi32((__m128i)n, 31);
}

static inline VecMask
vec_is_odd(VecU n)
{
    return (VecMask)_mm_srai_epi32((__m128i)(n << 31), 31);
}

static inline bool
vec_any(VecMask mask)
{
    return _mm_movemask_ps(mask) != 0;
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
#ifdef NOISE_FOR_SSE41
    return _mm_blendv_ps(y, x, mask);
#else
    return _mm_or_ps(_mm_and_ps(mask, x), _mm_andnot_ps(mask, y));
#endif
}

static inline VecU
vec_select_u(VecMask mask, VecU n, VecU m)
{
    return (VecU)vec_select(mask, (VecF)n, (VecF)m);
}

static inline VecF
vec_max(VecF x, VecF y)
{
    return _mm_max_ps(x, y);
}

static inline VecF
vec_min(VecF x, VecF y)
{
    return _mm_min_ps(x, y);
}

static inline VecF
vec_abs(VecF x)
{
    return _mm_andnot_ps(_mm_set1_ps(-0.0f), x);
}

static inline VecF
vec_flip(VecF x, VecU n)
{
    return (VecF)((VecU)x ^ (n & 0x80000000u));
}

static inline VecF
vec_sqrt(VecF x)
{
    return _mm_sqrt_ps(x);
}

static inline VecF
vec_to_float(VecU n)
{
    return _mm_cvtepi32_ps((__m128i)n);
}

static inline VecU
vec_to_int(VecF x)
{
    return (VecU)_mm_cvttps_epi32(x);
}

static inline VecF
vec_lookup(const float *table, int bits, VecU n)
{
    (void)bits;
    return (VecF){table[n[0]], table[n[1]], table[n[2]], table[n[3]]};
}

static inline VecF
vec_window(const float *p, VecU n)
{
#ifdef NOISE_FOR_SSE41
    /* The bytes of lane n are 4 n to 4 n + 3. */
    const VecU bytes = (n << 2 | n << 10 | n << 18 | n << 26) + 0x03020100;
    return (VecF)_mm_shuffle_epi8((__m128i)vec_load(p), (__m128i)bytes);
#else
    return vec_lookup(p, 4, n);
#endif
}

/* Returns floor(place) + 1.5 x 2^52: its lowest bits are the whole number.
 * Adding that, and subtracting it, gives the nearest whole number. */
static inline __m128d
vec_floor_two(__m128d place, __m128d *inner)
{
    const __m128d magic = _mm_set1_pd(0x1.8p52);
    const __m128d nearest = _mm_sub_pd(_mm_add_pd(place, magic), magic);
    const __m128d above =
        _mm_and_pd(_mm_cmplt_pd(place, nearest), _mm_set1_pd(1.0));
    const __m128d whole = _mm_sub_pd(nearest, above);

    *inner = _mm_sub_pd(place, whole);
    return _mm_add_pd(whole, magic);
}

/* The lower halves of doubles. */
static inline VecU
vec_lower(__m128d low, __m128d high)
{
    return (VecU)_mm_shuffle_ps(_mm_castpd_ps(low), _mm_castpd_ps(high),
                                _MM_SHUFFLE(2, 0, 2, 0));
}

static inline VecU
vec_whole(const double *place)
{
    const __m128d magic = _mm_set1_pd(0x1.8p52);

    return vec_lower(_mm_add_pd(_mm_loadu_pd(place), magic),
                     _mm_add_pd(_mm_loadu_pd(place + 2), magic));
}

static inline void
vec_floor(const double *place, VecU *n, VecF *x)
{
    __m128d inner[2];
    const __m128d low = vec_floor_two(_mm_loadu_pd(place), &inner[0]);
    const __m128d high = vec_floor_two(_mm_loadu_pd(place + 2), &inner[1]);

    *n = vec_lower(low, high);
    *x = _mm_movelh_ps(_mm_cvtpd_ps(inner[0]), _mm_cvtpd_ps(inner[1]));
}

#endif
