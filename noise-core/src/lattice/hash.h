/* SPDX-License-Identifier: MIT
 *
 * The hash of lattice points.
 *
 * Coordinates are folded in one at a time, from the outermost axis to x, so that
 * what a row of the picture shares is hashed once for the row.  A fold adds a
 * multiple of the golden ratio, then mixes by a shift, a multiplication and a shift.
 * The lower half of the factor comes from the prefix, so that a changed bit of a
 * coordinate has a different effect on each row.  The upper half is fixed: with
 * random bits, a few factors would leave a pattern on their rows.
 */
#ifndef NOISE_HASH_H
#define NOISE_HASH_H

#include "../vec/vec.h"
#include "lattice.h"

/* The golden ratio times 2^32. */
#define NOISE_HASH_STEP 0x9e3779b1u

/* Returns a coordinate in the form that folds take.  For the next coordinate, the
 * result is NOISE_HASH_STEP larger. */
VEC_INLINE VecU
noise_hash_addend(VecU coordinate)
{
    return coordinate * NOISE_HASH_STEP;
}

/* Folds a coordinate in, but finishes only the top 14 bits of the hash, which
 * choose gradients. */
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

/* Returns the hash of the outermost coordinate, which begins each point's hash.
 * noise_hash_fold() adds the other coordinates, x last.  In one dimension the
 * outermost coordinate is y, which is 0. */
VEC_INLINE VecU
noise_hash_begin(NoiseKey key, VecU addend)
{
    return noise_hash_fold(vec_splat_u(key.prefix), addend + key.outer);
}

/* Makes number k, from 0 to 3, from a hash.  Number 0 is the hash itself; the
 * others are the hash times the generalized golden ratios of three dimensions (M.
 * Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences", 2018), so
 * that they fill space evenly when used as coordinates. */
VEC_INLINE VecU
noise_hash_number(VecU hash, int k)
{
    static const uint32_t ratios[4] = {1, 0xd1b54a33u, 0xabc98389u,
                                       0x8cb92ba7u};

    return hash * ratios[k];
}

/* Returns a second hash of a cell, for its brightness and for the presence and size
 * of its spot.  The four numbers of the first hash are used up: three place the
 * cell's point, one is its value.  One more fold, as if for one more coordinate,
 * makes the second hash independent of them. */
VEC_INLINE VecU
noise_hash_properties(VecU hash)
{
    return noise_hash_fold(hash, vec_splat_u(0));
}

/* Returns number k of a hash as a value in (-factor, factor): one of 2^24 steps,
 * symmetric about 0. */
VEC_INLINE VecF
noise_value_of_hash(VecU hash, int k, float factor)
{
    const VecU number = noise_hash_number(hash, k);

    return vec_to_float((number >> 8) * 2u + 1u - (1u << 24)) *
           (0x1p-24f * factor);
}

/* Returns the same number as a value in [0, factor). */
VEC_INLINE VecF
noise_unit_of_hash(VecU hash, int k, float factor)
{
    return vec_to_float(noise_hash_number(hash, k) >> 8) * (0x1p-24f * factor);
}

#endif
