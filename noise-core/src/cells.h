/* SPDX-License-Identifier: MIT
 *
 * What a picture's cells have of their own: a brightness, and a color.  They
 * are those of the coarsest octave; a spot's color is its own in every octave,
 * and where spots lie upon each other, that of the strongest.
 */
#ifndef NOISE_CELLS_H
#define NOISE_CELLS_H

#include "plan.h"

/* Whether pictures of heights are drawn with their cells. */
static inline bool
noise_cells_are_drawn(const NoisePlan *plan)
{
    return plan->shades_cells || plan->params.coloring == NOISE_COLORING_CELLS;
}

/* Finds the cells of n places, which are as noise_field_points() takes them.
 * At levels where a cell becomes too small to be seen, its brightness becomes
 * that of all. */
void noise_cells_find(const NoisePlan *plan, int channel, int32_t level,
                      const NoisePlaces *places, bool is_straight, int n,
                      NoiseCells *cells);

/* Takes n values, after the tone, to those of their cells: the darkest value
 * that the tone has stays what it is, so that joints stay dark. */
void noise_cells_shade(const NoiseTone *tone, const NoiseCells *cells, int n,
                       float *value);

/* The same, and how they rise. */
void noise_cells_shade_slopes(const NoiseTone *tone, const NoiseCells *cells,
                              int n, float *value, NoiseSlopes *slopes);

#endif
