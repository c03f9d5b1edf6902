/* SPDX-License-Identifier: MIT
 *
 * Says how many channels plans and recipes have, and whether they are opaque.
 */
#include "plan.h"

#include "../params/layer.h"
#include "../params/recipe.h"

int
noise_plan_channels(const NoisePlan *plan)
{
    return plan->n_channels;
}

/* Returns the bits that are 1 in the colors of all stops of a gradient. */
static uint64_t
find_common_bits(const NoiseGradient *gradient)
{
    uint64_t common = UINT64_MAX;

    for (int i = 0; i < gradient->count; i++)
        common &= gradient->stops[i].color;
    return common;
}

/* True if a layer is opaque everywhere.  Tiles are not, because they leave their
 * joints uncovered, except in the lowest layer, which also draws its joints. */
static bool
covers_all(const NoiseLayer *layer, bool is_lowest,
           const NoisePicture *pictures)
{
    return layer->mode != NOISE_MODE_NONE && layer->n_masks == 0 &&
           layer->clip == NOISE_SWITCH_NO && layer->opacity == 1.0 &&
           layer->height_mode <= NOISE_HEIGHT_MODE_REPLACE &&
           (noise_layer_has_noise(layer)
                ? (is_lowest ||
                   noise_pieces_of(&layer->noise) != NOISE_PIECES_TILES) &&
                      noise_params_are_opaque(&layer->noise, pictures)
                : (layer->color & 0xffff) == 0xffff);
}

bool
noise_params_are_opaque(const NoiseParams *params, const NoisePicture *pictures)
{
    uint64_t common = 0;

    if (!noise_params_have_colors(params))
        return params->map < NOISE_MAP_MASK;
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
    case NOISE_COLORING_OWN:
        return pictures != NULL &&
               pictures[params->picture].n_channels % 2 == 1;
    case NOISE_COLORING_RGBA:
        return false;
    }
    /* The lowest 16 bits of a color are its alpha. */
    return (common & 0xffff) == 0xffff;
}

int
noise_params_channels(const NoiseParams *params)
{
    const bool is_vector = params->map == NOISE_MAP_NORMAL ||
                           params->map == NOISE_MAP_CURL ||
                           params->map >= NOISE_MAP_EMISSION;
    const bool is_colored = noise_params_have_colors(params) &&
                            params->coloring != NOISE_COLORING_GRAY;

    return is_vector || is_colored ? NOISE_COLOR_CHANNELS : 1;
}

/* The colors of all visible layers together. */
typedef struct LayerColors {
    bool are_opaque, are_gray;
} LayerColors;

/* Colors are opaque if some layer is opaque everywhere.  They are gray if all layers
 * with color are gray, and the lowest of these is opaque everywhere. */
static LayerColors
find_layer_colors(const NoiseRecipe *recipe, const NoisePicture *pictures)
{
    LayerColors colors = {.are_opaque = false, .are_gray = true};
    bool is_lowest = true;
    NoiseLayer layer;

    for (int i = 0; noise_recipe_next_drawn(recipe, &i, &layer); i++) {
        const bool covers = covers_all(&layer, is_lowest, pictures);
        is_lowest = false;
        if (layer.mode == NOISE_MODE_NONE)
            continue;
        colors.are_opaque |= covers;
        colors.are_gray &= colors.are_opaque && noise_layer_has_noise(&layer) &&
                           layer.noise.coloring == NOISE_COLORING_GRAY;
    }
    colors.are_gray &= colors.are_opaque;
    return colors;
}

/* Returns the parameters of a noise with the same channels and alpha as the recipe.
 * If there are layers, the whole picture has no coloring of its own, so this
 * function chooses one. */
static NoiseParams
find_colors(const NoiseRecipe *recipe, const NoisePicture *pictures)
{
    NoiseParams params = recipe->params;

    if (!noise_recipe_has(recipe, noise_parameter_find("coloring"))) {
        const LayerColors colors = find_layer_colors(recipe, pictures);
        params.coloring = !colors.are_opaque ? NOISE_COLORING_RGBA
                          : colors.are_gray  ? NOISE_COLORING_GRAY
                                             : NOISE_COLORING_TWO_COLORS;
    }
    return params;
}

int
noise_recipe_channels(const NoiseRecipe *recipe)
{
    const NoiseParams colors = find_colors(recipe, NULL);

    return noise_params_channels(&colors);
}

bool
noise_recipe_is_opaque(const NoiseRecipe *recipe, const NoisePicture *pictures)
{
    const NoiseParams colors = find_colors(recipe, pictures);

    return noise_params_are_opaque(&colors, pictures);
}

const NoiseRecipe *
noise_plan_recipe(const NoisePlan *plan)
{
    return plan->recipe;
}
