/* SPDX-License-Identifier: MIT
 *
 * Octaves made, folded and added.
 */
#include "field.h"

#include <math.h>
#include <string.h>

#include "fractal.h"
#include "place.h"

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

static void
fill_with_ones(float *strength, int n)
{
    for (int i = 0; i < n; i++)
        strength[i] = 1.0f;
}

/* Adds an octave to the sums of a strip whose rows share their columns.
 * strength is looked at unless the fold is plain. */
static void
add_rows(const NoisePlan *plan, const NoiseLayer *layer, const NoiseFold *fold,
         NoiseStrip *strip, float *strength, float *sum)
{
    const NoiseOctave *octave = &plan->noise.octave[layer->octave];
    const int dimensions = plan->noise.shape.dimensions;
    const bool is_plain = noise_fold_is_plain(fold);
    float noise[NOISE_BLOCK];
    NoisePlaces on_lattice;
    NoiseColumns columns;
    NoiseScratch scratch;

    /* x depends on no other axis. */
    plan->kernels->find_places(octave, 1, &strip->places, true,
                               strip->n_columns, &on_lattice);
    plan->kernels->fill_columns(layer, on_lattice.at[0], strip->n_columns,
                                &columns);
    scratch.is_filled = false;
    for (int row = 0; row < strip->n_rows; row++) {
        float *row_sum = sum + row * NOISE_BLOCK;
        double place[4];
        strip->places.at[1][0] = strip->y[row];
        plan->kernels->find_places(octave, dimensions, &strip->places, true, 1,
                                   &on_lattice);
        noise_places_get(&on_lattice, 0, place);
        plan->noise.basis->row(layer, &columns, place, is_plain ? fold : NULL,
                               &scratch, is_plain ? row_sum : noise);
        if (!is_plain)
            plan->kernels->add(fold, noise, strip->n_columns,
                               strength + row * NOISE_BLOCK, row_sum);
    }
}

static void
sum_rows(const NoisePlan *plan, int channel, int32_t level, NoiseStrip *strip,
         float *sum)
{
    float strength[NOISE_STRIP * NOISE_BLOCK];

    memset(sum, 0, sizeof(float) * NOISE_BLOCK * (size_t)strip->n_rows);
    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseLayer layer = make_layer(plan, channel, k);
        const NoiseFold fold = make_fold(plan, k, level);
        if (k == 0 && !noise_fold_is_plain(&fold))
            fill_with_ones(strength, NOISE_BLOCK * strip->n_rows);
        add_rows(plan, &layer, &fold, strip, strength, sum);
    }
}

void
noise_field_strip(const NoisePlan *plan, int channel, int32_t level,
                  NoiseStrip *strip, float sum[NOISE_STRIP * NOISE_BLOCK])
{
    const int n_padded = noise_pad_places(&strip->places, strip->n_columns);

    if (plan->is_coherent) {
        sum_rows(plan, channel, level, strip, sum);
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
    float strength[NOISE_BLOCK], noise[NOISE_BLOCK];
    NoisePlaces on_lattice;

    fill_with_ones(strength, NOISE_BLOCK);
    memset(sum, 0, sizeof(float) * NOISE_BLOCK);
    for (int k = 0; k < field->n_octaves; k++) {
        const NoiseLayer layer = make_layer(plan, channel, k);
        const NoiseFold fold = make_fold(plan, k, level);
        plan->kernels->find_places(&field->octave[k], field->shape.dimensions,
                                   places, is_straight, n, &on_lattice);
        field->basis->points(&layer, &on_lattice, n, noise);
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
                   const NoisePlaces *places, bool is_straight, int n,
                   float *sum, NoiseSlopes *slopes)
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
        plan->kernels->find_places(&field->octave[k], field->shape.dimensions,
                                   places, is_straight, n, &on_lattice);
        field->basis->points(&layer, &on_lattice, n, noise);
        if (field->basis->slopes != NULL)
            field->basis->slopes(&layer, &on_lattice, n, &rise);
        add_slopes(&field->octave[k], &fold, noise, &rise, n, strength,
                   &rise_of_strength, sum, slopes);
    }
}
