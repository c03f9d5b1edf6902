/* SPDX-License-Identifier: MIT
 *
 * Fields: places on the canvas to sums of octaves.
 */
#ifndef NOISE_FIELD_H
#define NOISE_FIELD_H

#include "plan.h"

/* A sum of octaves, and how it rises along x and y, in 1 / pixel, and along z
 * and w, in 1 / cell. */
typedef struct NoiseSample {
    float sum;
    float gradient[4];
} NoiseSample;

/* The share of octave k that can be seen at a level: 1 at level 0; at others
 * what the mean of a pixel leaves of its contrast.  The curve, a cubic over a
 * cubic, was fitted to reduced pictures and is within 0.07 of them. */
float noise_field_visibility(const NoiseField *field, int k, int32_t level);

/* The columns' tables of all octaves of a coherent plan; x are places on the
 * canvas as noise_place_reduce() leaves them. */
void noise_field_columns(const NoisePlan *plan, const double *x, int n,
                         NoiseColumns columns[NOISE_OCTAVES_MAX]);

/* The sums of a row of n columns of a coherent plan. */
void noise_field_row(const NoisePlan *plan, int channel, int32_t level,
                     const NoiseColumns columns[NOISE_OCTAVES_MAX], int n,
                     const double place[4], float *sum);

/* The sums at n places: the same bits as by rows. */
void noise_field_points(const NoisePlan *plan, int channel, int32_t level,
                        const NoisePlaces *places, int n, float *sum);

/* The sum at one place, the same bits, and how it rises. */
NoiseSample noise_field_sample(const NoisePlan *plan, int channel,
                               int32_t level, const double place[4]);

/* A place's coordinate on an octave's lattice. */
static inline double
noise_octave_place(const NoiseOctave *octave, int axis, const double place[4])
{
    const double *row = octave->map[axis];

    return (((row[0] * place[0] + row[1] * place[1]) + row[2] * place[2]) +
            row[3] * place[3]) +
           octave->shift[axis];
}

#endif
