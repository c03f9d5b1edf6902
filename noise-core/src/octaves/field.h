/* SPDX-License-Identifier: MIT
 *
 * Fields: sums of octaves, drawn in strips or at places.
 */
#ifndef NOISE_FIELD_H
#define NOISE_FIELD_H

#include "../plan/plan.h"

/* Returns where arrays can start in allocated memory: at a cache line.  The memory
 * must be NOISE_LINE bytes longer than the arrays. */
static inline void *
noise_first_line(void *allocated)
{
    return (char *)allocated + NOISE_LINE - (uintptr_t)allocated % NOISE_LINE;
}

/* Working memory for strips, which may not fit on the stack of a thread. */
typedef struct NoiseStripRoom {
    NOISE_ALIGNED float noise[NOISE_STRIP * NOISE_BLOCK]; /* of one octave */
    NOISE_ALIGNED float strength[NOISE_STRIP * NOISE_BLOCK];
    NoiseSlopes strength_slopes[NOISE_SLOPE_STRIP];
    NoiseSlopes damping[NOISE_SLOPE_STRIP]; /* slopes of a damped field */
} NoiseStripRoom;

/* One field to draw, at the places of a strip or at n single places.  A strip has
 * n_rows rows of n numbers, and rows are NOISE_BLOCK apart; single places make
 * up one row. */
typedef struct NoiseSpan {
    const NoisePlan *plan;
    const NoiseKernels *kernels; /* kernels for n places at a time */
    double pixel;                /* width of a pixel, px */
    NoiseStrip *strip;           /* NULL: `places` are drawn */
    const NoisePlaces *places;   /* used if there is no strip */
    NoiseStripRoom *room;        /* needed only for strips */
    const NoiseViews *views;     /* the pictures, or NULL */
    int field;
    int n_rows, n;
} NoiseSpan;

/* Returns the span for field 0 of a strip.  `room` may be NULL if the caller draws
 * only single rows, and `views` if there are no pictures. */
NoiseSpan noise_span_of_strip(const NoisePlan *plan, NoiseStrip *strip,
                              double pixel, const NoiseViews *views,
                              NoiseStripRoom *room);

/* Returns the span of one row of a strip. */
NoiseSpan noise_span_row(const NoiseSpan *span, int row);

/* Pads n columns to a multiple of NOISE_LANES by repeating the last x.  Returns that
 * multiple. */
int noise_pad_columns(double *x, int n);

/* Returns the fraction of an octave's contrast that is left in pixels `pixel` px
 * wide.  At 1 px it is 1.  In wider pixels it is what averaging over a pixel would
 * leave: half for cells that are half_contrast_pixels pixels wide, and 0 where that
 * would be below 0.001; if half_contrast_pixels is 0, it is always 1.  The curve, a
 * cubic divided by a cubic, is fitted to downscaled pictures; it differs from them by at
 * most 0.07, or 0.2 for spots and colors of cells. */
float noise_octave_visibility(const NoiseOctave *octave,
                              double half_contrast_pixels, double pixel);

/* Returns how octave k of a plan's noise is folded before it is added to the sum. */
NoiseFold noise_field_fold(const NoisePlan *plan, int k, double pixel);

/* Computes the sums of a strip.  The strip must not be warped and, if octaves are
 * damped, must have at most NOISE_SLOPE_STRIP rows.  Rows of sums are NOISE_BLOCK
 * apart. */
void noise_field_strip(const NoiseSpan *span, float *sum);

/* Computes the sums of a strip and, for each of its rows, their slopes, but only
 * along x and y of the canvas.  The strip must not be warped, and must have at most
 * NOISE_SLOPE_STRIP rows. */
void noise_field_slope_strip(const NoiseSpan *span, float *sum,
                             NoiseSlopes *slopes);

/* Computes the sums at places, bit-identical to those of a strip. */
void noise_field_points(const NoiseSpan *span, float *sum);

/* Computes the sums at places, and their slopes along the first slopes->n_axes axes:
 * along x and y in 1 / pixel, along z and w in 1 / cell.  For a damped field, these
 * are instead the slopes that damp its last octave, and only those along x and y. */
void noise_field_slopes(const NoiseSpan *span, float *sum, NoiseSlopes *slopes);

#endif
