/* SPDX-License-Identifier: MIT
 *
 * What each cell of a picture has of its own: a brightness, and a number that
 * chooses its color.  The cells are those of the coarsest octave.  With spots,
 * each octave's spots have their own colors, and where they overlap the one
 * that adds most to the sum is seen.
 */
#ifndef NOISE_CELLS_H
#define NOISE_CELLS_H

#include "../plan/plan.h"

/* Whether drawing heights (not maps) needs the cells of places. */
static inline bool
noise_cells_are_drawn(const NoisePlan *plan)
{
    return plan->shades_cells || plan->params.coloring == NOISE_COLORING_CELLS;
}

/* Finds the cells of n places, given as to noise_field_points().  At levels
 * where cells become too small to be seen, their brightness goes to the mean of
 * all cells. */
void noise_cells_find(const NoisePlan *plan, int field, int32_t level,
                      const NoisePlaces *places, bool is_row, int n,
                      NoiseCells *cells);

/* Dims n values, after the tone, by the brightness of their cells.  They go
 * towards the darkest value that the tone can give, which stays as it is, so
 * that the joints between cells stay dark. */
void noise_cells_shade(const NoiseTone *tone, const NoiseCells *cells, int n,
                       float *value);

/* The same for values and their slopes. */
void noise_cells_shade_slopes(const NoiseTone *tone, const NoiseCells *cells,
                              int n, float *value, NoiseSlopes *slopes);

#endif
