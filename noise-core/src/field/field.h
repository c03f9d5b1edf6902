/* SPDX-License-Identifier: MIT
 *
 * Fields: places on the canvas to sums of octaves.
 */
#ifndef NOISE_FIELD_H
#define NOISE_FIELD_H

#include "../plan/plan.h"

/* The share of an octave's contrast that is left at a level: 1 at level 0;
 * above it what averaging over a pixel would leave, which is half for cells of
 * half_visible pixels of the level.  The curve, a cubic over a cubic, is fitted
 * to pictures made smaller: within 0.07 of them, for spots and colors of cells
 * within 0.2. */
float noise_octave_visibility(const NoiseOctave *octave, double half_visible,
                              int32_t level);

/* The same of octave k of a field. */
float noise_field_visibility(const NoiseField *field, int k, int32_t level);

/* How octave k of a plan's noise becomes a part of the sum at a level. */
NoiseFold noise_field_fold(const NoisePlan *plan, int k, int32_t level);

/* Part of a picture, of at most NOISE_BLOCK columns and NOISE_STRIP rows:
 * places on the canvas as noise_places_reduce() leaves them.  places has the
 * columns' x, and z and w at their start; y is to follow, row by row. */
typedef struct NoiseStrip {
    int n_columns, n_rows;
    NoisePlaces places;
    double y[NOISE_STRIP];
} NoiseStrip;

/* The sums of a strip of a plan without warp; rows are NOISE_BLOCK apart. */
void noise_field_strip(const NoisePlan *plan, int channel, int32_t level,
                       NoiseStrip *strip, float sum[NOISE_STRIP * NOISE_BLOCK]);

/* The sums at n places: the same bits as by strips.  Straight places share y, z
 * and w, which only the first has then. */
void noise_field_points(const NoisePlan *plan, int channel, int32_t level,
                        const NoisePlaces *places, bool is_straight, int n,
                        float *sum);

/* The same sums, and how they rise along x and y, in 1 / pixel, and along z and
 * w, in 1 / cell. */
void noise_field_slopes(const NoisePlan *plan, int channel, int32_t level,
                        const NoisePlaces *places, bool is_straight, int n,
                        float *sum, NoiseSlopes *slopes);

#endif
