/* SPDX-License-Identifier: MIT
 *
 * The functions that noise.js calls.
 *
 * noise.js checks numbers and texts; this file trusts them.
 *
 * All texts go through one buffer, `text`, because an instance of the module has
 * only one thread: noise.js writes a recipe into it, and a call replaces this
 * with its answer, a recipe or a sentence.
 */
#include <noise-core/layers.h>
#include <noise-core/noise.h>

#include <stdlib.h>

#include "seamless-fit.h"

/* Exports a function under the name by which JavaScript calls it. */
#define EXPORT(name) __attribute__((export_name(#name))) wasm_##name

/* noise.js writes no longer texts than this. */
#define TEXT_SIZE 65536

static char text[TEXT_SIZE];

char *
EXPORT(text)(void)
{
    return text;
}

void *
EXPORT(allocate)(size_t size)
{
    return malloc(size);
}

void
EXPORT(free)(void *memory)
{
    free(memory);
}

/* ---- Recipes ---------------------------------------------------------- */

/* Prints a recipe, or why it is refused, into `text`, and frees the recipe. */
static bool
answer(NoiseRecipe *recipe, bool is_good, const NoiseError *error)
{
    if (is_good)
        noise_recipe_print(recipe, text, TEXT_SIZE);
    else
        noise_error_print(error, NULL, text, TEXT_SIZE);
    noise_recipe_free(recipe);
    return is_good;
}

/* Replaces the recipe in `text` with its shortest form. */
bool
EXPORT(check)(void)
{
    NoiseError error;
    NoiseRecipe *recipe = noise_recipe_parse(text, &error);

    return answer(recipe, recipe != NULL, &error);
}

/* Does the same as check(), but makes `width` and `height` the periods, and cells
 * small enough to fit into them; the recipe may say "seamless=yes". */
bool
EXPORT(fit)(int width, int height)
{
    NoiseError error;
    bool is_seamless;
    NoiseRecipe *recipe = pictures_parse_recipe(text, &is_seamless, &error);
    const bool is_good =
        recipe != NULL && pictures_fit_periods(recipe, width, height, &error);

    return answer(recipe, is_good, &error);
}

/* Makes a plan of the recipe in `text`.  If it returns NULL, `text` says why. */
NoisePlan *
EXPORT(plan)(void)
{
    NoiseError error;
    NoisePlan *plan = noise_plan_new_from_text(text, &error);

    if (plan == NULL)
        noise_error_print(&error, NULL, text, TEXT_SIZE);
    return plan;
}

void
EXPORT(end)(NoisePlan *plan)
{
    noise_plan_free(plan);
}

int
EXPORT(channels)(const NoisePlan *plan)
{
    return noise_plan_channels(plan);
}

/* ---- Pictures --------------------------------------------------------- */

/* The arguments of the next noise_render_maps(): plans, and the pixels of each. */
static size_t n_drawn;
static const NoisePlan *plans[NOISE_MAPS_MAX];
static float *drawn[NOISE_MAPS_MAX];

void
EXPORT(add)(const NoisePlan *plan, float *pixels)
{
    plans[n_drawn] = plan;
    drawn[n_drawn++] = pixels;
}

/* Draws the plans passed to add(), width x height pixels from (x, y) on.  Returns
 * false when noise_render_maps() does. */
bool
EXPORT(draw)(int x, int y, int width, int height)
{
    const NoiseRegion region = {
        .x = x, .y = y, .width = width, .height = height};
    const size_t n = n_drawn;
    ptrdiff_t strides[NOISE_MAPS_MAX];

    n_drawn = 0;
    for (size_t i = 0; i < n; i++)
        strides[i] = (ptrdiff_t)width * noise_plan_channels(plans[i]);
    return noise_render_maps(n, plans, &region, drawn, strides);
}

/* Draws terrain like noise_render_heights(), into three consecutive arrays:
 * heights, and their slopes along x and y.  Returns false when that does. */
bool
EXPORT(heights)(const NoisePlan *plan, float *value, int x, int y, int width,
                int height)
{
    const NoiseRegion region = {
        .x = x, .y = y, .width = width, .height = height};
    const size_t n = (size_t)width * (size_t)height;

    return noise_render_heights(plan, &region, value,
                                (float *const[]){value + n, value + 2 * n},
                                width);
}

/* Rounds n pixels to bytes of red, green, blue and straight alpha.  The bytes
 * overwrite the floats from the start, because a pixel's bytes never take more
 * room than its floats. */
void
EXPORT(round)(void *memory, int n_channels, size_t n)
{
    const float *pixels = memory;
    unsigned char *bytes = memory;

    for (size_t i = 0; i < n; i++) {
        float pixel[4] = {0.0f, 0.0f, 0.0f, 1.0f};
        for (int k = 0; k < 4; k++) {
            if (n_channels == 4)
                pixel[k] = pixels[4 * i + k];
            else if (k < 3)
                pixel[k] = pixels[i];
        }
        for (int k = 0; k < 4; k++)
            bytes[4 * i + k] = (unsigned char)((double)pixel[k] * 255.0 + 0.5);
    }
}
