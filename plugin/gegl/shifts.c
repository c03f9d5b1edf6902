/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How far noise moves the pixels of a picture.
 */
#include "shifts.h"

#include <math.h>

#include "operating.h"

/* The second noise has the first one's seed and this number beyond those of
 * arguments, which have 31 bits. */
#define OTHER_SEED ((uint64_t)1 << 40)

/* How steep the flow's noise is drawn: the height in cells of white above
 * black.  Its slopes s are bounded as s / sqrt(1 + s^2), and are hardly ever
 * steeper than 1 before that. */
#define FLOW_HEIGHT 0.25

static gboolean
set_plans(Shifts *shifts, NoiseParams params, NoiseError *error)
{
    if (shifts->kind == KIND_FLOW) {
        params.map = NOISE_MAP_CURL;
        /* The largest cells are drawn as if they were a little less steep. */
        params.map_strength =
            MIN(FLOW_HEIGHT * params.scale,
                noise_parameter_find("map-strength")->maximum);
        noise_params_check(&params, NULL); /* rounds the number */
    }
    if (!operating_update_plan(&shifts->plan[0], &params, error))
        return FALSE;
    if (shifts->kind == KIND_TURBULENT) {
        params.seed ^= OTHER_SEED;
        return operating_update_plan(&shifts->plan[1], &params, error);
    }
    return TRUE;
}

gboolean
shifts_set(Shifts *shifts, ShiftKind kind, double amount,
           const NoiseParams *params, NoiseError *error)
{
    shifts->kind = kind;
    shifts->amount = amount;
    if (set_plans(shifts, *params, error))
        return TRUE;
    shifts_clear(shifts);
    return FALSE;
}

void
shifts_clear(Shifts *shifts)
{
    for (int i = 0; i < 2; i++)
        g_clear_pointer(&shifts->plan[i], noise_plan_free);
}

/* Takes noise from 0 to 1 to -amount to amount. */
static float
spread(float noise, float amount)
{
    return (2.0f * noise - 1.0f) * amount;
}

/* Sine and cosine of half a turn times t, from -1 to 1, within 1e-6: Taylor
 * series of a quarter of that angle, doubled twice.  libm's own differ from
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

/* A pixel on a circle of half the amount around a point to its left. */
static void
twist(float noise, float amount, float *pair)
{
    float sine, cosine;

    sine_and_cosine(2.0f * noise - 1.0f, &sine, &cosine);
    pair[0] = 0.5f * amount * (cosine - 1.0f);
    pair[1] = 0.5f * amount * sine;
}

/* From a single noise for each pixel. */
static void
move_by_one(ShiftKind kind, float amount, const float *noise, gsize n,
            float *pairs)
{
    for (gsize i = 0; i < n; i++, pairs += 2) {
        pairs[0] = pairs[1] = 0.0f;
        if (kind == KIND_TWIST)
            twist(noise[i], amount, pairs);
        else
            pairs[kind == KIND_X ? 0 : 1] = spread(noise[i], amount);
    }
}

/* From two noises, which have a number every `stride` floats. */
static void
move_by_two(float amount, const float *noise, const float *other, int stride,
            gsize n, float *pairs)
{
    for (gsize i = 0; i < n; i++, pairs += 2) {
        pairs[0] = spread(noise[i * (gsize)stride], amount);
        pairs[1] = spread(other[i * (gsize)stride], amount);
    }
}

/* The noise of a region; free with g_free(). */
static float *
render(const NoisePlan *plan, const NoiseRegion *region)
{
    const int n_channels = noise_plan_channels(plan);
    float *noise =
        g_new(float, (gsize)region->width *(gsize)region->height *n_channels);

    noise_render(plan, region, noise, region->width * n_channels);
    return noise;
}

void
shifts_find(const Shifts *shifts, const NoiseRegion *region, float *pairs)
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
        /* The red and green of a map of the curl. */
        move_by_two(amount, noise, noise + 1, 4, n, pairs);
        break;
    default:
        move_by_one(shifts->kind, amount, noise, n, pairs);
    }
}
