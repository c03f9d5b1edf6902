/* SPDX-License-Identifier: MIT
 *
 * From values to pixels: colors.
 */
#include "paint.h"

#include <string.h>

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

void
noise_paint_values(const NoisePlan *plan, int field, const float *value,
                   const NoiseCells *cells, int n, float *pixels)
{
    const NoiseParams *params = &plan->params;
    const NoiseKernels *kernels = plan->kernels;

    switch (params->coloring) {
    case NOISE_COLORING_GRAY:
        memcpy(pixels, value, sizeof(float) * (size_t)n);
        return;
    case NOISE_COLORING_TWO_COLORS:
        kernels->paint_mix(plan->low, plan->high, value, n, pixels);
        return;
    case NOISE_COLORING_GRADIENT:
        kernels->paint_ramp(&plan->ramp, value, n, pixels);
        return;
    case NOISE_COLORING_CELLS:
        kernels->paint_cells(&plan->ramp, plan->low, value, cells, n, pixels);
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

void
noise_paint_decode(const NoisePlan *plan, int n, float *pixels)
{
    NOISE_ALIGNED float alpha[NOISE_BLOCK];

    if (noise_plan_channels(plan) == 1 || plan->params.map != NOISE_MAP_HEIGHT)
        return;
    for (int i = 0; i < n; i++)
        alpha[i] = pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA];
    plan->kernels->decode(pixels, NOISE_COLOR_CHANNELS * n);
    for (int i = 0; i < n; i++)
        pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] = alpha[i];
}
