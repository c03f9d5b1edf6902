/* SPDX-License-Identifier: MIT
 *
 * The border between rendering and what is built once for each instruction set:
 * the algorithms, and what is done with their numbers.
 */
#ifndef NOISE_KERNELS_H
#define NOISE_KERNELS_H

#include "basis.h"
#include "light.h"
#include "tone.h"

/* How an octave's noise, from -1 to 1, becomes a part of the sum. */
typedef struct NoiseFold {
    NoiseFractal fractal;
    float ping_pong;  /* its strength */
    float weight;     /* weighted strength */
    float visibility; /* 1 for all of it, and what there is instead */
    float mean;
    float share; /* of the amplitude in the sum */
} NoiseFold;

/* Whether sums just grow by share times noise: then the layer's factor has the
 * share, and nothing is left to be done. */
static inline bool
noise_fold_is_plain(const NoiseFold *fold)
{
    return fold->fractal <= NOISE_FRACTAL_FBM && fold->weight == 0.0f &&
           fold->visibility == 1.0f;
}

/* All that an instruction set does. */
typedef struct NoiseKernels {
    const NoiseBasis *basis[NoiseAlgorithmCount];
    /* Places on the canvas to places on an octave's lattice; straight ones
     * share y, z and w, which only the first has then. */
    void (*find_places)(const NoiseOctave *octave, int dimensions,
                        const NoisePlaces *places, bool is_row, int n,
                        NoisePlaces *on_lattice);
    /* How an octave rises along the axes of the canvas, from how it rises along
     * those of its lattice. */
    void (*find_rises)(const NoiseOctave *octave, int dimensions,
                       const NoiseSlopes *rise, int n, NoiseSlopes *along);
    /* Fills the tables of n columns, a multiple of NOISE_LANES, at x, in
     * cells. */
    void (*fill_columns)(const NoiseLayer *layer, const double *x, int n,
                         NoiseColumns *columns);
    /* Adds an octave's noise to n sums; strength is what the octaves before
     * leave it, and what it leaves the next. */
    void (*add)(const NoiseFold *fold, const float *noise, int n,
                float *strength, float *sum);
    /* The same, and how the octave rises is added to how the sums do; n is a
     * multiple of the lanes, and rise_of_strength is how strength rises. */
    void (*add_slopes)(const NoiseFold *fold, const float *noise,
                       const NoiseSlopes *rise, int n, float *strength,
                       NoiseSlopes *rise_of_strength, float *sum,
                       NoiseSlopes *slopes);
    /* Maps n sums, in [-1, 1], to values, in [0, 1]. */
    void (*tone)(const NoiseTone *tone, const float *sum, int n, float *value);
    /* The same, and slopes of sums to those of values; n is a multiple of the
     * lanes. */
    void (*tone_slopes)(const NoiseTone *tone, const float *sum, int n,
                        float *value, NoiseSlopes *slopes);
    /* How much light falls on n places, a multiple of the lanes; x and y are
     * how the values rise there, in 1 / pixel. */
    void (*light)(const NoiseLight *light, const float *x, const float *y,
                  int n, float *shade);
    /* From n colors as people see them to linear light. */
    void (*decode)(float *colors, int n);
} NoiseKernels;

#endif
