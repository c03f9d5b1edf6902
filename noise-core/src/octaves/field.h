/* SPDX-License-Identifier: MIT
 *
 * Fields: sums of octaves, drawn in strips or at places.
 */
#ifndef NOISE_FIELD_H
#define NOISE_FIELD_H

#include "../plan/plan.h"

/* Returns the first cache line in allocated memory, where arrays begin.  The memory
 * must be NOISE_LINE bytes longer than the arrays. */
static inline void *
noise_first_line(void *allocated)
{
    return (char *)allocated + NOISE_LINE - (uintptr_t)allocated % NOISE_LINE;
}

/* Working memory for strips, which may not fit the stack of a thread. */
typedef struct NoiseStripRoom {
    NOISE_ALIGNED float noise[NOISE_STRIP * NOISE_BLOCK]; /* of an octave */
    NOISE_ALIGNED float strength[NOISE_STRIP * NOISE_BLOCK];
    NoiseSlopes strength_slopes[NOISE_SLOPE_STRIP];
    NoiseSlopes damping[NOISE_SLOPE_STRIP]; /* slopes of a damped field */
} NoiseStripRoom;

/* One field to draw, at the places of a strip or at n places.  A strip's numbers are
 * in n_rows rows of n, NOISE_BLOCK apart; places are one row. */
typedef struct NoiseSpan {
    const NoisePlan *plan;
    const NoiseKernels *kernels; /* for n places at a time */
    double pixel;                /* width of a pixel, px */
    NoiseStrip *strip;           /* NULL: only places are drawn */
    const NoisePlaces *places;   /* read if there is no strip */
    NoiseStripRoom *room;        /* only strips need it */
    int field;
    int n_rows, n;
} NoiseSpan;

/* Returns the span of a strip's field 0.  room may be NULL if only rows are
 * drawn. */
NoiseSpan noise_span_of_strip(const NoisePlan *plan, NoiseStrip *strip,
                              double pixel, NoiseStripRoom *room);

/* Returns the span of one row of a strip. */
NoiseSpan noise_span_row(const NoiseSpan *span, int row);

/* Repeats the last of n columns' x up to a multiple of NOISE_LANES; returns
 * that multiple. */
int noise_pad_columns(double *x, int n);

/* Returns the share of an octave's contrast that pixels `pixel` px wide leave: 1 at
 * 1 px, and else what averaging over a pixel would leave, which is half for cells of
 * half_contrast_pixels pixels; 0 below 0.001.  The curve, a cubic over a cubic, is
 * fitted to pictures made smaller: within 0.07 of them, and within 0.2 for spots and
 * colors of cells. */
float noise_octave_visibility(const NoiseOctave *octave,
                              double half_contrast_pixels, double pixel);

/* Returns how octave k of a plan's noise is folded before it joins the sum. */
NoiseFold noise_field_fold(const NoisePlan *plan, int k, double pixel);

/* Computes the sums of a strip, which is not warped; of at most NOISE_SLOPE_STRIP
 * rows if octaves are damped.  Rows of sums are NOISE_BLOCK apart. */
void noise_field_strip(const NoiseSpan *span, float *sum);

/* Computes the sums of a strip of at most NOISE_SLOPE_STRIP rows, which is not
 * warped, and for each row the slopes along x and y of the canvas only. */
void noise_field_slope_strip(const NoiseSpan *span, float *sum,
                             NoiseSlopes *slopes);

/* Computes the sums at places: the same bits as by strips. */
void noise_field_points(const NoiseSpan *span, float *sum);

/* Computes the same sums and, unless slopes is NULL, the first slopes->n_axes of
 * their slopes: along x and y in 1 / pixel, along z and w in 1 / cell.  For a damped
 * field, they are instead the slopes that damp its last octave, along x and y
 * only. */
void noise_field_slopes(const NoiseSpan *span, float *sum, NoiseSlopes *slopes);

#endif
