/* SPDX-License-Identifier: MIT
 *
 * Makes plans of one noise or of layers, and draws their pictures.
 */
#include <noise-core/layers.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../dispatch/cpu.h"
#include "../params/error.h"
#include "../params/layer-text.h"
#include "../params/params.h"
#include "../params/when.h"
#include "../prepare/make-plan.h"
#include "../render/evaluate.h"
#include "../render/volume.h"
#include "maps.h"

/* ---- Plans ------------------------------------------------------------ */

static NoisePlan *
plan_of_layers(const NoiseParams *params)
{
    NoisePlan *plan = (NoisePlan *)calloc(1, sizeof *plan);

    if (plan == NULL)
        return NULL;
    plan->asked = plan->params = *params;
    plan->kernels = noise_cpu_kernels();
    plan->n_channels = noise_params_channels(params);
    plan->stack = noise_stack_new(params);
    if (plan->stack != NULL)
        return plan;
    free(plan);
    return NULL;
}

/* Working memory for making a plan: not on the stack, which may be small in a
 * thread. */
typedef struct PlanRoom {
    NoiseParams asked, drawn;
    NoiseLayer layer, plain;
} PlanRoom;

/* True if, apart from its noise, the layer says nothing that a single noise cannot
 * say.  `plain` is working memory. */
static bool
is_plain(const NoiseLayer *layer, NoiseLayer *plain)
{
    size_t n;
    const NoiseParameter *table = noise_layer_parameters(&n);

    noise_layer_init(plain, 0, layer->name);
    plain->relief = fmax(layer->relief, 0.0);
    /* Only maps that a single noise does not have show these. */
    plain->roughness = layer->roughness;
    plain->roughness_variation = layer->roughness_variation;
    plain->metallic = layer->metallic;
    for (size_t i = 0; i < n; i++) {
        char text[NOISE_TEXT_SIZE];
        if (noise_params_differ(&layer->noise, &plain->noise, &table[i], text))
            return false;
    }
    return layer->n_masks == 0;
}

/* True if the only visible layer is a noise that a recipe of version 1 can describe;
 * then fills in room->drawn with that noise. */
static bool
are_one_noise(PlanRoom *room)
{
    const NoiseParams *whole = &room->asked;
    const NoiseLayer *layer = &room->layer;
    const char *text = whole->layers;
    NoiseParams *noise = &room->drawn;
    int number = 0;

    if (!noise_layer_read_visible(&text, &number, &room->layer) ||
        noise_layer_read_visible(&text, &number, &room->plain) ||
        !is_plain(layer, &room->plain))
        return false;
    noise_layer_params(whole, layer, noise);
    noise->relief = layer->relief;
    noise->light_angle = whole->light_angle;
    noise->light_height = whole->light_height;
    noise->map = whole->map;
    noise->normal_y = whole->normal_y;
    noise->map_strength = layer->relief * noise_layers_strength(whole);
    return true;
}

/* Makes a plan of room->asked. */
static NoisePlan *
make_plan(PlanRoom *room, NoiseError *error)
{
    NoiseParams *drawn = &room->drawn;

    if (!noise_params_check(&room->asked, error))
        return NULL;
    *drawn = room->asked;
    const bool is_noise = drawn->layers[0] == '\0' || are_one_noise(room);
    const bool is_stack = !is_noise || drawn->map >= NOISE_MAP_OCCLUSION;
    /* Maps such as occlusion are drawn from layers: the noise becomes one, without
     * colors, which such a map does not show, and which were not checked. */
    if (is_stack)
        *drawn = room->asked;
    if (is_stack && drawn->layers[0] == '\0') {
        noise_params_settle(drawn);
        if (!noise_params_add_layers(drawn, NULL, "", error))
            return NULL;
    }
    NoisePlan *plan =
        is_stack ? plan_of_layers(drawn) : noise_plan_of_noise(drawn);
    if (plan == NULL) {
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
        return NULL;
    }
    plan->asked = room->asked;
    if (is_stack && is_noise)
        plan->alone = plan->stack->layer[0].noise;
    return plan;
}

NoisePlan *
noise_plan_new(const NoiseParams *params, NoiseError *error)
{
    PlanRoom *room = (PlanRoom *)malloc(sizeof *room);

    if (room == NULL) {
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
        return NULL;
    }
    room->asked = *params;
    NoisePlan *plan = make_plan(room, error);
    free(room);
    return plan;
}

NoisePlan *
noise_plan_new_from_recipe(const char *recipe, NoiseError *error)
{
    NoiseParams params;

    if (!noise_recipe_parse(recipe, &params, error))
        return NULL;
    return noise_plan_new(&params, error);
}

void
noise_plan_free(NoisePlan *plan)
{
    if (plan != NULL)
        noise_stack_free(plan->stack);
    noise_plan_of_noise_free(plan);
}

/* ---- Pictures --------------------------------------------------------- */

/* True if [start, start + length), in pixels of a level, is in the int32 range at
 * level 0. */
static bool
is_in_range(int32_t start, int32_t length, int32_t level)
{
    const int64_t size = (int64_t)1 << level;

    return length >= 0 && start * size >= INT32_MIN &&
           ((int64_t)start + length) * size <= INT32_MAX;
}

/* True if the level is allowed, and the region stays within 32 bits in pixels of
 * level 0. */
static bool
region_has_places(const NoiseRegion *region)
{
    return region->level >= 0 && region->level <= 30 &&
           is_in_range(region->x, region->width, region->level) &&
           is_in_range(region->y, region->height, region->level);
}

/* Returns a raster of the centers of the pixels of a region. */
static NoiseRaster
raster_of_region(const NoisePlan *plan, const NoiseRegion *region)
{
    const double size = (double)((int64_t)1 << region->level);

    return (NoiseRaster){
        .start = {0.5 * size - 0.5 - region->origin_x,
                  0.5 * size - 0.5 - region->origin_y},
        .step = {size, size},
        .offset = {plan->params.offset_x, plan->params.offset_y},
        .first = {region->x, region->y},
        .width = region->width,
        .height = region->height,
        .pixel = size,
        .has_pixels = true,
    };
}

/* Draws a plan of one noise.  Returns false if memory is short. */
static bool
draw_noise(const NoisePlan *plan, const NoiseRaster *raster,
           NoiseEncoding encoding, float *pixels, ptrdiff_t row_stride)
{
    NoiseRoom *room = noise_room_new();
    const bool is_good = room != NULL;

    if (is_good)
        noise_draw(plan, raster, encoding, pixels, row_stride, room);
    noise_room_free(room);
    return is_good;
}

bool
noise_render_maps(size_t n, const NoisePlan *const plans[],
                  const NoiseRegion *region, float *const pixels[],
                  const ptrdiff_t row_strides[])
{
    bool is_drawn[NOISE_MAPS_MAX] = {false};

    if (n > NOISE_MAPS_MAX || !region_has_places(region))
        return false;
    for (size_t i = 0; i < n; i++) {
        const NoiseRaster raster = raster_of_region(plans[i], region);
        NoiseMaps maps = {.encoding = region->encoding};
        if (plans[i]->stack == NULL &&
            !draw_noise(plans[i], &raster, region->encoding, pixels[i],
                        row_strides[i]))
            return false;
        if (plans[i]->stack == NULL || is_drawn[i])
            continue;
        for (size_t k = i; k < n; k++)
            is_drawn[k] =
                is_drawn[k] ||
                noise_maps_add(&maps, plans[k], pixels[k], row_strides[k]);
        if (!noise_maps_draw(&maps, &raster))
            return false;
    }
    return true;
}

bool
noise_render(const NoisePlan *plan, const NoiseRegion *region, float *pixels,
             ptrdiff_t row_stride)
{
    return noise_render_maps(1, &plan, region, &pixels, &row_stride);
}

bool
noise_render_heights(const NoisePlan *plan, const NoiseRegion *region,
                     float *value, float *const slope[2], ptrdiff_t row_stride)
{
    const NoisePlan *heights = noise_plan_heights(plan);

    if (!region_has_places(region))
        return false;
    if (region->width == 0 || region->height == 0)
        return true;
    NoiseRaster raster =
        raster_of_region(heights != NULL ? heights : plan, region);
    raster.has_pixels = false;
    return heights != NULL
               ? noise_draw_terrain(heights, &raster, value, slope, row_stride)
               : noise_maps_draw_heights(plan->stack, &raster, value, slope,
                                         row_stride);
}

int
noise_params_frame(const NoiseParams *params, int32_t level)
{
    const bool is_stack =
        params->layers[0] != '\0' || params->map >= NOISE_MAP_OCCLUSION;

    return is_stack ? noise_maps_frame(params, (double)((int64_t)1 << level))
                    : 0;
}

int
noise_plan_frame(const NoisePlan *plan, int32_t level)
{
    return plan->stack != NULL ? noise_params_frame(&plan->asked, level) : 0;
}

/* ---- Points ----------------------------------------------------------- */

/* Fills in the heights of layers at points, in px, and their slopes unless gradient
 * is NULL: NaN at points that are too far away, or everywhere if memory is short. */
static void
evaluate_layers(const NoisePlan *plan, size_t n_points,
                const NoisePoints *points, float *value, float *gradient)
{
    NoiseCanvas *canvas = noise_canvas_new(plan->stack);

    for (size_t i = 0; i < n_points; i++) {
        const double x = points->x[i], y = points->y != NULL ? points->y[i] : 0;
        const bool is_there = canvas != NULL && fabs(x) <= NOISE_PLACE_MAX &&
                              fabs(y) <= NOISE_PLACE_MAX;
        float rise[2][NOISE_CANVAS_COLUMNS] = {{NAN}, {NAN}};
        value[i] = NAN;
        if (is_there) {
            canvas->raster = (NoiseRaster){
                .start = {x, y},
                .step = {1.0, 1.0},
                .offset = {plan->params.offset_x, plan->params.offset_y},
                .first = {-1, -1},
                .width = 3,
                .height = 3,
                .pixel = 1.0};
            noise_canvas_draw(canvas, plan->stack->n_layers);
            value[i] = canvas->height[NOISE_CANVAS_COLUMNS + 1];
            noise_canvas_compute_rises(canvas, 1, rise);
        }
        for (int axis = 0; gradient != NULL && axis < 4; axis++)
            gradient[4 * i + (size_t)axis] = axis < 2   ? rise[axis][0]
                                             : is_there ? 0.0f
                                                        : NAN;
    }
    noise_canvas_free(canvas);
}

void
noise_evaluate(const NoisePlan *plan, size_t n_points,
               const NoisePoints *points, float *value, float *gradient)
{
    const NoisePlan *heights = noise_plan_heights(plan);
    const NoiseStack *stack = plan->stack;

    if (heights != NULL) {
        noise_points_evaluate(heights, n_points, points, value, gradient);
        return;
    }
    evaluate_layers(plan, n_points, points, value, gradient);
    const float scale = noise_maps_height_scale(stack);
    for (size_t i = 0; i < n_points; i++) {
        if (!isnan(value[i]))
            noise_maps_scale_heights(stack, &value[i], 1, &value[i]);
        for (size_t axis = 0; gradient != NULL && axis < 2; axis++)
            gradient[4 * i + axis] *= scale;
    }
}

void
noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                   const NoisePoints *points, float *value)
{
    const NoisePlan *heights = noise_plan_heights(plan);

    if (heights != NULL)
        noise_points_raw(heights, n_points, points, value);
    else
        evaluate_layers(plan, n_points, points, value, NULL);
}
