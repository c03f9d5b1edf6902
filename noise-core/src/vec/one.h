/* SPDX-License-Identifier: MIT
 *
 * Defines vectors of one lane, in plain C11; see vec.h.
 */
#ifndef NOISE_VEC_ONE_H
#define NOISE_VEC_ONE_H

#define VEC_ISA   one
#define VEC_LANES 1

typedef float VecF;
typedef uint32_t VecU;
typedef bool VecMask;

#include "memory.h"

static inline VecF
vec_splat(float x)
{
    return x;
}

static inline VecU
vec_splat_u(uint32_t n)
{
    return n;
}

static inline VecMask
vec_less(VecF x, VecF y)
{
    return x < y;
}

static inline VecMask
vec_is_negative(VecU n)
{
    return (int32_t)n < 0;
}

static inline unsigned
vec_flags(VecMask mask)
{
    return mask;
}

static inline VecF
vec_select(VecMask mask, VecF x, VecF y)
{
    return mask ? x : y;
}

static inline VecU
vec_select_u(VecMask mask, VecU n, VecU m)
{
    return mask ? n : m;
}

static inline VecF
vec_max(VecF x, VecF y)
{
    return y < x ? x : y;
}

static inline VecF
vec_min(VecF x, VecF y)
{
    return x < y ? x : y;
}

static inline VecF
vec_abs(VecF x)
{
    return fabsf(x);
}

/* Flips the sign bit instead of choosing between x and -x: compilers would turn the
 * choice into a branch, which processors cannot predict. */
static inline VecF
vec_flip(VecF x, VecU n)
{
    return vec_of_bits(vec_bits(x) ^ (n & 0x80000000u));
}

static inline VecF
vec_sqrt(VecF x)
{
    return sqrtf(x);
}

static inline VecF
vec_offset(const double *place, double from)
{
    return (float)(*place - from);
}

static inline void
vec_store_places(double *place, VecF x, double from)
{
    *place = x + from;
}

static inline VecF
vec_to_float(VecU n)
{
    return (float)(int32_t)n;
}

static inline VecU
vec_to_int(VecF x)
{
    return (uint32_t)(int32_t)x;
}

static inline VecF
vec_lookup(const float *table, int bits, VecU n)
{
    (void)bits;
    return table[n];
}

static inline VecF
vec_window(const float *p, VecU n)
{
    return p[n];
}

typedef double VecD;

static inline VecD
vec_load_d(const double *p)
{
    return *p;
}

static inline VecD
vec_splat_d(double x)
{
    return x;
}

static inline VecD
vec_plus_d(VecD x, VecD y)
{
    return x + y;
}

static inline VecD
vec_times_d(VecD x, double a)
{
    return x * a;
}

static inline void
vec_words(VecD x, VecU *low, VecU *high)
{
    uint64_t bits;

    memcpy(&bits, &x, sizeof bits);
    *low = (uint32_t)bits;
    *high = (uint32_t)(bits >> 32);
}

/* The four channels of a pixel. */
typedef struct VecPixel {
    float channel[4];
} VecPixel;

static inline VecPixel
vec_pixel(float x)
{
    return (VecPixel){{x, x, x, x}};
}

static inline VecPixel
vec_pixel_plus(VecPixel x, VecPixel y)
{
    for (int c = 0; c < 4; c++)
        x.channel[c] += y.channel[c];
    return x;
}

static inline VecPixel
vec_pixel_times(VecPixel x, float a)
{
    for (int c = 0; c < 4; c++)
        x.channel[c] *= a;
    return x;
}

static inline void
vec_store_pixels(float *p, const VecF channel[4])
{
    memcpy(p, channel, 4 * sizeof *p);
}

#endif
