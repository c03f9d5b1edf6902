/* SPDX-License-Identifier: MIT
 *
 * Defines vectors of four lanes, for NEON, which every 64-bit Arm processor has; see
 * vec.h.
 */
#ifndef NOISE_VEC_NEON_H
#define NOISE_VEC_NEON_H

#include <arm_neon.h>

#define VEC_ISA   neon
#define VEC_LANES 4

typedef float32x4_t VecF;
typedef uint32x4_t VecU;
typedef uint32x4_t VecMask; /* each lane has either all bits set or none */

#include "lanes.h"

static inline VecMask
vec_less(VecF x, VecF y)
{
    return vcltq_f32(x, y);
}

static inline VecMask
vec_is_negative(VecU n)
{
    return vcltzq_s32(vreinterpretq_s32_u32(n));
}

static inline unsigned
vec_flags(VecMask mask)
{
    static const int32_t lane[] = {0, 1, 2, 3};

    return vaddvq_u32(vshlq_u32(vshrq_n_u32(mask, 31), vld1q_s32(lane)));
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
    return vbslq_f32(mask, x, y);
}

static inline VecF
vec_max(VecF x, VecF y)
{
    return vbslq_f32(vcltq_f32(y, x), x, y);
}

static inline VecF
vec_min(VecF x, VecF y)
{
    return vbslq_f32(vcltq_f32(x, y), x, y);
}

static inline VecF
vec_sqrt(VecF x)
{
    return vsqrtq_f32(x);
}

/* Lane n consists of the bytes 4 n to 4 n + 3. */
static inline VecF
vec_window(const float *p, VecU n)
{
    const VecU bytes = n * 0x04040404u + 0x03020100u;

    return vreinterpretq_f32_u8(vqtbl1q_u8(vreinterpretq_u8_f32(vec_load(p)),
                                           vreinterpretq_u8_u32(bytes)));
}

static inline void
vec_words(VecD x, VecU *low, VecU *high)
{
    const VecU first = (VecU)x.half[0], second = (VecU)x.half[1];

    *low = vuzp1q_u32(first, second);
    *high = vuzp2q_u32(first, second);
}

static inline void
vec_store_pixels(float *p, const VecF channel[4])
{
    vst4q_f32(
        p, (float32x4x4_t){{channel[0], channel[1], channel[2], channel[3]}});
}

#endif
