/* SPDX-License-Identifier: MIT
 *
 * Recipes: parameters as one line of text.
 */
#include "recipe.h"

#include <string.h>

#include "error.h"

static const char header[] = "lattice-noise/1";
_Static_assert(NOISE_RECIPE_VERSION == 1, "the header names the version");

#define SPACES " \t\r\n"

/* Longer than any word that is printed, with room for gradients that people
 * write in more digits. */
#define WORD_SIZE (NOISE_TEXT_SIZE + 1024)

/* The length of the word at the start of text: to the next space that is not
 * within double quotes. */
static size_t
measure_word(const char *text)
{
    bool is_quoted = false;
    size_t length = 0;

    for (; text[length] != '\0'; length++) {
        if (text[length] == '"')
            is_quoted = !is_quoted;
        else if (!is_quoted && strchr(SPACES, text[length]) != NULL)
            break;
    }
    return length;
}

/* Copies the next word of *text into word, cut to fit, and moves on.  Returns
 * the whole word's length: 0 at the end of text. */
static size_t
next_word(const char **text, char word[WORD_SIZE])
{
    *text += strspn(*text, SPACES);
    const size_t length = measure_word(*text);
    const size_t n = length < WORD_SIZE - 1 ? length : WORD_SIZE - 1;

    memcpy(word, *text, n);
    word[n] = '\0';
    *text += length;
    return length;
}

#define ONE(...) +1
enum { N_PARAMETERS = NOISE_PARAMETERS(ONE, ONE, ONE, ONE, ONE) };
#undef ONE

/* Reads one "key=value" into params; seen: whether each parameter was read
 * before. */
static bool
parse_setting(char *word, NoiseParams *params, bool seen[N_PARAMETERS],
              NoiseError *error)
{
    size_t n_parameters;
    const NoiseParameter *first = noise_parameters(&n_parameters);
    char *equals = strchr(word, '=');

    if (equals == NULL)
        return noise_error_set(error, NOISE_PROBLEM_NO_VALUE, NULL, word);
    *equals = '\0';
    const NoiseParameter *parameter = noise_parameter_find(word);
    if (parameter == NULL)
        return noise_error_set(error, NOISE_PROBLEM_UNKNOWN_KEY, NULL, word);
    if (seen[parameter - first])
        return noise_error_set(error, NOISE_PROBLEM_REPEATED_KEY, parameter,
                               equals + 1);
    seen[parameter - first] = true;
    return noise_params_set_text(params, parameter, equals + 1, error);
}

bool
noise_recipe_read(const char *recipe, NoiseParams *params, NoiseError *error)
{
    char word[WORD_SIZE] = "";
    bool seen[N_PARAMETERS] = {false};

    noise_params_init(params);
    next_word(&recipe, word);
    if (strcmp(word, header) != 0)
        return noise_error_set(error, NOISE_PROBLEM_NOT_A_RECIPE, NULL, word);
    for (size_t length; (length = next_word(&recipe, word)) > 0;) {
        if (length >= WORD_SIZE)
            return noise_error_set(error, NOISE_PROBLEM_LONG_WORD, NULL, word);
        if (!parse_setting(word, params, seen, error))
            return false;
    }
    return true;
}

void
noise_recipe_print(const NoiseParams *params, char recipe[NOISE_RECIPE_SIZE])
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    NoiseParams initial;

    noise_params_init(&initial);
    strcpy(recipe, header);
    for (size_t i = 0; i < n_parameters; i++) {
        char value[NOISE_TEXT_SIZE];
        char usual[NOISE_TEXT_SIZE];
        noise_params_get_text(params, &parameter[i], value);
        noise_params_get_text(&initial, &parameter[i], usual);
        if (strcmp(value, usual) == 0)
            continue;
        strcat(recipe, " ");
        strcat(recipe, parameter[i].key);
        strcat(recipe, "=");
        strcat(recipe, value);
    }
}
