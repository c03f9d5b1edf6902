/* SPDX-License-Identifier: MIT
 *
 * Fields: sums of octaves, drawn in strips or at places.
 */
#ifndef NOISE_FIELD_H
#define NOISE_FIELD_H

#include "../plan/plan.h"

/* Where arrays begin in allocated memory, which is NOISE_LINE bytes longer than
 * what lies there: at a line of the cache. */
static inline void *
noise_first_line(void *allocated)
{
    return (char *)allocated + NOISE_LINE - (uintptr_t)allocated % NOISE_LINE;
}

/* Working memory for strips, which threads' stacks may be too small for. */
typedef struct NoiseStripRoom {
    NOISE_ALIGNED float noise[NOISE_STRIP * NOISE_BLOCK]; /* of an octave */
    NOISE_ALIGNED float strength[NOISE_STRIP * NOISE_BLOCK];
    NoiseSlopes strength_slopes[NOISE_SLOPE_STRIP];
    NoiseSlopes damping[NOISE_SLOPE_STRIP]; /* slopes of a damped field */
} NoiseStripRoom;

/* One field to draw: at the places of a strip, or at n places.
 * The numbers of a strip lie in n_rows rows of n, NOISE_BLOCK apart; places are
 * one row. */
typedef struct NoiseSpan {
    const NoisePlan *plan;
    const NoiseKernels *kernels; /* for n places at a time */
    double pixel;                /* width of a pixel, px */
    NoiseStrip *strip;           /* or NULL, and then */
    const NoisePlaces *places;   /* these places are drawn */
    NoiseStripRoom *room;        /* only strips need it */
    int field;
    int n_rows, n;
} NoiseSpan;

/* Field 0 of a strip.  room: NULL if only rows are drawn. */
NoiseSpan noise_span_of_strip(const NoisePlan *plan, NoiseStrip *strip,
                              double pixel, NoiseStripRoom *room);

/* One row of a strip's span. */
NoiseSpan noise_span_row(const NoiseSpan *span, int row);

/* Repeats the last of n columns' x up to a multiple of NOISE_LANES; returns
 * that multiple. */
int noise_pad_columns(double *x, int n);

/* The share of an octave's contrast that is left by pixels so many px wide: 1 by
 * those of 1 px, and else what averaging over a pixel would leave, which is half for
 * cells of half_contrast_pixels pixels; 0 if that is less than 0.001.  The curve, a
 * cubic over a cubic, is fitted to pictures made smaller: within 0.07 of them, and
 * within 0.2 for spots and colors of cells. */
float noise_octave_visibility(const NoiseOctave *octave,
                              double half_contrast_pixels, double pixel);

/* How octave k of a plan's noise becomes a part of the sum. */
NoiseFold noise_field_fold(const NoisePlan *plan, int k, double pixel);

/* The sums of a strip, not warped; of at most NOISE_SLOPE_STRIP rows if the
 * octaves are damped.  Rows are NOISE_BLOCK apart. */
void noise_field_strip(const NoiseSpan *span, float *sum);

/* The sums of a strip of at most NOISE_SLOPE_STRIP rows, not warped, and for
 * each row their slopes along x and y of the canvas alone. */
void noise_field_slope_strip(const NoiseSpan *span, float *sum,
                             NoiseSlopes *slopes);

/* The sums at places: the same bits as by strips. */
void noise_field_points(const NoiseSpan *span, float *sum);

/* The same sums, and those of their slopes that are wanted, unless slopes is
 * NULL: along x and y in 1 / pixel, along z and w in 1 / cell.  Of a damped
 * field, that is what damps its last octave, along x and y alone. */
void noise_field_slopes(const NoiseSpan *span, float *sum, NoiseSlopes *slopes);

#endif
