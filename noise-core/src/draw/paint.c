/* SPDX-License-Identifier: MIT
 *
 * From values to pixels: colors, and maps of the noise as a landscape.
 */
#include "paint.h"

#include <math.h>
#include <string.h>

int
noise_params_channels(const NoiseParams *params)
{
    const bool is_map = params->map != NOISE_MAP_HEIGHT;
    const bool is_vector = is_map && params->map != NOISE_MAP_SLOPE;
    const bool is_colored = !is_map && params->coloring != NOISE_COLORING_GRAY;

    return is_vector || is_colored ? NOISE_COLOR_CHANNELS : 1;
}

int
noise_paint_fields(const NoiseParams *params)
{
    if (params->map != NOISE_MAP_HEIGHT)
        return 1;
    switch (params->coloring) {
    case NOISE_COLORING_RGB:
        return 3;
    case NOISE_COLORING_RGBA:
        return 4;
    default:
        return 1;
    }
}

static void
paint_two_colors(const NoiseParams *params, const float *value, int n,
                 float *pixels)
{
    for (int channel = 0; channel < NOISE_COLOR_CHANNELS; channel++) {
        const float low = noise_color_channel(params->color_low, channel);
        const float high = noise_color_channel(params->color_high, channel);
        for (int i = 0; i < n; i++)
            pixels[NOISE_COLOR_CHANNELS * i + channel] =
                noise_color_mix(low, high, value[i]);
    }
}

/* Mixes color-low, where the value is 0, with the color of the cell, where it
 * is 1.  The colors of cells too small to be seen fade to the mean of all. */
static void
paint_cells(const NoisePlan *plan, const float *value, const NoiseCells *cells,
            int n, float *pixels)
{
    noise_ramp_paint(&plan->ramp, cells->number, n, pixels);
    for (int channel = 0; channel < NOISE_COLOR_CHANNELS; channel++) {
        const float low = noise_color_channel(plan->params.color_low, channel);
        const float mean = plan->ramp.mean[channel];
        for (int i = 0; i < n; i++) {
            float *pixel = &pixels[NOISE_COLOR_CHANNELS * i + channel];
            const float own =
                noise_color_mix(mean, *pixel, cells->visibility[i]);
            *pixel = noise_color_mix(low, own, value[i]);
        }
    }
}

void
noise_paint_values(const NoisePlan *plan, int field, const float *value,
                   const NoiseCells *cells, int n, float *pixels)
{
    const NoiseParams *params = &plan->params;

    switch (params->coloring) {
    case NOISE_COLORING_GRAY:
        memcpy(pixels, value, sizeof(float) * (size_t)n);
        return;
    case NOISE_COLORING_TWO_COLORS:
        paint_two_colors(params, value, n, pixels);
        return;
    case NOISE_COLORING_GRADIENT:
        noise_ramp_paint(&plan->ramp, value, n, pixels);
        return;
    case NOISE_COLORING_CELLS:
        paint_cells(plan, value, cells, n, pixels);
        return;
    default:
        break;
    }
    for (int i = 0; i < n; i++) {
        pixels[NOISE_COLOR_CHANNELS * i + field] = value[i];
        if (params->coloring == NOISE_COLORING_RGB)
            pixels[NOISE_COLOR_CHANNELS * i + NOISE_COLOR_CHANNELS - 1] = 1.0f;
    }
}

/* A color under light: multiplied where a slope gets less light than level
 * ground, and moved towards white, never beyond, where it gets more. */
static inline float
lit_color(float color, float shade)
{
    return shade <= 1.0f ? color * shade : 1.0f - (1.0f - color) / shade;
}

void
noise_paint_light(const NoisePlan *plan, const float *x, const float *y, int n,
                  float *pixels)
{
    const int n_channels = noise_plan_channels(plan);
    const int n_padded = noise_pad_lanes(n);
    float shade[NOISE_BLOCK];

    plan->kernels->light(&plan->light, x, y, n_padded, shade);
    for (int i = 0; i < n; i++, pixels += n_channels) {
        for (int k = 0; k < n_channels && k < NOISE_ALPHA; k++)
            pixels[k] = lit_color(pixels[k], shade[i]);
    }
}

void
noise_paint_decode(const NoisePlan *plan, int n, float *pixels)
{
    float alpha[NOISE_BLOCK];

    if (noise_plan_channels(plan) == 1 || plan->params.map != NOISE_MAP_HEIGHT)
        return;
    for (int i = 0; i < n; i++)
        alpha[i] = pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA];
    plan->kernels->decode(pixels, NOISE_COLOR_CHANNELS * n);
    for (int i = 0; i < n; i++)
        pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] = alpha[i];
}

/* A number from -1 to 1 as a channel from 0 to 1. */
static inline float
signed_color(float number)
{
    return 0.5f + 0.5f * number;
}

void
noise_paint_map(const NoisePlan *plan, const float *x, const float *y, int n,
                float *pixels)
{
    const NoiseParams *params = &plan->params;
    const int n_padded = noise_pad_lanes(n);
    /* y points down: what rises along it faces the top of the picture. */
    const float side = params->normal_y == NOISE_NORMAL_Y_UP ? -1.0f : 1.0f;
    float normal[3][NOISE_BLOCK];

    plan->kernels->normals(x, y, (float)params->map_strength, n_padded, normal);
    if (params->map == NOISE_MAP_SLOPE) {
        for (int i = 0; i < n; i++)
            pixels[i] = fminf(sqrtf(normal[0][i] * normal[0][i] +
                                    normal[1][i] * normal[1][i]),
                              1.0f); /* rounding may go beyond */
        return;
    }
    const bool is_normal = params->map == NOISE_MAP_NORMAL;
    for (int i = 0; i < n; i++, pixels += NOISE_COLOR_CHANNELS) {
        pixels[0] = signed_color(is_normal ? normal[0][i] : -normal[1][i]);
        pixels[1] =
            signed_color(is_normal ? side * normal[1][i] : normal[0][i]);
        pixels[2] = is_normal ? signed_color(normal[2][i]) : 0.5f;
        pixels[NOISE_ALPHA] = 1.0f;
    }
}
