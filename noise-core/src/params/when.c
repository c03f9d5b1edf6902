/* SPDX-License-Identifier: MIT
 *
 * Conditions: whether a parameter matters, given the choices of others.
 */
#include "when.h"

#include <string.h>

/* Whether word stands among the words of list, which ends at '}'. */
static bool
list_has(const char *list, const char *word)
{
    const size_t length = strlen(word);

    while (*list != '\0' && *list != '}') {
        list += strspn(list, " ,{");
        const size_t here = strcspn(list, " ,}");
        if (here == length && memcmp(list, word, length) == 0)
            return true;
        list += here;
    }
    return false;
}

/* Whether one term of a condition holds: `key {nick, nick}`, perhaps after
 * `!`. */
static bool
term_holds(const char *term, const NoiseParams *params)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    char nick[NOISE_TEXT_SIZE];
    const bool is_negated = *term == '!';

    term += strspn(term, "! ");
    const size_t length = strcspn(term, " ");
    for (size_t i = 0; i < n_parameters; i++) {
        const char *key = parameter[i].key;
        /* Most keys are told apart by their first letters. */
        if (*key == *term && strncmp(key, term, length) == 0 &&
            key[length] == '\0') {
            noise_params_get_text(params, &parameter[i], nick);
            return list_has(term + length, nick) != is_negated;
        }
    }
    return true;
}

bool
noise_parameter_matters(const NoiseParameter *parameter,
                        const NoiseParams *params)
{
    const char *term = parameter->when;

    while (term_holds(term, params)) {
        term += strcspn(term, "&");
        if (*term == '\0')
            return true;
        term += strspn(term, "& ");
    }
    return false;
}

void
noise_params_settle(NoiseParams *params)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    const NoiseParams asked = *params;
    NoiseParams initial;

    noise_params_init(&initial);
    for (size_t i = 0; i < n_parameters; i++) {
        char text[NOISE_TEXT_SIZE];
        if (noise_parameter_matters(&parameter[i], &asked))
            continue;
        noise_params_get_text(&initial, &parameter[i], text);
        noise_params_set_text(params, &parameter[i], text, NULL);
    }
}
