/* SPDX-License-Identifier: MIT
 *
 * Defines the functions of vec.h that are the same with SSE, AVX2 and AVX-512.
 * VEC_X86(name) is the instruction set's own intrinsic, for example _mm256_min_ps() for
 * min_ps.  The header of each set defines VEC_X86() and vec_store_fourth(), which
 * stores every fourth pixel from pixel k on.
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

#if VEC_LANES > 4
/* Returns eight bytes.  Byte i is how many of the bits 0 to i - 1 are 1, plus
 * `before`.  The first multiplication moves bit i to the lowest bit of byte i, and
 * the second adds up the bytes. */
static inline long long
vec_count_eight(unsigned flags, int before)
{
    const uint64_t bytes = UINT64_C(0x0101010101010101);
    const uint64_t bits = (flags & 0x7f) * UINT64_C(0x40810204081) & bytes;

    return (long long)(((bits << 8) + (unsigned)before) * bytes);
}

static inline VecU
vec_count_below(unsigned flags)
{
    const long long low = vec_count_eight(flags, 0);
    const long long high =
        vec_count_eight(flags >> 8, __builtin_popcount(flags & 0xff));

    return (VecU)VEC_X86(cvtepu8_epi32)(
        _mm_set_epi64x(VEC_LANES > 8 ? high : 0, low));
}
#endif

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
