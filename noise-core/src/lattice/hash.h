/* SPDX-License-Identifier: MIT
 *
 * The hash of lattice points.
 *
 * Coordinates are folded in one at a time, from the outermost axis to x, so
 * coordinates that all points of a row share are hashed only once per row.  A fold
 * adds a multiple of the golden ratio, and then mixes the bits with a shift, a
 * multiplication and another shift.  The lower half of the factor comes from the
 * prefix, the hash of the coordinates folded in so far, so changing one bit of a
 * coordinate has a different effect on each row.  The upper half is a constant,
 * because some fully random factors would leave a pattern in their rows.
 */
#ifndef NOISE_HASH_H
#define NOISE_HASH_H

#include "../vec/vec.h"
#include "lattice.h"

/* The golden ratio times 2^32. */
#define NOISE_HASH_STEP 0x9e3779b1u

/* Returns a coordinate's addend, for noise_hash_fold().  If the coordinate grows by
 * 1, its addend grows by NOISE_HASH_STEP. */
VEC_INLINE VecU
noise_hash_addend(VecU coordinate)
{
    return coordinate * NOISE_HASH_STEP;
}

/* Returns a hash like that of noise_hash_fold(), in which only the top 14 bits,
 * which choose gradients, are final. */
VEC_INLINE VecU
noise_hash_fold_top(VecU prefix, VecU addend)
{
    const VecU hash = prefix + addend;

    return (hash ^ (hash >> 15)) * ((prefix & 0xffffu) | 0xd1b50001u);
}

VEC_INLINE VecU
noise_hash_fold(VecU prefix, VecU addend)
{
    const VecU hash = noise_hash_fold_top(prefix, addend);

    return hash ^ (hash >> 14);
}

/* Begins a point's hash with its outermost coordinate; noise_hash_fold() adds the
 * others, x last.  In one dimension, the outermost coordinate is y, which is 0. */
VEC_INLINE VecU
noise_hash_begin(NoiseKey key, VecU addend)
{
    return noise_hash_fold(vec_splat_u(key.prefix), addend + key.outer);
}

/* Derives number k, from 0 to 3, from a hash.  Number 0 is the hash itself.  The
 * others are the hash times the generalized golden ratios of three dimensions (M.
 * Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences", 2018), so they
 * fill space evenly when used as coordinates. */
VEC_INLINE VecU
noise_hash_number(VecU hash, int k)
{
    static const uint32_t ratios[4] = {1, 0xd1b54a33u, 0xabc98389u,
                                       0x8cb92ba7u};

    return hash * ratios[k];
}

/* Returns a cell's second hash, which determines the cell's brightness, whether it
 * has a spot, and how large the spot is.  The first hash's four numbers are already
 * in use: three are the coordinates of the cell's point, and one is its value.
 * Folding in one more coordinate, 0, makes the second hash independent of them. */
VEC_INLINE VecU
noise_hash_properties(VecU hash)
{
    return noise_hash_fold(hash, vec_splat_u(0));
}

/* Returns number k of a hash as a value in (-factor, factor): one of 2^24 evenly
 * spaced values, symmetric about 0. */
VEC_INLINE VecF
noise_value_of_hash(VecU hash, int k, float factor)
{
    const VecU number = noise_hash_number(hash, k);

    return vec_to_float((number >> 8) * 2u + 1u - (1u << 24)) *
           (0x1p-24f * factor);
}

/* Returns number k of a hash as a value in [0, factor). */
VEC_INLINE VecF
noise_unit_of_hash(VecU hash, int k, float factor)
{
    return vec_to_float(noise_hash_number(hash, k) >> 8) * (0x1p-24f * factor);
}

#endif
