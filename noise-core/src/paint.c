/* SPDX-License-Identifier: MIT
 *
 * From values to pixels: colours, and maps of the noise as a landscape.
 */
#include "paint.h"

#include <math.h>
#include <string.h>

int
noise_params_channels(const NoiseParams *params)
{
    const bool is_map = params->map != NOISE_MAP_HEIGHT;
    const bool is_vector = is_map && params->map != NOISE_MAP_SLOPE;
    const bool is_coloured =
        !is_map && params->colouring != NOISE_COLOURING_GREY;

    return is_vector || is_coloured ? NOISE_COLOUR_CHANNELS : 1;
}

int
noise_paint_fields(const NoiseParams *params)
{
    if (params->map != NOISE_MAP_HEIGHT)
        return 1;
    switch (params->colouring) {
    case NOISE_COLOURING_RGB:
        return 3;
    case NOISE_COLOURING_RGBA:
        return 4;
    default:
        return 1;
    }
}

static void
paint_two_colours(const NoiseParams *params, const float *value, int n,
                  float *pixels)
{
    for (int channel = 0; channel < NOISE_COLOUR_CHANNELS; channel++) {
        const float low = noise_colour_channel(params->colour_low, channel);
        const float high = noise_colour_channel(params->colour_high, channel);
        for (int i = 0; i < n; i++)
            pixels[NOISE_COLOUR_CHANNELS * i + channel] =
                noise_colour_mix(low, high, value[i]);
    }
}

void
noise_paint_values(const NoisePlan *plan, int field, const float *value, int n,
                   float *pixels)
{
    const NoiseParams *params = &plan->params;

    switch (params->colouring) {
    case NOISE_COLOURING_GREY:
        memcpy(pixels, value, sizeof(float) * (size_t)n);
        return;
    case NOISE_COLOURING_TWO_COLOURS:
        paint_two_colours(params, value, n, pixels);
        return;
    case NOISE_COLOURING_GRADIENT:
        noise_ramp_paint(&plan->ramp, value, n, pixels);
        return;
    default:
        break;
    }
    for (int i = 0; i < n; i++) {
        pixels[NOISE_COLOUR_CHANNELS * i + field] = value[i];
        if (params->colouring == NOISE_COLOURING_RGB)
            pixels[NOISE_COLOUR_CHANNELS * i + NOISE_COLOUR_CHANNELS - 1] =
                1.0f;
    }
}

/* A number from -1 to 1 as a colour. */
static inline float
signed_colour(float number)
{
    return 0.5f + 0.5f * number;
}

/* What is steeper than this is upright; kept below it, in its direction, its
 * square is still a number. */
static inline void
keep_squares(float *x, float *y)
{
    const float most = 1e18f;
    const float larger = fmaxf(fabsf(*x), fabsf(*y));

    if (larger <= most)
        return;
    *x *= most / larger;
    *y *= most / larger;
}

void
noise_paint_map(const NoiseParams *params, float x, float y, float *pixel)
{
    const float height = (float)params->map_strength;
    float rise_x = x * height;
    float rise_y = y * height;
    keep_squares(&rise_x, &rise_y);
    const float steepness = rise_x * rise_x + rise_y * rise_y;
    const float length = sqrtf(1.0f + steepness);

    if (params->map == NOISE_MAP_SLOPE) {
        pixel[0] = sqrtf(steepness) / length;
        return;
    }
    if (params->map == NOISE_MAP_NORMAL) {
        /* Rows grow downwards, so that what rises there faces up. */
        const float side = params->normal_y == NOISE_NORMAL_Y_UP ? 1.0f : -1.0f;
        pixel[0] = signed_colour(-rise_x / length);
        pixel[1] = signed_colour(side * (rise_y / length));
        pixel[2] = signed_colour(1.0f / length);
    } else {
        pixel[0] = signed_colour(rise_y / length);
        pixel[1] = signed_colour(-rise_x / length);
        pixel[2] = 0.5f;
    }
    pixel[3] = 1.0f;
}
