/* SPDX-License-Identifier: MIT
 *
 * Functions for single points of the lattice of squares, cubes or hypercubes.
 */
#ifndef NOISE_LATTICE_H
#define NOISE_LATTICE_H

#include <math.h>
#include <string.h>

#include "../params/splitmix.h"
#include "period.h"

/* Returns floor(place): truncates the place, then corrects the result.  |place| has
 * to be below 2^63, which noise_params_check() and the limits of noise_render() and
 * noise_evaluate() guarantee. */
static inline int64_t
noise_floor(double place)
{
    const int64_t whole = (int64_t)place;

    return whole - (place < (double)whole);
}

/* Adding NOISE_SPLIT to a place less than NOISE_NEAR cells from 0 splits it: the
 * upper half of the sum's bits is the cell plus NOISE_SPLIT_CELL, and the lower half
 * is the fraction. */
#define NOISE_NEAR       0x1p19
#define NOISE_SPLIT      0x1.8p20
#define NOISE_SPLIT_CELL 0x41380000u

/* Returns the largest distance from 0 among n places. */
static inline double
noise_max_distance(const double *place, int n)
{
    double farthest = 0.0;

    for (int i = 0; i < n; i++)
        farthest = fabs(place[i]) > farthest ? fabs(place[i]) : farthest;
    return farthest;
}

/* Wraps a place into [0, period), unless the period is 0 or is so small that
 * noise_floor() would overflow.  noise_params_check() allows periods this small only
 * along axes that do not change the noise. */
static inline double
noise_place_wrap(double place, double period)
{
    if (fabs(place) >= period * 0x1p53)
        return place;
    return place - period * (double)noise_floor(place / period);
}

/* Converts x or y from a place on the canvas to a place in the noise, both in
 * pixels: subtracts the offset and, unless the period is 0, wraps the result.
 * Places one period apart give the same result. */
static inline double
noise_place_reduce(double place, double period, double offset)
{
    if (period == 0.0)
        return place - offset;
    /* Also wrap before the subtraction, while whole pixels are still exact. */
    return noise_place_wrap(noise_place_wrap(place, period) - offset, period);
}

/* Returns a place's cell, and stores its position within the cell as a multiple of
 * 2^-32 cells, rounded to nearest.  |place| has to be below 2^63. */
static inline int64_t
noise_place_split(double place, uint32_t *fraction)
{
    const double grain = place < 0.0 ? -0x1p20 : 0x1p20;
    double rounded = place;

    if (fabs(place) < NOISE_NEAR) {
        const double sum = place + NOISE_SPLIT;
        uint64_t bits;
        memcpy(&bits, &sum, sizeof bits);
        *fraction = (uint32_t)bits;
        return (int32_t)((uint32_t)(bits >> 32) - NOISE_SPLIT_CELL);
    }
    if (fabs(place) < 0x1p20)
        rounded = (place + grain) - grain;
    const int64_t whole = noise_floor(rounded);
    *fraction = (uint32_t)((rounded - (double)whole) * 0x1p32);
    return whole;
}

/* The key of a hash.  Each octave of each field has a different one. */
typedef struct NoiseKey {
    uint32_t prefix; /* what the outermost coordinate is folded into */
    uint32_t outer;  /* added to the outermost coordinate's addend */
} NoiseKey;

/* Returns the key of an octave; `number` counts octaves across all fields. */
static inline NoiseKey
noise_hash_key(uint64_t seed, int number)
{
    const uint64_t spread = noise_splitmix(seed, number);

    return (NoiseKey){.prefix = (uint32_t)(spread >> 32),
                      .outer = (uint32_t)spread};
}

/* Reduces an n-dimensional lattice point to the period, and returns its hash. */
uint32_t noise_lattice_hash(NoiseKey key, const NoisePeriod *period, int n,
                            const int64_t *point);

/* Returns the hash of all coordinates except x: the prefix that all lattice points
 * on a line along x share.  period->is_separate must be true. */
uint32_t noise_lattice_prefix(NoiseKey key, const NoisePeriod *period, int n,
                              const int64_t point[4]);

#endif
