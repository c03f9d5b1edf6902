/* SPDX-License-Identifier: MIT
 *
 * Folds octaves and adds them.
 */
#include "field.h"

#include <string.h>

#include "place.h"

float
noise_octave_visibility(const NoiseOctave *octave, double half_visible,
                        int32_t level)
{
    if (level == 0)
        return 1.0f;
    /* The width of a cell, in pixels of the level, divided by half_visible. */
    const double size = 1.0 / (octave->frequency *
                               (double)((int64_t)1 << level) * half_visible);
    const double cube = size * size * size;

    return (float)(cube / (cube + 1.0));
}

float
noise_octaves_visibility(const NoiseOctaves *octaves, int k, int32_t level)
{
    return noise_octave_visibility(&octaves->octave[k], octaves->half_visible,
                                   level);
}

NoiseFold
noise_field_fold(const NoisePlan *plan, int k, int32_t level)
{
    return (NoiseFold){
        .fractal = plan->params.fractal,
        .ping_pong = (float)plan->params.ping_pong_strength,
        .weight = plan->weighted_strength,
        .visibility = noise_octaves_visibility(&plan->noise, k, level),
        .mean = plan->signal_mean,
        .share = plan->noise.share[k],
    };
}

/* What octaves are added to. */
typedef struct Sums {
    /* How strong the next octave will be, after those before, and the slopes of
     * that; only where a fold is not plain.  First, to be aligned for
     * vectors. */
    float strength[NOISE_STRIP * NOISE_BLOCK];
    NoiseSlopes rise_of_strength;
    bool has_strength;
    float *sum;
    NoiseSlopes *slopes; /* of the sums, or NULL */
    bool adds;           /* octaves can be added while they are drawn */
} Sums;

static void
clear_slopes(NoiseSlopes *slopes, int n)
{
    for (int axis = 0; axis < 4; axis++)
        memset(slopes->along[axis], 0, sizeof(float) * (size_t)n);
}

/* Prepares n sums for octave k.  A plain first octave overwrites them, so they
 * need not be cleared.  Strength begins at the first octave that is not plain:
 * coarse octaves may be, while finer ones already fade. */
static void
begin_octave(Sums *sums, int k, bool is_plain, int n)
{
    if (k == 0 && (!is_plain || sums->slopes != NULL))
        memset(sums->sum, 0, sizeof(float) * (size_t)n);
    if (k == 0 && sums->slopes != NULL) {
        clear_slopes(sums->slopes, n);
        clear_slopes(&sums->rise_of_strength, n);
    }
    if (is_plain || sums->has_strength)
        return;
    for (int i = 0; i < n; i++)
        sums->strength[i] = 1.0f;
    sums->has_strength = true;
}

static void
add_plain(const float *noise, int n, float *sum)
{
    for (int i = 0; i < n; i++)
        sum[i] += noise[i];
}

/* Adds an octave's noise and slopes to the sums and slopes of n places. */
static void
add_slopes(const NoiseFold *fold, bool is_plain, const float *noise,
           const NoiseSlopes *rise, const NoiseArea *area, Sums *sums)
{
    if (!is_plain) {
        area->kernels->add_slopes(fold, noise, rise, area->n, sums->strength,
                                  &sums->rise_of_strength, sums->sum,
                                  sums->slopes);
        return;
    }
    add_plain(noise, area->n, sums->sum);
    for (int axis = 0; axis < 4; axis++)
        add_plain(rise->along[axis], area->n, sums->slopes->along[axis]);
}

/* Adds an octave's noise to the sums of all rows. */
static void
add_noise(const NoiseFold *fold, bool is_plain, const float *noise,
          const NoiseArea *area, Sums *sums)
{
    for (int i = 0; i < area->n_rows * NOISE_BLOCK; i += NOISE_BLOCK) {
        if (is_plain)
            add_plain(noise + i, area->n, sums->sum + i);
        else
            area->kernels->add(fold, noise + i, area->n, sums->strength + i,
                               sums->sum + i);
    }
}

static void
add_octave(const NoisePlan *plan, const NoiseLayer *layer,
           const NoiseFold *fold, bool is_plain, int32_t level,
           const NoiseArea *area, Sums *sums)
{
    const bool is_first = layer->octave == 0;
    const bool is_stored = is_plain && (is_first || sums->adds);
    float noise[NOISE_STRIP * NOISE_BLOCK];
    float *drawn = is_stored ? sums->sum : noise;

    if (sums->slopes != NULL) {
        NoiseSlopes rise;
        noise_octave_slopes(plan, layer, area, noise, &rise);
        add_slopes(fold, is_plain, noise, &rise, area, sums);
        return;
    }
    if (area->strip == NULL)
        noise_octave_draw_places(plan, layer, area, drawn);
    else
        noise_octave_draw_strip(plan, layer, level, area,
                                is_stored && !is_first, drawn);
    if (!is_stored)
        add_noise(fold, is_plain, noise, area, sums);
}

/* The sums of all octaves in an area; slopes may be NULL. */
static void
sum_octaves(const NoisePlan *plan, int field, int32_t level,
            const NoiseArea *area, float *sum, NoiseSlopes *slopes)
{
    const int n = (area->n_rows - 1) * NOISE_BLOCK + area->n;
    Sums sums;

    sums.sum = sum;
    sums.slopes = slopes;
    sums.adds = noise_octave_adds(plan, area);
    sums.has_strength = false;
    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseFold fold = noise_field_fold(plan, k, level);
        const bool is_plain = noise_fold_is_plain(&fold);
        const NoiseLayer layer =
            noise_plan_layer(plan, &plan->noise, field, k, is_plain);
        begin_octave(&sums, k, is_plain, n);
        add_octave(plan, &layer, &fold, is_plain, level, area, &sums);
    }
}

void
noise_field_strip(const NoisePlan *plan, int field, int32_t level,
                  NoiseStrip *strip, float sum[NOISE_STRIP * NOISE_BLOCK])
{
    const NoiseArea area = {
        .n_rows = strip->n_rows,
        .n = noise_pad_columns(strip->places.at[0], strip->n_columns),
        .kernels = plan->kernels,
        .strip = strip,
    };

    if (plan->is_axis_aligned) {
        sum_octaves(plan, field, level, &area, sum, NULL);
        return;
    }
    for (int row = 0; row < strip->n_rows; row++) {
        strip->places.at[1][0] = strip->y[row];
        noise_field_points(plan, field, level, &strip->places, true, area.n,
                           sum + row * NOISE_BLOCK);
    }
}

static NoiseArea
area_of_places(const NoisePlan *plan, const NoisePlaces *places, bool is_row,
               int n)
{
    return (NoiseArea){.n_rows = 1,
                       .n = n,
                       .kernels = noise_plan_kernels(plan, n),
                       .places = places,
                       .is_row = is_row};
}

void
noise_field_points(const NoisePlan *plan, int field, int32_t level,
                   const NoisePlaces *places, bool is_row, int n, float *sum)
{
    const NoiseArea area = area_of_places(plan, places, is_row, n);

    sum_octaves(plan, field, level, &area, sum, NULL);
}

void
noise_field_slopes(const NoisePlan *plan, int field, int32_t level,
                   const NoisePlaces *places, bool is_row, int n, float *sum,
                   NoiseSlopes *slopes)
{
    const NoiseArea area = area_of_places(plan, places, is_row, n);

    sum_octaves(plan, field, level, &area, sum, slopes);
}
