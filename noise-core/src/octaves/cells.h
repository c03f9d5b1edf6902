/* SPDX-License-Identifier: MIT
 *
 * The properties of cells: a brightness, and a number that chooses a color.
 * The cells are those of the coarsest octave.  With spots, each octave's spots
 * have their own colors, and where they overlap, that of the spot which adds
 * most to the sum is drawn.
 */
#ifndef NOISE_CELLS_H
#define NOISE_CELLS_H

#include "field.h"

/* Whether drawing heights (not maps) needs the cells of places. */
bool noise_cells_are_drawn(const NoisePlan *plan);

/* The cells of a span of places.  Where cells become too small for pixels, their
 * brightness fades to the mean of all cells. */
void noise_cells_compute(const NoiseSpan *span, NoiseCells *cells);

/* Dims n values, after the tone, and their slopes unless slopes is NULL, by the
 * brightness of their cells: towards the darkest value that the tone can give,
 * which stays as it is, so that the joints between cells stay dark. */
void noise_cells_shade(const NoiseTone *tone, const NoiseCells *cells, int n,
                       float *value, NoiseSlopes *slopes);

#endif
