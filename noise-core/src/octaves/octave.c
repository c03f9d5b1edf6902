/* SPDX-License-Identifier: MIT
 *
 * Draws one octave: in rows that share their columns, as a grid, or place by
 * place.
 */
#include "octave.h"

#include <string.h>

#include "../algorithms/common/fade.h"
#include "../lattice/lattice.h"

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

static const NoiseOctave *
octave_of(const NoiseSpan *span, const NoiseOctaveInput *input)
{
    return &noise_plan_octaves(span->plan, span->field)->octave[input->octave];
}

static const NoiseBasis *
basis_of(const NoiseSpan *span)
{
    const NoiseOctaves *octaves = noise_plan_octaves(span->plan, span->field);

    return span->kernels->basis[octaves->algorithm];
}

/* Finds where a strip's columns and rows lie on an octave's lattice. */
static void
fill_tables(const NoiseSpan *span, const NoiseOctaveInput *input,
            NoiseColumns *columns, NoiseRows *rows)
{
    const NoiseStrip *strip = span->strip;
    const NoiseOctave *octave = octave_of(span, input);
    NoisePlaces on_lattice;

    /* x depends on no other axis. */
    span->kernels->map_places(octave, 1, &strip->places, true, span->n,
                              &on_lattice);
    span->kernels->fill_columns(input, &on_lattice, span->n, columns);
    compute_rows(octave, input->shape, strip, rows);
}

void
noise_octave_add_strip(const NoiseSpan *span, const NoiseOctaveInput *input,
                       const NoiseTarget *target)
{
    NoiseColumns columns;
    NoiseRows rows;

    fill_tables(span, input, &columns, &rows);
    basis_of(span)->rows(input, &columns, &rows, target);
}

void
noise_octave_slope_strip(const NoiseSpan *span, const NoiseOctaveInput *input,
                         NoiseSlopeTarget *target)
{
    const NoiseOctave *octave = octave_of(span, input);
    NoiseColumns columns;
    NoiseRows rows;

    fill_tables(span, input, &columns, &rows);
    for (int axis = 0; axis < 2; axis++)
        target->scale[axis] = (float)octave->map[axis][axis];
    basis_of(span)->slope_rows(input, &columns, &rows, target);
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
draw_grid(const NoiseSpan *span, const NoiseOctaveInput *input, float *noise)
{
    const NoiseStrip *strip = span->strip;
    const NoiseOctave *octave = octave_of(span, input);
    const NoiseBasis *basis = basis_of(span);
    const double z = strip->places.at[2][0];
    const double w = strip->places.at[3][0];
    const double pixel = (double)((int64_t)1 << span->level);
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
    span->kernels->map_places(octave, 1, &strip->places, true, span->n,
                              &on_lattice);
    for (int i = 0; i < NOISE_BLOCK; i++)
        grid.x[i] = on_lattice.at[0][i < span->n ? i : span->n - 1];
    for (int i = 0; i < NOISE_STRIP; i++)
        grid.y[i] = noise_octave_rest(
            octave, 1, strip->y[i < strip->n_rows ? i : strip->n_rows - 1], z,
            w);
    return basis->grid(input, &grid, noise);
}

static void
map_places(const NoiseSpan *span, const NoiseOctaveInput *input,
           NoisePlaces *on_lattice)
{
    span->kernels->map_places(octave_of(span, input), input->shape->dimensions,
                              span->places, span->is_row, span->n, on_lattice);
}

void
noise_octave_draw_places(const NoiseSpan *span, const NoiseOctaveInput *input,
                         float *noise)
{
    NoisePlaces on_lattice;

    map_places(span, input, &on_lattice);
    basis_of(span)->points(input, &on_lattice, span->n, noise);
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

NoiseSpan
noise_span_of_places(const NoisePlan *plan, const NoisePlaces *places,
                     bool is_row, int n)
{
    return (NoiseSpan){.plan = plan,
                       .kernels = noise_plan_kernels(plan, n),
                       .n_rows = 1,
                       .n = n,
                       .places = places,
                       .is_row = is_row};
}

NoiseSpan
noise_span_of_strip(const NoisePlan *plan, NoiseStrip *strip)
{
    return (NoiseSpan){.plan = plan,
                       .kernels = plan->kernels,
                       .n_rows = strip->n_rows,
                       .n = noise_strip_select_row(strip, 0),
                       .strip = strip};
}

NoiseSpan
noise_span_row(const NoiseSpan *span, int row)
{
    NoiseSpan one = *span;

    one.n_rows = 1;
    one.n = noise_strip_select_row(span->strip, row);
    one.kernels = noise_plan_kernels(span->plan, one.n);
    one.places = &span->strip->places;
    one.is_row = true;
    one.strip = NULL;
    return one;
}

void
noise_octave_draw_strip(const NoiseSpan *span, const NoiseOctaveInput *input,
                        float *noise)
{
    if (draw_grid(span, input, noise))
        return;
    for (int i = 0; i < span->n_rows; i++) {
        const NoiseSpan row = noise_span_row(span, i);
        noise_octave_draw_places(&row, input, noise + i * NOISE_BLOCK);
    }
}

bool
noise_octave_accumulates_in_place(const NoiseSpan *span)
{
    return span->strip != NULL && basis_of(span)->rows != NULL;
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
noise_octave_slopes(const NoiseSpan *span, const NoiseOctaveInput *input,
                    float *noise, NoiseSlopes *slopes)
{
    const NoiseBasis *basis = basis_of(span);
    const NoiseOctave *octave = octave_of(span, input);
    NoisePlaces on_lattice;
    NoiseSlopes on_axes;

    map_places(span, input, &on_lattice);
    if (basis->slopes == NULL) {
        basis->points(input, &on_lattice, span->n, noise);
        memset(slopes->along, 0, sizeof slopes->along);
        return;
    }
    on_axes.n_axes = count_axes(octave, slopes->n_axes);
    basis->slopes(input, &on_lattice, span->n, noise, &on_axes);
    span->kernels->map_slopes(octave, input->shape->dimensions, &on_axes,
                              span->n, slopes);
}
