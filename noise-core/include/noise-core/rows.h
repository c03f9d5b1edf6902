/* SPDX-License-Identifier: MIT
 *
 * Macros for programs that have parameters of their own.  They turn a list in the
 * format of parameters.def into the rows of a table of NoiseParameter:
 *
 *     #define NOISE_ROW_OFFSET(name) offsetof(Struct, name)
 *     LIST_OF_CHOICE_TYPES(NOISE_ROW_CHOICES)
 *     static const NoiseParameter table[] = {
 *     #define NOISE_EACH(KIND) NOISE_ROW_##KIND
 *     #include "list.def"
 *     };
 *
 * NOISE_ROW_OFFSET() gives the offset of a parameter's field, for the functions of
 * noise.h that read or write fields.  Define it as 0 if there is no struct.
 */
#ifndef NOISE_ROWS_H
#define NOISE_ROWS_H

#include <noise-core/noise.h>

#ifdef __cplusplus
extern "C" {
#endif

/* True if a condition, written as in NoiseParameter.when, holds.  `get` returns the
 * nick of the current choice for a key, or NULL if there is no choice with that key;
 * terms with such a key count as true. */
typedef const char *(*NoiseConditionGet)(const char *key, const void *data);
NOISE_API bool noise_condition_holds(const char *condition,
                                     NoiseConditionGet get, const void *data);

#ifdef __cplusplus
}
#endif

#define NOISE_ROW_NICK(name, nick, label) {nick, label},
#define NOISE_ROW_CHOICES(Type, CHOICES) \
    static const NoiseChoice choices_of_##Type[] = {CHOICES(NOISE_ROW_NICK)};

/* These expand columns of the lists. */
#define LIMITS(minimum_, maximum_) .minimum = minimum_, .maximum = maximum_
#define SLIDER(minimum_, maximum_, step_, digits_, gamma_)  \
    .slider_minimum = minimum_, .slider_maximum = maximum_, \
    .slider_step = step_, .slider_digits = digits_, .slider_gamma = gamma_

/* The group of a parameter that belongs to the whole picture. */
#define NOISE_GROUP_WHOLE(group_) NOISE_GROUP_##group_, .is_of_whole = true

/* The members that rows of all kinds set.  A build that does not need the blurbs can
 * define NOISE_ROW_HELP() to leave them out. */
#ifndef NOISE_ROW_HELP
#define NOISE_ROW_HELP(text) text
#endif
#define NOISE_ROW_COMMON(kind_, name, key_, unit_, group_, when_, label_,   \
                         blurb_)                                            \
    .kind = NOISE_KIND_##kind_, .group = NOISE_GROUP_##group_, .key = key_, \
    .label = label_, .blurb = NOISE_ROW_HELP(blurb_), .unit = unit_,        \
    .when = when_, .offset = NOISE_ROW_OFFSET(name)
/* The maximum of seeds and colors, which have 64 bits. */
#define NOISE_ROW_MAXIMUM_OF_BITS 18446744073709551615.0

#define NOISE_ROW_CHOICE(name, key, Type, CHOICES, initial_, group, when,      \
                         label, blurb)                                         \
    {                                                                          \
        NOISE_ROW_COMMON(CHOICE, name, key, "", group, when, label, blurb),    \
        .initial = initial_,                                                   \
        .maximum = sizeof choices_of_##Type / sizeof choices_of_##Type[0] - 1, \
        .choices = choices_of_##Type,                                          \
        .n_choices = sizeof choices_of_##Type / sizeof choices_of_##Type[0],   \
    },
#define NOISE_ROW_REAL(name, key, initial_, limits, slider, unit, group, when, \
                       label, blurb)                                           \
    {                                                                          \
        NOISE_ROW_COMMON(REAL, name, key, unit, group, when, label, blurb),    \
        .initial = initial_,                                                   \
        limits,                                                                \
        slider,                                                                \
    },
#define NOISE_ROW_SEED(name, key, group, when, label, blurb)              \
    {                                                                     \
        NOISE_ROW_COMMON(SEED, name, key, "", group, when, label, blurb), \
        .maximum = NOISE_ROW_MAXIMUM_OF_BITS,                             \
    },
#define NOISE_ROW_COLOR(name, key, initial_, group, when, label, blurb)    \
    {                                                                      \
        NOISE_ROW_COMMON(COLOR, name, key, "", group, when, label, blurb), \
        .initial_color = initial_,                                         \
        .maximum = NOISE_ROW_MAXIMUM_OF_BITS,                              \
    },
#define NOISE_ROW_GRADIENT(name, key, initial_, group, when, label, blurb)    \
    {                                                                         \
        NOISE_ROW_COMMON(GRADIENT, name, key, "", group, when, label, blurb), \
        .initial_gradient = initial_,                                         \
        .minimum = NOISE_STOPS_MIN,                                           \
        .maximum = NOISE_STOPS_MAX,                                           \
    },

#endif
