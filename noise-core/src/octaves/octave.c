/* SPDX-License-Identifier: MIT
 *
 * Draws one octave: in rows that share their columns, as a grid, or place by
 * place.
 */
#include "octave.h"

#include <string.h>

#include "../algorithms/common/fade.h"
#include "../lattice/lattice.h"
#include "place.h"

/* Finds where the rows of a strip lie between an octave's lines. */
static void
compute_rows(const NoiseOctave *octave, const NoiseShape *shape,
             const NoiseStrip *strip, NoiseRows *rows)
{
    const double z = strip->places.at[2][0];
    const double w = strip->places.at[3][0];

    rows->n = strip->n_rows;
    for (int i = 0; i < strip->n_rows; i++) {
        const double y = noise_octave_rest(octave, 1, strip->y[i], z, w);
        uint32_t fraction;
        const int64_t cell = noise_place_split(y, &fraction);
        rows->cell[i] = shape->dimensions > 1 ? cell : 0;
        rows->inner[i] = noise_fraction_to_cells(fraction);
        rows->fade[i] = noise_fade(shape->interpolation, rows->inner[i]);
    }
    for (int k = 0; k < 2; k++) {
        const double at = noise_octave_rest(octave, 2 + k, 0.0, z, w);
        uint32_t fraction;
        const int64_t cell = noise_place_split(at, &fraction);
        rows->depth_cell[k] = 2 + k < shape->dimensions ? cell : 0;
        rows->depth_inner[k] = noise_fraction_to_cells(fraction);
        rows->depth_fade[k] =
            noise_fade(shape->interpolation, rows->depth_inner[k]);
    }
}

/* Finds where a strip's columns and rows lie on an octave's lattice. */
static void
fill_tables(const NoiseOctave *octave, const NoiseOctaveInput *input,
            const NoiseArea *area, NoiseColumns *columns, NoiseRows *rows)
{
    const NoiseStrip *strip = area->strip;
    NoisePlaces on_lattice;

    /* x depends on no other axis. */
    area->kernels->map_places(octave, 1, &strip->places, true, area->n,
                              &on_lattice);
    area->kernels->fill_columns(input, &on_lattice, area->n, columns);
    compute_rows(octave, input->shape, strip, rows);
}

void
noise_octave_add_strip(const NoiseOctaves *octaves,
                       const NoiseOctaveInput *input, const NoiseArea *area,
                       const NoiseTarget *target)
{
    NoiseColumns columns;
    NoiseRows rows;

    fill_tables(&octaves->octave[input->octave], input, area, &columns, &rows);
    area->kernels->basis[octaves->algorithm]->rows(input, &columns, &rows,
                                                   target);
}

void
noise_octave_slope_strip(const NoiseOctaves *octaves,
                         const NoiseOctaveInput *input, const NoiseArea *area,
                         NoiseSlopeTarget *target)
{
    const NoiseOctave *octave = &octaves->octave[input->octave];
    NoiseColumns columns;
    NoiseRows rows;

    fill_tables(octave, input, area, &columns, &rows);
    for (int axis = 0; axis < 2; axis++)
        target->scale[axis] = (float)octave->map[axis][axis];
    area->kernels->basis[octaves->algorithm]->slope_rows(input, &columns, &rows,
                                                         target);
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
draw_grid(const NoiseOctaves *octaves, const NoiseOctaveInput *input,
          int32_t level, const NoiseArea *area, float *noise)
{
    const NoiseStrip *strip = area->strip;
    const NoiseOctave *octave = &octaves->octave[input->octave];
    const NoiseBasis *basis = area->kernels->basis[octaves->algorithm];
    const double z = strip->places.at[2][0];
    const double w = strip->places.at[3][0];
    const double pixel = (double)((int64_t)1 << level);
    NoisePlaces on_lattice;
    NoiseGrid grid = {
        .n_columns = strip->n_columns,
        .n_rows = strip->n_rows,
        .step = {octave->map[0][0] * pixel, octave->map[1][1] * pixel},
        .depth = {noise_octave_rest(octave, 2, 0.0, z, w),
                  noise_octave_rest(octave, 3, 0.0, z, w)},
    };

    if (basis->grid == NULL || !is_axis_aligned(octave))
        return false;
    area->kernels->map_places(octave, 1, &strip->places, true, area->n,
                              &on_lattice);
    for (int i = 0; i < NOISE_BLOCK; i++)
        grid.x[i] = on_lattice.at[0][i < area->n ? i : area->n - 1];
    for (int i = 0; i < NOISE_STRIP; i++)
        grid.y[i] = noise_octave_rest(
            octave, 1, strip->y[i < strip->n_rows ? i : strip->n_rows - 1], z,
            w);
    return basis->grid(input, &grid, noise);
}

static void
map_places(const NoiseOctaves *octaves, const NoiseOctaveInput *input,
           const NoiseArea *area, NoisePlaces *on_lattice)
{
    area->kernels->map_places(&octaves->octave[input->octave],
                              input->shape->dimensions, area->places,
                              area->is_row, area->n, on_lattice);
}

void
noise_octave_draw_places(const NoiseOctaves *octaves,
                         const NoiseOctaveInput *input, const NoiseArea *area,
                         float *noise)
{
    NoisePlaces on_lattice;

    map_places(octaves, input, area, &on_lattice);
    area->kernels->basis[octaves->algorithm]->points(input, &on_lattice,
                                                     area->n, noise);
}

int
noise_pad_columns(double *x, int n)
{
    const int n_padded = noise_pad_lanes(n);

    for (int i = n; i < n_padded; i++)
        x[i] = x[n - 1];
    return n_padded;
}

int
noise_strip_select_row(NoiseStrip *strip, int row)
{
    strip->places.at[1][0] = strip->y[row];
    return noise_pad_columns(strip->places.at[0], strip->n_columns);
}

void
noise_octave_draw_strip(const NoiseOctaves *octaves,
                        const NoiseOctaveInput *input, int32_t level,
                        const NoiseArea *area, float *noise)
{
    NoiseStrip *strip = area->strip;
    const NoiseArea row = {.n_rows = 1,
                           .n = area->n,
                           .kernels = area->kernels,
                           .places = &strip->places,
                           .is_row = true};

    if (draw_grid(octaves, input, level, area, noise))
        return;
    for (int i = 0; i < strip->n_rows; i++) {
        noise_strip_select_row(strip, i);
        noise_octave_draw_places(octaves, input, &row, noise + i * NOISE_BLOCK);
    }
}

bool
noise_octave_accumulates_in_place(const NoiseOctaves *octaves,
                                  const NoiseArea *area)
{
    return area->strip != NULL &&
           area->kernels->basis[octaves->algorithm]->rows != NULL;
}

/* How many axes of the lattice the slopes along the first n axes of the canvas
 * come from: x and y alone if the lattice's z and w change with neither. */
static int
count_axes(const NoiseOctave *octave, int n)
{
    for (int row = 2; row < 4; row++) {
        if (n > 2 || octave->map[row][0] != 0.0 || octave->map[row][1] != 0.0)
            return 4;
    }
    return 2;
}

void
noise_octave_slopes(const NoiseOctaves *octaves, const NoiseOctaveInput *input,
                    const NoiseArea *area, float *noise, NoiseSlopes *slopes)
{
    const NoiseBasis *basis = area->kernels->basis[octaves->algorithm];
    const NoiseOctave *octave = &octaves->octave[input->octave];
    NoisePlaces on_lattice;
    NoiseSlopes on_axes;

    map_places(octaves, input, area, &on_lattice);
    if (basis->slopes == NULL) {
        basis->points(input, &on_lattice, area->n, noise);
        memset(slopes->along, 0, sizeof slopes->along);
        return;
    }
    on_axes.n_axes = count_axes(octave, slopes->n_axes);
    basis->slopes(input, &on_lattice, area->n, noise, &on_axes);
    area->kernels->map_slopes(octave, input->shape->dimensions, &on_axes,
                              area->n, slopes);
}
