/* SPDX-License-Identifier: MIT
 *
 * Takes the periods of seamless noise from the picture.
 */
#include "seamless-fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

#define SPACES " \t\r\n\v\f"

/* If cells do not fit, the size is multiplied by STEP until they do; above
 * WHOLE, in percent, it is rounded down to a whole number each time. */
#define STEP  0.97
#define WHOLE 20.0

static size_t
length_without_spaces(const char *text, size_t length)
{
    while (length > 0 && strchr(SPACES, text[length - 1]) != NULL)
        length--;
    return length;
}

/* Returns the length of a recipe without the word that may end it. */
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

/* The parameter that refusals name. */
static const NoiseParameter seamless = {.key = "seamless", .label = "Seamless"};

bool
pictures_parse_recipe(const char *recipe, NoiseParams *params,
                      bool *is_seamless, NoiseError *error)
{
    const size_t mark = strlen(BYTE_ORDER_MARK);

    if (strncmp(recipe, BYTE_ORDER_MARK, mark) == 0)
        recipe += mark;
    const size_t length = length_without_word(recipe);
    char *plain;

    /* Without the word, the recipe is parsed as given, so that the error quotes
     * it unchanged. */
    *is_seamless = recipe[length] != '\0';
    if (!*is_seamless)
        return noise_recipe_parse(recipe, params, error);
    plain = (char *)malloc(length + 1);
    if (plain == NULL) {
        if (error != NULL)
            *error = (NoiseError){.problem = NOISE_PROBLEM_NO_MEMORY};
        return false;
    }
    memcpy(plain, recipe, length);
    plain[length] = '\0';
    const bool is_repeated = plain[length_without_word(plain)] != '\0';
    if (is_repeated && error != NULL)
        *error = (NoiseError){.problem = NOISE_PROBLEM_REPEATED_KEY,
                              .parameter = &seamless};
    const bool is_good =
        !is_repeated && noise_recipe_parse(plain, params, error);
    free(plain);
    return is_good;
}

void
pictures_print_recipe(const NoiseParams *params, bool is_seamless,
                      char recipe[PICTURES_RECIPE_SIZE])
{
    NoiseParams plain = *params;

    if (is_seamless)
        plain.period_x = plain.period_y = 0.0;
    noise_recipe_print(&plain, recipe);
    if (is_seamless)
        strcat(recipe, " " PICTURES_SEAMLESS);
}

/* The size scales all lengths, so it is lowered until the cells fit; if they
 * never do, they are refused with the first problem. */
bool
pictures_fit_periods(NoiseParams *params, double period_x, double period_y,
                     NoiseError *error)
{
    const double smallest = noise_parameter_find("size")->minimum;
    NoiseParams fitted = *params;
    NoiseError first = {.problem = NOISE_PROBLEM_NONE}, problem;

    /* Pictures that are refused without periods stay refused with them. */
    fitted.period_x = fitted.period_y = 0.0;
    if (!noise_params_check(&fitted, error))
        return false;
    fitted.period_x = period_x;
    fitted.period_y = period_y;
    while (!noise_params_check(&fitted, &problem)) {
        const bool is_too_large = problem.problem == NOISE_PROBLEM_BAD_PERIOD ||
                                  problem.problem == NOISE_PROBLEM_COARSE_WARP;
        if (first.problem == NOISE_PROBLEM_NONE)
            first = problem;
        if (!is_too_large || fitted.size * STEP < smallest) {
            if (error != NULL)
                *error = first;
            return false;
        }
        fitted.size *= STEP;
        if (fitted.size > WHOLE)
            fitted.size = floor(fitted.size);
    }
    *params = fitted;
    return true;
}

NoisePlan *
noise_plan_new_seamless(const char *recipe, double period_x, double period_y,
                        NoiseError *error)
{
    const char *text = recipe != NULL ? recipe : "";
    NoiseParams params;
    bool is_seamless;

    if (!pictures_parse_recipe(text, &params, &is_seamless, error) ||
        !pictures_fit_periods(&params, period_x, period_y, error))
        return NULL;
    return noise_plan_new(&params, error);
}
