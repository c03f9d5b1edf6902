/* SPDX-License-Identifier: MIT
 *
 * Reads pictures from the words of a command line.
 */
#include "picture.h"

#include <stdlib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "likely.h"
#include "preset-files.h"
#include "preset-table.h"
#include "seamless-fit.h"
#include "text.h"

static bool
read_recipe(Picture *picture, const char *recipe, Failure *failure)
{
    NoiseError problem;

    picture->recipe =
        pictures_parse_recipe(recipe, &picture->is_seamless, &problem);
    return picture->recipe != NULL || failure_set_problem(failure, &problem);
}

/* Reads a preset or any other file. */
static bool
read_file(Picture *picture, const char *source, Failure *failure)
{
    char recipe[NOISE_RECIPE_SIZE];
    PresetFiles presets;

    preset_files_find(&presets);
    const PresetFile *preset = preset_files_get(&presets, source);
    const bool is_read = preset_file_read(
        preset != NULL ? preset->path : source, recipe, failure);
    Likely likely = likely_start(source);
    for (size_t i = 0; i < presets.n; i++)
        likely_try(&likely, presets.files[i].name);
    preset_files_free(&presets);
    picture->is_preset = true;
    picture->file = preset == NULL ? source : NULL;
    if (is_read)
        return read_recipe(picture, recipe, failure);
    /* The source may be a mistyped preset name, and an error about a missing file
     * would only confuse the user; so say instead what a source can be. */
    if (preset != NULL || strcmp(source, PRESET_FILE_STDIN) == 0 ||
        text_ends(source, PICTURES_PRESET_ENDING))
        return false;
    failure_refuse(failure,
                   "\"%s\" is neither a recipe, which begins with "
                   "\"lattice-noise/\", nor a file that contains one, nor a "
                   "preset; \"lattice-noise presets\" lists the presets",
                   source);
    return likely_ask(&likely, failure);
}

/* ---- Words ------------------------------------------------------------ */

static bool
set_seamless(Picture *picture, const char *value, Failure *failure)
{
    picture->is_seamless = strcmp(value, "yes") == 0;
    return picture->is_seamless || strcmp(value, "no") == 0 ||
           failure_refuse(failure, "Seamless is \"%s\": choose one of no, yes",
                          value);
}

static bool
set_parameter(Picture *picture, const char *key, const char *value,
              Failure *failure)
{
    const NoiseParameter *parameter = noise_parameter_find(key);
    NoiseError problem;

    if (strcmp(key, PICTURES_SEAMLESS_KEY) == 0)
        return set_seamless(picture, value, failure);
    if (parameter == NULL)
        return failure_refuse_key(failure, key);
    return noise_params_set_text(noise_recipe_edit(picture->recipe), parameter,
                                 value, &problem) ||
           failure_set_problem(failure, &problem);
}

/* Sets a parameter from words[n]; words[0] is the recipe. */
static bool
set_word(Picture *picture, char *const *words, int n, Failure *failure)
{
    char *sign = strchr(words[n], '=');

    if (sign == NULL || sign == words[n])
        return failure_refuse(
            failure, "\"%s\" is not a setting: write name=value", words[n]);
    const size_t length = (size_t)(sign - words[n]);
    for (int i = 1; i < n; i++) {
        if (strncmp(words[i], words[n], length + 1) == 0)
            return failure_refuse(failure,
                                  "\"%.*s\" is given twice: give it once",
                                  (int)length, words[n]);
    }
    *sign = '\0'; /* end the key here */
    const bool is_set = set_parameter(picture, words[n], sign + 1, failure);
    *sign = '=';
    return is_set;
}

bool
picture_is_recipe(const char *word)
{
    return strncmp(word, RECIPE_START, strlen(RECIPE_START)) == 0;
}

bool
picture_read(Picture *picture, char *const *words, int n_words,
             Failure *failure)
{
    *picture = (Picture){.width = 0};
    if (n_words == 0)
        return failure_refuse(failure,
                              "give a recipe or the name of a preset; see "
                              "\"lattice-noise --help\"");
    bool is_good = picture_is_recipe(words[0])
                       ? read_recipe(picture, words[0], failure)
                       : read_file(picture, words[0], failure);
    for (int i = 1; is_good && i < n_words; i++)
        is_good = set_word(picture, words, i, failure);
    return is_good;
}

char *
picture_find_name(const char *source)
{
    const char *slash = strrchr(source, '/');
    const char *name = slash != NULL ? slash + 1 : source;
    const char *dot = strrchr(name, '.');
    const size_t length = dot != NULL ? (size_t)(dot - name) : strlen(name);

    return picture_is_recipe(source) || strcmp(source, PRESET_FILE_STDIN) == 0
               ? NULL
               : text_print("%.*s", (int)length, name);
}

bool
picture_cover(Picture *picture, const char *covering, Failure *failure)
{
    NoiseError problem;
    Picture above;

    if (covering == NULL)
        return true;
    const PicturesPreset *preset = pictures_covering_find(covering);
    char *word = (char *)(preset != NULL ? preset->name : covering);
    char *name = picture_find_name(covering);
    const bool is_covered =
        picture_read(&above, &word, 1, failure) &&
        (noise_recipe_cover(
             picture->recipe, above.recipe,
             name != NULL ? pictures_covering_name(name) : "group", &problem) ||
         failure_set_problem(failure, &problem));
    free(name);
    picture_free(&above);
    return is_covered;
}

bool
picture_check(Picture *picture, Failure *failure)
{
    const NoiseParams *params = noise_recipe_params(picture->recipe);
    const bool has_size = picture->is_seamless && picture->width > 0;
    const double period_x = has_size ? picture->width : params->period_x;
    const double period_y = has_size ? picture->height : params->period_y;
    NoiseError problem;

    return (picture->is_seamless || picture->is_preset
                ? pictures_fit_periods(picture->recipe, period_x, period_y,
                                       &problem)
                : noise_recipe_check(picture->recipe, &problem)) ||
           failure_set_problem(failure, &problem);
}

void
picture_free(Picture *picture)
{
    noise_recipe_free(picture->recipe);
    picture->recipe = NULL;
}
