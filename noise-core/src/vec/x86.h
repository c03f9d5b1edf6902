/* SPDX-License-Identifier: MIT
 *
 * Operations of vec.h that are the same with SSE, AVX2 and AVX-512.  VEC_X86(name)
 * is the instruction set's own intrinsic, for example _mm256_min_ps() for min_ps.
 * The header of each set defines vec_store_fourth(), which stores every fourth pixel
 * from pixel k on.
 */
#ifndef NOISE_VEC_X86_H
#define NOISE_VEC_X86_H

static inline VecF
vec_max(VecF x, VecF y)
{
    return VEC_X86(max_ps)(x, y);
}

static inline VecF
vec_min(VecF x, VecF y)
{
    return VEC_X86(min_ps)(x, y);
}

static inline VecF
vec_sqrt(VecF x)
{
    return VEC_X86(sqrt_ps)(x);
}

/* Unpack instructions work within groups of four lanes, so each result holds every
 * fourth pixel. */
static inline void
vec_store_pixels(float *p, const VecF channel[4])
{
    const VecF red_green[2] = {VEC_X86(unpacklo_ps)(channel[0], channel[1]),
                               VEC_X86(unpackhi_ps)(channel[0], channel[1])};
    const VecF blue_alpha[2] = {VEC_X86(unpacklo_ps)(channel[2], channel[3]),
                                VEC_X86(unpackhi_ps)(channel[2], channel[3])};

    for (int k = 0; k < 2; k++) {
        const VecHalf low = (VecHalf)red_green[k];
        const VecHalf high = (VecHalf)blue_alpha[k];
        vec_store_fourth(p, (VecF)VEC_X86(unpacklo_pd)(low, high), 2 * k);
        vec_store_fourth(p, (VecF)VEC_X86(unpackhi_pd)(low, high), 2 * k + 1);
    }
}

#endif
