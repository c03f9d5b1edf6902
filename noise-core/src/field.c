/* SPDX-License-Identifier: MIT
 *
 * Octaves made, folded and added.
 */
#include "field.h"

#include <math.h>
#include <string.h>

#include "fractal.h"
#include "lattice.h"

float
noise_field_visibility(const NoiseField *field, int k, int32_t level)
{
    /* Pixels of the level in a cell, as a share of those that leave half. */
    const double size =
        1.0 / (field->octave[k].frequency * (double)((int64_t)1 << level) *
               field->basis->half_visible);
    const double cube = size * size * size;

    return level == 0 ? 1.0f : (float)(cube / (cube + 1.0));
}

static NoiseLayer
make_layer(const NoisePlan *plan, int channel, int k)
{
    return (NoiseLayer){
        .shape = &plan->noise.shape,
        .period = &plan->noise.octave[k].period,
        .key = noise_plan_key(plan, channel, k),
        .octave = k,
        .channel = channel,
    };
}

static NoiseFold
make_fold(const NoisePlan *plan, int k, int32_t level)
{
    return (NoiseFold){
        .fractal = plan->params.fractal,
        .ping_pong = (float)plan->params.ping_pong_strength,
        .inverse_bound = plan->noise.inverse_bound,
        .weight = plan->weighted_strength,
        .visibility = noise_field_visibility(&plan->noise, k, level),
        .mean = plan->signal_mean,
        .share = plan->noise.share[k],
    };
}

static double
place_on_axis(const NoiseOctave *octave, int axis, const double place[4])
{
    const double *row = octave->map[axis];

    return (((row[0] * place[0] + row[1] * place[1]) + row[2] * place[2]) +
            row[3] * place[3]) +
           octave->shift[axis];
}

void
noise_octave_places(const NoiseOctave *octave, const NoisePlaces *places, int n,
                    NoisePlaces *on_lattice)
{
    for (int axis = 0; axis < 4; axis++) {
        for (int i = 0; i < n; i++)
            on_lattice->at[axis][i] =
                place_on_axis(octave, axis,
                              (double[4]){places->at[0][i], places->at[1][i],
                                          places->at[2][i], places->at[3][i]});
    }
}

static void
fill_with_ones(float *strength, int n)
{
    for (int i = 0; i < n; i++)
        strength[i] = 1.0f;
}

/* Adds octave k to the sums of a strip.  strength is looked at unless the fold
 * is plain. */
static void
add_octave(const NoisePlan *plan, const NoiseLayer *layer,
           const NoiseFold *fold, const NoiseStrip *strip, float *strength,
           float *sum)
{
    const NoiseOctave *octave = &plan->noise.octave[layer->octave];
    const bool is_plain = noise_fold_is_plain(fold);
    const int n = strip->n_columns;
    double x[NOISE_BLOCK];
    float noise[NOISE_BLOCK];
    NoiseColumns columns;
    NoiseScratch scratch;

    for (int i = 0; i < n; i++)
        x[i] = place_on_axis(octave, 0, (double[4]){strip->x[i]});
    plan->kernels->fill_columns(layer, x, n, &columns);
    scratch.is_filled = false;
    for (int row = 0; row < strip->n_rows; row++) {
        const double place[4] = {0.0, strip->y[row], strip->z, strip->w};
        float *row_sum = sum + row * NOISE_BLOCK;
        double on_lattice[4];
        for (int axis = 0; axis < 4; axis++)
            on_lattice[axis] = place_on_axis(octave, axis, place);
        plan->noise.basis->row(layer, &columns, on_lattice,
                               is_plain ? fold : NULL, &scratch,
                               is_plain ? row_sum : noise);
        if (!is_plain)
            plan->kernels->add(fold, noise, n, strength + row * NOISE_BLOCK,
                               row_sum);
    }
}

void
noise_field_strip(const NoisePlan *plan, int channel, int32_t level,
                  const NoiseStrip *strip, float sum[NOISE_STRIP * NOISE_BLOCK])
{
    float strength[NOISE_STRIP * NOISE_BLOCK];

    memset(sum, 0, sizeof(float) * NOISE_BLOCK * (size_t)strip->n_rows);
    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseLayer layer = make_layer(plan, channel, k);
        const NoiseFold fold = make_fold(plan, k, level);
        if (k == 0 && !noise_fold_is_plain(&fold))
            fill_with_ones(strength, NOISE_BLOCK * strip->n_rows);
        add_octave(plan, &layer, &fold, strip, strength, sum);
    }
}

void
noise_field_points(const NoisePlan *plan, int channel, int32_t level,
                   const NoisePlaces *places, int n, float *sum)
{
    float strength[NOISE_BLOCK], noise[NOISE_BLOCK];
    NoisePlaces on_lattice;

    fill_with_ones(strength, NOISE_BLOCK);
    memset(sum, 0, sizeof(float) * NOISE_BLOCK);
    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseLayer layer = make_layer(plan, channel, k);
        const NoiseFold fold = make_fold(plan, k, level);
        noise_octave_places(&plan->noise.octave[k], places, n, &on_lattice);
        plan->noise.basis->points(&layer, &on_lattice, n, noise);
        plan->kernels->add(&fold, noise, n, strength, sum);
    }
}

/* How an octave rises along an axis of the canvas, from how it rises along
 * those of its lattice. */
static float
rise_along(const NoiseOctave *octave, const NoiseSlopes *rise, int axis, int i)
{
    double along = 0.0;

    for (int row = 0; row < 4; row++)
        along += (double)rise->along[row][i] * octave->map[row][axis];
    return (float)along;
}

/* Adds an octave to the sums, and its slopes: by the product rule, since the
 * strength that it has left rises, too. */
static void
add_slopes(const NoiseOctave *octave, const NoiseFold *fold, const float *noise,
           const NoiseSlopes *rise, int n, float *strength,
           NoiseSlopes *rise_of_strength, float *sum, NoiseSlopes *slopes)
{
    for (int i = 0; i < n; i++) {
        const float before = strength[i];
        float slope;
        const float added =
            noise_fold(fold, fold->fractal, noise[i], &strength[i], &slope);
        const float signal = before > 0.0f ? added / before : 0.0f;
        const float factor = before > 0.0f ? strength[i] / before : 0.0f;
        const float half = 0.5f * fold->weight;
        sum[i] += fold->share * added;
        for (int axis = 0; axis < 4; axis++) {
            const float own = slope * rise_along(octave, rise, axis, i);
            float *left = &rise_of_strength->along[axis][i];
            slopes->along[axis][i] +=
                fold->share * (before * own + *left * signal);
            *left = *left * factor + before * half * own;
        }
    }
}

void
noise_field_slopes(const NoisePlan *plan, int channel, int32_t level,
                   const NoisePlaces *places, int n, float *sum,
                   NoiseSlopes *slopes)
{
    const NoiseField *field = &plan->noise;
    float strength[NOISE_BLOCK], noise[NOISE_BLOCK];
    NoiseSlopes rise, rise_of_strength;
    NoisePlaces on_lattice;

    fill_with_ones(strength, NOISE_BLOCK);
    memset(sum, 0, sizeof(float) * NOISE_BLOCK);
    memset(slopes, 0, sizeof *slopes);
    memset(&rise, 0, sizeof rise);
    memset(&rise_of_strength, 0, sizeof rise_of_strength);
    for (int k = 0; k < field->n_octaves; k++) {
        const NoiseLayer layer = make_layer(plan, channel, k);
        const NoiseFold fold = make_fold(plan, k, level);
        noise_octave_places(&field->octave[k], places, n, &on_lattice);
        field->basis->points(&layer, &on_lattice, n, noise);
        if (field->basis->slopes != NULL)
            field->basis->slopes(&layer, &on_lattice, n, &rise);
        add_slopes(&field->octave[k], &fold, noise, &rise, n, strength,
                   &rise_of_strength, sum, slopes);
    }
}
