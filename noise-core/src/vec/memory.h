/* SPDX-License-Identifier: MIT
 *
 * Defines the functions of vec.h that copy vectors of any number of lanes through
 * memory.  Define VecF and VecU before you include this.
 */
#ifndef NOISE_VEC_MEMORY_H
#define NOISE_VEC_MEMORY_H

#include <string.h>

static inline VecF
vec_load(const float *p)
{
    VecF x;

    memcpy(&x, p, sizeof x);
    return x;
}

static inline VecU
vec_load_u(const uint32_t *p)
{
    VecU n;

    memcpy(&n, p, sizeof n);
    return n;
}

static inline void
vec_store(float *p, VecF x)
{
    memcpy(p, &x, sizeof x);
}

static inline void
vec_store_u(uint32_t *p, VecU n)
{
    memcpy(p, &n, sizeof n);
}

static inline VecU
vec_bits(VecF x)
{
    VecU n;

    memcpy(&n, &x, sizeof n);
    return n;
}

static inline VecF
vec_of_bits(VecU n)
{
    VecF x;

    memcpy(&x, &n, sizeof x);
    return x;
}

#endif
