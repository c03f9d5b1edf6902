/* SPDX-License-Identifier: MIT
 *
 * Vectors of four lanes, for NEON, which every 64-bit Arm has; see vec.h.
 */
#ifndef NOISE_VEC_NEON_H
#define NOISE_VEC_NEON_H

#include <arm_neon.h>

#define VEC_ISA   neon
#define VEC_LANES 4

typedef float32x4_t VecF;
typedef uint32x4_t VecU;
typedef uint32x4_t VecMask; /* all bits of a lane, or none */

static inline VecF
vec_splat(float x)
{
    return vdupq_n_f32(x);
}

static inline VecU
vec_splat_u(uint32_t n)
{
    return vdupq_n_u32(n);
}

static inline VecF
vec_load(const float *p)
{
    return vld1q_f32(p);
}

static inline VecU
vec_load_u(const uint32_t *p)
{
    return vld1q_u32(p);
}

static inline void
vec_store(float *p, VecF x)
{
    vst1q_f32(p, x);
}

static inline void
vec_store_u(uint32_t *p, VecU n)
{
    vst1q_u32(p, n);
}

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

static inline VecMask
vec_is_odd(VecU n)
{
    return vtstq_u32(n, vdupq_n_u32(1));
}

static inline bool
vec_any(VecMask mask)
{
    return vmaxvq_u32(mask) != 0;
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
    return vbslq_f32(mask, x, y);
}

static inline VecU
vec_select_u(VecMask mask, VecU n, VecU m)
{
    return vbslq_u32(mask, n, m);
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
vec_abs(VecF x)
{
    return vabsq_f32(x);
}

static inline VecF
vec_flip(VecF x, VecU n)
{
    return vreinterpretq_f32_u32(vreinterpretq_u32_f32(x) ^ (n & 0x80000000u));
}

static inline VecF
vec_sqrt(VecF x)
{
    return vsqrtq_f32(x);
}

static inline VecF
vec_to_float(VecU n)
{
    return vcvtq_f32_s32(vreinterpretq_s32_u32(n));
}

static inline VecU
vec_to_int(VecF x)
{
    return vreinterpretq_u32_s32(vcvtq_s32_f32(x));
}

static inline VecF
vec_lookup(const float *table, int bits, VecU n)
{
    (void)bits;
    return (VecF){table[n[0]], table[n[1]], table[n[2]], table[n[3]]};
}

/* The bytes of lane n are 4 n to 4 n + 3. */
static inline VecF
vec_window(const float *p, VecU n)
{
    const VecU bytes = n * 0x04040404u + 0x03020100u;

    return vreinterpretq_f32_u8(vqtbl1q_u8(vreinterpretq_u8_f32(vec_load(p)),
                                           vreinterpretq_u8_u32(bytes)));
}

/* Returns floor(place) + 1.5 x 2^52: its lowest bits are the whole number. */
static inline float64x2_t
vec_floor_two(float64x2_t place, float64x2_t *inner)
{
    /* + 0 makes 0 of -0. */
    const float64x2_t whole = vrndmq_f64(place) + vdupq_n_f64(0.0);

    *inner = place - whole;
    return whole + vdupq_n_f64(0x1.8p52);
}

/* The lower halves of doubles. */
static inline VecU
vec_lower(float64x2_t low, float64x2_t high)
{
    return vuzp1q_u32(vreinterpretq_u32_f64(low), vreinterpretq_u32_f64(high));
}

static inline VecU
vec_whole(const double *place)
{
    const float64x2_t magic = vdupq_n_f64(0x1.8p52);

    return vec_lower(vld1q_f64(place) + magic, vld1q_f64(place + 2) + magic);
}

static inline void
vec_floor(const double *place, VecU *n, VecF *x)
{
    float64x2_t inner[2];
    const float64x2_t low = vec_floor_two(vld1q_f64(place), &inner[0]);
    const float64x2_t high = vec_floor_two(vld1q_f64(place + 2), &inner[1]);

    *n = vec_lower(low, high);
    *x = vcvt_high_f32_f64(vcvt_f32_f64(inner[0]), inner[1]);
}

#endif
