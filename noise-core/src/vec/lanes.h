/* SPDX-License-Identifier: MIT
 *
 * Defines the functions of vec.h that are the same for all vectors of several lanes,
 * using the compilers' vector types.  Define VecF, VecU and VEC_LANES before you
 * include this.
 */
#ifndef NOISE_VEC_LANES_H
#define NOISE_VEC_LANES_H

#include <stdint.h>

#include "memory.h"

typedef int32_t VecSigned __attribute__((vector_size(4 * VEC_LANES)));
typedef double VecDouble __attribute__((vector_size(8 * VEC_LANES)));

static inline VecF
vec_splat(float x)
{
    return x - (VecF){0};
}

static inline VecU
vec_splat_u(uint32_t n)
{
    return (VecU){0} + n;
}

static inline VecF
vec_abs(VecF x)
{
    return (VecF)((VecU)x & 0x7fffffffu);
}

static inline VecF
vec_flip(VecF x, VecU n)
{
    return (VecF)((VecU)x ^ (n & 0x80000000u));
}

static inline VecF
vec_offset(const double *place, double from)
{
    VecDouble places;

    memcpy(&places, place, sizeof places);
    return __builtin_convertvector(places - from, VecF);
}

static inline void
vec_store_places(double *place, VecF x, double from)
{
    const VecDouble places = __builtin_convertvector(x, VecDouble) + from;

    memcpy(place, &places, sizeof places);
}

/* VEC_LANES doubles in two vectors, because compilers would keep one long vector in
 * memory. */
typedef double VecHalf __attribute__((vector_size(4 * VEC_LANES)));
typedef struct VecD {
    VecHalf half[2];
} VecD;

#if VEC_LANES != 8 /* avx2.h has its own, which loads in another order */
static inline VecD
vec_load_d(const double *p)
{
    const float *low = (const float *)p; /* each half has the size of a VecF */

    return (VecD){{(VecHalf)vec_load(low), (VecHalf)vec_load(low + VEC_LANES)}};
}
#endif

static inline VecD
vec_splat_d(double x)
{
    const VecHalf all = x - (VecHalf){0};

    return (VecD){{all, all}};
}

static inline VecD
vec_plus_d(VecD x, VecD y)
{
    return (VecD){{x.half[0] + y.half[0], x.half[1] + y.half[1]}};
}

static inline VecD
vec_times_d(VecD x, double a)
{
    return (VecD){{x.half[0] * a, x.half[1] * a}};
}

static inline VecF
vec_to_float(VecU n)
{
    return __builtin_convertvector((VecSigned)n, VecF);
}

static inline VecU
vec_to_int(VecF x)
{
    return (VecU) __builtin_convertvector(x, VecSigned);
}

#if VEC_LANES == 4 && !defined(__wasm__) /* other sets permute registers */
static inline VecF
vec_lookup(const float *table, int bits, VecU n)
{
    (void)bits;
    return (VecF){table[n[0]], table[n[1]], table[n[2]], table[n[3]]};
}
#endif

/* The four channels of a pixel. */
typedef float VecPixel __attribute__((vector_size(16)));

static inline VecPixel
vec_pixel(float x)
{
    return (VecPixel){x, x, x, x};
}

static inline VecPixel
vec_pixel_plus(VecPixel x, VecPixel y)
{
    return x + y;
}

static inline VecPixel
vec_pixel_times(VecPixel x, float a)
{
    return x * a;
}

#endif
