/* SPDX-License-Identifier: MIT
 *
 * Draws octaves, in rows that share their columns, as a grid, or place by
 * place; folds them, and adds them.
 */
#include "field.h"

#include <string.h>

#include "../algorithms/common/fade.h"
#include "../lattice/lattice.h"

int
noise_pad_columns(double *x, int n)
{
    const int n_padded = noise_pad_lanes(n);

    for (int i = n; i < n_padded; i++)
        x[i] = x[n - 1];
    return n_padded;
}

/* Sets y of the strip's places to that of a row; returns their padded number.
 */
static int
select_row(NoiseStrip *strip, int row)
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
                       .n = select_row(strip, 0),
                       .strip = strip};
}

NoiseSpan
noise_span_row(const NoiseSpan *span, int row)
{
    NoiseSpan one = *span;

    one.n_rows = 1;
    one.n = select_row(span->strip, row);
    one.kernels = noise_plan_kernels(span->plan, one.n);
    one.places = &span->strip->places;
    one.is_row = true;
    one.strip = NULL;
    return one;
}

/* Where the rows of a strip lie between an octave's lines. */
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

static const NoiseOctaves *
octaves_of(const NoiseSpan *span)
{
    return noise_plan_octaves(span->plan, span->field);
}

static const NoiseOctave *
octave_of(const NoiseSpan *span, const NoiseOctaveInput *input)
{
    return &octaves_of(span)->octave[input->octave];
}

static const NoiseBasis *
basis_of(const NoiseSpan *span)
{
    return span->kernels->basis[octaves_of(span)->algorithm];
}

/* Where a strip's columns and rows lie on an octave's lattice. */
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

/* Adds an octave to the sums of a strip; only where
 * can_accumulate_in_place(). */
static void
draw_rows(const NoiseSpan *span, const NoiseOctaveInput *input,
          const NoiseTarget *target)
{
    NoiseColumns columns;
    NoiseRows rows;

    fill_tables(span, input, &columns, &rows);
    basis_of(span)->rows(input, &columns, &rows, target);
}

/* The same with slopes; only where the basis has slope_rows.  Sets the target's
 * scale. */
static void
draw_slope_rows(const NoiseSpan *span, const NoiseOctaveInput *input,
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
place_on_lattice(const NoiseSpan *span, const NoiseOctaveInput *input,
                 NoisePlaces *on_lattice)
{
    span->kernels->map_places(octave_of(span, input), input->shape->dimensions,
                              span->places, span->is_row, span->n, on_lattice);
}

/* Stores an octave's noise at the places of a span. */
static void
draw_places(const NoiseSpan *span, const NoiseOctaveInput *input, float *noise)
{
    NoisePlaces on_lattice;

    place_on_lattice(span, input, &on_lattice);
    basis_of(span)->points(input, &on_lattice, span->n, noise);
}

/* The same in a strip. */
static void
draw_strip(const NoiseSpan *span, const NoiseOctaveInput *input, float *noise)
{
    if (draw_grid(span, input, noise))
        return;
    for (int i = 0; i < span->n_rows; i++) {
        const NoiseSpan row = noise_span_row(span, i);
        draw_places(&row, input, noise + i * NOISE_BLOCK);
    }
}

/* Whether octaves can be added to the sums while they are drawn. */
static bool
can_accumulate_in_place(const NoiseSpan *span)
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

/* Stores an octave's noise at the places of a span, and those of its slopes
 * along the axes of the canvas that are wanted. */
static void
draw_slopes(const NoiseSpan *span, const NoiseOctaveInput *input, float *noise,
            NoiseSlopes *slopes)
{
    const NoiseBasis *basis = basis_of(span);
    const NoiseOctave *octave = octave_of(span, input);
    NoisePlaces on_lattice;
    NoiseSlopes on_axes;

    place_on_lattice(span, input, &on_lattice);
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

float
noise_octave_visibility(const NoiseOctave *octave, double half_contrast_pixels,
                        int32_t level)
{
    if (level == 0)
        return 1.0f;
    /* The width of a cell, in pixels of the level, divided by
     * half_contrast_pixels. */
    const double size =
        1.0 / (octave->frequency * (double)((int64_t)1 << level) *
               half_contrast_pixels);
    const double cube = size * size * size;

    return (float)(cube / (cube + 1.0));
}

NoiseFold
noise_field_fold(const NoisePlan *plan, int field, int k, int32_t level)
{
    const NoiseOctaves *octaves = noise_plan_octaves(plan, field);

    if (field >= NOISE_FIELD_WARP)
        return (NoiseFold){.fractal = NOISE_FRACTAL_FBM,
                           .visibility = 1.0f,
                           .share = octaves->share[k]};
    return (NoiseFold){
        .fractal = plan->params.fractal,
        .ping_pong = (float)plan->params.ping_pong_strength,
        .weight = plan->weighted_strength,
        .visibility = noise_octave_visibility(
            &octaves->octave[k], octaves->half_contrast_pixels, level),
        .mean = plan->signal_mean[k],
        .share = octaves->share[k],
        .inverse_peak = octaves->inverse_peak[k],
        .cell = (float)(plan->damping / octaves->octave[k].frequency),
    };
}

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
    draw_slopes(span, input, sums->noise, &slopes);
    if (fold != NULL) {
        const NoiseRises rises = {&slopes, sums->strength_slopes, sums->slopes};
        span->kernels->add_slopes(fold, sums->noise, span->n, sums->strength,
                                  sums->sum, &rises);
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
        draw_slope_rows(span, input, &target);
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
        draw_rows(span, input, &target);
        return;
    }
    if (span->strip == NULL)
        draw_places(span, input, drawn);
    else
        draw_strip(span, input, drawn);
    if (!is_stored)
        add_noise(span, fold, sums);
}

/* Adds all octaves of a field to the sums of a span. */
static void
add_octaves(const NoiseSpan *span, Sums *sums)
{
    const NoisePlan *plan = span->plan;
    const int n_octaves = octaves_of(span)->n_octaves;

    for (int k = 0; k < n_octaves; k++) {
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
    const bool is_stored =
        is_plain_field(span) && octaves_of(span)->n_octaves == 1;

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
                 .accumulates_in_place = can_accumulate_in_place(span)};

    if (is_weighted(span))
        add_weighted_octaves(span, &sums);
    else
        add_to_strip(span, &sums);
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
    const NoiseOctaves *octaves = octaves_of(span);

    if (octaves->is_damped && octaves->has_slope_rows) {
        sum_damped_strip(span, sum);
        return;
    }
    if (!octaves->is_damped && octaves->is_axis_aligned) {
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
    if (octaves_of(span)->is_damped)
        sum_damped_points(span, sum);
    else
        noise_field_slopes(span, sum, NULL);
}
