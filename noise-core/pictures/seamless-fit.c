/* SPDX-License-Identifier: MIT
 *
 * Makes recipes of seamless pictures, whose periods are the picture's width and
 * height.
 */
#include "seamless-fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

#define SPACES " \t\r\n\v\f"

/* If cells do not fit, the size is multiplied by STEP until they do.  While it is
 * above WHOLE percent, it is also rounded down to a whole number each time. */
#define STEP  0.97
#define WHOLE 20.0

static size_t
length_without_spaces(const char *text, size_t length)
{
    while (length > 0 && strchr(SPACES, text[length - 1]) != NULL)
        length--;
    return length;
}

/* Returns the length of a recipe, without the word "seamless=yes" if the recipe ends
 * with it. */
static size_t
length_without_word(const char *recipe)
{
    const size_t word = strlen(PICTURES_SEAMLESS);
    const size_t length = length_without_spaces(recipe, strlen(recipe));

    if (length <= word ||
        memcmp(recipe + length - word, PICTURES_SEAMLESS, word) != 0 ||
        strchr(SPACES, recipe[length - word - 1]) == NULL)
        return strlen(recipe);
    return length - word;
}

/* Errors about the word "seamless" refer to this parameter, because the core has no
 * parameter with that key. */
static const NoiseParameter seamless = {.key = "seamless", .label = "Seamless"};

/* Parses a recipe without "seamless=yes" at its end.  The core does not know that
 * word, so if it is anywhere else, replaces the core's error by one that says so. */
static NoiseRecipe *
parse_plain(const char *text, NoiseError *error)
{
    NoiseRecipe *recipe = noise_recipe_parse(text, error);

    if (recipe == NULL && error != NULL &&
        error->problem == NOISE_PROBLEM_UNKNOWN_KEY &&
        strcmp(error->value, PICTURES_SEAMLESS_KEY) == 0) {
        error->problem = NOISE_PROBLEM_NOT_LAST;
        strcpy(error->value, PICTURES_SEAMLESS);
    }
    return recipe;
}

NoiseRecipe *
pictures_parse_recipe(const char *text, bool *is_seamless, NoiseError *error)
{
    const size_t mark = strlen(BYTE_ORDER_MARK);

    if (strncmp(text, BYTE_ORDER_MARK, mark) == 0)
        text += mark;
    const size_t length = length_without_word(text);
    char *plain;

    /* Without "seamless=yes", parse the recipe as given, so that the error quotes
     * it unchanged. */
    *is_seamless = text[length] != '\0';
    if (!*is_seamless)
        return parse_plain(text, error);
    plain = (char *)malloc(length + 1);
    if (plain == NULL) {
        if (error != NULL)
            *error = (NoiseError){.problem = NOISE_PROBLEM_NO_MEMORY};
        return NULL;
    }
    memcpy(plain, text, length);
    plain[length] = '\0';
    const bool is_repeated = plain[length_without_word(plain)] != '\0';
    if (is_repeated && error != NULL)
        *error = (NoiseError){.problem = NOISE_PROBLEM_REPEATED_KEY,
                              .parameter = &seamless};
    NoiseRecipe *recipe = is_repeated ? NULL : parse_plain(plain, error);
    free(plain);
    return recipe;
}

bool
pictures_print_recipe(const NoiseRecipe *recipe, bool is_seamless,
                      char text[PICTURES_RECIPE_SIZE])
{
    text[0] = '\0';
    if (!is_seamless) {
        noise_recipe_print(recipe, text, NOISE_RECIPE_SIZE);
        return true;
    }
    NoiseRecipe *plain = noise_recipe_copy(recipe);
    if (plain == NULL)
        return false;
    NoiseParams *params = noise_recipe_edit(plain);
    params->period_x = params->period_y = 0.0;
    noise_recipe_print(plain, text, NOISE_RECIPE_SIZE);
    noise_recipe_free(plain);
    strcat(text, " " PICTURES_SEAMLESS);
    return true;
}

/* The values of a recipe that fitting changes. */
typedef struct Fit {
    double period_x, period_y, size;
} Fit;

static Fit
get_fit(const NoiseRecipe *recipe)
{
    const NoiseParams *params = noise_recipe_params(recipe);

    return (Fit){params->period_x, params->period_y, params->size};
}

/* Sets the values in `fit`.  Does not touch a recipe that already has them, so that
 * it stays checked. */
static void
set_fit(NoiseRecipe *recipe, const Fit *fit)
{
    const Fit old = get_fit(recipe);

    if (old.period_x == fit->period_x && old.period_y == fit->period_y &&
        old.size == fit->size)
        return;
    NoiseParams *params = noise_recipe_edit(recipe);
    params->period_x = fit->period_x;
    params->period_y = fit->period_y;
    params->size = fit->size;
}

static bool
try_fit(NoiseRecipe *recipe, const Fit *fit, NoiseError *error)
{
    set_fit(recipe, fit);
    return noise_recipe_check(recipe, error);
}

/* Lowers the size, which scales all lengths, until the cells fit.  Returns false if
 * they never do.  If the recipe is invalid at the given size, stores the reason in
 * *first. */
static bool
find_fit(NoiseRecipe *recipe, Fit fit, NoiseError *first)
{
    const double smallest = noise_parameter_find("size")->minimum;
    NoiseError error;

    bool is_good = try_fit(recipe, &fit, first);
    if (!is_good)
        error = *first;
    while (!is_good && fit.size * STEP >= smallest &&
           (error.problem == NOISE_PROBLEM_BAD_PERIOD ||
            error.problem == NOISE_PROBLEM_COARSE_WARP)) {
        fit.size *= STEP;
        if (fit.size > WHOLE)
            fit.size = floor(fit.size);
        is_good = try_fit(recipe, &fit, &error);
    }
    return is_good;
}

bool
pictures_fit_periods(NoiseRecipe *recipe, double period_x, double period_y,
                     NoiseError *error)
{
    const Fit given = get_fit(recipe), plain = {.size = given.size};
    NoiseError first;

    /* First check the recipe without periods.  If even that fails, report that error
     * instead of trying smaller sizes. */
    if (try_fit(recipe, &plain, &first) &&
        find_fit(recipe, (Fit){period_x, period_y, get_fit(recipe).size},
                 &first))
        return true;
    set_fit(recipe, &given);
    if (error != NULL)
        *error = first;
    return false;
}

NoisePlan *
noise_plan_new_seamless(const char *text, double period_x, double period_y,
                        NoiseError *error)
{
    bool is_seamless;
    NoiseRecipe *recipe =
        pictures_parse_recipe(text != NULL ? text : "", &is_seamless, error);
    NoisePlan *plan = NULL;

    if (recipe != NULL &&
        pictures_fit_periods(recipe, period_x, period_y, error))
        plan = noise_plan_new(recipe, error);
    noise_recipe_free(recipe);
    return plan;
}
