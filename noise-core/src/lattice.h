/* SPDX-License-Identifier: MIT
 *
 * Places on the lattice: cell, inner position, fade.
 */
#ifndef NOISE_LATTICE_H
#define NOISE_LATTICE_H

#include "hash.h"
#include "kernels.h"

/* floor() by convert-and-fix; |place| < 2^62.  The check and the borders of
 * noise_render() and noise_evaluate() see to that. */
static inline int64_t
noise_floor(double place)
{
    const int64_t whole = (int64_t)place;

    return whole - (place < (double)whole);
}

/* 6t^5 - 15t^4 + 10t^3 (K. Perlin, "Improving Noise", 2002). */
static inline float
noise_fade_quintic(float t)
{
    return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}

static inline float
noise_mix(float a, float b, float u)
{
    return a + u * (b - a);
}

/* Where a row lies in its row of cells, and that row's hash prefixes. */
typedef struct NoiseLatticeRow {
    float inner;         /* below the upper lattice points, 0 to 1 */
    float fade;          /* of inner */
    uint32_t hash_upper; /* prefix of the points at the row of cells */
    uint32_t hash_lower; /* and of those one further down */
} NoiseLatticeRow;

static inline NoiseLatticeRow
noise_lattice_row(const NoiseOctave *octave, double y)
{
    const int64_t cell = noise_floor(y);
    const float inner = (float)(y - (double)cell);
    const uint32_t coordinate = (uint32_t)cell + octave->key_y;

    return (NoiseLatticeRow){
        .inner = inner,
        .fade = noise_fade_quintic(inner),
        .hash_upper = noise_hash_fold(octave->key, coordinate),
        .hash_lower = noise_hash_fold(octave->key, coordinate + 1),
    };
}

/* NoiseBasis.prepare of the bases on the square lattice. */
void noise_lattice_prepare(NoiseColumns *columns, int n_columns);

#endif
