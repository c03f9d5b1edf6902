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
#include "../params/layer.h"
#include "../params/recipe.h"
#include "../prepare/drawn.h"
#include "../prepare/make-plan.h"
#include "../render/evaluate.h"
#include "../render/volume.h"
#include "maps.h"

/* ---- Plans ------------------------------------------------------------ */

/* True if a plan draws the layers of a recipe, possibly as another map. */
static bool
shows_layers(const NoisePlan *plan, const NoiseRecipe *recipe)
{
    NoiseRecipe own = *plan->recipe; /* shares the layers of `plan` */

    own.params.map = recipe->params.map;
    own.params.normal_y = recipe->params.normal_y;
    return plan->stack != NULL && noise_recipe_equals(&own, recipe);
}

/* Makes the plan of a recipe with layers.  `other` is NULL or a plan that may have the
 * same layers. */
static NoisePlan *
plan_of_layers(const NoiseRecipe *recipe, const NoisePlan *other)
{
    NoisePlan *plan = (NoisePlan *)calloc(1, sizeof *plan);

    if (plan == NULL)
        return NULL;
    plan->params = recipe->params;
    plan->kernels = noise_cpu_kernels();
    plan->n_channels = noise_recipe_channels(recipe);
    plan->stack = noise_stack_new(
        recipe,
        other != NULL && shows_layers(other, recipe) ? other->stack : NULL);
    if (plan->stack != NULL)
        return plan;
    free(plan);
    return NULL;
}

/* True if, apart from its noise, the layer has only settings that a single noise
 * could have. */
static bool
is_plain(const NoiseLayer *layer)
{
    NoiseLayer plain;

    noise_layer_init(&plain, 0, layer->name);
    plain.relief = fmax(layer->relief, 0.0);
    /* These affect only maps that are always drawn from layers. */
    plain.roughness = layer->roughness;
    plain.roughness_variation = layer->roughness_variation;
    plain.metallic = layer->metallic;
    return layer->n_masks == 0 &&
           noise_fields_equal(layer, &plain, noise_layer_parameters);
}

/* Returns true, and fills in the noise, if the only visible layer of a recipe is a
 * noise that could be written without layers. */
static bool
find_alone(const NoiseRecipe *recipe, NoiseParams *noise)
{
    const NoiseParams *whole = &recipe->params;
    NoiseLayer layer;
    int n = 0;

    for (int i = 0; n < 2 && noise_recipe_next_drawn(recipe, &i, &layer); i++)
        n++;
    if (n != 1 || !is_plain(&layer))
        return false;
    noise_layer_params(whole, &layer, noise);
    noise->relief = layer.relief;
    noise->light_angle = whole->light_angle;
    noise->light_height = whole->light_height;
    noise->map = whole->map;
    noise->normal_y = whole->normal_y;
    noise->map_strength = layer.relief * noise_layers_strength(whole);
    return true;
}

/* How a recipe is drawn. */
typedef struct Drawn {
    bool has_layers; /* the recipe has layers */
    bool is_noise;   /* a single noise has the same heights and colors */
    bool is_stack;   /* the recipe is drawn as layers */
    NoiseParams noise;
} Drawn;

/* Decides whether to draw a recipe as layers or as a single noise.  A recipe that
 * comes down to a single noise is drawn as layers only for maps that need them. */
static Drawn
find_drawn(const NoiseRecipe *recipe)
{
    Drawn drawn = {
        .has_layers = recipe->n_layers > 0,
        .noise = recipe->params,
    };

    drawn.is_noise = !drawn.has_layers || find_alone(recipe, &drawn.noise);
    drawn.is_stack = !drawn.is_noise || drawn.noise.map >= NOISE_MAP_OCCLUSION;
    return drawn;
}

/* Makes the plan of one noise whose map can only be drawn from layers, by turning the
 * noise into a layer.  Resets its colors: nobody checked them, because the map does
 * not show them. */
static NoisePlan *
plan_as_layers(const NoiseParams *params)
{
    NoiseRecipe *layers = noise_recipe_new(params);
    NoisePlan *plan = NULL;

    if (layers != NULL)
        noise_params_settle(&layers->params);
    if (layers != NULL && noise_recipe_cover(layers, NULL, "", NULL))
        plan = plan_of_layers(layers, NULL);
    noise_recipe_free(layers);
    return plan;
}

/* Makes the plan of a recipe, as noise_plan_new_like() does.  The plan then owns the
 * recipe; if this fails, frees the recipe. */
static NoisePlan *
make_plan(NoiseRecipe *recipe, const NoisePlan *other, NoiseError *error)
{
    NoisePlan *plan;

    if (recipe == NULL || !noise_recipe_round(recipe, error)) {
        noise_recipe_free(recipe);
        return NULL;
    }
    const Drawn drawn = find_drawn(recipe);
    if (!drawn.is_stack)
        plan = noise_plan_of_noise(&drawn.noise);
    else if (drawn.has_layers)
        plan = plan_of_layers(recipe, other);
    else
        plan = plan_as_layers(&drawn.noise);
    if (plan == NULL) {
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
        noise_recipe_free(recipe);
        return NULL;
    }
    plan->recipe = recipe;
    if (drawn.is_stack && drawn.is_noise)
        plan->alone = plan->stack->layer[0].noise;
    return plan;
}

/* Makes the plan of a copied recipe.  The copy is NULL if memory ran out. */
static NoisePlan *
plan_of_copy(NoiseRecipe *copy, const NoisePlan *other, NoiseError *error)
{
    if (copy == NULL)
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
    return make_plan(copy, other, error);
}

NoisePlan *
noise_plan_new(const NoiseRecipe *recipe, NoiseError *error)
{
    return plan_of_copy(noise_recipe_copy(recipe), NULL, error);
}

NoisePlan *
noise_plan_new_like(const NoiseRecipe *recipe, const NoisePlan *other,
                    NoiseError *error)
{
    return plan_of_copy(noise_recipe_copy(recipe), other, error);
}

NoisePlan *
noise_plan_new_from_params(const NoiseParams *params, NoiseError *error)
{
    return plan_of_copy(noise_recipe_new(params), NULL, error);
}

NoisePlan *
noise_plan_new_from_text(const char *text, NoiseError *error)
{
    return make_plan(noise_recipe_parse(text, error), NULL, error);
}

void
noise_plan_free(NoisePlan *plan)
{
    if (plan == NULL)
        return;
    noise_recipe_free(plan->recipe);
    noise_stack_free(plan->stack);
    noise_plan_of_noise_free(plan);
}

/* ---- Pictures --------------------------------------------------------- */

/* True if the pixels [start, start + length) of a level are within the range of
 * int32_t when counted in pixels of level 0. */
static bool
is_in_range(int32_t start, int32_t length, int32_t level)
{
    const int64_t size = (int64_t)1 << level;

    return length >= 0 && start * size >= INT32_MIN &&
           ((int64_t)start + length) * size <= INT32_MAX;
}

/* True if a region has an allowed level, and is within the range of int32_t when
 * counted in pixels of level 0. */
static bool
region_has_places(const NoiseRegion *region)
{
    return region->level >= 0 && region->level <= 30 &&
           is_in_range(region->x, region->width, region->level) &&
           is_in_range(region->y, region->height, region->level);
}

/* Returns a raster of the centers of a region's pixels. */
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

/* Draws a plan of one noise.  Returns false if memory runs out. */
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
noise_render(const NoisePlan *plan, const NoiseRegion *region, float *pixels,
             ptrdiff_t row_stride)
{
    NoiseMaps alone = {.encoding = region->encoding};

    if (!region_has_places(region))
        return false;
    const NoiseRaster raster = raster_of_region(plan, region);
    if (plan->stack == NULL)
        return draw_noise(plan, &raster, region->encoding, pixels, row_stride);
    noise_maps_add(&alone, plan, pixels, row_stride);
    return noise_maps_draw(&alone, &raster);
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
        NoiseMaps maps = {.encoding = region->encoding};
        if (is_drawn[i])
            continue;
        if (plans[i]->stack == NULL) {
            if (!noise_render(plans[i], region, pixels[i], row_strides[i]))
                return false;
            continue;
        }
        noise_maps_add(&maps, plans[i], pixels[i], row_strides[i]);
        for (size_t k = i + 1; k < n; k++) {
            if (is_drawn[k] || plans[k]->stack == NULL ||
                !shows_layers(plans[i], plans[k]->recipe))
                continue;
            noise_maps_add(&maps, plans[k], pixels[k], row_strides[k]);
            is_drawn[k] = true;
        }
        const NoiseRaster raster = raster_of_region(plans[i], region);
        if (!noise_maps_draw(&maps, &raster))
            return false;
    }
    return true;
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

static int
frame_of_layers(const NoiseRecipe *recipe, int32_t level)
{
    return noise_maps_frame(&recipe->params, (double)((int64_t)1 << level));
}

int
noise_recipe_frame(const NoiseRecipe *recipe, int32_t level)
{
    return find_drawn(recipe).is_stack ? frame_of_layers(recipe, level) : 0;
}

int
noise_plan_frame(const NoisePlan *plan, int32_t level)
{
    return plan->stack != NULL ? frame_of_layers(plan->recipe, level) : 0;
}

/* ---- Points ----------------------------------------------------------- */

/* Fills in the heights of layers at points and, unless gradient is NULL, the slopes of
 * these heights.  Heights are in px if is_raw is true, and scaled to [0, 1] if not.
 * All results are NaN at points that are too far away, or everywhere if memory runs
 * out. */
static void
evaluate_layers(const NoisePlan *plan, bool is_raw, size_t n_points,
                const NoisePoints *points, float *value, float *gradient)
{
    NoiseLayerBlock *block = noise_layer_block_new(plan->stack);
    const float scale = is_raw ? 1.0f : noise_maps_height_scale(plan->stack);

    for (size_t i = 0; i < n_points; i++) {
        const double x = points->x[i], y = points->y != NULL ? points->y[i] : 0;
        const bool is_there = block != NULL && fabs(x) <= NOISE_PLACE_MAX &&
                              fabs(y) <= NOISE_PLACE_MAX;
        float rise[2][NOISE_LAYER_BLOCK_COLUMNS] = {{NAN}, {NAN}};
        value[i] = NAN;
        if (is_there) {
            block->raster = (NoiseRaster){
                .start = {x, y},
                .step = {1.0, 1.0},
                .offset = {plan->params.offset_x, plan->params.offset_y},
                .first = {-1, -1},
                .width = 3,
                .height = 3,
                .pixel = 1.0};
            noise_layer_block_draw(block, plan->stack->n_layers);
            value[i] = block->height[NOISE_LAYER_BLOCK_COLUMNS + 1];
            if (!is_raw && !isnan(value[i]))
                noise_maps_scale_heights(plan->stack, &value[i], 1, &value[i]);
            noise_layer_block_compute_rises(block, 1, rise);
        }
        for (int axis = 0; gradient != NULL && axis < 4; axis++)
            gradient[4 * i + (size_t)axis] = axis < 2   ? rise[axis][0] * scale
                                             : is_there ? 0.0f
                                                        : NAN;
    }
    noise_layer_block_free(block);
}

void
noise_evaluate(const NoisePlan *plan, size_t n_points,
               const NoisePoints *points, float *value, float *gradient)
{
    const NoisePlan *heights = noise_plan_heights(plan);

    if (heights != NULL)
        noise_points_evaluate(heights, n_points, points, value, gradient);
    else
        evaluate_layers(plan, false, n_points, points, value, gradient);
}

void
noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                   const NoisePoints *points, float *value)
{
    const NoisePlan *heights = noise_plan_heights(plan);

    if (heights != NULL)
        noise_points_raw(heights, n_points, points, value);
    else
        evaluate_layers(plan, true, n_points, points, value, NULL);
}
