/* SPDX-License-Identifier: MIT
 *
 * The properties of cells: a brightness, and a number that chooses a color.  These
 * are the cells of the coarsest octave.  With spots, each octave's spots have their
 * own colors; where spots overlap, the one that adds most to the sum shows its
 * color.
 */
#ifndef NOISE_CELLS_H
#define NOISE_CELLS_H

#include "field.h"

/* True if drawing pictures or heights (not maps) needs the cells that places are
 * in. */
bool noise_cells_are_drawn(const NoisePlan *plan);

/* Computes the cells of a span of places.  Where cells are too small for the pixels,
 * their brightness fades to the mean of all cells. */
void noise_cells_compute(const NoiseSpan *span, NoiseCells *cells);

/* Dims n values, and their slopes unless slopes is NULL, by the brightness of their
 * cells.  The values must have passed the tone.  Dimming moves them toward the
 * darkest value that the tone can give; that value itself does not change, so that
 * joints between cells stay dark. */
void noise_cells_shade(const NoiseTone *tone, const NoiseCells *cells, int n,
                       float *value, NoiseSlopes *slopes);

#endif
