/* SPDX-License-Identifier: MIT
 *
 * The properties of cells: a brightness, and a number that chooses a color.  Only
 * the coarsest octave's cells count, unless the noise has spots.  Each octave's
 * spots have their own colors, and where spots overlap, the one that adds most to
 * the sum shows its color.
 */
#ifndef NOISE_CELLS_H
#define NOISE_CELLS_H

#include "field.h"

/* True if drawing a picture or heights (but not a map) may need
 * noise_cells_compute(). */
bool noise_cells_are_drawn(const NoisePlan *plan);

/* Fills in the properties of the cell that contains each place of a span.  Where
 * cells are too small for the pixels, their brightness fades to the mean of all
 * cells. */
void noise_cells_compute(const NoiseSpan *span, NoiseCells *cells);

/* Dims n values and, unless slopes is NULL, their slopes, by the brightness of their
 * cells.  The tone must already be applied to the values.  Dimming moves them toward
 * the darkest value that the tone can return.  That value itself does not change, so
 * joints between cells stay dark. */
void noise_cells_shade(const NoiseTone *tone, const NoiseCells *cells, int n,
                       float *value, NoiseSlopes *slopes);

#endif
