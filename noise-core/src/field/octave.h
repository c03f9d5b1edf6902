/* SPDX-License-Identifier: MIT
 *
 * One octave's noise, wherever it is wanted.
 */
#ifndef NOISE_OCTAVE_H
#define NOISE_OCTAVE_H

#include "../plan/plan.h"

/* Part of a picture, of at most NOISE_BLOCK columns and NOISE_STRIP rows:
 * places on the canvas as noise_places_reduce() leaves them.  places has the
 * columns' x, and z and w at their start; y is to follow, row by row. */
typedef struct NoiseStrip {
    int n_columns, n_rows;
    NoisePlaces places;
    double y[NOISE_STRIP];
} NoiseStrip;

/* Where noise is wanted, and how its numbers lie: rows of n of them, which are
 * NOISE_BLOCK apart. */
typedef struct NoiseArea {
    int n_rows, n;
    const NoiseKernels *kernels; /* for so many places at a time */
    NoiseStrip *strip; /* whose rows share their columns; else NULL, and */
    const NoisePlaces *places; /* there is one row, of these places; */
    bool is_row;               /* they share y, z and w, which only the first
                                  has then */
} NoiseArea;

/* Stores the noise of a layer of the plan's noise in an area of places. */
void noise_octave_draw_places(const NoisePlan *plan, const NoiseLayer *layer,
                              const NoiseArea *area, float *noise);

/* The same in a strip.  is_added: adds it to what is there, which
 * noise_octave_adds() allows. */
void noise_octave_draw_strip(const NoisePlan *plan, const NoiseLayer *layer,
                             int32_t level, const NoiseArea *area,
                             bool is_added, float *noise);

/* Whether an octave after the first can be added while it is drawn. */
bool noise_octave_adds(const NoisePlan *plan, const NoiseArea *area);

/* Stores the noise of a layer in an area of places, and how it rises along the
 * axes of the canvas. */
void noise_octave_slopes(const NoisePlan *plan, const NoiseLayer *layer,
                         const NoiseArea *area, float *noise,
                         NoiseSlopes *slopes);

#endif
