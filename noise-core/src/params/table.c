/* SPDX-License-Identifier: MIT
 *
 * The parameter list of parameters.h as data.
 */
#include <noise-core/noise.h>

#include <string.h>

#define CHOICE_ENTRY(name, nick, label) {nick, label},
#define CHOICE_TABLE(Type, CHOICES) \
    static const NoiseChoice choices_of_##Type[] = {CHOICES(CHOICE_ENTRY)};
NOISE_CHOICE_TYPES(CHOICE_TABLE)

#define LIMITS(minimum_, maximum_) .minimum = minimum_, .maximum = maximum_
#define SLIDER(minimum_, maximum_, step_, digits_, gamma_)  \
    .slider_minimum = minimum_, .slider_maximum = maximum_, \
    .slider_step = step_, .slider_digits = digits_, .slider_gamma = gamma_

/* What every kind has. */
#define COMMON(kind_, name, key_, unit_, group_, when_, label_, blurb_)     \
    .kind = NOISE_KIND_##kind_, .group = NOISE_GROUP_##group_, .key = key_, \
    .label = label_, .blurb = blurb_, .unit = unit_, .when = when_,         \
    .offset = offsetof(NoiseParams, name)
/* The maximum of seeds and colors, which take 64 bits. */
#define MAXIMUM_OF_BITS 18446744073709551615.0

#define CHOICE(name, key, Type, CHOICES, initial_, group, when, label, blurb) \
    {                                                                         \
        COMMON(CHOICE, name, key, "", group, when, label, blurb),             \
        .initial = initial_,                                                  \
        .maximum = Type##Count - 1,                                           \
        .choices = choices_of_##Type,                                         \
        .n_choices = Type##Count,                                             \
    },
#define REAL(name, key, initial_, limits, slider, unit, group, when, label, \
             blurb)                                                         \
    {                                                                       \
        COMMON(REAL, name, key, unit, group, when, label, blurb),           \
        .initial = initial_,                                                \
        limits,                                                             \
        slider,                                                             \
    },
#define SEED(name, key, group, when, label, blurb)              \
    {                                                           \
        COMMON(SEED, name, key, "", group, when, label, blurb), \
        .maximum = MAXIMUM_OF_BITS,                             \
    },
#define COLOR(name, key, initial_, group, when, label, blurb)    \
    {                                                            \
        COMMON(COLOR, name, key, "", group, when, label, blurb), \
        .initial_color = initial_,                               \
        .maximum = MAXIMUM_OF_BITS,                              \
    },
#define GRADIENT(name, key, initial_, group, when, label, blurb)    \
    {                                                               \
        COMMON(GRADIENT, name, key, "", group, when, label, blurb), \
        .initial_gradient = initial_,                               \
        .minimum = NOISE_STOPS_MIN,                                 \
        .maximum = NOISE_STOPS_MAX,                                 \
    },

static const NoiseParameter table[] = {
    NOISE_PARAMETERS(CHOICE, REAL, SEED, COLOR, GRADIENT)};

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
