/* SPDX-License-Identifier: MIT
 *
 * Fields: from places on the canvas to sums of octaves.
 */
#ifndef NOISE_FIELD_H
#define NOISE_FIELD_H

#include "octave.h"

/* The share of an octave's contrast that is left at a level: 1 at level 0, and
 * above it what averaging over a pixel would leave, which is half for cells of
 * half_contrast_pixels pixels of the level.  The curve, a cubic over a cubic,
 * is fitted to pictures made smaller: within 0.07 of them, and within 0.2 for
 * spots and colors of cells. */
float noise_octave_visibility(const NoiseOctave *octave,
                              double half_contrast_pixels, int32_t level);

/* The same of octave k. */
float noise_octaves_visibility(const NoiseOctaves *octaves, int k,
                               int32_t level);

/* How octave k of a plan's field becomes a part of the sum at a level. */
NoiseFold noise_field_fold(const NoisePlan *plan, int field, int k,
                           int32_t level);

/* Whether a field's octaves are damped by slopes: then it has no slopes itself,
 * and its strips have at most NOISE_SLOPE_STRIP rows. */
bool noise_field_is_damped(const NoisePlan *plan, int field);

/* The sums of a strip, not warped; rows are NOISE_BLOCK apart. */
void noise_field_strip(const NoiseSpan *span, float *sum);

/* Whether a field's strips can be drawn with their slopes: by rows, as they are
 * without. */
bool noise_field_has_slope_rows(const NoisePlan *plan, int field);

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
