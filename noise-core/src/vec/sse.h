/* SPDX-License-Identifier: MIT
 *
 * Defines vectors of four lanes, for SSE2, which every 64-bit x86 processor has, and
 * for SSE4.1; see vec.h.
 */
#ifndef NOISE_VEC_SSE_H
#define NOISE_VEC_SSE_H

#include <immintrin.h>

#ifdef NOISE_FOR_SSE41
#define VEC_ISA sse41
#else
#define VEC_ISA sse2
#endif

#define VEC_LANES     4
#define VEC_X86(name) _mm_##name

typedef float VecF __attribute__((vector_size(16)));
typedef uint32_t VecU __attribute__((vector_size(16)));
typedef __m128 VecMask; /* each lane has either all bits set or none */

#include "lanes.h"

static inline VecMask
vec_less(VecF x, VecF y)
{
    return (VecMask)(x < y);
}

static inline VecMask
vec_is_negative(VecU n)
{
    return (VecMask)_mm_srai_epi32((__m128i)n, 31);
}

static inline unsigned
vec_flags(VecMask mask)
{
    return (unsigned)_mm_movemask_ps(mask);
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

static inline VecF
vec_window(const float *p, VecU n)
{
#ifdef NOISE_FOR_SSE41
    /* Lane n consists of the bytes 4 n to 4 n + 3. */
    const VecU bytes = (n << 2 | n << 10 | n << 18 | n << 26) + 0x03020100;
    return (VecF)_mm_shuffle_epi8((__m128i)vec_load(p), (__m128i)bytes);
#else
    return vec_lookup(p, 4, n);
#endif
}

static inline void
vec_words(VecD x, VecU *low, VecU *high)
{
    const __m128 first = (__m128)x.half[0], second = (__m128)x.half[1];

    *low = (VecU)_mm_shuffle_ps(first, second, _MM_SHUFFLE(2, 0, 2, 0));
    *high = (VecU)_mm_shuffle_ps(first, second, _MM_SHUFFLE(3, 1, 3, 1));
}

/* Stores pixel k. */
static inline void
vec_store_fourth(float *p, VecF pixel, int k)
{
    vec_store(p + 4 * k, pixel);
}

#include "x86.h"

#endif
