/* SPDX-License-Identifier: MIT
 *
 * The key of a hash, which tells octaves and fields from each other.
 */
#ifndef NOISE_KEY_H
#define NOISE_KEY_H

#include "../params/splitmix.h"

typedef struct NoiseKey {
    uint32_t prefix; /* of the outermost coordinate's hash, */
    uint32_t outer;  /* and what is added to that coordinate's addend */
} NoiseKey;

/* The key of an octave; number counts the octaves of all fields. */
static inline NoiseKey
noise_hash_key(uint64_t seed, int number)
{
    const uint64_t spread = noise_splitmix(seed, number);

    return (NoiseKey){.prefix = (uint32_t)(spread >> 32),
                      .outer = (uint32_t)spread};
}

#endif
