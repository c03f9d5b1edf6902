/* SPDX-License-Identifier: MIT
 *
 * The parameter list of parameters.h as data.
 */
#include <noise/noise.h>

#include <string.h>

#define CHOICE_ENTRY(name, nick, label) {nick, label},
#define CHOICE_TABLE(Type, CHOICES) \
    static const NoiseChoice choices_of_##Type[] = {CHOICES(CHOICE_ENTRY)};
NOISE_CHOICE_TYPES(CHOICE_TABLE)

#define LIMITS(minimum_, maximum_) .minimum = minimum_, .maximum = maximum_
#define SLIDER(minimum_, maximum_, step_, digits_, gamma_)  \
    .slider_minimum = minimum_, .slider_maximum = maximum_, \
    .slider_step = step_, .slider_digits = digits_, .slider_gamma = gamma_

#define CHOICE(name, key_, Type, CHOICES, initial_, group_, when_, label_, \
               blurb_)                                                     \
    {                                                                      \
        .kind = NOISE_KIND_CHOICE,                                         \
        .group = NOISE_GROUP_##group_,                                     \
        .key = key_,                                                       \
        .label = label_,                                                   \
        .blurb = blurb_,                                                   \
        .unit = "",                                                        \
        .when = when_,                                                     \
        .initial = initial_,                                               \
        .maximum = Type##Count - 1,                                        \
        .choices = choices_of_##Type,                                      \
        .n_choices = Type##Count,                                          \
        .offset = offsetof(NoiseParams, name),                             \
    },
#define REAL(name, key_, initial_, limits, slider, unit_, group_, when_, \
             label_, blurb_)                                             \
    {                                                                    \
        .kind = NOISE_KIND_REAL,                                         \
        .group = NOISE_GROUP_##group_,                                   \
        .key = key_,                                                     \
        .label = label_,                                                 \
        .blurb = blurb_,                                                 \
        .unit = unit_,                                                   \
        .when = when_,                                                   \
        .initial = initial_,                                             \
        limits,                                                          \
        slider,                                                          \
        .offset = offsetof(NoiseParams, name),                           \
    },
#define SEED(name, key_, group_, when_, label_, blurb_) \
    {                                                   \
        .kind = NOISE_KIND_SEED,                        \
        .group = NOISE_GROUP_##group_,                  \
        .key = key_,                                    \
        .label = label_,                                \
        .blurb = blurb_,                                \
        .unit = "",                                     \
        .when = when_,                                  \
        .maximum = 18446744073709551615.0,              \
        .offset = offsetof(NoiseParams, name),          \
    },

#define COLOUR(name, key_, initial_, group_, when_, label_, blurb_) \
    {                                                               \
        .kind = NOISE_KIND_COLOUR,                                  \
        .group = NOISE_GROUP_##group_,                              \
        .key = key_,                                                \
        .label = label_,                                            \
        .blurb = blurb_,                                            \
        .unit = "",                                                 \
        .when = when_,                                              \
        .initial_colour = initial_,                                 \
        .maximum = 18446744073709551615.0,                          \
        .offset = offsetof(NoiseParams, name),                      \
    },

#define GRADIENT(name, key_, initial_, group_, when_, label_, blurb_) \
    {                                                                 \
        .kind = NOISE_KIND_GRADIENT,                                  \
        .group = NOISE_GROUP_##group_,                                \
        .key = key_,                                                  \
        .label = label_,                                              \
        .blurb = blurb_,                                              \
        .unit = "",                                                   \
        .when = when_,                                                \
        .initial_gradient = initial_,                                 \
        .minimum = NOISE_STOPS_MIN,                                   \
        .maximum = NOISE_STOPS_MAX,                                   \
        .offset = offsetof(NoiseParams, name),                        \
    },

static const NoiseParameter table[] = {
    NOISE_PARAMETERS(CHOICE, REAL, SEED, COLOUR, GRADIENT)};

#define N_PARAMETERS (sizeof table / sizeof table[0])

const NoiseParameter *
noise_parameters(size_t *n_parameters)
{
    *n_parameters = N_PARAMETERS;
    return table;
}

const NoiseParameter *
noise_parameter_find(const char *key)
{
    for (size_t i = 0; i < N_PARAMETERS; i++) {
        if (strcmp(table[i].key, key) == 0)
            return &table[i];
    }
    return NULL;
}

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
    char nick[NOISE_TEXT_SIZE];
    const bool is_negated = *term == '!';

    term += strspn(term, "! ");
    for (size_t i = 0; i < N_PARAMETERS; i++) {
        const size_t length = strlen(table[i].key);
        if (strncmp(term, table[i].key, length) == 0 && term[length] == ' ') {
            noise_params_get_text(params, &table[i], nick);
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
