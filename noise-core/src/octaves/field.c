/* SPDX-License-Identifier: MIT
 *
 * Draws octaves in rows that share their columns, as a grid, or place by place;
 * folds them, and adds them up.
 *
 *     add_octaves()                  for each octave, the coarsest first
 *       noise_plan_octave_input()      its lattice, key and factor
 *       noise_field_fold()             unless it is plain: how it is folded
 *       add_octave()                   draws it; chosen once for the span:
 *
 *         places, with slopes          add_slopes()   basis->points, map_slopes
 *         places                       add_places()   basis->points
 *         a strip; basis has rows      add_rows()     basis->rows, slope_rows
 *         a strip of anything else     add_strip()    basis->grid or points
 *
 *       add_hidden()                   adds only its mean, if pixels hide it
 *
 * An octave is plain if it is not folded, weighted or faded.  Its factor then
 * includes its share of the sum, so the basis itself can add it to the sum.  (The
 * first octave of a strip overwrites the sum.)  Any other octave is drawn into
 * `noise` and added by the kernel add(), which also computes how strong the next
 * octave is.  All of these functions give bit-identical results, so a point
 * equals its pixel.
 *
 * A strip has up to 48 rows of up to 256 places.  What depends only on a column or
 * only on a row (cells, fractions, fades) is computed once, in tables, instead of
 * for each pixel.
 */
#include "field.h"

#include <string.h>

#include "../vec/compile.h"

int
noise_pad_columns(double *x, int n)
{
    const int n_padded = noise_pad_lanes(n);

    for (int i = n; i < n_padded; i++)
        x[i] = x[n - 1];
    return n_padded;
}

/* Moves the strip's places to a row.  Returns the padded number of columns. */
static int
select_row(NoiseStrip *strip, int row)
{
    strip->places.at[1][0] = strip->y[row];
    return noise_pad_columns(strip->places.at[0], strip->n_columns);
}

NoiseSpan
noise_span_of_strip(const NoisePlan *plan, NoiseStrip *strip, double pixel,
                    const NoiseViews *views, NoiseStripRoom *room)
{
    return (NoiseSpan){.plan = plan,
                       .kernels = plan->kernels,
                       .pixel = pixel,
                       .strip = strip,
                       .room = room,
                       .views = views,
                       .n_rows = strip->n_rows,
                       .n = select_row(strip, 0)};
}

NoiseSpan
noise_span_row(const NoiseSpan *span, int row)
{
    NoiseSpan one = *span;

    one.n_rows = 1;
    one.n = select_row(span->strip, row);
    one.kernels = noise_plan_kernels(span->plan, one.n);
    one.places = &span->strip->places;
    one.strip = NULL;
    return one;
}

static const NoiseOctaves *
octaves_of(const NoiseSpan *span)
{
    return noise_plan_octaves(span->plan, span->field);
}

static const NoiseBasis *
basis_of(const NoiseSpan *span)
{
    return span->kernels->basis[octaves_of(span)->algorithm];
}

/* True if, on the lattice, x depends only on the column, y only on the row, and z
 * and w on neither. */
static bool
is_axis_aligned(const NoiseTransform *map)
{
    for (int row = 0; row < 4; row++) {
        for (int column = 0; column < 2; column++) {
            if (row != column && map->factor[row][column] != 0.0)
                return false;
        }
    }
    return true;
}

/* Draws a strip as a grid.  Returns false, and draws nothing, if the basis cannot do
 * so, or is just as fast place by place. */
static bool
draw_grid(const NoiseSpan *span, const NoiseOctaveInput *input, float *noise)
{
    const NoiseTransform *map = &input->lattice->map;
    const NoiseBasis *basis = basis_of(span);
    NoiseGrid grid;

    if (basis->grid == NULL || !is_axis_aligned(map))
        return false;
    span->kernels->fill_grid(map, span->strip, &grid);
    return basis->grid(input, &grid, noise);
}

/* Returns how many axes of the lattice contribute to slopes along the first n axes
 * of the canvas: 2 if n is 2 and the canvas's x and y do not affect the lattice's z
 * and w; otherwise 4. */
static int
count_axes(const NoiseTransform *map, int n)
{
    for (int row = 2; row < 4; row++) {
        if (n > 2 || map->factor[row][0] != 0.0 || map->factor[row][1] != 0.0)
            return 4;
    }
    return 2;
}

/* Octaves that keep less contrast than this are not drawn. */
#define LEAST_VISIBLE 0.001

float
noise_octave_visibility(const NoiseOctave *octave, double half_contrast_pixels,
                        double pixel)
{
    if (pixel <= 1.0 || half_contrast_pixels == 0.0)
        return 1.0f;
    /* The width of a cell, in pixels, divided by half_contrast_pixels. */
    const double size =
        1.0 / (octave->frequency * pixel * half_contrast_pixels);
    const double cube = size * size * size;

    return cube < LEAST_VISIBLE ? 0.0f : (float)(cube / (cube + 1.0));
}

static float
find_visibility(const NoisePlan *plan, int k, double pixel)
{
    return noise_octave_visibility(&plan->noise.octave[k],
                                   plan->noise.half_contrast_pixels, pixel);
}

/* True if octave k's noise is added without folding, weighting or fading.
 * NoiseOctaveInput.factor then already includes the octave's share of the sum. */
static bool
is_simply_added(const NoiseSpan *span, int k)
{
    return octaves_of(span)->is_plain &&
           (span->field >= NOISE_FIELD_WARP ||
            find_visibility(span->plan, k, span->pixel) == 1.0f);
}

NoiseFold
noise_field_fold(const NoisePlan *plan, int k, double pixel)
{
    const NoiseOctaves *octaves = &plan->noise;

    return (NoiseFold){
        .has_strength = octaves->is_weighted,
        .fractal = plan->params.fractal,
        .ping_pong = (float)plan->params.ping_pong_strength,
        .weight = plan->weighted_strength,
        .visibility = find_visibility(plan, k, pixel),
        .mean = plan->signal_mean[k],
        .share = octaves->share[k],
        .inverse_peak = octaves->inverse_peak[k],
        .cell = (float)(plan->damping / octaves->octave[k].frequency),
    };
}

/* The sums that octaves are added to, and buffers for adding them. */
typedef struct Sums {
    float *sum;
    NoiseSlopes *slopes; /* slopes of the sums, for each row; or NULL */
    float *noise;        /* noise of an octave, before it is folded or added */
    /* How strong earlier octaves make the next one, and the slopes of that strength.
     * Filled in only if octaves are weighted. */
    float *strength;
    NoiseSlopes *strength_slopes;
    bool has_strength; /* strength is filled in */
} Sums;

static void
clear(float *numbers, int n)
{
    if (n == 1)
        numbers[0] = 0.0f; /* saves a call for a single point */
    else
        memset(numbers, 0, sizeof *numbers * (size_t)n);
}

static void
clear_slopes(NoiseSlopes *slopes, const NoiseSpan *span)
{
    for (int row = 0; row < span->n_rows; row++) {
        for (int axis = 0; axis < slopes[row].n_axes; axis++)
            clear(slopes[row].along[axis], span->n);
    }
}

/* Prepares the sums of a span for octave k.  If the first octave of a strip is
 * plain, it overwrites the sums, so they need not be cleared.  If octaves are
 * weighted, none of them is plain, and octave 0 sets the strength to 1. */
VEC_INLINE void
begin_octave(Sums *sums, int k, bool is_plain, const NoiseSpan *span)
{
    const int n = (span->n_rows - 1) * NOISE_BLOCK + span->n;

    if (k == 0 && !(is_plain && span->strip != NULL)) {
        clear(sums->sum, n);
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

/* Draws an octave at the places of a span, and adds its noise and slopes.  Here and
 * below, fold is NULL for plain noise. */
static void
add_slopes(const NoiseSpan *span, const NoiseOctaveInput *input,
           const NoiseFold *fold, const Sums *sums)
{
    const NoiseTransform *map = &input->lattice->map;
    const NoiseBasis *basis = basis_of(span);
    NoiseSlopes on_lattice, unfolded;
    const NoiseRises rises = {&unfolded, sums->strength_slopes, sums->slopes};
    float *sum = fold == NULL ? sums->sum : sums->noise;

    unfolded.n_axes = sums->slopes->n_axes;
    if (fold != NULL) {
        clear(sum, span->n);
        clear_slopes(&unfolded, span);
    }
    on_lattice.n_axes = count_axes(map, unfolded.n_axes);
    basis->points(input, span->places, span->n, sum, &on_lattice);
    if (basis->has_slopes)
        span->kernels->map_slopes(map, input->shape->dimensions, &on_lattice,
                                  span->n,
                                  fold == NULL ? sums->slopes : &unfolded);
    if (fold != NULL)
        span->kernels->add(fold, sum, span->n, sums->strength, sums->sum,
                           &rises);
}

/* Draws an octave at the places of a span, and adds its noise. */
VEC_INLINE void
add_places(const NoiseSpan *span, const NoiseOctaveInput *input,
           const NoiseFold *fold, const Sums *sums)
{
    float *sum = fold == NULL ? sums->sum : sums->noise;

    if (fold != NULL)
        clear(sum, span->n);
    basis_of(span)->points(input, span->places, span->n, sum, NULL);
    if (fold != NULL)
        span->kernels->add(fold, sum, span->n, sums->strength, sums->sum, NULL);
}

/* Adds an octave to the sums of a strip, row by row.  The basis must have rows or,
 * for sums with slopes, slope_rows. */
static void
add_rows(const NoiseSpan *span, const NoiseOctaveInput *input,
         const NoiseFold *fold, const Sums *sums)
{
    const NoiseTransform *map = &input->lattice->map;
    const NoiseBasis *basis = basis_of(span);
    const NoiseTarget target = {
        .sum = sums->sum,
        .is_added = input->octave > 0,
        .fold = fold,
        .strength = sums->strength,
        .slopes = sums->slopes,
        .strength_slopes = sums->strength_slopes,
        .scale = {(float)map->factor[0][0], (float)map->factor[1][1]},
    };
    NoiseColumns columns;
    NoiseRows rows;

    span->kernels->fill_tables(input, span->strip, &columns, &rows);
    (sums->slopes != NULL ? basis->slope_rows : basis->rows)(input, &columns,
                                                             &rows, &target);
}

/* Returns the sums of row i of a strip. */
static Sums
sums_of_row(const Sums *sums, int i)
{
    Sums row = *sums;

    row.sum += i * NOISE_BLOCK;
    if (row.strength != NULL)
        row.strength += i * NOISE_BLOCK;
    if (row.slopes != NULL) {
        row.slopes += i;
        row.strength_slopes += i;
    }
    return row;
}

/* Adds the noise that draw_grid() has drawn. */
static void
add_grid(const NoiseSpan *span, const NoiseFold *fold, const Sums *sums)
{
    static const NoiseFold plain = {
        .fractal = NOISE_FRACTAL_FBM, .visibility = 1.0f, .share = 1.0f};

    for (int i = 0; i < span->n_rows; i++) {
        const Sums row = sums_of_row(sums, i);
        span->kernels->add(fold != NULL ? fold : &plain,
                           sums->noise + i * NOISE_BLOCK, span->n, row.strength,
                           row.sum, NULL);
    }
}

/* Draws an octave of a strip as a grid or row by row, and adds its noise. */
static void
add_strip(const NoiseSpan *span, const NoiseOctaveInput *input,
          const NoiseFold *fold, const Sums *sums)
{
    const bool is_stored = fold == NULL && input->octave == 0;

    if (draw_grid(span, input, is_stored ? sums->sum : sums->noise)) {
        if (!is_stored)
            add_grid(span, fold, sums);
        return;
    }
    for (int i = 0; i < span->n_rows; i++) {
        const NoiseSpan row = noise_span_row(span, i);
        const Sums own = sums_of_row(sums, i);
        if (is_stored)
            clear(own.sum, row.n);
        add_places(&row, input, fold, &own);
    }
}

/* Adds an octave that is too fine to be visible at this pixel size: adds only the
 * mean of its signal. */
VEC_OUTLINE void
add_hidden(const NoiseSpan *span, const NoiseFold *fold, const Sums *sums)
{
    NOISE_ALIGNED static const float noise[NOISE_BLOCK] = {0.0f};
    NoiseSlopes flat;

    flat.n_axes = sums->slopes != NULL ? sums->slopes->n_axes : 0;
    for (int axis = 0; axis < flat.n_axes; axis++)
        clear(flat.along[axis], span->n);
    for (int i = 0; i < span->n_rows; i++) {
        const Sums row = sums_of_row(sums, i);
        const NoiseRises rises = {&flat, row.strength_slopes, row.slopes};
        span->kernels->add(fold, noise, span->n, row.strength, row.sum,
                           row.slopes != NULL ? &rises : NULL);
    }
}

/* Draws an octave, and adds it to the sums of a span. */
typedef void AddOctave(const NoiseSpan *span, const NoiseOctaveInput *input,
                       const NoiseFold *fold, const Sums *sums);

/* Adds all octaves of a field to the sums of a span.  Inlined, because for a single
 * point, calls and branches take longer than the noise itself. */
VEC_INLINE void
add_octaves(const NoiseSpan *span, AddOctave *add_octave, Sums *sums)
{
    const NoisePlan *plan = span->plan;
    const int n_octaves = octaves_of(span)->n_octaves;

    for (int k = 0; k < n_octaves; k++) {
        const bool plain = is_simply_added(span, k);
        NoiseOctaveInput input =
            noise_plan_octave_input(plan, span->field, k, plain, span->pixel);
        NoiseFold fold;
        input.views = span->views;
        if (!plain)
            fold = noise_field_fold(plan, k, span->pixel);
        begin_octave(sums, k, plain, span);
        if (!plain && fold.visibility == 0.0f)
            add_hidden(span, &fold, sums);
        else
            add_octave(span, &input, plain ? NULL : &fold, sums);
    }
}

/* Returns `room`, as memory for the strengths of a span, or NULL if its octaves are
 * not weighted. */
static float *
use_strength(const NoiseSpan *span, float *room)
{
    return octaves_of(span)->is_weighted ? room : NULL;
}

static void
sum_strip(const NoiseSpan *span, float *sum)
{
    Sums sums = {.sum = sum,
                 .noise = span->room->noise,
                 .strength = use_strength(span, span->room->strength)};

    if (basis_of(span)->rows != NULL)
        add_octaves(span, add_rows, &sums);
    else
        add_octaves(span, add_strip, &sums);
}

void
noise_field_slope_strip(const NoiseSpan *span, float *sum, NoiseSlopes *slopes)
{
    Sums sums = {.sum = sum,
                 .slopes = slopes,
                 .strength = use_strength(span, span->room->strength),
                 .strength_slopes = span->room->strength_slopes};

    for (int row = 0; row < span->n_rows; row++)
        slopes[row].n_axes = sums.strength_slopes[row].n_axes = 2;
    add_octaves(span, add_rows, &sums);
}

void
noise_field_strip(const NoiseSpan *span, float *sum)
{
    const NoiseOctaves *octaves = octaves_of(span);

    if (octaves->is_damped && octaves->has_slope_rows) {
        noise_field_slope_strip(span, sum, span->room->damping);
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

/* The next three functions are not inlined, so that each takes up stack memory only
 * for the fields that it draws. */
VEC_OUTLINE void
sum_slopes(const NoiseSpan *span, float *sum, NoiseSlopes *slopes)
{
    NOISE_ALIGNED float noise[NOISE_BLOCK], strength[NOISE_BLOCK];
    NoiseSlopes strength_slopes;
    Sums sums = {.sum = sum,
                 .slopes = slopes,
                 .noise = noise,
                 .strength = use_strength(span, strength),
                 .strength_slopes = &strength_slopes};

    strength_slopes.n_axes = slopes->n_axes;
    add_octaves(span, add_slopes, &sums);
}

/* Computes the sums of a damped field. */
VEC_OUTLINE void
sum_damped_points(const NoiseSpan *span, float *sum)
{
    NoiseSlopes slopes;

    slopes.n_axes = 2;
    sum_slopes(span, sum, &slopes);
}

VEC_OUTLINE void
sum_points(const NoiseSpan *span, float *sum)
{
    NOISE_ALIGNED float noise[NOISE_BLOCK], strength[NOISE_BLOCK];
    Sums sums = {
        .sum = sum, .noise = noise, .strength = use_strength(span, strength)};

    add_octaves(span, add_places, &sums);
}

void
noise_field_slopes(const NoiseSpan *span, float *sum, NoiseSlopes *slopes)
{
    sum_slopes(span, sum, slopes);
}

void
noise_field_points(const NoiseSpan *span, float *sum)
{
    if (octaves_of(span)->is_damped)
        sum_damped_points(span, sum);
    else
        sum_points(span, sum);
}
