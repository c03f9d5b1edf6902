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
#include "../view/view.h"
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
    reach->widest = fmax(reach->widest, size);
    reach->reach = fmax(reach->reach, distance + noise_view_reach(size));
}

/* Adds what a noise reads, at places up to `distance` px away.  Its plan may be
 * NULL. */
static void
reach_noise(NoiseReach *reach, const NoisePlan *noise, double pixel,
            double distance)
{
    if (noise == NULL || !noise_shows_picture(&noise->params))
        return;
    const NoiseReading *reading = &noise->noise.shape.reading;
    /* One more pixel for slopes, which are differences between neighbors. */
    distance += 1.001 * noise->params.warp_amount + pixel + 1.0;
    reach_mean(reach, fmax(pixel, reading->smoothing), distance);
    if (reading->flatten_radius > 0.0)
        reach_mean(reach, fmax(pixel, reading->flatten_radius), distance);
    /* Beyond an edge, a place may show the opposite one. */
    if (noise->params.period_x != 0.0 || noise->params.period_y != 0.0 ||
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
            noise_shows_picture(&layer->noise->params))
            reach->reach = INFINITY; /* pieces show any part of it */
        for (int k = 0; k < layer->n_masks; k++) {
            const NoiseMaskPlan *mask = &layer->mask[k];
            reach_noise(reach, mask->noise, pixel, distance);
            if (noise_mask_needs(mask).bright) {
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
    NoiseReach reach = {0.0, 0.0};

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
    NoiseReach reach = {0.0, 0.0};

    if (plan->stack != NULL)
        return reach_of_stack(plan, pixel);
    reach_noise(&reach, plan, pixel, 0.0);
    /* The picture's own colors are not smoothed. */
    if (reach.widest > 0.0)
        reach_mean(&reach, pixel, 1.001 * plan->params.warp_amount);
    return reach;
}

int32_t
noise_plan_reach(const NoisePlan *plan, int32_t level)
{
    const double reach =
        ceil(noise_plan_find_reach(plan, (double)((int64_t)1 << level)).reach);

    return reach < INT32_MAX ? (int32_t)reach : INT32_MAX;
}
