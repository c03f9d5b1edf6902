/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Moves the pixels of a picture, block by block.
 */
#include "moving.h"

#include <math.h>

#include "operating.h"
#include "require-memory.h"

/* The largest width and height of a block, in pixels. */
#define BLOCK 256

/* ---- How far noise moves pixels ---------------------------------------- */

/* The seeds of the two noises differ only in this bit.  A seed that is set as a
 * property has only 31 bits, so it never includes this one. */
#define OTHER_SEED ((uint64_t)1 << 40)

/* How steep the noise of KIND_FLOW is: the height difference between black and
 * white, as a multiple of the cell size.  The core maps a slope s to
 * s / sqrt(1 + s^2); with this height, s is rarely above 1. */
#define FLOW_HEIGHT 0.25

static gboolean
set_plans(Shifts *shifts, NoiseRecipe *recipe, NoiseError *error)
{
    NoiseParams *params = noise_recipe_edit(recipe);

    if (shifts->kind == KIND_FLOW) {
        params->map = NOISE_MAP_CURL;
        /* If cells are very large, this limit makes the noise a little less
         * steep. */
        params->map_strength =
            MIN(FLOW_HEIGHT * params->scale,
                noise_parameter_find("map-strength")->maximum);
        noise_recipe_check(recipe, NULL); /* rounds the value */
    }
    if (!operating_update_plan(&shifts->plan[0], NULL, recipe, error))
        return FALSE;
    if (shifts->kind == KIND_TURBULENT) {
        noise_recipe_edit(recipe)->seed ^= OTHER_SEED;
        return operating_update_plan(&shifts->plan[1], NULL, recipe, error);
    }
    return TRUE;
}

gboolean
moving_set_shifts(Shifts *shifts, ShiftKind kind, double amount,
                  NoiseRecipe *recipe, NoiseError *error)
{
    shifts->kind = kind;
    shifts->amount = amount;
    if (set_plans(shifts, recipe, error))
        return TRUE;
    moving_clear_shifts(shifts);
    return FALSE;
}

void
moving_clear_shifts(Shifts *shifts)
{
    for (int i = 0; i < 2; i++)
        g_clear_pointer(&shifts->plan[i], noise_plan_free);
}

/* Maps noise in [0, 1] to [-amount, amount]. */
static float
spread(float noise, float amount)
{
    return (2.0f * noise - 1.0f) * amount;
}

/* Computes the sine and cosine of t half turns, with t from -1 to 1, to within
 * 1e-6: evaluates the sine's Taylor series at a quarter of that angle, and then
 * doubles the angle twice.  We do not use libm, because its results differ from
 * machine to machine. */
static void
sine_and_cosine(float t, float *sine, float *cosine)
{
    const double x = G_PI / 4.0 * (double)t, square = x * x;
    double s =
        x *
        (1.0 - square / 6.0 *
                   (1.0 - square / 20.0 *
                              (1.0 - square / 42.0 * (1.0 - square / 72.0))));
    double c = sqrt(1.0 - s * s);

    for (int i = 0; i < 2; i++) {
        const double doubled = 2.0 * s * c;
        c = 1.0 - 2.0 * s * s;
        s = doubled;
    }
    *sine = (float)s;
    *cosine = (float)c;
}

/* Computes shifts from one noise.  Pixels move along an axis or, for KIND_TWIST,
 * along a circle whose radius is half the amount and whose rightmost point is the
 * pixel itself. */
static void
move_by_one(ShiftKind kind, float amount, const float *noise, gsize n,
            float *pairs)
{
    for (gsize i = 0; i < n; i++, pairs += 2) {
        float sine, cosine;
        pairs[0] = pairs[1] = 0.0f;
        if (kind != KIND_TWIST) {
            pairs[kind == KIND_X ? 0 : 1] = spread(noise[i], amount);
            continue;
        }
        sine_and_cosine(2.0f * noise[i] - 1.0f, &sine, &cosine);
        pairs[0] = 0.5f * amount * (cosine - 1.0f);
        pairs[1] = 0.5f * amount * sine;
    }
}

/* Computes horizontal shifts from one noise and vertical shifts from the other; the
 * values of each noise are `stride` floats apart. */
static void
move_by_two(float amount, const float *noise, const float *other, int stride,
            gsize n, float *pairs)
{
    for (gsize i = 0; i < n; i++, pairs += 2) {
        pairs[0] = spread(noise[i * (gsize)stride], amount);
        pairs[1] = spread(other[i * (gsize)stride], amount);
    }
}

/* Draws the noise of a region; free it with g_free(). */
static float *
render(const NoisePlan *plan, const NoiseRegion *region)
{
    const int n_channels = noise_plan_channels(plan);
    float *noise =
        g_new(float, (gsize)region->width *(gsize)region->height *n_channels);

    lattice_require_memory(
        noise_render(plan, region, noise, region->width * n_channels));
    return noise;
}

/* Computes from where in the picture each pixel of a region is sampled.  Stores a
 * pair of distances for each pixel, row by row: how far to the right of the pixel,
 * and how far below it, in pixels of the region's level. */
static void
find_shifts(const Shifts *shifts, const NoiseRegion *region, float *pairs)
{
    const gsize n = (gsize)region->width * (gsize)region->height;
    const float amount = (float)(shifts->amount / (double)(1 << region->level));
    g_autofree float *noise = render(shifts->plan[0], region);
    g_autofree float *other = NULL;

    switch (shifts->kind) {
    case KIND_TURBULENT:
        other = render(shifts->plan[1], region);
        move_by_two(amount, noise, other, 1, n, pairs);
        break;
    case KIND_FLOW:
        /* The curl map's red and green are the shifts. */
        move_by_two(amount, noise, noise + 1, 4, n, pairs);
        break;
    default:
        move_by_one(shifts->kind, amount, noise, n, pairs);
    }
}

/* ---- Pixels between pixels --------------------------------------------- */

/* GEGL's samplers differ from version to version; the ones below return the same
 * bits everywhere.  A sample is one pixel plus weighted differences from it, so
 * there is no rounding error where neighboring pixels are equal or nothing moves. */

/* Splits a shift into whole pixels and the rest.  The caller adds the position
 * afterward; if it were added first, the rest would be rounded differently at each
 * position. */
static int
split_shift(float shift, float *rest)
{
    const float whole = floorf(shift);

    *rest = shift - whole;
    return (int)whole;
}

static const float *
pixel_at(const Window *window, int column, int row)
{
    return window->numbers +
           ((gsize)(row - window->area.y) * window->area.width +
            (column - window->area.x)) *
               window->n_components;
}

/* Sets the weights of four neighboring pixels for a sample `rest` pixels after the
 * second one.  The second pixel's own weight would be 1 minus the others; it stays
 * 0, because mix_four() starts from that pixel. */
static void
set_weights(float rest, float weight[4])
{
    const float square = rest * rest, cube = square * rest;

    weight[0] = -0.5f * cube + square - 0.5f * rest;
    weight[1] = 0.0f;
    weight[2] = -1.5f * cube + 2.0f * square + 0.5f * rest;
    weight[3] = 0.5f * cube - 0.5f * square;
}

/* Mixes four pixels of a row or column that are `stride` floats apart. */
static inline float
mix_four(const float *first, int stride, const float weight[4])
{
    const float base = first[stride];

    return base + weight[0] * (first[0] - base) +
           weight[2] * (first[2 * stride] - base) +
           weight[3] * (first[3 * stride] - base);
}

static void
sample_cubic(const Window *window, int column, int row, const float rest[2],
             float *pixel)
{
    const int n = window->n_components, stride = window->area.width * n;
    const float *first = pixel_at(window, column - 1, row - 1);
    float across[4], down[4];

    set_weights(rest[0], across);
    set_weights(rest[1], down);
    for (int k = 0; k < n; k++) {
        float mixed[4];
        for (int i = 0; i < 4; i++)
            mixed[i] = mix_four(first + i * stride + k, n, across);
        pixel[k] = mix_four(mixed, 1, down);
    }
}

static void
sample_linear(const Window *window, int column, int row, const float rest[2],
              float *pixel)
{
    const int n = window->n_components, stride = window->area.width * n;
    const float *first = pixel_at(window, column, row);

    for (int k = 0; k < n; k++) {
        const float *corner = first + k, *below = corner + stride;
        const float upper = corner[0] + rest[0] * (corner[n] - corner[0]);
        const float lower = below[0] + rest[0] * (below[n] - below[0]);
        pixel[k] = upper + rest[1] * (lower - upper);
    }
}

static void
sample_nearest(const Window *window, int column, int row, const float rest[2],
               float *pixel)
{
    const float *nearest =
        pixel_at(window, column + (rest[0] >= 0.5f), row + (rest[1] >= 0.5f));

    for (int k = 0; k < window->n_components; k++)
        pixel[k] = nearest[k];
}

/* Divides premultiplied colors by alpha, and only then clamps alpha: splines
 * overshoot, and dividing by a clamped alpha would change the colors. */
static void
divide_by_alpha(float *pixel, int n_components)
{
    const float alpha = pixel[n_components - 1];

    for (int k = 0; k < n_components - 1; k++)
        pixel[k] = alpha > 0.0f ? pixel[k] / alpha : 0.0f;
    pixel[n_components - 1] = MIN(MAX(alpha, 0.0f), 1.0f);
}

/* Samples the picture `shift` pixels to the right of `column` and below `row`, and
 * undoes the premultiplication of the colors.  The window has to reach MOVING_REACH
 * pixels beyond that position. */
static void
sample_at(SamplerKind kind, const Window *window, int column, int row,
          const float shift[2], float *pixel)
{
    float rest[2];

    column += split_shift(shift[0], &rest[0]);
    row += split_shift(shift[1], &rest[1]);
    switch (kind) {
    case SAMPLER_NEAREST:
        sample_nearest(window, column, row, rest, pixel);
        break;
    case SAMPLER_LINEAR:
        sample_linear(window, column, row, rest, pixel);
        break;
    case SAMPLER_CUBIC:
        sample_cubic(window, column, row, rest, pixel);
        break;
    }
    if (window->n_components % 2 == 0)
        divide_by_alpha(pixel, window->n_components);
}

/* ---- Blocks ------------------------------------------------------------ */

/* Stores the smallest and the largest of the numbers at even indices of an array of
 * n. */
static void
get_range(const float *numbers, gsize n, float *least, float *most)
{
    *least = *most = numbers[0];
    for (gsize i = 0; i < n; i += 2) {
        *least = MIN(*least, numbers[i]);
        *most = MAX(*most, numbers[i]);
    }
}

/* Returns the part of the picture that has to be read to sample a block. */
static GeglRectangle
window_of(const GeglRectangle *block, const float *pairs)
{
    const gsize n = 2 * (gsize)block->width * (gsize)block->height;
    float left, right, up, down;

    get_range(pairs, n, &left, &right);
    get_range(pairs + 1, n - 1, &up, &down);
    const int x = block->x + (int)floorf(left) - MOVING_REACH;
    const int y = block->y + (int)floorf(up) - MOVING_REACH;
    return (GeglRectangle){
        x, y,
        block->x + block->width + (int)floorf(right) + MOVING_REACH + 1 - x,
        block->y + block->height + (int)floorf(down) + MOVING_REACH + 1 - y};
}

static void
sample(const Moving *moving, const Window *window, const GeglRectangle *block,
       const float *pairs, float *numbers)
{
    const NumberFormat *format = moving->format;

    for (int y = block->y; y < block->y + block->height; y++) {
        for (int x = block->x; x < block->x + block->width; x++) {
            sample_at(moving->sampler, window, x, y, pairs, numbers);
            pairs += 2;
            numbers += format->n_components;
        }
    }
}

/* Puts the picture's own colors over n moved pixels, and keeps the alpha of the moved
 * ones.  Moved colors show through only where the picture is transparent. */
static void
keep_colors(const Window *own, gsize n, float *numbers)
{
    const int n_components = own->n_components;
    const float *kept = own->numbers;

    for (gsize i = 0; i < n; i++) {
        const float rest = 1.0f - kept[n_components - 1];
        for (int k = 0; k < n_components - 1; k++)
            numbers[k] = kept[k] + rest * numbers[k];
        kept += n_components;
        numbers += n_components;
    }
}

static void
draw_block(const Moving *moving, const GeglRectangle *block)
{
    const NumberFormat *format = moving->format;
    const gsize n = (gsize)block->width * (gsize)block->height;
    const NoiseRegion region = {.x = block->x,
                                .y = block->y,
                                .width = block->width,
                                .height = block->height,
                                .level = moving->level,
                                .origin_x = moving->origin_x,
                                .origin_y = moving->origin_y};
    g_autofree float *pairs = g_new(float, 2 * n);
    g_autofree float *numbers = g_new(float, n *(gsize)format->n_components);
    g_autofree char *pixels =
        g_malloc(n * (gsize)babl_format_get_bytes_per_pixel(format->babl));

    find_shifts(moving->shifts, &region, pairs);
    const GeglRectangle area = window_of(block, pairs);
    const Window window =
        window_open(moving->input, &moving->moved, moving->level, format, &area,
                    moving->edges);
    sample(moving, &window, block, pairs, numbers);
    g_free(window.numbers);
    if (moving->is_outline) {
        const Window own =
            window_open(moving->input, &moving->picture, moving->level, format,
                        block, moving->edges);
        keep_colors(&own, n, numbers);
        g_free(own.numbers);
    }
    numbers_write(format, numbers, (int)n, pixels);
    gegl_buffer_set(moving->output, block, moving->level, format->babl, pixels,
                    GEGL_AUTO_ROWSTRIDE);
}

void
moving_draw(const Moving *moving, const GeglRectangle *area)
{
    const int right = area->x + area->width, bottom = area->y + area->height;

    for (int y = area->y; y < bottom; y += BLOCK) {
        for (int x = area->x; x < right; x += BLOCK)
            draw_block(moving, GEGL_RECTANGLE(x, y, MIN(BLOCK, right - x),
                                              MIN(BLOCK, bottom - y)));
    }
}
