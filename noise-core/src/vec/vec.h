/* SPDX-License-Identifier: MIT
 *
 * Defines the vectors that kernels are written with.  A vector holds all the floats or
 * 32-bit numbers that the instruction set handles at once.
 *
 * Kernels use + - * / and unary - on VecF, and + - * & | ^ >> << on VecU, which
 * wraps.  Either can be mixed with plain numbers.  Everything else is a function
 * below.  Each lane rounds as plain C does, so a kernel's results are bit-identical
 * with any number of lanes.  One lane is plain C11.
 *
 *   VEC_LANES                 1, 4, 8 or 16
 *   VecF, VecU, VecMask       lanes of float, uint32_t, true or false
 *
 *   vec_splat(x)              the same number in all lanes
 *   vec_splat_u(n)
 *   vec_count_from(n)         n, n + 1, n + 2 and so on
 *   vec_load(p), _load_u(p)   VEC_LANES numbers from memory, aligned or not
 *   vec_store(p, x), _store_u(p, n)
 *   vec_pack(p, from, flags)  stores the numbers from[i] whose bit i of flags is 1,
 *                             without gaps, and returns how many there are; may
 *                             overwrite all of p[0] to p[VEC_LANES - 1]
 *   vec_count_below(flags)    in lane i, how many of the bits 0 to i - 1 are 1
 *
 *   vec_less(x, y)            false where either is NaN
 *   vec_is_negative(n)        true where n, as a signed number, is negative
 *   vec_flags(mask)           a bit for each lane, 1 where mask is true
 *   vec_any(mask)             true if mask is true anywhere
 *   vec_select(mask, x, y)    x where mask is true, else y
 *   vec_select_u(mask, n, m)
 *   vec_max(x, y), _min(x, y) y where they are equal or either is NaN
 *   vec_abs(x)                x without its sign bit
 *   vec_flip(x, n)            -x where the top bit of n is set, else x
 *   vec_sqrt(x)
 *   vec_bits(x)               the 32 bits of each float
 *   vec_of_bits(n)            the floats with these bits
 *   vec_to_float(n)           n as a signed number, rounded to nearest
 *   vec_to_int(x)             x rounded toward 0; |x| < 2^31
 *
 *   vec_lookup(table, bits, n)  table[n[i]], n[i] < 64; the table repeats after
 *                             2^bits numbers; bits is a constant from 3 to 5
 *   vec_window(p, n)          p[n[i]], n[i] < VEC_LANES; may read all of
 *                             p[0] to p[VEC_LANES - 1]
 *   vec_offset(place, from)   VEC_LANES doubles in memory minus a double, as
 *                             floats
 *   vec_store_places(p, x, from)
 *                             stores x plus a double, as doubles
 *
 * VecD has VEC_LANES doubles:
 *
 *   vec_load_d(p)             VEC_LANES doubles from memory
 *   vec_splat_d(x)
 *   vec_plus_d(x, y)
 *   vec_times_d(x, a)         all lanes times a double
 *   vec_words(x, &low, &high) the lower and upper 32 bits
 *
 * Besides vectors of many pixels, there is VecPixel, one pixel's four channels:
 *
 *   vec_load_pixel(p)         four floats from memory
 *   vec_store_pixel(p, x)
 *   vec_pixel(x)              the same number in all channels
 *   vec_pixel_plus(x, y)
 *   vec_pixel_times(x, a)     all channels times a float
 *   vec_pixel_mix(x, y, a)    exactly x for a = 0 and y for a = 1; at most 1 if
 *                             x and y are
 *   vec_store_pixels(p, channel)
 *                             stores VEC_LANES pixels, from four VecF
 */
#ifndef NOISE_VEC_H
#define NOISE_VEC_H

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "compile.h"

/* Compilers must not compute with more precision than float: results would then be
 * rounded differently. */
_Static_assert(FLT_EVAL_METHOD == 0, "x86-32 wants -msse2 -mfpmath=sse");

/* The build compiles kernels once for each instruction set, and names the set with a
 * definition such as -DNOISE_FOR_AVX2.  Without one, kernels have one lane. */
#if defined(NOISE_FOR_SSE2) || defined(NOISE_FOR_SSE41)
#include "sse.h"
#elif defined(NOISE_FOR_AVX2)
#include "avx2.h"
#elif defined(NOISE_FOR_AVX512)
#include "avx512.h"
#elif defined(NOISE_FOR_NEON)
#include "neon.h"
#elif defined(NOISE_FOR_SIMD128)
#include "wasm.h"
#else
#include "one.h"
#endif

static inline bool
vec_any(VecMask mask)
{
    return vec_flags(mask) != 0;
}

#if VEC_LANES > 1
static inline VecU
vec_select_u(VecMask mask, VecU n, VecU m)
{
    return (VecU)vec_select(mask, (VecF)n, (VecF)m);
}
#endif

static inline VecU
vec_count_from(uint32_t n)
{
    static const uint32_t count[] = {0, 1, 2,  3,  4,  5,  6,  7,
                                     8, 9, 10, 11, 12, 13, 14, 15};

    return vec_load_u(count) + n;
}

#if VEC_LANES <= 4
static inline VecU
vec_count_below(unsigned flags)
{
    static const uint32_t below[8][4] = {
        {0},          {0, 1, 1, 1}, {0, 0, 1, 1}, {0, 1, 2, 2},
        {0, 0, 0, 1}, {0, 1, 1, 2}, {0, 0, 1, 2}, {0, 1, 2, 3},
    };

    return vec_load_u(below[flags & 7]);
}

static inline int
vec_pack(uint32_t *p, const uint32_t *from, unsigned flags)
{
    int n = 0;

    for (int i = 0; i < VEC_LANES; i++) {
        p[n] = from[i];
        n += flags >> i & 1;
    }
    return n;
}
#endif

static inline VecPixel
vec_load_pixel(const float *p)
{
    VecPixel x;

    memcpy(&x, p, sizeof x);
    return x;
}

static inline void
vec_store_pixel(float *p, VecPixel x)
{
    memcpy(p, &x, sizeof x);
}

VEC_INLINE VecPixel
vec_pixel_mix(VecPixel x, VecPixel y, float a)
{
    return vec_pixel_plus(vec_pixel_times(x, 1.0f - a), vec_pixel_times(y, a));
}

#endif
