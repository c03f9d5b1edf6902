/* SPDX-License-Identifier: MIT
 *
 * Draws one octave's noise.
 */
#ifndef NOISE_OCTAVE_H
#define NOISE_OCTAVE_H

#include "../plan/plan.h"

/* Part of a picture, of at most NOISE_BLOCK columns and NOISE_STRIP rows, in
 * places as noise_places_reduce() leaves them.  places has the columns' x and,
 * for its first place only, z and w; its y is set for each row from `y`. */
typedef struct NoiseStrip {
    int n_columns, n_rows;
    NoisePlaces places;
    double y[NOISE_STRIP];
} NoiseStrip;

/* Sets y of the strip's places to that of a row; returns their padded number.
 */
int noise_strip_select_row(NoiseStrip *strip, int row);

/* One field to draw at a level: at the places of a strip, or at n places.
 * The numbers of a strip lie in n_rows rows of n, NOISE_BLOCK apart; places are
 * one row. */
typedef struct NoiseSpan {
    const NoisePlan *plan;
    const NoiseKernels *kernels; /* for n places at a time */
    int field;
    int32_t level;
    int n_rows, n;
    NoiseStrip *strip;         /* or NULL, and then */
    const NoisePlaces *places; /* these places are drawn, */
    bool is_row; /* which share y, z and w, stored for the first one only */
} NoiseSpan;

/* Field 0 at level 0; others are set afterwards. */
NoiseSpan noise_span_of_places(const NoisePlan *plan, const NoisePlaces *places,
                               bool is_row, int n);

/* The same for a strip. */
NoiseSpan noise_span_of_strip(const NoisePlan *plan, NoiseStrip *strip);

/* One row of a strip's span. */
NoiseSpan noise_span_row(const NoiseSpan *span, int row);

/* Repeats the last of n columns' x up to a multiple of NOISE_LANES; returns
 * that multiple. */
int noise_pad_columns(double *x, int n);

/* Stores the noise of one octave of the plan's noise in a span of places. */
void noise_octave_draw_places(const NoiseSpan *span,
                              const NoiseOctaveInput *input, float *noise);

/* The same in a strip. */
void noise_octave_draw_strip(const NoiseSpan *span,
                             const NoiseOctaveInput *input, float *noise);

/* Whether an octave can be added to the sums while it is drawn. */
bool noise_octave_accumulates_in_place(const NoiseSpan *span);

/* Adds an octave to the sums of a strip; only where
 * noise_octave_accumulates_in_place(). */
void noise_octave_add_strip(const NoiseSpan *span,
                            const NoiseOctaveInput *input,
                            const NoiseTarget *target);

/* The same with slopes; only where the basis has slope_rows.  The target's
 * scale is set. */
void noise_octave_slope_strip(const NoiseSpan *span,
                              const NoiseOctaveInput *input,
                              NoiseSlopeTarget *target);

/* Stores the noise of one octave in a span without a strip, and those of its
 * slopes along the axes of the canvas that are wanted. */
void noise_octave_slopes(const NoiseSpan *span, const NoiseOctaveInput *input,
                         float *noise, NoiseSlopes *slopes);

#endif
