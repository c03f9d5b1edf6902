/* SPDX-License-Identifier: MIT
 *
 * Spreads seeds over 64 bits.
 */
#ifndef NOISE_SPLITMIX_H
#define NOISE_SPLITMIX_H

#include <stdint.h>

/* Returns output `number`, counted from 0, of the generator "splitmix64" with this
 * seed (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number
 * Generators", 2014). */
static inline uint64_t
noise_splitmix(uint64_t seed, int number)
{
    uint64_t spread = seed + ((uint64_t)number + 1) * 0x9e3779b97f4a7c15u;

    spread = (spread ^ (spread >> 30)) * 0xbf58476d1ce4e5b9u;
    spread = (spread ^ (spread >> 27)) * 0x94d049bb133111ebu;
    return spread ^ (spread >> 31);
}

#endif
