/* SPDX-License-Identifier: MIT
 *
 * Computes the properties of cells.
 */
#include "cells.h"

#include <math.h>

/* The size of a cell, in pixels, at which half of the contrast between cells is
 * left.  Fitted to downscaled pictures. */
#define HALF_CONTRAST_PIXELS 0.62

bool
noise_cells_are_drawn(const NoisePlan *plan)
{
    return plan->shades_cells || plan->params.coloring == NOISE_COLORING_CELLS;
}

/* Computes the properties of one octave's cells. */
static void
compute_octave(const NoiseSpan *span, int k, NoiseCells *cells)
{
    const NoiseOctaves *octaves = &span->plan->noise;
    const NoiseOctave *octave = &octaves->octave[k];
    const NoiseOctaveInput input =
        noise_plan_octave_input(span->plan, span->field, k, false, span->pixel);
    const float visibility =
        noise_octave_visibility(octave, HALF_CONTRAST_PIXELS, span->pixel);

    span->kernels->basis[octaves->algorithm]->cells(&input, span->places,
                                                    span->n, cells, NULL);
    for (int i = 0; i < span->n; i++) {
        cells->spot[i] *= octaves->share[k];
        cells->visibility[i] = visibility;
    }
}

/* Takes the cells of a finer octave wherever its spots are stronger. */
static void
take_spots(const NoiseCells *finer, int n, NoiseCells *cells)
{
    for (int i = 0; i < n; i++) {
        if (finer->spot[i] <= cells->spot[i])
            continue;
        cells->number[i] = finer->number[i];
        cells->spot[i] = finer->spot[i];
        cells->visibility[i] = finer->visibility[i];
    }
}

void
noise_cells_compute(const NoiseSpan *span, NoiseCells *cells)
{
    const NoisePlan *plan = span->plan;
    const bool has_spots = plan->params.feature == NOISE_FEATURE_SPOTS;
    const float mean = 0.5f * plan->noise.shape.cell_contrast;
    NoiseCells finer;

    compute_octave(span, 0, cells);
    for (int i = 0; span->pixel > 1.0 && i < span->n; i++)
        cells->dimming[i] =
            mean + (cells->dimming[i] - mean) * cells->visibility[i];
    for (int k = 1; has_spots && k < plan->noise.n_octaves; k++) {
        compute_octave(span, k, &finer);
        take_spots(&finer, span->n, cells);
    }
}

void
noise_cells_shade(const NoiseTone *tone, const NoiseCells *cells, int n,
                  float *value, NoiseSlopes *slopes)
{
    const float darkest = fminf(tone->low, tone->low + tone->range);

    /* Dimming is below 1, so rounding cannot put a value below the darkest. */
    for (int i = 0; i < n; i++)
        value[i] -= (value[i] - darkest) * cells->dimming[i];
    for (int axis = 0; slopes != NULL && axis < slopes->n_axes; axis++) {
        for (int i = 0; i < n; i++)
            slopes->along[axis][i] *= 1.0f - cells->dimming[i];
    }
}
