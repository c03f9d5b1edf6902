/* SPDX-License-Identifier: MIT
 *
 * Draws one octave: in rows that share their columns, as a grid, or place by
 * place.
 */
#include "octave.h"

#include <string.h>

#include "../kernels/fade.h"
#include "../lattice/lattice.h"

/* Finds where the rows of a strip lie between an octave's lines. */
static void
find_rows(const NoiseOctave *octave, const NoiseShape *shape,
          const NoiseStrip *strip, NoiseRows *rows)
{
    const double z = strip->places.at[2][0];
    const double w = strip->places.at[3][0];

    rows->n = strip->n_rows;
    for (int i = 0; i < strip->n_rows; i++) {
        const double y = noise_octave_rest(octave, 1, strip->y[i], z, w);
        rows->cell[i] = shape->dimensions > 1 ? noise_floor(y) : 0;
        rows->inner[i] = (float)(y - (double)rows->cell[i]);
        rows->fade[i] = noise_fade(shape->interpolation, rows->inner[i]);
    }
    for (int k = 0; k < 2; k++) {
        const double at = noise_octave_rest(octave, 2 + k, 0.0, z, w);
        rows->depth_cell[k] = 2 + k < shape->dimensions ? noise_floor(at) : 0;
        rows->depth_inner[k] = (float)(at - (double)rows->depth_cell[k]);
        rows->depth_fade[k] =
            noise_fade(shape->interpolation, rows->depth_inner[k]);
    }
}

/* Draws a strip whose rows share their columns on the lattice. */
static void
draw_rows(const NoiseOctaves *octaves, const NoiseLayer *layer,
          const NoiseArea *area, bool is_added, float *noise)
{
    const NoiseKernels *kernels = area->kernels;
    const NoiseStrip *strip = area->strip;
    const NoiseOctave *octave = &octaves->octave[layer->octave];
    NoisePlaces on_lattice;
    NoiseColumns columns;
    NoiseRows rows;

    /* x depends on no other axis. */
    kernels->find_places(octave, 1, &strip->places, true, area->n, &on_lattice);
    kernels->fill_columns(layer, on_lattice.at[0], area->n, &columns);
    find_rows(octave, layer->shape, strip, &rows);
    kernels->basis[octaves->algorithm]->rows(layer, &columns, &rows, is_added,
                                             noise);
}

/* Whether x on the lattice depends on the column alone, y on the row, and the
 * others on neither. */
static bool
is_axis_aligned(const NoiseOctave *octave)
{
    for (int row = 0; row < 4; row++) {
        for (int column = 0; column < 2; column++) {
            if (row != column && octave->map[row][column] != 0.0)
                return false;
        }
    }
    return true;
}

/* Draws a strip as a grid; false, with nothing drawn, where the basis cannot,
 * or is as fast place by place. */
static bool
draw_grid(const NoiseOctaves *octaves, const NoiseLayer *layer, int32_t level,
          const NoiseArea *area, float *noise)
{
    const NoiseStrip *strip = area->strip;
    const NoiseOctave *octave = &octaves->octave[layer->octave];
    const NoiseBasis *basis = area->kernels->basis[octaves->algorithm];
    const double z = strip->places.at[2][0];
    const double w = strip->places.at[3][0];
    NoisePlaces on_lattice;
    NoiseGrid grid = {
        .n_columns = strip->n_columns,
        .n_rows = strip->n_rows,
        .step = octave->map[0][0] * (double)((int64_t)1 << level),
        .depth = {noise_octave_rest(octave, 2, 0.0, z, w),
                  noise_octave_rest(octave, 3, 0.0, z, w)},
    };

    if (basis->grid == NULL || !is_axis_aligned(octave))
        return false;
    area->kernels->find_places(octave, 1, &strip->places, true, area->n,
                               &on_lattice);
    memcpy(grid.x, on_lattice.at[0], sizeof(double) * (size_t)area->n);
    for (int i = 0; i < strip->n_rows; i++)
        grid.y[i] = noise_octave_rest(octave, 1, strip->y[i], z, w);
    return basis->grid(layer, &grid, noise);
}

static void
find_places(const NoiseOctaves *octaves, const NoiseLayer *layer,
            const NoiseArea *area, NoisePlaces *on_lattice)
{
    area->kernels->find_places(&octaves->octave[layer->octave],
                               layer->shape->dimensions, area->places,
                               area->is_row, area->n, on_lattice);
}

void
noise_octave_draw_places(const NoiseOctaves *octaves, const NoiseLayer *layer,
                         const NoiseArea *area, float *noise)
{
    NoisePlaces on_lattice;

    find_places(octaves, layer, area, &on_lattice);
    area->kernels->basis[octaves->algorithm]->points(layer, &on_lattice,
                                                     area->n, noise);
}

void
noise_octave_draw_strip(const NoiseOctaves *octaves, const NoiseLayer *layer,
                        int32_t level, const NoiseArea *area, bool is_added,
                        float *noise)
{
    NoiseStrip *strip = area->strip;
    const NoiseArea row = {.n_rows = 1,
                           .n = area->n,
                           .kernels = area->kernels,
                           .places = &strip->places,
                           .is_row = true};

    if (noise_octave_adds(octaves, area)) {
        draw_rows(octaves, layer, area, is_added, noise);
        return;
    }
    if (draw_grid(octaves, layer, level, area, noise))
        return;
    for (int i = 0; i < strip->n_rows; i++) {
        strip->places.at[1][0] = strip->y[i];
        noise_octave_draw_places(octaves, layer, &row, noise + i * NOISE_BLOCK);
    }
}

bool
noise_octave_adds(const NoiseOctaves *octaves, const NoiseArea *area)
{
    return area->strip != NULL &&
           area->kernels->basis[octaves->algorithm]->rows != NULL;
}

void
noise_octave_slopes(const NoiseOctaves *octaves, const NoiseLayer *layer,
                    const NoiseArea *area, float *noise, NoiseSlopes *slopes)
{
    const NoiseBasis *basis = area->kernels->basis[octaves->algorithm];
    NoisePlaces on_lattice;
    NoiseSlopes on_axes;

    find_places(octaves, layer, area, &on_lattice);
    if (basis->slopes == NULL) {
        basis->points(layer, &on_lattice, area->n, noise);
        memset(slopes, 0, sizeof *slopes);
        return;
    }
    basis->slopes(layer, &on_lattice, area->n, noise, &on_axes);
    area->kernels->find_rises(&octaves->octave[layer->octave],
                              layer->shape->dimensions, &on_axes, area->n,
                              slopes);
}
