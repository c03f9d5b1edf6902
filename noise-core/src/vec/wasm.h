/* SPDX-License-Identifier: MIT
 *
 * Defines vectors of four lanes, for WebAssembly's SIMD128, with clang; see vec.h.
 */
#ifndef NOISE_VEC_WASM_H
#define NOISE_VEC_WASM_H

#include <wasm_simd128.h>

#define VEC_ISA   simd128
#define VEC_LANES 4

typedef float VecF __attribute__((vector_size(16)));
typedef uint32_t VecU __attribute__((vector_size(16)));
typedef VecU VecMask; /* each lane has either all bits set or none */

#include "lanes.h"

static inline VecMask
vec_less(VecF x, VecF y)
{
    return (VecMask)(x < y);
}

static inline VecMask
vec_is_negative(VecU n)
{
    return (VecMask)((VecSigned)n < 0);
}

static inline unsigned
vec_flags(VecMask mask)
{
    return (unsigned)wasm_i32x4_bitmask((v128_t)mask);
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
    return (VecF)wasm_v128_bitselect((v128_t)x, (v128_t)y, (v128_t)mask);
}

static inline VecF
vec_max(VecF x, VecF y)
{
    return (VecF)wasm_f32x4_pmax((v128_t)y, (v128_t)x);
}

static inline VecF
vec_min(VecF x, VecF y)
{
    return (VecF)wasm_f32x4_pmin((v128_t)y, (v128_t)x);
}

static inline VecF
vec_sqrt(VecF x)
{
    return (VecF)wasm_f32x4_sqrt((v128_t)x);
}

/* Lane n consists of the bytes 4 n to 4 n + 3. */
static inline VecF
vec_window(const float *p, VecU n)
{
    const VecU bytes = n * 0x04040404u + 0x03020100u;

    return (VecF)wasm_i8x16_swizzle(wasm_v128_load(p), (v128_t)bytes);
}

/* Looks numbers up in both halves of the table, and combines the results with OR:
 * where an index is beyond the four numbers of a half, the swizzle returns 0. */
static inline v128_t
vec_lookup_eight(const float *table, v128_t bytes)
{
    const v128_t next = wasm_i8x16_sub(bytes, wasm_i8x16_const_splat(16));

    return wasm_v128_or(wasm_i8x16_swizzle(wasm_v128_load(table), bytes),
                        wasm_i8x16_swizzle(wasm_v128_load(table + 4), next));
}

static inline v128_t
vec_lookup_sixteen(const float *table, v128_t bytes)
{
    const v128_t next = wasm_i8x16_sub(bytes, wasm_i8x16_const_splat(32));

    return wasm_v128_or(vec_lookup_eight(table, bytes),
                        vec_lookup_eight(table + 8, next));
}

static inline VecF
vec_lookup(const float *table, int bits, VecU n)
{
    const v128_t bytes =
        (v128_t)((n & ((1u << bits) - 1)) * 0x04040404u + 0x03020100u);
    const v128_t next = wasm_i8x16_sub(bytes, wasm_i8x16_const_splat(64));

    if (bits == 3)
        return (VecF)vec_lookup_eight(table, bytes);
    if (bits == 4)
        return (VecF)vec_lookup_sixteen(table, bytes);
    return (VecF)wasm_v128_or(vec_lookup_sixteen(table, bytes),
                              vec_lookup_sixteen(table + 16, next));
}

static inline void
vec_words(VecD x, VecU *low, VecU *high)
{
    const VecU first = (VecU)x.half[0], second = (VecU)x.half[1];

    *low = __builtin_shufflevector(first, second, 0, 2, 4, 6);
    *high = __builtin_shufflevector(first, second, 1, 3, 5, 7);
}

static inline void
vec_store_pixels(float *p, const VecF channel[4])
{
    const VecF low =
        __builtin_shufflevector(channel[0], channel[1], 0, 4, 1, 5);
    const VecF high =
        __builtin_shufflevector(channel[0], channel[1], 2, 6, 3, 7);
    const VecF next =
        __builtin_shufflevector(channel[2], channel[3], 0, 4, 1, 5);
    const VecF last =
        __builtin_shufflevector(channel[2], channel[3], 2, 6, 3, 7);

    vec_store(p, __builtin_shufflevector(low, next, 0, 1, 4, 5));
    vec_store(p + 4, __builtin_shufflevector(low, next, 2, 3, 6, 7));
    vec_store(p + 8, __builtin_shufflevector(high, last, 0, 1, 4, 5));
    vec_store(p + 12, __builtin_shufflevector(high, last, 2, 3, 6, 7));
}

#endif
