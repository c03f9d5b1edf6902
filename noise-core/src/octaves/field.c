/* SPDX-License-Identifier: MIT
 *
 * Folds octaves and adds them.
 */
#include "field.h"

#include <string.h>

#include "place.h"

/* The sums that octaves are added to, and the buffers for that. */
typedef struct Sums {
    float *sum;
    NoiseSlopes *slopes; /* of the sums, for each row, or NULL */
    float *noise;        /* of an octave; not used where adds is true */
    /* How strong the next octave will be, after those before, and the slopes of
     * that; only where octaves are weighted. */
    float *strength;
    NoiseSlopes *strength_slopes;
    bool has_strength; /* it has begun */
    bool adds;         /* octaves are added while they are drawn */
} Sums;

static void
clear_slopes(NoiseSlopes *slopes, const NoiseArea *area)
{
    for (int row = 0; row < area->n_rows; row++) {
        for (int axis = 0; axis < slopes[row].n_axes; axis++)
            memset(slopes[row].along[axis], 0, sizeof(float) * (size_t)area->n);
    }
}

/* Prepares the sums of an area for octave k.  A plain first octave overwrites
 * them, so they need not be cleared.  Strength begins at the first octave that
 * is not plain: coarse octaves may be, while finer ones already fade. */
static void
begin_octave(Sums *sums, int k, bool is_plain, const NoiseArea *area)
{
    const int n = (area->n_rows - 1) * NOISE_BLOCK + area->n;

    const bool is_overwritten =
        is_plain && (sums->slopes == NULL || area->strip != NULL);

    if (k == 0 && !is_overwritten) {
        memset(sums->sum, 0, sizeof(float) * (size_t)n);
        if (sums->slopes != NULL)
            clear_slopes(sums->slopes, area);
    }
    if (is_plain || sums->strength == NULL || sums->has_strength)
        return;
    if (sums->slopes != NULL)
        clear_slopes(sums->strength_slopes, area);
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

/* Draws an octave at the places of an area, and adds its noise and slopes. */
static void
add_slopes(const NoiseOctaves *octaves, const NoiseOctaveInput *input,
           const NoiseFold *fold, bool is_plain, const NoiseArea *area,
           const Sums *sums)
{
    NoiseSlopes rise;

    rise.n_axes = sums->slopes->n_axes;
    noise_octave_slopes(octaves, input, area, sums->noise, &rise);
    if (!is_plain) {
        area->kernels->add_slopes(fold, sums->noise, &rise, area->n,
                                  sums->strength, sums->strength_slopes,
                                  sums->sum, sums->slopes);
        return;
    }
    add_plain(sums->noise, area->n, sums->sum);
    for (int axis = 0; axis < rise.n_axes; axis++)
        add_plain(rise.along[axis], area->n, sums->slopes->along[axis]);
}

/* Draws an octave in a strip, and adds its noise and slopes. */
static void
add_slope_strip(const NoiseOctaves *octaves, const NoiseOctaveInput *input,
                const NoiseFold *fold, bool is_plain, const NoiseArea *area,
                const Sums *sums)
{
    NoiseSlopeTarget target = {.sum = sums->sum,
                               .slopes = sums->slopes,
                               .is_added = input->octave > 0,
                               .fold = is_plain ? NULL : fold,
                               .strength = sums->strength,
                               .strength_slopes = sums->strength_slopes};

    noise_octave_slope_strip(octaves, input, area, &target);
}

/* Adds an octave's noise to the sums of all rows. */
static void
add_noise(const NoiseFold *fold, bool is_plain, const NoiseArea *area,
          const Sums *sums)
{
    for (int i = 0; i < area->n_rows * NOISE_BLOCK; i += NOISE_BLOCK) {
        if (is_plain)
            add_plain(sums->noise + i, area->n, sums->sum + i);
        else
            area->kernels->add(fold, sums->noise + i, area->n,
                               sums->strength != NULL ? sums->strength + i
                                                      : NULL,
                               sums->sum + i);
    }
}

static void
add_octave(const NoiseOctaves *octaves, const NoiseOctaveInput *input,
           const NoiseFold *fold, bool is_plain, int32_t level,
           const NoiseArea *area, const Sums *sums)
{
    const bool is_first = input->octave == 0;
    const bool is_stored = is_plain && is_first;
    float *drawn = is_stored ? sums->sum : sums->noise;

    if (sums->slopes != NULL && area->strip != NULL) {
        add_slope_strip(octaves, input, fold, is_plain, area, sums);
        return;
    }
    if (sums->slopes != NULL) {
        add_slopes(octaves, input, fold, is_plain, area, sums);
        return;
    }
    if (sums->adds) {
        const NoiseTarget target = {.sum = sums->sum,
                                    .is_added = !is_first,
                                    .fold = is_plain ? NULL : fold,
                                    .strength = sums->strength};
        noise_octave_add_strip(octaves, input, area, &target);
        return;
    }
    if (area->strip == NULL)
        noise_octave_draw_places(octaves, input, area, drawn);
    else
        noise_octave_draw_strip(octaves, input, level, area, drawn);
    if (!is_stored)
        add_noise(fold, is_plain, area, sums);
}

/* Adds all octaves of a field to the sums of an area. */
static void
add_octaves(const NoisePlan *plan, int field, int32_t level,
            const NoiseArea *area, Sums *sums)
{
    const NoiseOctaves *octaves = noise_plan_octaves(plan, field);

    for (int k = 0; k < octaves->n_octaves; k++) {
        const NoiseFold fold = noise_field_fold(plan, field, k, level);
        const bool is_plain = noise_fold_is_plain(&fold);
        const NoiseOctaveInput input =
            noise_plan_octave_input(plan, field, k, is_plain);
        begin_octave(sums, k, is_plain, area);
        add_octave(octaves, &input, &fold, is_plain, level, area, sums);
    }
}

/* Whether the folds of all octaves are plain.  Above level 0 some may fade. */
static bool
is_plain_field(const NoisePlan *plan, int field, int32_t level)
{
    const NoiseFold fold = noise_field_fold(plan, field, 0, level);

    return noise_fold_is_plain(&fold) &&
           (level == 0 || field >= NOISE_FIELD_WARP);
}

/* The octaves of a strip where they are added after they are drawn.  Not
 * inlined, so that other strips do not take its stack. */
VEC_OUTLINE void
add_drawn_octaves(const NoisePlan *plan, int field, int32_t level,
                  const NoiseArea *area, Sums *sums)
{
    NOISE_ALIGNED float noise[NOISE_STRIP * NOISE_BLOCK];

    sums->noise = noise;
    add_octaves(plan, field, level, area, sums);
}

static void
add_to_strip(const NoisePlan *plan, int field, int32_t level,
             const NoiseArea *area, Sums *sums)
{
    const bool is_stored = is_plain_field(plan, field, level) &&
                           noise_plan_octaves(plan, field)->n_octaves == 1;

    if (sums->adds || is_stored)
        add_octaves(plan, field, level, area, sums);
    else
        add_drawn_octaves(plan, field, level, area, sums);
}

/* The octaves of a strip where they are weighted; not inlined, as above. */
VEC_OUTLINE void
add_weighted_octaves(const NoisePlan *plan, int field, int32_t level,
                     const NoiseArea *area, Sums *sums)
{
    NOISE_ALIGNED float strength[NOISE_STRIP * NOISE_BLOCK];

    sums->strength = strength;
    add_to_strip(plan, field, level, area, sums);
}

static bool
is_weighted(const NoisePlan *plan, int field)
{
    const NoiseFold fold = noise_field_fold(plan, field, 0, 0);

    return noise_fold_has_strength(&fold);
}

static void
sum_strip(const NoisePlan *plan, int field, int32_t level,
          const NoiseArea *area, float *sum)
{
    const NoiseOctaves *octaves = noise_plan_octaves(plan, field);
    Sums sums = {.sum = sum,
                 .adds = noise_octave_accumulates_in_place(octaves, area)};

    if (is_weighted(plan, field))
        add_weighted_octaves(plan, field, level, area, &sums);
    else
        add_to_strip(plan, field, level, area, &sums);
}

static NoiseArea
area_of_strip(const NoisePlan *plan, NoiseStrip *strip)
{
    return (NoiseArea){
        .n_rows = strip->n_rows,
        .n = noise_strip_select_row(strip, 0),
        .kernels = plan->kernels,
        .strip = strip,
    };
}

bool
noise_field_has_slope_rows(const NoisePlan *plan, int field)
{
    const NoiseOctaves *octaves = noise_plan_octaves(plan, field);

    return octaves->is_axis_aligned &&
           plan->kernels->basis[octaves->algorithm]->slope_rows != NULL;
}

void
noise_field_slope_strip(const NoisePlan *plan, int field, int32_t level,
                        NoiseStrip *strip, float *sum, NoiseSlopes *slopes)
{
    const NoiseArea area = area_of_strip(plan, strip);
    NOISE_ALIGNED float strength[NOISE_SLOPE_STRIP * NOISE_BLOCK];
    NoiseSlopes strength_slopes[NOISE_SLOPE_STRIP];
    Sums sums = {.sum = sum,
                 .slopes = slopes,
                 .strength = is_weighted(plan, field) ? strength : NULL,
                 .strength_slopes = strength_slopes};

    for (int row = 0; row < strip->n_rows; row++)
        slopes[row].n_axes = strength_slopes[row].n_axes = 2;
    add_octaves(plan, field, level, &area, &sums);
}

bool
noise_field_is_damped(const NoisePlan *plan, int field)
{
    return field < NOISE_FIELD_WARP &&
           plan->params.fractal == NOISE_FRACTAL_DAMPED;
}

/* Not inlined, so that other strips do not take its stack. */
VEC_OUTLINE void
sum_damped_strip(const NoisePlan *plan, int field, int32_t level,
                 NoiseStrip *strip, float *sum)
{
    NoiseSlopes slopes[NOISE_SLOPE_STRIP];

    noise_field_slope_strip(plan, field, level, strip, sum, slopes);
}

void
noise_field_strip(const NoisePlan *plan, int field, int32_t level,
                  NoiseStrip *strip, float *sum)
{
    const NoiseArea area = area_of_strip(plan, strip);
    const bool is_damped = noise_field_is_damped(plan, field);

    if (is_damped && noise_field_has_slope_rows(plan, field)) {
        sum_damped_strip(plan, field, level, strip, sum);
        return;
    }
    if (!is_damped && noise_plan_octaves(plan, field)->is_axis_aligned) {
        sum_strip(plan, field, level, &area, sum);
        return;
    }
    for (int row = 0; row < strip->n_rows; row++) {
        const int n_padded = noise_strip_select_row(strip, row);
        noise_field_points(plan, field, level, &strip->places, true, n_padded,
                           sum + row * NOISE_BLOCK);
    }
}

/* slopes may be NULL. */
static void
sum_points(const NoisePlan *plan, int field, int32_t level,
           const NoisePlaces *places, bool is_row, int n, float *sum,
           NoiseSlopes *slopes)
{
    const NoiseArea area = {.n_rows = 1,
                            .n = n,
                            .kernels = noise_plan_kernels(plan, n),
                            .places = places,
                            .is_row = is_row};
    NOISE_ALIGNED float noise[NOISE_BLOCK], strength[NOISE_BLOCK];
    NoiseSlopes strength_slopes;
    Sums sums = {.sum = sum,
                 .slopes = slopes,
                 .noise = noise,
                 .strength = is_weighted(plan, field) ? strength : NULL,
                 .strength_slopes = &strength_slopes};

    if (slopes != NULL)
        strength_slopes.n_axes = slopes->n_axes;
    add_octaves(plan, field, level, &area, &sums);
}

/* The damped fractal's octaves need the slopes of those before. */
VEC_OUTLINE void
sum_damped_points(const NoisePlan *plan, int field, int32_t level,
                  const NoisePlaces *places, bool is_row, int n, float *sum)
{
    NoiseSlopes slopes;

    slopes.n_axes = 2;
    sum_points(plan, field, level, places, is_row, n, sum, &slopes);
}

void
noise_field_points(const NoisePlan *plan, int field, int32_t level,
                   const NoisePlaces *places, bool is_row, int n, float *sum)
{
    if (noise_field_is_damped(plan, field))
        sum_damped_points(plan, field, level, places, is_row, n, sum);
    else
        sum_points(plan, field, level, places, is_row, n, sum, NULL);
}

void
noise_field_slopes(const NoisePlan *plan, int field, int32_t level,
                   const NoisePlaces *places, bool is_row, int n, float *sum,
                   NoiseSlopes *slopes)
{
    sum_points(plan, field, level, places, is_row, n, sum, slopes);
}
