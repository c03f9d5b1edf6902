/* SPDX-License-Identifier: MIT
 *
 * Reads and writes recipes as one line of text.
 */
#include <string.h>

#include "error.h"
#include "layer-text.h"

/* The text of all layers must be shorter than this.  The rest of NOISE_RECIPE_SIZE
 * is for the settings of the whole picture. */
#define LAYERS_SIZE 8192

/* The first word of a recipe of one noise, and of a recipe with layers. */
static const char *const headers[] = {"lattice-noise/1", "lattice-noise/2"};
_Static_assert(NOISE_RECIPE_VERSION == sizeof headers / sizeof headers[0],
               "headers name the versions");

static bool
read_layers(const char *text, NoiseRecipe *recipe, NoiseError *error)
{
    text += strspn(text, NOISE_SPACES);
    if (strlen(text) >= LAYERS_SIZE)
        return noise_error_set(error, NOISE_PROBLEM_LONG_LAYERS, NULL, text);
    return noise_layers_read(text, recipe, error);
}

/* Reads the settings before the first layer or group, and then the layers. */
static bool
read_settings(const char *text, bool has_layers, NoiseRecipe *recipe,
              NoiseError *error)
{
    char word[NOISE_WORD_SIZE];
    bool seen[NOISE_N_PARAMETERS] = {false};
    NoiseSetting setting;

    for (;;) {
        if (!noise_setting_read(&text, word, &setting, error))
            return false;
        if (setting.key == NULL)
            return !has_layers ||
                   noise_error_set(error, NOISE_PROBLEM_NO_LAYER, NULL, "");
        if (noise_layers_start(&setting))
            return has_layers ? read_layers(setting.start, recipe, error)
                              : noise_error_set(error, NOISE_PROBLEM_HAS_LAYERS,
                                                NULL, "");
        if (!noise_setting_store(&setting, noise_parameters, seen,
                                 &recipe->params, error))
            return false;
    }
}

static bool
read_recipe(const char *text, NoiseRecipe *recipe, NoiseError *error)
{
    char word[NOISE_WORD_SIZE] = "";

    noise_word_read(&text, word);
    for (int i = 0; i < NOISE_RECIPE_VERSION; i++) {
        if (strcmp(word, headers[i]) == 0)
            return read_settings(text, i > 0, recipe, error);
    }
    return noise_error_set(error, NOISE_PROBLEM_NOT_A_RECIPE, NULL, word);
}

NoiseRecipe *
noise_recipe_read(const char *text, NoiseError *error)
{
    NoiseParams initial;

    noise_params_init(&initial);
    NoiseRecipe *recipe = noise_recipe_new(&initial);
    if (recipe == NULL)
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
    if (recipe != NULL && read_recipe(text, recipe, error))
        return recipe;
    noise_recipe_free(recipe);
    return NULL;
}

size_t
noise_recipe_print(const NoiseRecipe *recipe, char *text, size_t size)
{
    char nothing[1];
    NoiseWriter writer = {.end = size > 0 ? text : nothing,
                          .room = size > 0 ? size - 1 : 0};
    NoiseParams initial;

    noise_params_init(&initial);
    noise_write(&writer, headers[recipe->n_layers > 0]);
    noise_settings_write(&writer, noise_parameters, &recipe->params, &initial);
    noise_layers_write(&writer, recipe);
    return writer.length;
}

bool
noise_recipe_fits(const NoiseRecipe *recipe)
{
    char nothing[1];
    NoiseWriter writer = {.end = nothing};

    noise_layers_write(&writer, recipe);
    return writer.length <= LAYERS_SIZE;
}
