/* SPDX-License-Identifier: MIT
 *
 * Reads pictures from the words of a command line.
 */
#include "picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "preset-files.h"
#include "preset-table.h"
#include "seamless-fit.h"
#include "text.h"

#define RECIPE_START "lattice-noise/"

/* The word of recipes that is none of the core's parameters. */
#define SEAMLESS_KEY "seamless"

static bool
read_recipe(Picture *picture, const char *recipe, Failure *failure)
{
    NoiseError problem;

    return pictures_parse_recipe(recipe, &picture->params,
                                 &picture->is_seamless, &problem) ||
           failure_set_problem(failure, &problem);
}

static bool
read_file(Picture *picture, const char *path, Failure *failure)
{
    char recipe[NOISE_RECIPE_SIZE];

    picture->is_preset = true;
    return preset_file_read(path, recipe, failure) &&
           read_recipe(picture, recipe, failure);
}

static bool
read_preset(Picture *picture, const char *name, Failure *failure)
{
    PresetFiles presets;

    preset_files_find(&presets);
    const PresetFile *preset = preset_files_get(&presets, name);
    const bool is_read =
        preset != NULL
            ? read_file(picture, preset->path, failure)
            : failure_refuse(failure,
                             "\"%s\" is neither a recipe, which begins with "
                             "\"lattice-noise/1\", nor a preset; "
                             "\"lattice-noise presets\" lists these",
                             name);
    preset_files_free(&presets);
    return is_read;
}

/* ---- Words ------------------------------------------------------------ */

static bool
set_seamless(Picture *picture, const char *value, Failure *failure)
{
    const bool is_yes = strcmp(value, "yes") == 0;

    if (!is_yes && strcmp(value, "no") != 0)
        return failure_refuse(
            failure, "Seamless is \"%s\": choose one of no, yes", value);
    picture->is_seamless = is_yes;
    return true;
}

/* Sets a parameter from a word, whose key is `length` bytes long. */
static bool
set_word(Picture *picture, const char *word, size_t length, Failure *failure)
{
    const char *value = word + length + 1;
    NoiseError problem;

    if (text_is_word(word, length, SEAMLESS_KEY))
        return set_seamless(picture, value, failure);
    char *key = text_print("%.*s", (int)length, word);
    const NoiseParameter *parameter = noise_parameter_find(key);
    free(key);
    if (parameter == NULL)
        return failure_refuse(failure,
                              "there is no parameter \"%.*s\"; "
                              "\"lattice-noise parameters\" lists them",
                              (int)length, word);
    return noise_params_set_text(&picture->params, parameter, value,
                                 &problem) ||
           failure_set_problem(failure, &problem);
}

/* Whether one of the first n words has this key. */
static bool
has_key(char *const *words, int n, const char *key, size_t length)
{
    for (int i = 0; i < n; i++) {
        if (strncmp(words[i], key, length + 1) == 0)
            return true;
    }
    return false;
}

static bool
set_words(Picture *picture, char *const *words, int n, Failure *failure)
{
    for (int i = 0; i < n; i++) {
        const char *sign = strchr(words[i], '=');
        if (sign == NULL || sign == words[i])
            return failure_refuse(
                failure, "\"%s\" is no parameter: write name=value", words[i]);
        const size_t length = (size_t)(sign - words[i]);
        if (has_key(words, i, words[i], length))
            return failure_refuse(failure,
                                  "\"%.*s\" is given twice: give it once",
                                  (int)length, words[i]);
        if (!set_word(picture, words[i], length, failure))
            return false;
    }
    return true;
}

bool
picture_read(Picture *picture, const char *source, char *const *words,
             int n_words, Failure *failure)
{
    *picture = (Picture){.width = 0};
    const bool is_read = text_begins(source, RECIPE_START)
                             ? read_recipe(picture, source, failure)
                         : text_ends(source, PICTURES_PRESET_ENDING)
                             ? read_file(picture, source, failure)
                             : read_preset(picture, source, failure);
    return is_read && set_words(picture, words, n_words, failure);
}

bool
picture_check(Picture *picture, Failure *failure)
{
    NoiseParams *params = &picture->params;
    NoiseError problem;

    if (picture->is_seamless && picture->width > 0) {
        params->period_x = picture->width;
        params->period_y = picture->height;
    }
    return (picture->is_seamless || picture->is_preset
                ? pictures_fit_periods(params, params->period_x,
                                       params->period_y, &problem)
                : noise_params_check(params, &problem)) ||
           failure_set_problem(failure, &problem);
}

bool
picture_print(const char *source, char *const *words, int n_words,
              Failure *failure)
{
    char recipe[PICTURES_RECIPE_SIZE];
    Picture picture;

    if (!picture_read(&picture, source, words, n_words, failure) ||
        !picture_check(&picture, failure))
        return false;
    pictures_print_recipe(&picture.params, picture.is_seamless, recipe);
    printf("%s\n", recipe);
    return true;
}
