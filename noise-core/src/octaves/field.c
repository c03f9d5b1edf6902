/* SPDX-License-Identifier: MIT
 *
 * Folds octaves and adds them.
 */
#include "field.h"

#include <string.h>

/* The sums that octaves are added to, and the buffers for that. */
typedef struct Sums {
    float *sum;
    NoiseSlopes *slopes; /* of the sums, for each row, or NULL */
    float *noise;        /* of an octave; not used where accumulates_in_place */
    /* How strong the next octave will be, after those before, and the slopes of
     * that; only where octaves are weighted. */
    float *strength;
    NoiseSlopes *strength_slopes;
    bool has_strength;         /* it has begun */
    bool accumulates_in_place; /* octaves are added while they are drawn */
} Sums;

static void
clear_slopes(NoiseSlopes *slopes, const NoiseSpan *span)
{
    for (int row = 0; row < span->n_rows; row++) {
        for (int axis = 0; axis < slopes[row].n_axes; axis++)
            memset(slopes[row].along[axis], 0, sizeof(float) * (size_t)span->n);
    }
}

/* Prepares the sums of an area for octave k.  A plain first octave overwrites
 * them, so they need not be cleared.  Strength begins at the first octave that
 * is not plain: coarse octaves may be, while finer ones already fade. */
static void
begin_octave(Sums *sums, int k, bool is_plain, const NoiseSpan *span)
{
    const int n = (span->n_rows - 1) * NOISE_BLOCK + span->n;

    const bool is_overwritten =
        is_plain && (sums->slopes == NULL || span->strip != NULL);

    if (k == 0 && !is_overwritten) {
        memset(sums->sum, 0, sizeof(float) * (size_t)n);
        if (sums->slopes != NULL)
            clear_slopes(sums->slopes, span);
    }
    if (is_plain || sums->strength == NULL || sums->has_strength)
        return;
    if (sums->slopes != NULL)
        clear_slopes(sums->strength_slopes, span);
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

/* Draws an octave at the places of a span, and adds its noise and slopes.  Here
 * and below fold is NULL for plain noise. */
static void
add_slopes(const NoiseSpan *span, const NoiseOctaveInput *input,
           const NoiseFold *fold, const Sums *sums)
{
    NoiseSlopes slopes;

    slopes.n_axes = sums->slopes->n_axes;
    noise_octave_slopes(span, input, sums->noise, &slopes);
    if (fold != NULL) {
        span->kernels->add_slopes(fold, sums->noise, &slopes, span->n,
                                  sums->strength, sums->strength_slopes,
                                  sums->sum, sums->slopes);
        return;
    }
    add_plain(sums->noise, span->n, sums->sum);
    for (int axis = 0; axis < slopes.n_axes; axis++)
        add_plain(slopes.along[axis], span->n, sums->slopes->along[axis]);
}

/* Adds an octave's noise to the sums of all rows. */
static void
add_noise(const NoiseSpan *span, const NoiseFold *fold, const Sums *sums)
{
    for (int i = 0; i < span->n_rows * NOISE_BLOCK; i += NOISE_BLOCK) {
        if (fold == NULL)
            add_plain(sums->noise + i, span->n, sums->sum + i);
        else
            span->kernels->add(fold, sums->noise + i, span->n,
                               sums->strength != NULL ? sums->strength + i
                                                      : NULL,
                               sums->sum + i);
    }
}

static void
add_octave(const NoiseSpan *span, const NoiseOctaveInput *input,
           const NoiseFold *fold, const Sums *sums)
{
    const bool is_first = input->octave == 0;
    const bool is_stored = fold == NULL && is_first;
    float *drawn = is_stored ? sums->sum : sums->noise;

    if (sums->slopes != NULL && span->strip != NULL) {
        NoiseSlopeTarget target = {.sum = sums->sum,
                                   .slopes = sums->slopes,
                                   .is_added = !is_first,
                                   .fold = fold,
                                   .strength = sums->strength,
                                   .strength_slopes = sums->strength_slopes};
        noise_octave_slope_strip(span, input, &target);
        return;
    }
    if (sums->slopes != NULL) {
        add_slopes(span, input, fold, sums);
        return;
    }
    if (sums->accumulates_in_place) {
        const NoiseTarget target = {.sum = sums->sum,
                                    .is_added = !is_first,
                                    .fold = fold,
                                    .strength = sums->strength};
        noise_octave_add_strip(span, input, &target);
        return;
    }
    if (span->strip == NULL)
        noise_octave_draw_places(span, input, drawn);
    else
        noise_octave_draw_strip(span, input, drawn);
    if (!is_stored)
        add_noise(span, fold, sums);
}

/* Adds all octaves of a field to the sums of a span. */
static void
add_octaves(const NoiseSpan *span, Sums *sums)
{
    const NoisePlan *plan = span->plan;
    const NoiseOctaves *octaves = noise_plan_octaves(plan, span->field);

    for (int k = 0; k < octaves->n_octaves; k++) {
        const NoiseFold fold =
            noise_field_fold(plan, span->field, k, span->level);
        const bool is_plain = noise_fold_is_plain(&fold);
        const NoiseOctaveInput input =
            noise_plan_octave_input(plan, span->field, k, is_plain);
        begin_octave(sums, k, is_plain, span);
        add_octave(span, &input, is_plain ? NULL : &fold, sums);
    }
}

/* Whether the folds of all octaves are plain.  Above level 0 some may fade. */
static bool
is_plain_field(const NoiseSpan *span)
{
    const NoiseFold fold =
        noise_field_fold(span->plan, span->field, 0, span->level);

    return noise_fold_is_plain(&fold) &&
           (span->level == 0 || span->field >= NOISE_FIELD_WARP);
}

/* The octaves of a strip where they are added after they are drawn.  Not
 * inlined, so that other strips do not take its stack memory. */
VEC_OUTLINE void
add_drawn_octaves(const NoiseSpan *span, Sums *sums)
{
    NOISE_ALIGNED float noise[NOISE_STRIP * NOISE_BLOCK];

    sums->noise = noise;
    add_octaves(span, sums);
}

static void
add_to_strip(const NoiseSpan *span, Sums *sums)
{
    const NoiseOctaves *octaves = noise_plan_octaves(span->plan, span->field);
    const bool is_stored = is_plain_field(span) && octaves->n_octaves == 1;

    if (sums->accumulates_in_place || is_stored)
        add_octaves(span, sums);
    else
        add_drawn_octaves(span, sums);
}

/* The octaves of a strip where they are weighted; not inlined, as above. */
VEC_OUTLINE void
add_weighted_octaves(const NoiseSpan *span, Sums *sums)
{
    NOISE_ALIGNED float strength[NOISE_STRIP * NOISE_BLOCK];

    sums->strength = strength;
    add_to_strip(span, sums);
}

static bool
is_weighted(const NoiseSpan *span)
{
    const NoiseFold fold = noise_field_fold(span->plan, span->field, 0, 0);

    return noise_fold_has_strength(&fold);
}

static void
sum_strip(const NoiseSpan *span, float *sum)
{
    Sums sums = {.sum = sum,
                 .accumulates_in_place =
                     noise_octave_accumulates_in_place(span)};

    if (is_weighted(span))
        add_weighted_octaves(span, &sums);
    else
        add_to_strip(span, &sums);
}

bool
noise_field_has_slope_rows(const NoisePlan *plan, int field)
{
    const NoiseOctaves *octaves = noise_plan_octaves(plan, field);

    return octaves->is_axis_aligned &&
           plan->kernels->basis[octaves->algorithm]->slope_rows != NULL;
}

void
noise_field_slope_strip(const NoiseSpan *span, float *sum, NoiseSlopes *slopes)
{
    NOISE_ALIGNED float strength[NOISE_SLOPE_STRIP * NOISE_BLOCK];
    NoiseSlopes strength_slopes[NOISE_SLOPE_STRIP];
    Sums sums = {.sum = sum,
                 .slopes = slopes,
                 .strength = is_weighted(span) ? strength : NULL,
                 .strength_slopes = strength_slopes};

    for (int row = 0; row < span->n_rows; row++)
        slopes[row].n_axes = strength_slopes[row].n_axes = 2;
    add_octaves(span, &sums);
}

bool
noise_field_is_damped(const NoisePlan *plan, int field)
{
    return field < NOISE_FIELD_WARP &&
           plan->params.fractal == NOISE_FRACTAL_DAMPED;
}

/* Not inlined, so that other strips do not take its stack memory. */
VEC_OUTLINE void
sum_damped_strip(const NoiseSpan *span, float *sum)
{
    NoiseSlopes slopes[NOISE_SLOPE_STRIP];

    noise_field_slope_strip(span, sum, slopes);
}

void
noise_field_strip(const NoiseSpan *span, float *sum)
{
    const bool is_damped = noise_field_is_damped(span->plan, span->field);

    if (is_damped && noise_field_has_slope_rows(span->plan, span->field)) {
        sum_damped_strip(span, sum);
        return;
    }
    if (!is_damped &&
        noise_plan_octaves(span->plan, span->field)->is_axis_aligned) {
        sum_strip(span, sum);
        return;
    }
    for (int i = 0; i < span->n_rows; i++) {
        const NoiseSpan row = noise_span_row(span, i);
        noise_field_points(&row, sum + i * NOISE_BLOCK);
    }
}

void
noise_field_slopes(const NoiseSpan *span, float *sum, NoiseSlopes *slopes)
{
    NOISE_ALIGNED float noise[NOISE_BLOCK], strength[NOISE_BLOCK];
    NoiseSlopes strength_slopes;
    Sums sums = {.sum = sum,
                 .slopes = slopes,
                 .noise = noise,
                 .strength = is_weighted(span) ? strength : NULL,
                 .strength_slopes = &strength_slopes};

    if (slopes != NULL)
        strength_slopes.n_axes = slopes->n_axes;
    add_octaves(span, &sums);
}

/* The damped fractal's octaves need the slopes of those before. */
VEC_OUTLINE void
sum_damped_points(const NoiseSpan *span, float *sum)
{
    NoiseSlopes slopes;

    slopes.n_axes = 2;
    noise_field_slopes(span, sum, &slopes);
}

void
noise_field_points(const NoiseSpan *span, float *sum)
{
    if (noise_field_is_damped(span->plan, span->field))
        sum_damped_points(span, sum);
    else
        noise_field_slopes(span, sum, NULL);
}
