/* SPDX-License-Identifier: MIT
 *
 * The border between rendering and the algorithms: a basis is plain noise on
 * its lattice, of one octave, for many places.
 */
#ifndef NOISE_KERNELS_H
#define NOISE_KERNELS_H

#include <float.h>
#include <stddef.h>
#include <stdint.h>

#include "gradients.h"
#include "period.h"
#include "svg.h"

/* Intermediate results wider than float would change bits. */
_Static_assert(FLT_EVAL_METHOD == 0, "x86-32 wants -msse2 -mfpmath=sse");

/* Columns are worked on in blocks, so that tables stay on the stack. */
#define NOISE_BLOCK 256

/* What an algorithm's choices come to. */
typedef struct NoiseShape {
    int dimensions; /* 1 to 4 */
    NoiseInterpolation interpolation;
    NoiseFeature feature;
    NoiseDistance distance;
    float jitter;
    float radius_squared; /* of simplex noise's kernels */
    const NoiseGradientSet *gradients;
    const NoiseSvg *svg; /* tables of svg-turbulence, else NULL */
} NoiseShape;

/* What tells octaves and fields from each other. */
typedef struct NoiseKey {
    uint32_t prefix; /* hash prefix of the outermost coordinate, */
    uint32_t outer;  /* and what is added to that coordinate */
} NoiseKey;

/* One octave of one field. */
typedef struct NoiseLayer {
    const NoiseShape *shape;
    const NoisePeriod *period;
    NoiseKey key;
    int octave;  /* 0 is the coarsest */
    int channel; /* of svg-turbulence */
} NoiseLayer;

/* Many places on an octave's lattice, in cells: at[axis][i]. */
typedef struct NoisePlaces {
    double at[4][NOISE_BLOCK];
} NoisePlaces;

static inline void
noise_places_get(const NoisePlaces *places, int i, double place[4])
{
    for (int axis = 0; axis < 4; axis++)
        place[axis] = places->at[axis][i];
}

/* What all rows of an axis-aligned picture share of a block of columns. */
typedef struct NoiseColumns {
    int64_t cell[NOISE_BLOCK];
    float inner[NOISE_BLOCK]; /* place within the cell, 0 to 1, both included */
    float fade[NOISE_BLOCK];
} NoiseColumns;

/* An algorithm. */
typedef struct NoiseBasis {
    /* The noise of a row: columns, and a place of which x is not looked at.
     * NULL where the columns of a lattice share nothing. */
    void (*row)(const NoiseLayer *layer, const NoiseColumns *columns, int n,
                const double place[4], float *value);
    /* The noise at n places; the same bits as by rows. */
    void (*points)(const NoiseLayer *layer, const NoisePlaces *places, int n,
                   float *value);
    /* How the noise rises at a place, along each axis of the lattice.  NULL
     * where it does not. */
    void (*gradient)(const NoiseLayer *layer, const double place[4],
                     float gradient[4]);
    /* Noise lies in [-bound, bound]. */
    double (*find_bound)(const NoiseParams *params);
    /* A cell of so many pixels leaves half of its contrast in them. */
    double half_visible;
} NoiseBasis;

extern const NoiseBasis noise_basis_value;
extern const NoiseBasis noise_basis_perlin;
extern const NoiseBasis noise_basis_simplex;
extern const NoiseBasis noise_basis_cellular;
extern const NoiseBasis noise_basis_white;
extern const NoiseBasis noise_basis_perlin_2002;
extern const NoiseBasis noise_basis_svg_turbulence;

#endif
