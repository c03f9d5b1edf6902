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
#include "measures.h"
#include "reach.h"

/* ---- Plans ------------------------------------------------------------ */

/* True if a plan draws a recipe, possibly as another map. */
static bool
shows_recipe(const NoisePlan *plan, const NoiseRecipe *recipe)
{
    NoiseRecipe own = *plan->recipe; /* shares the layers of `plan` */

    own.params.map = recipe->params.map;
    own.params.normal_y = recipe->params.normal_y;
    return noise_recipe_equals(&own, recipe);
}

/* The same for a plan that is drawn as layers. */
static bool
shows_layers(const NoisePlan *plan, const NoiseRecipe *recipe)
{
    return plan->stack != NULL && shows_recipe(plan, recipe);
}

/* Where what is measured for a plan comes from.  If all are NULL, it is measured
 * anywhere on the plane. */
typedef struct Origin {
    const NoisePlan *other;       /* a plan that may have the same layers */
    const NoisePicture *pictures; /* what the noise is drawn on */
    const char *measures;         /* what was measured before, as text */
} Origin;

/* Measures the masks of a stack within the first picture that its recipe needs.  If
 * there are no pictures, there must be no masks that need one.  Returns false if memory
 * runs out. */
static bool
measure_on(NoiseStack *stack, const NoisePlan *plan, unsigned needed,
           const NoisePicture *pictures)
{
    const double start[2] = {0.0, 0.0};
    NoiseViews views;

    if (needed == 0 || pictures == NULL)
        return noise_masks_measure(stack, NULL, NULL);
    /* Samples look around as far as the widest radius: more than a pixel does. */
    const NoiseReach reach = noise_plan_find_reach(plan, 1.0);
    if (!noise_views_open(pictures, start, stack->period, &reach.needs, &views))
        return false;
    const bool is_good = noise_masks_measure(
        stack, &pictures[(needed & 1) != 0 ? NOISE_PICTURE_1 : NOISE_PICTURE_2],
        &views);
    noise_views_close(&views);
    return is_good;
}

/* Fills in what is measured for a plan of layers. */
static bool
find_measures(NoisePlan *plan, const NoiseRecipe *recipe, const Origin *origin,
              NoiseError *error)
{
    const NoisePlan *other = origin->other;

    if (other != NULL && shows_layers(other, recipe)) {
        noise_stack_copy_measures(plan->stack, other->stack);
        return true;
    }
    if (origin->measures != NULL)
        return noise_measures_read(origin->measures, recipe, plan->stack,
                                   error);
    return measure_on(plan->stack, plan, noise_recipe_pictures(recipe),
                      origin->pictures) ||
           noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
}

/* Makes the plan of a recipe with layers. */
static NoisePlan *
plan_of_layers(const NoiseRecipe *recipe, const Origin *origin,
               NoiseError *error)
{
    NoisePlan *plan = (NoisePlan *)calloc(1, sizeof *plan);

    noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
    if (plan == NULL)
        return NULL;
    plan->params = recipe->params;
    plan->kernels = noise_cpu_kernels();
    plan->n_channels = noise_recipe_channels(recipe);
    plan->stack = noise_stack_new(recipe);
    if (plan->stack != NULL && find_measures(plan, recipe, origin, error))
        return plan;
    noise_stack_free(plan->stack);
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
plan_as_layers(const NoiseParams *params, const Origin *origin)
{
    /* A layer without masks has nothing to measure. */
    const Origin plain = {.pictures = origin->pictures};
    NoiseRecipe *layers = noise_recipe_new(params);
    NoisePlan *plan = NULL;

    if (layers != NULL)
        noise_params_settle(&layers->params);
    if (layers != NULL && noise_recipe_cover(layers, NULL, "", NULL))
        plan = plan_of_layers(layers, &plain, NULL);
    noise_recipe_free(layers);
    return plan;
}

static bool
is_given(const NoisePicture *pictures, int number)
{
    return pictures != NULL && pictures[number].pixels != NULL &&
           pictures[number].width > 0 && pictures[number].height > 0;
}

/* Refuses a period, along x or y, that is not the size of the pictures needed. */
static bool
check_period(const NoiseRecipe *recipe, unsigned needed,
             const NoisePicture *pictures, int axis, NoiseError *error)
{
    const NoiseParams *params = &recipe->params;
    const NoiseParameter *parameter =
        noise_parameter_find(axis == 0 ? "period-x" : "period-y");
    const double period = axis == 0 ? params->period_x : params->period_y;

    for (int i = 0; period != 0.0 && i < NoisePictureNumberCount; i++) {
        char text[NOISE_TEXT_SIZE];
        if ((needed >> i & 1) == 0 ||
            period == (axis == 0 ? pictures[i].width : pictures[i].height))
            continue;
        noise_params_get_text(params, parameter, text);
        return noise_error_set(error, NOISE_PROBLEM_PICTURE_PERIOD, parameter,
                               text);
    }
    return true;
}

/* Refuses a recipe whose pictures are not given, or do not fit it. */
static bool
check_pictures(const NoiseRecipe *recipe, const NoisePicture *pictures,
               NoiseError *error)
{
    const unsigned needed = noise_recipe_pictures(recipe);

    for (int i = 0; i < NoisePictureNumberCount; i++) {
        if ((needed >> i & 1) != 0 && !is_given(pictures, i))
            return noise_error_set(error,
                                   i == NOISE_PICTURE_1
                                       ? NOISE_PROBLEM_NO_PICTURE
                                       : NOISE_PROBLEM_NO_MAP,
                                   NULL, NULL);
    }
    return check_period(recipe, needed, pictures, 0, error) &&
           check_period(recipe, needed, pictures, 1, error);
}

/* Makes the plan of a checked recipe. */
static NoisePlan *
plan_of_recipe(NoiseRecipe *recipe, const Origin *origin, NoiseError *error)
{
    const Drawn drawn = find_drawn(recipe);
    NoisePlan *plan;
    const bool is_known =
        origin->measures != NULL ||
        (origin->other != NULL && shows_recipe(origin->other, recipe));

    if (!is_known && !check_pictures(recipe, origin->pictures, error))
        return NULL;
    if (drawn.has_layers && drawn.is_stack) {
        plan = plan_of_layers(recipe, origin, error);
        if (plan == NULL)
            return NULL;
    } else {
        if (origin->measures != NULL &&
            !noise_measures_read(origin->measures, recipe, NULL, error))
            return NULL;
        plan = drawn.is_stack ? plan_as_layers(&drawn.noise, origin)
                              : noise_plan_of_noise(&drawn.noise);
    }
    if (plan == NULL) {
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
        return NULL;
    }
    if (drawn.is_stack && drawn.is_noise)
        plan->alone = plan->stack->layer[0].noise;
    return plan;
}

/* Makes the plan of a recipe.  The plan then owns the recipe; if this fails, frees the
 * recipe. */
static NoisePlan *
make_plan(NoiseRecipe *recipe, const Origin *origin, NoiseError *error)
{
    NoisePlan *plan = NULL;

    if (recipe != NULL && noise_recipe_round(recipe, error))
        plan = plan_of_recipe(recipe, origin, error);
    if (plan == NULL) {
        noise_recipe_free(recipe);
        return NULL;
    }
    plan->recipe = recipe;
    return plan;
}

/* Makes the plan of a copied recipe.  The copy is NULL if memory ran out. */
static NoisePlan *
plan_of_copy(NoiseRecipe *copy, const Origin *origin, NoiseError *error)
{
    if (copy == NULL)
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
    return make_plan(copy, origin, error);
}

NoisePlan *
noise_plan_new(const NoiseRecipe *recipe, NoiseError *error)
{
    return noise_plan_new_on(recipe, NULL, error);
}

NoisePlan *
noise_plan_new_like(const NoiseRecipe *recipe, const NoisePlan *other,
                    const NoisePicture *pictures, NoiseError *error)
{
    const Origin origin = {.other = other, .pictures = pictures};

    return plan_of_copy(noise_recipe_copy(recipe), &origin, error);
}

NoisePlan *
noise_plan_new_on(const NoiseRecipe *recipe, const NoisePicture *pictures,
                  NoiseError *error)
{
    return noise_plan_new_like(recipe, NULL, pictures, error);
}

NoisePlan *
noise_plan_new_measured(const NoiseRecipe *recipe, const char *measures,
                        NoiseError *error)
{
    const Origin origin = {.measures = measures};

    return plan_of_copy(noise_recipe_copy(recipe), &origin, error);
}

NoisePlan *
noise_plan_new_from_params(const NoiseParams *params, NoiseError *error)
{
    const Origin origin = {.pictures = NULL};

    return plan_of_copy(noise_recipe_new(params), &origin, error);
}

NoisePlan *
noise_plan_new_from_text(const char *text, NoiseError *error)
{
    const Origin origin = {.pictures = NULL};

    return make_plan(noise_recipe_parse(text, error), &origin, error);
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

/* Opens the pictures that a plan reads, as `needs` says.  `origin` is as in
 * NoiseRegion, and `pictures` may be NULL.  Returns false if memory runs out.  Close the
 * views with noise_views_close(). */
static bool
open_views(const NoisePlan *plan, const NoisePicture *pictures,
           const int32_t origin[2], const NoiseViewNeeds *needs,
           NoiseViews *views)
{
    const NoiseParams *params = &plan->params;
    const double start[2] = {-origin[0] - params->offset_x,
                             -origin[1] - params->offset_y};
    const double period[2] = {params->period_x, params->period_y};

    return noise_views_open(pictures, start, period, needs, views);
}

/* Narrows a window along one axis to what is needed for the places from `first` to
 * `last`, counted from the picture's first pixel; `size` is the picture's.  A place
 * beyond the picture needs what the nearest place within it needs. */
static void
narrow_window(double first, double last, double reach, int32_t size,
              int32_t *start, int32_t *length)
{
    const double end = (double)*start + *length - 1.0;
    const double from = fmin(fmax(first, 0.0), size - 1.0) - reach;
    const double to = fmin(fmax(last, 0.0), size - 1.0) + reach;
    const double left = fmin(fmax(floor(from), *start), end);

    *length = (int32_t)(fmin(fmax(ceil(to), left), end) - left) + 1;
    *start = (int32_t)left;
}

/* Stores the windows of a region's pictures that can change its pixels. */
static void
find_windows(const NoiseRegion *region, double reach, NoisePicture *windows)
{
    const double size = (double)((int64_t)1 << region->level);

    for (int i = 0; i < NoisePictureNumberCount; i++) {
        NoisePicture *window = &windows[i];
        *window = region->pictures[i];
        noise_picture_complete(window);
        if (isinf(reach) || window->pixels == NULL ||
            window->window_width <= 0 || window->window_height <= 0)
            continue;
        const int32_t x = window->window_x, y = window->window_y;
        const double left = region->x * size - window->x;
        const double top = region->y * size - window->y;
        narrow_window(left, left + region->width * size, reach, window->width,
                      &window->window_x, &window->window_width);
        narrow_window(top, top + region->height * size, reach, window->height,
                      &window->window_y, &window->window_height);
        window->pixels = (const char *)window->pixels +
                         (window->window_y - y) * window->row_stride +
                         (ptrdiff_t)(window->window_x - x) *
                             noise_picture_pixel_size(window);
    }
}

/* Opens the part of a region's pictures that a plan reads. */
static bool
open_views_of_region(const NoisePlan *plan, const NoiseRegion *region,
                     NoiseViews *views)
{
    const int32_t origin[2] = {region->origin_x, region->origin_y};
    const double size = (double)((int64_t)1 << region->level);
    NoisePicture windows[NoisePictureNumberCount];

    if (region->pictures == NULL)
        return open_views(plan, NULL, origin, NULL, views);
    const NoiseReach reach = noise_plan_find_reach(plan, size);
    find_windows(region, reach.reach, windows);
    return open_views(plan, windows, origin, &reach.needs, views);
}

/* Returns a raster of the centers of a region's pixels. */
static NoiseRaster
raster_of_region(const NoisePlan *plan, const NoiseRegion *region,
                 const NoiseViews *views)
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
        .views = views,
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
    NoiseViews views;
    bool is_good;

    if (!region_has_places(region) ||
        !open_views_of_region(plan, region, &views))
        return false;
    const NoiseRaster raster = raster_of_region(plan, region, &views);
    if (plan->stack == NULL) {
        is_good =
            draw_noise(plan, &raster, region->encoding, pixels, row_stride);
    } else {
        noise_maps_add(&alone, plan, pixels, row_stride);
        is_good = noise_maps_draw(&alone, &raster);
    }
    noise_views_close(&views);
    return is_good;
}

/* Draws maps of layers.  Returns false if memory runs out. */
static bool
draw_maps(const NoiseMaps *maps, const NoiseRegion *region)
{
    NoiseViews views;

    /* Maps that look around read the most; one of them stands for all. */
    const NoisePlan *plan = maps->plan[0];
    for (int i = 1; i < maps->n; i++) {
        if (noise_plan_reach(maps->plan[i], region->level) >
            noise_plan_reach(plan, region->level))
            plan = maps->plan[i];
    }
    if (!open_views_of_region(plan, region, &views))
        return false;
    const NoiseRaster raster = raster_of_region(plan, region, &views);
    const bool is_good = noise_maps_draw(maps, &raster);
    noise_views_close(&views);
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
        if (!draw_maps(&maps, region))
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
    NoiseViews views;
    if (!open_views_of_region(plan, region, &views))
        return false;
    NoiseRaster raster =
        raster_of_region(heights != NULL ? heights : plan, region, &views);
    raster.has_pixels = false;
    const bool is_good =
        heights != NULL
            ? noise_draw_terrain(heights, &raster, value, slope, row_stride)
            : noise_maps_draw_heights(plan->stack, &raster, value, slope,
                                      row_stride);
    noise_views_close(&views);
    return is_good;
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

/* Fills in the heights of layers at points, in px, and, unless gradient is NULL, the
 * slopes of these heights.  All results are NaN at points that are too far away, or
 * everywhere if memory runs out. */
static void
evaluate_layers(const NoisePlan *plan, const NoiseViews *views, size_t n_points,
                const NoisePoints *points, float *value, float *gradient)
{
    NoiseLayerBlock *block = noise_layer_block_new(plan->stack);

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
                .pixel = 1.0,
                .views = views};
            noise_layer_block_draw(block, plan->stack->n_layers);
            value[i] = block->height[NOISE_LAYER_BLOCK_COLUMNS + 1];
            noise_layer_block_compute_rises(block, 1, rise);
        }
        for (int axis = 0; gradient != NULL && axis < 4; axis++)
            gradient[4 * i + (size_t)axis] = axis < 2   ? rise[axis][0]
                                             : is_there ? 0.0f
                                                        : NAN;
    }
    noise_layer_block_free(block);
}

/* Scales the heights of layers, and their slopes, from px to [0, 1]. */
static void
scale_layers(const NoiseStack *stack, size_t n_points, float *value,
             float *gradient)
{
    const float scale = noise_maps_height_scale(stack);

    for (size_t i = 0; i < n_points; i++) {
        if (!isnan(value[i]))
            noise_maps_scale_heights(stack, &value[i], 1, &value[i]);
        for (size_t axis = 0; gradient != NULL && axis < 2; axis++)
            gradient[4 * i + axis] *= scale;
    }
}

/* Opens the pictures beneath points.  If memory runs out, returns false, and sets all
 * n values to NaN. */
static bool
open_views_of_points(const NoisePlan *plan, const NoisePoints *points, size_t n,
                     float *value, NoiseViews *views)
{
    const int32_t origin[2] = {0, 0};
    const NoiseReach reach = points->pictures != NULL
                                 ? noise_plan_find_reach(plan, 1.0)
                                 : (NoiseReach){.reach = 0.0};
    const bool is_good =
        open_views(plan, points->pictures, origin, &reach.needs, views);

    for (size_t i = 0; !is_good && i < n; i++)
        value[i] = NAN;
    return is_good;
}

void
noise_evaluate(const NoisePlan *plan, size_t n_points,
               const NoisePoints *points, float *value, float *gradient)
{
    const NoisePlan *heights = noise_plan_heights(plan);
    NoiseViews views;

    if (!open_views_of_points(plan, points, n_points, value, &views)) {
        for (size_t i = 0; gradient != NULL && i < 4 * n_points; i++)
            gradient[i] = NAN;
        return;
    }
    if (heights != NULL) {
        noise_points_evaluate(heights, &views, n_points, points, value,
                              gradient);
    } else {
        evaluate_layers(plan, &views, n_points, points, value, gradient);
        scale_layers(plan->stack, n_points, value, gradient);
    }
    noise_views_close(&views);
}

void
noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                   const NoisePoints *points, float *value)
{
    const NoisePlan *heights = noise_plan_heights(plan);
    NoiseViews views;

    if (!open_views_of_points(plan, points, n_points, value, &views))
        return;
    if (heights != NULL)
        noise_points_raw(heights, &views, n_points, points, value);
    else
        evaluate_layers(plan, &views, n_points, points, value, NULL);
    noise_views_close(&views);
}
