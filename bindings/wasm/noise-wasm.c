/* SPDX-License-Identifier: MIT
 *
 * The functions that noise.js calls.
 *
 * Texts go through one buffer, in which the caller writes a recipe, and finds
 * what a call returns: a recipe or a sentence.  An instance of the module has one
 * thread.
 */
#include <noise-core/layers.h>
#include <noise-core/noise.h>

#include <stdlib.h>

#include "seamless-fit.h"

/* JavaScript calls it by its name. */
#define EXPORT(name) __attribute__((export_name(#name))) wasm_##name

/* noise.js writes no longer texts. */
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

static NoiseParams params;

/* Prints the parameters as a recipe in the text, or why they are refused. */
static bool
answer(bool is_good, const NoiseError *error)
{
    if (is_good)
        noise_recipe_print(&params, text);
    else
        noise_error_print(error, NULL, text, TEXT_SIZE);
    return is_good;
}

/* Replaces the recipe in the text by its shortest form. */
bool
EXPORT(check)(void)
{
    NoiseError error;
    const bool is_good = noise_recipe_parse(text, &params, &error);

    return answer(is_good, &error);
}

/* The same, with periods of width and height, and cells that fit these. */
bool
EXPORT(fit)(int width, int height)
{
    NoiseError error;
    const bool is_good = noise_recipe_parse(text, &params, &error) &&
                         pictures_fit_periods(&params, width, height, &error);

    return answer(is_good, &error);
}

/* A plan of the recipe in the text; NULL: the text says why. */
NoisePlan *
EXPORT(plan)(void)
{
    NoiseError error;
    NoisePlan *plan = noise_plan_new_from_recipe(text, &error);

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

/* The arguments of the next noise_render_maps(): plans, and where each draws. */
static size_t n_drawn;
static const NoisePlan *plans[NOISE_MAPS_MAX];
static float *drawn[NOISE_MAPS_MAX];

void
EXPORT(add)(const NoisePlan *plan, float *pixels)
{
    plans[n_drawn] = plan;
    drawn[n_drawn++] = pixels;
}

/* Draws what was added, width x height pixels from (x, y) on, as
 * noise_render_maps() does; false: a size is refused, or memory is short. */
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

/* Rounds n pixels to bytes of red, green, blue and straight alpha. */
void
EXPORT(round)(const float *pixels, int n_channels, int n, unsigned char *bytes)
{
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 4; k++) {
            const double number = n_channels == 4 ? pixels[4 * i + k]
                                  : k < 3         ? pixels[i]
                                                  : 1.0f;
            bytes[4 * i + k] = (unsigned char)(number * 255.0 + 0.5);
        }
    }
}
