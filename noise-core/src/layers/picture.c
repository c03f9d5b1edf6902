/* SPDX-License-Identifier: MIT
 *
 * Plans and pictures of one noise or of layers.
 */
#include <noise-core/layers.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../dispatch/cpu.h"
#include "../params/error.h"
#include "../params/params.h"
#include "../prepare/make-plan.h"
#include "../render/evaluate.h"
#include "canvas.h"

/* ---- Plans ------------------------------------------------------------ */

static double
largest_distortion(const NoiseStack *stack)
{
    double distortion = 0.0;

    for (int i = 0; i < stack->n_layers; i++) {
        const NoisePlan *noise = stack->layer[i].noise;
        if (noise != NULL)
            distortion = fmax(distortion, noise->distortion);
    }
    return distortion;
}

static NoisePlan *
plan_of_layers(const NoiseParams *params)
{
    NoisePlan *plan = calloc(1, sizeof *plan);

    if (plan == NULL)
        return NULL;
    plan->asked = plan->params = *params;
    plan->kernels = noise_cpu_kernels();
    plan->n_channels = noise_params_channels(params);
    plan->stack = noise_stack_new(params);
    if (plan->stack != NULL) {
        plan->distortion = largest_distortion(plan->stack);
        return plan;
    }
    free(plan);
    return NULL;
}

/* Whether layers are one noise, which a recipe of version 1 can say; then params
 * become it.  Not inlined, so that what follows has its stack memory. */
VEC_OUTLINE bool
are_one_noise(NoiseParams *params)
{
    const char *text = params->layers;
    NoiseLayer layer, plain;
    NoiseParams noise;
    char own[NOISE_LAYERS_SIZE] = "", other[NOISE_LAYERS_SIZE] = "";

    noise_layer_read(&text, 0, &layer, NULL);
    noise_layer_init(&plain, 0, layer.name);
    plain.noise = layer.noise;
    plain.relief = fmax(layer.relief, 0.0);
    noise_layer_print(&layer, 0, own);
    noise_layer_print(&plain, 0, other);
    if (*text != '\0' || strcmp(own, other) != 0)
        return false;
    noise_layer_params(params, &layer, &noise);
    noise.relief = layer.relief;
    noise.light_angle = params->light_angle;
    noise.light_height = params->light_height;
    noise.map = params->map;
    noise.normal_y = params->normal_y;
    noise.map_strength = layer.relief;
    *params = noise;
    return true;
}

NoisePlan *
noise_plan_new(const NoiseParams *params, NoiseError *error)
{
    NoiseParams checked = *params;

    if (!noise_params_check(&checked, error))
        return NULL;
    const NoiseParams asked = checked;
    const bool is_stack = checked.layers[0] != '\0' && !are_one_noise(&checked);
    NoisePlan *plan =
        is_stack ? plan_of_layers(&checked) : noise_plan_of_noise(&checked);
    if (plan != NULL)
        plan->asked = asked;
    else
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
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

/* Whether [start, start + length) at a level lies in the int32 range. */
static bool
is_in_range(int32_t start, int32_t length, int32_t level)
{
    const int64_t size = (int64_t)1 << level;

    return length >= 0 && start * size >= INT32_MIN &&
           ((int64_t)start + length) * size <= INT32_MAX;
}

/* The middles of the pixels of a region. */
static NoiseRaster
raster_of_region(const NoiseRegion *region)
{
    const double size = (double)((int64_t)1 << region->level);

    return (NoiseRaster){
        .start = {0.5 * size - 0.5 - region->origin_x,
                  0.5 * size - 0.5 - region->origin_y},
        .step = {size, size},
        .first = {region->x, region->y},
        .width = region->width,
        .height = region->height,
        .level = region->level,
        .has_pixels = true,
    };
}

/* The slopes of the heights of a row, between the pixels on either side. */
static void
compute_rises(const NoiseCanvas *canvas, int row,
              float rise[2][NOISE_CANVAS_COLUMNS])
{
    const float *at = canvas->height + (ptrdiff_t)row * NOISE_CANVAS_COLUMNS;
    const float scale = 0.5f / (float)((int64_t)1 << canvas->raster.level);

    for (int i = 1; i + 1 < canvas->raster.width; i++) {
        rise[0][i - 1] = (at[i + 1] - at[i - 1]) * scale;
        rise[1][i - 1] =
            (at[i + NOISE_CANVAS_COLUMNS] - at[i - NOISE_CANVAS_COLUMNS]) *
            scale;
    }
}

static void
add_glow(const float *glow, int n, float *pixels)
{
    for (int i = 0; i < n; i++) {
        float *pixel = pixels + (ptrdiff_t)i * NOISE_COLOR_CHANNELS;
        for (int k = 0; k < NOISE_ALPHA; k++)
            pixel[k] =
                1.0f -
                (1.0f - pixel[k]) *
                    (1.0f - noise_clip(glow[NOISE_COLOR_CHANNELS * i + k]));
    }
}

/* Takes n heights from their bounds to [0, 1]. */
static void
finish_heights(const NoiseStack *stack, const float *height, int n,
               float *pixels)
{
    const float range = stack->highest - stack->lowest;
    const float scale = range > 0.0f ? 1.0f / range : 0.0f;

    for (int i = 0; i < n; i++)
        pixels[i] = noise_clip((height[i] - stack->lowest) * scale);
}

/* A row of a block as pixels, within the frame of a pixel that light needs. */
static void
finish_row(const NoisePlan *plan, const NoiseCanvas *canvas, int row,
           NoiseEncoding encoding, float *pixels)
{
    const NoiseStack *stack = plan->stack;
    const int n = canvas->raster.width - 2;
    const ptrdiff_t start =
        ((ptrdiff_t)row * NOISE_CANVAS_COLUMNS + 1) * NOISE_COLOR_CHANNELS;
    NOISE_ALIGNED float rise[2][NOISE_CANVAS_COLUMNS];
    NOISE_ALIGNED float straight[NOISE_COLOR_CHANNELS * NOISE_CANVAS_COLUMNS];

    if (plan->params.map == NOISE_MAP_HEIGHT) {
        finish_heights(stack, canvas->height + start / NOISE_COLOR_CHANNELS, n,
                       pixels);
        return;
    }
    compute_rises(canvas, row, rise);
    for (int i = n; i < NOISE_CANVAS_COLUMNS; i++)
        rise[0][i] = rise[1][i] = 0.0f;
    if (!noise_params_have_colors(&plan->params)) {
        plan->kernels->map(&stack->map, rise[0], rise[1], n, pixels);
        return;
    }
    plan->kernels->straighten(canvas->pixels + start, n, straight);
    const bool is_lit = plan->params.map == NOISE_MAP_PICTURE;
    if (is_lit && stack->light.is_on)
        plan->kernels->light(&stack->light, rise[0], rise[1],
                             NOISE_COLOR_CHANNELS, n, straight);
    if (is_lit && stack->has_glow)
        add_glow(canvas->glow + start, n, straight);
    if (plan->n_channels == 1) {
        for (int i = 0; i < n; i++)
            pixels[i] = straight[NOISE_COLOR_CHANNELS * i];
        return;
    }
    memcpy(pixels, straight,
           sizeof *pixels * (size_t)(NOISE_COLOR_CHANNELS * n));
    if (encoding == NOISE_ENCODING_LINEAR) {
        plan->kernels->decode(pixels, NOISE_COLOR_CHANNELS * n);
        for (int i = 0; i < n; i++)
            pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] =
                straight[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA];
    }
}

static int
smaller(int64_t a, int64_t b)
{
    return (int)(a < b ? a : b);
}

/* Draws layers block by block.  False if memory is short. */
static bool
draw_layers(const NoisePlan *plan, const NoiseRaster *raster,
            NoiseEncoding encoding, float *pixels, ptrdiff_t row_stride)
{
    enum { COLUMNS = NOISE_CANVAS_COLUMNS - 2, ROWS = NOISE_CANVAS_ROWS - 2 };
    NoiseCanvas *canvas = noise_canvas_new(plan->stack);

    if (canvas == NULL)
        return false;
    canvas->has_color = noise_params_have_colors(&plan->params);
    for (int64_t y = 0; y < raster->height; y += ROWS) {
        for (int64_t x = 0; x < raster->width; x += COLUMNS) {
            canvas->raster = *raster;
            canvas->raster.has_pixels = canvas->has_color;
            canvas->raster.first[0] += x - 1;
            canvas->raster.first[1] += y - 1;
            canvas->raster.width = smaller(raster->width - x, COLUMNS) + 2;
            canvas->raster.height = smaller(raster->height - y, ROWS) + 2;
            noise_canvas_draw(canvas, plan->stack->n_layers);
            for (int row = 1; row + 1 < canvas->raster.height; row++)
                finish_row(plan, canvas, row, encoding,
                           pixels + (ptrdiff_t)(y + row - 1) * row_stride +
                               (ptrdiff_t)x * plan->n_channels);
        }
    }
    noise_canvas_free(canvas);
    return true;
}

bool
noise_render(const NoisePlan *plan, const NoiseRegion *region, float *pixels,
             ptrdiff_t row_stride)
{
    if (region->level < 0 || region->level > 30 ||
        !is_in_range(region->x, region->width, region->level) ||
        !is_in_range(region->y, region->height, region->level))
        return false;
    const NoiseRaster raster = raster_of_region(region);
    if (plan->stack != NULL)
        return draw_layers(plan, &raster, region->encoding, pixels, row_stride);
    noise_draw(plan, &raster, region->encoding, pixels, row_stride);
    return true;
}

/* ---- Points ----------------------------------------------------------- */

/* The heights of layers at points, in px; NaN at those that are too far away, or
 * everywhere if memory is short. */
static void
evaluate_layers(const NoiseStack *stack, size_t n_points,
                const NoisePoints *points, float *value, float *gradient)
{
    NoiseCanvas *canvas = noise_canvas_new(stack);

    for (size_t i = 0; i < n_points; i++) {
        const double x = points->x[i], y = points->y != NULL ? points->y[i] : 0;
        const bool is_there = canvas != NULL && fabs(x) <= NOISE_PLACE_MAX &&
                              fabs(y) <= NOISE_PLACE_MAX;
        float rise[2][NOISE_CANVAS_COLUMNS] = {{NAN}, {NAN}};
        value[i] = NAN;
        if (is_there) {
            canvas->raster = (NoiseRaster){.start = {x, y},
                                           .step = {1.0, 1.0},
                                           .first = {-1, -1},
                                           .width = 3,
                                           .height = 3};
            noise_canvas_draw(canvas, stack->n_layers);
            value[i] = canvas->height[NOISE_CANVAS_COLUMNS + 1];
            compute_rises(canvas, 1, rise);
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
    const NoiseStack *stack = plan->stack;

    if (stack == NULL) {
        noise_points_evaluate(plan, n_points, points, value, gradient);
        return;
    }
    evaluate_layers(stack, n_points, points, value, gradient);
    const float range = stack->highest - stack->lowest;
    const float scale = range > 0.0f ? 1.0f / range : 0.0f;
    for (size_t i = 0; i < n_points; i++) {
        if (!isnan(value[i]))
            finish_heights(stack, &value[i], 1, &value[i]);
        for (size_t axis = 0; gradient != NULL && axis < 2; axis++)
            gradient[4 * i + axis] *= scale;
    }
}

void
noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                   const NoisePoints *points, float *value)
{
    if (plan->stack == NULL)
        noise_points_raw(plan, n_points, points, value);
    else
        evaluate_layers(plan->stack, n_points, points, value, NULL);
}
