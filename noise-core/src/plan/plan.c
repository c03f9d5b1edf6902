/* SPDX-License-Identifier: MIT
 *
 * Answers questions about plans: how many channels they have, whether they are
 * opaque.
 */
#include "plan.h"

#include <string.h>

#include "../dispatch/cpu.h"
#include "../params/layer-text.h"

const NoiseKernels *
noise_plan_kernels(const NoisePlan *plan, int n)
{
    return n < NOISE_LANES ? &noise_kernels_one : plan->kernels;
}

int
noise_plan_channels(const NoisePlan *plan)
{
    return plan->n_channels;
}

/* Returns the bits that are 1 in the colors of all stops. */
static uint64_t
find_common_bits(const NoiseGradient *gradient)
{
    uint64_t common = UINT64_MAX;

    for (int i = 0; i < gradient->count; i++)
        common &= gradient->stops[i].color;
    return common;
}

/* True if the layer is opaque everywhere.  The lowest layer draws its tiles' joints
 * as well. */
static bool
covers_all(const NoiseLayer *layer, bool is_lowest)
{
    return layer->mode != NOISE_MODE_NONE && layer->n_masks == 0 &&
           layer->clip == NOISE_SWITCH_NO && layer->opacity == 1.0 &&
           layer->height_mode <= NOISE_HEIGHT_MODE_REPLACE &&
           (noise_layer_has_noise(layer)
                ? (is_lowest ||
                   noise_pieces_of(&layer->noise) != NOISE_PIECES_TILES) &&
                      noise_params_are_opaque(&layer->noise)
                : (layer->color & 0xffff) == 0xffff);
}

static bool
has_opaque_layer(const char *layers)
{
    bool is_lowest = true;
    int number = 0;
    NoiseLayer layer;

    for (; noise_layer_read_visible(&layers, &number, &layer);
         is_lowest = false) {
        if (covers_all(&layer, is_lowest))
            return true;
    }
    return false;
}

bool
noise_params_are_opaque(const NoiseParams *params)
{
    uint64_t common = 0;

    if (!noise_params_have_colors(params))
        return params->map < NOISE_MAP_MASK;
    if (params->layers[0] != '\0')
        return has_opaque_layer(params->layers);
    switch (params->coloring) {
    case NOISE_COLORING_TWO_COLORS:
        common = params->color_low & params->color_high;
        break;
    case NOISE_COLORING_GRADIENT:
        common = find_common_bits(&params->gradient);
        break;
    case NOISE_COLORING_CELLS:
        common = params->color_low & find_common_bits(&params->gradient);
        break;
    case NOISE_COLORING_RGB:
        common = params->color_base;
        break;
    case NOISE_COLORING_GRAY:
        return true;
    case NOISE_COLORING_RGBA:
        return false;
    }
    /* A color's last 16 bits are its alpha. */
    return (common & 0xffff) == 0xffff;
}

/* True if all layers with color are gray, and the lowest of them is opaque
 * everywhere. */
static bool
has_gray_layers(const NoiseParams *params)
{
    const char *text = params->layers;
    bool is_covered = false, is_lowest = true;
    int number = 0;
    NoiseLayer layer;

    for (; noise_layer_read_visible(&text, &number, &layer);
         is_lowest = false) {
        if (layer.mode == NOISE_MODE_NONE)
            continue;
        is_covered = is_covered || covers_all(&layer, is_lowest);
        if (!is_covered || layer.noise.coloring != NOISE_COLORING_GRAY ||
            !noise_layer_has_noise(&layer))
            return false;
    }
    return is_covered;
}

int
noise_params_channels(const NoiseParams *params)
{
    const bool is_vector = params->map == NOISE_MAP_NORMAL ||
                           params->map == NOISE_MAP_CURL ||
                           params->map >= NOISE_MAP_EMISSION;
    const bool is_colored =
        noise_params_have_colors(params) &&
        (params->layers[0] != '\0' ? !has_gray_layers(params)
                                   : params->coloring != NOISE_COLORING_GRAY);

    return is_vector || is_colored ? NOISE_COLOR_CHANNELS : 1;
}

bool
noise_plan_draws(const NoisePlan *plan, const NoiseParams *params)
{
    char mine[NOISE_RECIPE_SIZE], other[NOISE_RECIPE_SIZE];

    noise_recipe_print(&plan->asked, mine);
    noise_recipe_print(params, other);
    return strcmp(mine, other) == 0;
}
