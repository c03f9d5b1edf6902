/* SPDX-License-Identifier: MIT
 *
 * Recipes: parameters as one line of text.
 */
#include "recipe.h"

#include <noise-core/layers.h>

#include <string.h>

#include "error.h"

/* The first word of a recipe: for one noise, and for layers. */
static const char *const headers[] = {"lattice-noise/1", "lattice-noise/2"};
_Static_assert(NOISE_RECIPE_VERSION == sizeof headers / sizeof headers[0],
               "headers name the versions");

/* Returns the length of the word at the start of text: up to the next space that is
 * not within double quotes. */
static size_t
measure_word(const char *text)
{
    bool is_quoted = false;
    size_t length = 0;

    for (; text[length] != '\0'; length++) {
        if (text[length] == '"')
            is_quoted = !is_quoted;
        else if (!is_quoted && strchr(NOISE_SPACES, text[length]) != NULL)
            break;
    }
    return length;
}

/* Copies the next word of *text into word, cut to fit, and moves on.  Returns
 * the whole word's length: 0 at the end of text. */
static size_t
next_word(const char **text, char word[NOISE_WORD_SIZE])
{
    *text += strspn(*text, NOISE_SPACES);
    const size_t length = measure_word(*text);
    const size_t n =
        length < NOISE_WORD_SIZE - 1 ? length : NOISE_WORD_SIZE - 1;

    memcpy(word, *text, n);
    word[n] = '\0';
    *text += length;
    return length;
}

bool
noise_setting_read(const char **text, char word[NOISE_WORD_SIZE],
                   NoiseSetting *setting, NoiseError *error)
{
    const size_t length = next_word(text, word);
    char *equals = strchr(word, '=');

    *setting = (NoiseSetting){NULL, NULL};
    if (length == 0)
        return true;
    if (length >= NOISE_WORD_SIZE)
        return noise_error_set(error, NOISE_PROBLEM_LONG_WORD, NULL, word);
    if (equals == NULL)
        return noise_error_set(error, NOISE_PROBLEM_NO_VALUE, NULL, word);
    *equals = '\0';
    *setting = (NoiseSetting){word, equals + 1};
    return true;
}

/* Refuses a key that is not allowed here, or not known at all. */
static bool
refuse_key(const char *key, NoiseError *error)
{
    const NoiseParameter *of_layer =
        noise_table_find(noise_layer_parameters, key);
    const NoiseParameter *of_mask =
        noise_table_find(noise_mask_parameters, key);

    if (of_layer != NULL)
        return noise_error_set(error, NOISE_PROBLEM_OF_LAYER, of_layer, "");
    if (of_mask != NULL)
        return noise_error_set(error, NOISE_PROBLEM_OF_MASK, of_mask, "");
    return noise_error_set(error, NOISE_PROBLEM_UNKNOWN_KEY, NULL, key);
}

bool
noise_setting_store(const NoiseSetting *setting, NoiseTable *table,
                    bool seen[NOISE_N_PARAMETERS], NoiseParams *params,
                    NoiseError *error)
{
    size_t n;
    const NoiseParameter *first = table(&n);
    const NoiseParameter *parameter = noise_table_find(table, setting->key);

    if (parameter == NULL)
        return refuse_key(setting->key, error);
    if (seen[parameter - first])
        return noise_error_set(error, NOISE_PROBLEM_REPEATED_KEY, parameter,
                               setting->value);
    seen[parameter - first] = true;
    return noise_params_set_text(params, parameter, setting->value, error);
}

/* Reads the settings before the first layer; if there are layers, takes these as
 * text. */
static bool
read_settings(const char *recipe, bool has_layers, NoiseParams *params,
              NoiseError *error)
{
    char word[NOISE_WORD_SIZE];
    bool seen[NOISE_N_PARAMETERS] = {false};
    NoiseSetting setting;

    for (;;) {
        const char *start = recipe;
        if (!noise_setting_read(&recipe, word, &setting, error))
            return false;
        if (setting.key == NULL)
            return !has_layers ||
                   noise_error_set(error, NOISE_PROBLEM_NO_LAYER, NULL, "");
        if (has_layers && strcmp(setting.key, "layer") == 0) {
            start += strspn(start, NOISE_SPACES);
            if (strlen(start) >= NOISE_LAYERS_SIZE)
                return noise_error_set(error, NOISE_PROBLEM_LONG_LAYERS, NULL,
                                       start);
            strcpy(params->layers, start);
            return true;
        }
        if (!noise_setting_store(&setting, noise_parameters, seen, params,
                                 error))
            return false;
    }
}

bool
noise_recipe_read(const char *recipe, NoiseParams *params, NoiseError *error)
{
    char word[NOISE_WORD_SIZE] = "";

    noise_params_init(params);
    next_word(&recipe, word);
    for (int i = 0; i < NOISE_RECIPE_VERSION; i++) {
        if (strcmp(word, headers[i]) == 0)
            return read_settings(recipe, i > 0, params, error);
    }
    return noise_error_set(error, NOISE_PROBLEM_NOT_A_RECIPE, NULL, word);
}

void
noise_setting_write(NoiseWriter *writer, const char *key, const char *value)
{
    noise_write(writer, " ");
    noise_write(writer, key);
    noise_write(writer, "=");
    noise_write(writer, value);
}

bool
noise_settings_write(NoiseWriter *writer, NoiseTable *table,
                     const NoiseParams *params, const NoiseParams *usual)
{
    bool is_any = false;
    size_t n;
    const NoiseParameter *rows = table(&n);

    for (size_t i = 0; i < n; i++) {
        char value[NOISE_TEXT_SIZE];
        if (!noise_params_differ(params, usual, &rows[i], value))
            continue;
        noise_setting_write(writer, rows[i].key, value);
        is_any = true;
    }
    return is_any;
}

void
noise_recipe_print(const NoiseParams *params, char recipe[NOISE_RECIPE_SIZE])
{
    NoiseWriter writer = {recipe, NOISE_RECIPE_SIZE - 1, false};
    NoiseParams initial;

    noise_params_init(&initial);
    noise_write(&writer, headers[params->layers[0] != '\0']);
    noise_settings_write(&writer, noise_parameters, params, &initial);
    if (params->layers[0] != '\0') {
        noise_write(&writer, " ");
        noise_write(&writer, params->layers);
    }
}
