/* SPDX-License-Identifier: MIT
 *
 * Octaves made, folded and added.
 */
#include "field.h"

#include <math.h>
#include <string.h>

#include "../cpu.h"
#include "../kernels/fade.h"
#include "../lattice/lattice.h"
#include "place.h"

float
noise_octave_visibility(const NoiseOctave *octave, double half_visible,
                        int32_t level)
{
    /* Pixels of the level in a cell, as a share of those that leave half. */
    const double size = 1.0 / (octave->frequency *
                               (double)((int64_t)1 << level) * half_visible);
    const double cube = size * size * size;

    return level == 0 ? 1.0f : (float)(cube / (cube + 1.0));
}

float
noise_field_visibility(const NoiseField *field, int k, int32_t level)
{
    return noise_octave_visibility(&field->octave[k], field->half_visible,
                                   level);
}

NoiseFold
noise_field_fold(const NoisePlan *plan, int k, int32_t level)
{
    return (NoiseFold){
        .fractal = plan->params.fractal,
        .ping_pong = (float)plan->params.ping_pong_strength,
        .weight = plan->weighted_strength,
        .visibility = noise_field_visibility(&plan->noise, k, level),
        .mean = plan->signal_mean,
        .share = plan->noise.share[k],
    };
}

static void
fill_with_ones(float *strength, int n)
{
    for (int i = 0; i < n; i++)
        strength[i] = 1.0f;
}

/* Makes n sums ready for octave k: the first one, where it is plain, is to be
 * stored as it is, and strength is only looked at where one is not plain.
 * Coarse octaves may be plain where finer ones fade. */
static void
begin_sums(int k, bool is_plain, int n, bool *has_strength, float *strength,
           float *sum)
{
    if (is_plain)
        return;
    if (k == 0)
        memset(sum, 0, sizeof(float) * (size_t)n);
    if (!*has_strength)
        fill_with_ones(strength, n);
    *has_strength = true;
}

static void
add_plain(const float *noise, int n, float *sum)
{
    for (int i = 0; i < n; i++)
        sum[i] += noise[i];
}

/* Where the rows of a strip lie among an octave's lines. */
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

/* Stores an octave's noise of a strip whose rows share their columns, or adds
 * it to what is there. */
static void
draw_rows(const NoisePlan *plan, const NoiseLayer *layer,
          const NoiseStrip *strip, int n_padded, bool is_added, float *noise)
{
    const NoiseOctave *octave = &plan->noise.octave[layer->octave];
    const NoiseBasis *basis = plan->kernels->basis[plan->noise.algorithm];
    NoisePlaces on_lattice;
    NoiseColumns columns;
    NoiseRows rows;

    /* x depends on no other axis. */
    plan->kernels->find_places(octave, 1, &strip->places, true, n_padded,
                               &on_lattice);
    plan->kernels->fill_columns(layer, on_lattice.at[0], n_padded, &columns);
    find_rows(octave, layer->shape, strip, &rows);
    basis->rows(layer, &columns, &rows, is_added, noise);
}

/* Whether x on the lattice depends on the column alone, y on the row, and the
 * others on neither. */
static bool
is_along_axes(const NoiseOctave *octave)
{
    for (int row = 0; row < 4; row++) {
        for (int column = 0; column < 2; column++) {
            if (row != column && octave->map[row][column] != 0.0)
                return false;
        }
    }
    return true;
}

static bool
draw_grid(const NoisePlan *plan, const NoiseLayer *layer, int32_t level,
          const NoiseStrip *strip, int n_padded, float *noise)
{
    const NoiseOctave *octave = &plan->noise.octave[layer->octave];
    const NoiseBasis *basis = plan->kernels->basis[plan->noise.algorithm];
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

    if (!is_along_axes(octave))
        return false;
    plan->kernels->find_places(octave, 1, &strip->places, true, n_padded,
                               &on_lattice);
    memcpy(grid.x, on_lattice.at[0], sizeof(double) * (size_t)n_padded);
    for (int i = 0; i < strip->n_rows; i++)
        grid.y[i] = noise_octave_rest(octave, 1, strip->y[i], z, w);
    return basis->grid(layer, &grid, noise);
}

/* Stores an octave's noise of a strip. */
static void
draw_strip(const NoisePlan *plan, const NoiseLayer *layer, int32_t level,
           NoiseStrip *strip, int n_padded, float *noise)
{
    const NoiseOctave *octave = &plan->noise.octave[layer->octave];
    const NoiseBasis *basis = plan->kernels->basis[plan->noise.algorithm];
    NoisePlaces on_lattice;

    if (basis->rows != NULL) {
        draw_rows(plan, layer, strip, n_padded, false, noise);
        return;
    }
    if (draw_grid(plan, layer, level, strip, n_padded, noise))
        return;
    for (int row = 0; row < strip->n_rows; row++) {
        strip->places.at[1][0] = strip->y[row];
        plan->kernels->find_places(octave, layer->shape->dimensions,
                                   &strip->places, true, n_padded, &on_lattice);
        basis->points(layer, &on_lattice, n_padded, noise + row * NOISE_BLOCK);
    }
}

/* Adds an octave to the sums of a strip; the first one, where it is plain,
 * begins them.  strength is looked at unless the fold is plain. */
static void
add_octave(const NoisePlan *plan, const NoiseLayer *layer,
           const NoiseFold *fold, int32_t level, NoiseStrip *strip,
           int n_padded, float *strength, float *sum)
{
    const NoiseBasis *basis = plan->kernels->basis[plan->noise.algorithm];
    const bool is_plain = noise_fold_is_plain(fold);
    float noise[NOISE_STRIP * NOISE_BLOCK];

    if (is_plain && basis->rows != NULL) {
        draw_rows(plan, layer, strip, n_padded, layer->octave > 0, sum);
        return;
    }
    if (is_plain && layer->octave == 0) {
        draw_strip(plan, layer, level, strip, n_padded, sum);
        return;
    }
    draw_strip(plan, layer, level, strip, n_padded, noise);
    for (int i = 0; i < strip->n_rows * NOISE_BLOCK; i += NOISE_BLOCK) {
        if (is_plain)
            add_plain(noise + i, n_padded, sum + i);
        else
            plan->kernels->add(fold, noise + i, n_padded, strength + i,
                               sum + i);
    }
}

static void
sum_octaves(const NoisePlan *plan, int channel, int32_t level,
            NoiseStrip *strip, int n_padded, float *sum)
{
    const int n = NOISE_BLOCK * strip->n_rows;
    bool has_strength = false;
    float strength[NOISE_STRIP * NOISE_BLOCK];

    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseFold fold = noise_field_fold(plan, k, level);
        const bool is_plain = noise_fold_is_plain(&fold);
        const NoiseLayer layer =
            noise_plan_layer(plan, &plan->noise, channel, k, is_plain);
        begin_sums(k, is_plain, n, &has_strength, strength, sum);
        add_octave(plan, &layer, &fold, level, strip, n_padded, strength, sum);
    }
}

void
noise_field_strip(const NoisePlan *plan, int channel, int32_t level,
                  NoiseStrip *strip, float sum[NOISE_STRIP * NOISE_BLOCK])
{
    const int n_padded =
        noise_pad_columns(strip->places.at[0], strip->n_columns);

    if (plan->is_coherent) {
        sum_octaves(plan, channel, level, strip, n_padded, sum);
        return;
    }
    for (int row = 0; row < strip->n_rows; row++) {
        strip->places.at[1][0] = strip->y[row];
        noise_field_points(plan, channel, level, &strip->places, true, n_padded,
                           sum + row * NOISE_BLOCK);
    }
}

void
noise_field_points(const NoisePlan *plan, int channel, int32_t level,
                   const NoisePlaces *places, bool is_straight, int n,
                   float *sum)
{
    const NoiseField *field = &plan->noise;
    const NoiseKernels *kernels = noise_plan_kernels(plan, n);
    const NoiseBasis *basis = kernels->basis[field->algorithm];
    bool has_strength = false;
    float strength[NOISE_BLOCK], noise[NOISE_BLOCK];
    NoisePlaces on_lattice;

    for (int k = 0; k < field->n_octaves; k++) {
        const NoiseFold fold = noise_field_fold(plan, k, level);
        const bool is_plain = noise_fold_is_plain(&fold);
        const NoiseLayer layer =
            noise_plan_layer(plan, field, channel, k, is_plain);
        begin_sums(k, is_plain, n, &has_strength, strength, sum);
        kernels->find_places(&field->octave[k], field->shape.dimensions, places,
                             is_straight, n, &on_lattice);
        basis->points(&layer, &on_lattice, n, is_plain && k == 0 ? sum : noise);
        if (!is_plain)
            kernels->add(&fold, noise, n, strength, sum);
        else if (k > 0)
            add_plain(noise, n, sum);
    }
}

static void
add_plain_slopes(const float *noise, const NoiseSlopes *rise, int n, float *sum,
                 NoiseSlopes *slopes)
{
    add_plain(noise, n, sum);
    for (int axis = 0; axis < 4; axis++) {
        for (int i = 0; i < n; i++)
            slopes->along[axis][i] += rise->along[axis][i];
    }
}

static void
clear_slopes(NoiseSlopes *slopes, int n)
{
    for (int axis = 0; axis < 4; axis++)
        memset(slopes->along[axis], 0, sizeof(float) * (size_t)n);
}

void
noise_field_slopes(const NoisePlan *plan, int channel, int32_t level,
                   const NoisePlaces *places, bool is_straight, int n,
                   float *sum, NoiseSlopes *slopes)
{
    const NoiseField *field = &plan->noise;
    const NoiseKernels *kernels = noise_plan_kernels(plan, n);
    const NoiseBasis *basis = kernels->basis[field->algorithm];
    float strength[NOISE_BLOCK], noise[NOISE_BLOCK];
    NoiseSlopes on_axes, rise, rise_of_strength;
    NoisePlaces on_lattice;

    fill_with_ones(strength, n);
    memset(sum, 0, sizeof(float) * (size_t)n);
    clear_slopes(slopes, n);
    clear_slopes(&on_axes, n);
    clear_slopes(&rise_of_strength, n);
    for (int k = 0; k < field->n_octaves; k++) {
        const NoiseOctave *octave = &field->octave[k];
        const NoiseFold fold = noise_field_fold(plan, k, level);
        const bool is_plain = noise_fold_is_plain(&fold);
        const NoiseLayer layer =
            noise_plan_layer(plan, field, channel, k, is_plain);
        kernels->find_places(octave, field->shape.dimensions, places,
                             is_straight, n, &on_lattice);
        basis->points(&layer, &on_lattice, n, noise);
        if (basis->slopes != NULL)
            basis->slopes(&layer, &on_lattice, n, &on_axes);
        kernels->find_rises(octave, field->shape.dimensions, &on_axes, n,
                            &rise);
        if (is_plain)
            add_plain_slopes(noise, &rise, n, sum, slopes);
        else
            kernels->add_slopes(&fold, noise, &rise, n, strength,
                                &rise_of_strength, sum, slopes);
    }
}
