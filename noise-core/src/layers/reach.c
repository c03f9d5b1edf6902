/* SPDX-License-Identifier: MIT
 *
 * Finds out which pictures recipes and plans read, and how far around each pixel.
 *
 *     a pixel  --frame, slopes-->  its neighbors
 *              --warp-->           where the noise shows the picture
 *              --radius-->         the ground around it, if a mask looks there
 *              --smoothing-->      the pixels of a mean
 */
#include "reach.h"

#include <math.h>

#include "../params/recipe.h"
#include "maps.h"

/* ---- Recipes ---------------------------------------------------------- */

static unsigned
pictures_of_noise(const NoiseParams *params)
{
    return noise_shows_picture(params) ? 1u << params->picture : 0;
}

unsigned
noise_recipe_pictures(const NoiseRecipe *recipe)
{
    unsigned pictures = 0;
    NoiseLayer layer;

    if (recipe->n_layers == 0)
        return pictures_of_noise(&recipe->params);
    for (int i = 0; noise_recipe_next_drawn(recipe, &i, &layer); i++) {
        if (noise_layer_has_noise(&layer))
            pictures |= pictures_of_noise(&layer.noise);
        for (int k = 0; k < layer.n_masks; k++) {
            const NoiseMask *mask = &layer.mask[k];
            if (mask->has_noise)
                pictures |= pictures_of_noise(&mask->noise);
            if (mask->prefer_bright != 0.0)
                pictures |= 1u << NOISE_PICTURE_1;
        }
    }
    return pictures;
}

/* ---- Plans ------------------------------------------------------------ */

/* Adds a mean over `size` px of places up to `distance` px away. */
static void
reach_mean(NoiseReach *reach, double size, double distance)
{
    reach->needs.widest = fmax(reach->needs.widest, size);
    reach->needs.is_dense |= size > 1.0 && size < 4.0;
    reach->reach = fmax(reach->reach, distance + noise_view_reach(size));
}

static void
reach_channel(NoiseReach *reach, NoisePictureNumber number,
              NoisePictureChannel channel)
{
    reach->needs.is_read[number] = true;
    reach->needs.channels[number] |= 1u << channel;
}

/* Adds a picture's own colors, which are not smoothed. */
static void
reach_colors(NoiseReach *reach, const NoiseParams *params, double pixel,
             double distance)
{
    reach->needs.is_read[params->picture] = true;
    reach_mean(reach, pixel, distance);
    if (pixel <= 1.0 && params->warp_amount == 0.0)
        return; /* they are read pixel by pixel */
    for (int k = NOISE_PICTURE_RED; k <= NOISE_PICTURE_ALPHA; k++)
        reach_channel(reach, params->picture, (NoisePictureChannel)k);
}

/* Adds what a noise reads, at places up to `distance` px away.  Its plan may be
 * NULL. */
static void
reach_noise(NoiseReach *reach, const NoisePlan *noise, double pixel,
            double distance)
{
    if (noise == NULL || !noise_shows_picture(&noise->params))
        return;
    const NoiseParams *params = &noise->params;
    const NoiseReading *reading = &noise->noise.shape.reading;
    /* One more pixel for slopes, which are differences between neighbors. */
    distance += 1.001 * params->warp_amount + pixel + 1.0;
    reach_channel(reach, reading->number, reading->channel);
    reach_mean(reach, fmax(pixel, reading->smoothing), distance);
    reach->needs.is_dense |= params->warp_amount > 0.0;
    if (reading->flatten_radius > 0.0)
        reach_mean(reach, fmax(pixel, reading->flatten_radius), distance);
    if (params->coloring == NOISE_COLORING_OWN)
        reach_colors(reach, params, pixel, distance);
    /* Beyond an edge, a place may show the opposite one. */
    if (params->period_x != 0.0 || params->period_y != 0.0 ||
        reading->beyond == NOISE_BEYOND_WRAP ||
        reading->beyond == NOISE_BEYOND_MIRROR)
        reach->reach = INFINITY;
}

/* Adds what the lowest n_layers layers read. */
static void
reach_layers(NoiseReach *reach, const NoiseStack *stack, int n_layers,
             double pixel, double distance)
{
    for (int i = 0; i < n_layers; i++) {
        const NoiseLayerPlan *layer = &stack->layer[i];
        reach_noise(reach, layer->noise, pixel, distance);
        if (layer->piece_offset != NOISE_PIECE_PLACE_NONE &&
            noise_shows_picture(&layer->noise->params)) {
            reach->reach = INFINITY; /* pieces show any part of it */
            reach->needs.is_dense = true;
        }
        for (int k = 0; k < layer->n_masks; k++) {
            const NoiseMaskPlan *mask = &layer->mask[k];
            reach_noise(reach, mask->noise, pixel, distance);
            if (noise_mask_needs(mask).bright) {
                reach_channel(reach, NOISE_PICTURE_1, NOISE_PICTURE_BRIGHTNESS);
                reach_mean(reach, fmax(pixel, mask->radius), distance);
                if (stack->period[0] != 0.0 || stack->period[1] != 0.0)
                    reach->reach = INFINITY;
            }
        }
    }
}

/* Adds what the layers below a layer read where it looks around itself. */
static void
reach_surroundings(NoiseReach *reach, const NoiseStack *stack, int layer,
                   double radius, double pixel, double distance)
{
    double step = 0.0;

    for (int axis = 0; axis < 2; axis++)
        step = fmax(step, noise_around_step(stack, axis, radius, pixel));
    /* The spline reads heights up to two steps away. */
    reach_layers(reach, stack, layer, step, distance + 2.0 * step);
}

static NoiseReach
reach_of_stack(const NoisePlan *plan, double pixel)
{
    const NoiseStack *stack = plan->stack;
    const double frame = (noise_maps_frame(&plan->params, pixel) + 1) * pixel;
    NoiseReach reach = {.reach = 0.0};

    reach_layers(&reach, stack, stack->n_layers, pixel, frame);
    for (int i = 0; i < stack->n_layers; i++) {
        const NoiseLayerPlan *layer = &stack->layer[i];
        for (int k = 0; k < layer->n_masks; k++) {
            if (noise_mask_needs(&layer->mask[k]).around)
                reach_surroundings(&reach, stack, i, layer->mask[k].radius,
                                   pixel, frame);
        }
        if (layer->ground_smoothing != 0.0)
            reach_surroundings(&reach, stack, i, layer->ground_smoothing, pixel,
                               frame);
    }
    return reach;
}

NoiseReach
noise_plan_find_reach(const NoisePlan *plan, double pixel)
{
    NoiseReach reach = {.reach = 0.0};

    if (plan->stack != NULL)
        return reach_of_stack(plan, pixel);
    reach_noise(&reach, plan, pixel, 0.0);
    return reach;
}

int32_t
noise_plan_reach(const NoisePlan *plan, int32_t level)
{
    const double reach =
        ceil(noise_plan_find_reach(plan, (double)((int64_t)1 << level)).reach);

    return reach < INT32_MAX ? (int32_t)reach : INT32_MAX;
}
