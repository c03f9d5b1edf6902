/* SPDX-License-Identifier: MIT
 *
 * Gives parameters their initial values; sets, gets, checks and compares them.
 */
#include "params.h"

#include <math.h>
#include <string.h>

#include "algorithms.h"
#include "error.h"
#include "words.h"

/* Choices are read and written as int below. */
#define CHECK_SIZE(Type, CHOICES) \
    _Static_assert(sizeof(Type) == sizeof(int), #Type);
NOISE_CHOICE_TYPES(CHECK_SIZE)

/* Whole numbers below this are exact doubles. */
#define EXACT_WHOLE_END 9007199254740992.0 /* 2^53 */

/* noise_decimal_round() accepts only numbers below this. */
#define ROUNDED_END 1e21

/* Returns the field of a parameter: an int, double, uint64_t or NoiseGradient. */
static const void *
get_field(const void *fields, const NoiseParameter *parameter)
{
    return (const char *)fields + parameter->offset;
}

/* Stores a value, which must have the type of the parameter's field.  Always returns
 * true. */
static bool
store(void *fields, const NoiseParameter *parameter, const void *value)
{
    memcpy((char *)fields + parameter->offset, value,
           noise_field_size(parameter->kind));
    return true;
}

void
noise_params_init_field(void *fields, const NoiseParameter *parameter)
{
    if (parameter->kind == NOISE_KIND_COLOR)
        noise_params_set_text(fields, parameter, parameter->initial_color,
                              NULL);
    else if (parameter->kind == NOISE_KIND_GRADIENT)
        noise_params_set_text(fields, parameter, parameter->initial_gradient,
                              NULL);
    else
        noise_params_set_number(fields, parameter, parameter->initial, NULL);
}

void
noise_params_init_fields(void *fields, NoiseTable *table)
{
    size_t n;
    const NoiseParameter *rows = table(&n);

    for (size_t i = 0; i < n; i++)
        noise_params_init_field(fields, &rows[i]);
}

void
noise_params_init(NoiseParams *params)
{
    /* Also clear the padding, so that equal params have equal bytes. */
    memset(params, 0, sizeof *params);
    noise_params_init_fields(params, noise_parameters);
}

/* The width of a joint, as a fraction of a tile's height. */
#define JOINT (1.0 / 16.0)

void
noise_params_begin(NoiseParams *params, NoiseAlgorithm algorithm, double scale)
{
    noise_params_init(params);
    if ((unsigned)algorithm < NoiseAlgorithmCount)
        params->algorithm = algorithm;
    const NoiseTraits *traits = &noise_traits[params->algorithm];
    params->scale = traits->is_grain ? 1.0 : scale;
    if (traits->shows_picture) {
        params->scale = noise_parameter_find("scale")->initial;
        params->coloring = NOISE_COLORING_OWN;
    }
    if (traits->begins_with_one_octave)
        params->octaves = 1.0;
    if (traits->begins_with_warp)
        params->warp_amount = scale;
    if (traits->pieces == NOISE_PIECES_TILES)
        params->joint = params->bevel = fmax(round(JOINT * scale), 1.0);
}

static bool
is_within(const NoiseParameter *parameter, double value)
{
    return value >= parameter->minimum && value <= parameter->maximum;
}

/* Refuses a number unless it is within the limits, or will be once it is rounded as
 * in a recipe.  Error messages show the rounded number, and must not call a number
 * wrong that is allowed. */
static bool
check_real(const NoiseParameter *parameter, double value, NoiseError *error)
{
    if (!isfinite(value))
        return noise_error_set_number(error, NOISE_PROBLEM_NOT_A_NUMBER,
                                      parameter, value);
    return is_within(parameter, value) ||
           (fabs(value) < ROUNDED_END &&
            is_within(parameter, noise_decimal_round(value))) ||
           noise_error_set_number(error, NOISE_PROBLEM_OUT_OF_RANGE, parameter,
                                  value);
}

/* Returns the problem to report if a value is not a seed, or not a color. */
static NoiseProblem
problem_of_bits(const NoiseParameter *parameter)
{
    return parameter->kind == NOISE_KIND_SEED ? NOISE_PROBLEM_NOT_A_SEED
                                              : NOISE_PROBLEM_NOT_A_COLOR;
}

bool
noise_params_leap(const NoiseParams *params)
{
    return noise_has_leaps(params) && params->warp_amount == 0.0;
}

bool
noise_params_set_number(void *fields, const NoiseParameter *parameter,
                        double number, NoiseError *error)
{
    if (parameter->kind == NOISE_KIND_REAL) {
        if (!check_real(parameter, number, error))
            return false;
        const double rounded = noise_decimal_round(number);
        return store(fields, parameter, &rounded);
    }
    if (parameter->kind == NOISE_KIND_GRADIENT)
        return noise_error_set_number(error, NOISE_PROBLEM_NOT_A_STOP,
                                      parameter, number);
    const bool is_whole =
        number >= 0.0 && number < EXACT_WHOLE_END && number == floor(number);
    if (parameter->kind == NOISE_KIND_CHOICE) {
        if (!is_whole || number > parameter->maximum)
            return noise_error_set_number(error, NOISE_PROBLEM_NOT_A_CHOICE,
                                          parameter, number);
        const int index = (int)number;
        return store(fields, parameter, &index);
    }
    if (!is_whole)
        return noise_error_set_number(error, problem_of_bits(parameter),
                                      parameter, number);
    const uint64_t bits = (uint64_t)number;
    return store(fields, parameter, &bits);
}

bool
noise_params_set_text(void *fields, const NoiseParameter *parameter,
                      const char *text, NoiseError *error)
{
    if (parameter->kind == NOISE_KIND_CHOICE) {
        for (int i = 0; i < (int)parameter->n_choices; i++) {
            if (strcmp(parameter->choices[i].nick, text) == 0)
                return store(fields, parameter, &i);
        }
        return noise_error_set(error, NOISE_PROBLEM_NOT_A_CHOICE, parameter,
                               text);
    }
    if (parameter->kind == NOISE_KIND_SEED ||
        parameter->kind == NOISE_KIND_COLOR) {
        uint64_t bits;
        const bool is_read = parameter->kind == NOISE_KIND_SEED
                                 ? noise_seed_parse(text, &bits)
                                 : noise_color_parse(text, &bits);
        return is_read ? store(fields, parameter, &bits)
                       : noise_error_set(error, problem_of_bits(parameter),
                                         parameter, text);
    }
    if (parameter->kind == NOISE_KIND_GRADIENT) {
        NoiseGradient gradient;
        return noise_stops_parse(parameter, text, &gradient, error) &&
               store(fields, parameter, &gradient);
    }
    double value;
    if (!noise_decimal_parse(text, &value))
        return noise_error_set(error, NOISE_PROBLEM_NOT_A_NUMBER, parameter,
                               text);
    NoiseError problem;
    if (!noise_params_set_number(fields, parameter, value, &problem))
        return noise_error_set(error, problem.problem, parameter, text);
    return true;
}

double
noise_params_get_number(const void *fields, const NoiseParameter *parameter)
{
    const void *field = get_field(fields, parameter);

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        return *(const int *)field;
    case NOISE_KIND_REAL:
        return *(const double *)field;
    case NOISE_KIND_SEED:
    case NOISE_KIND_COLOR:
        return (double)*(const uint64_t *)field;
    case NOISE_KIND_GRADIENT:
        break;
    }
    return 0.0;
}

void
noise_params_get_text(const void *fields, const NoiseParameter *parameter,
                      char text[NOISE_TEXT_SIZE])
{
    const void *field = get_field(fields, parameter);

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        strcpy(text, parameter->choices[*(const int *)field].nick);
        break;
    case NOISE_KIND_REAL:
        noise_decimal_print(*(const double *)field, text);
        break;
    case NOISE_KIND_SEED:
        noise_seed_print(*(const uint64_t *)field, text);
        break;
    case NOISE_KIND_COLOR:
        noise_color_print(*(const uint64_t *)field, text);
        break;
    case NOISE_KIND_GRADIENT:
        noise_stops_print((const NoiseGradient *)field, text);
        break;
    }
}

bool
noise_params_differ(const void *fields, const void *usual,
                    const NoiseParameter *parameter, char text[NOISE_TEXT_SIZE])
{
    char other[NOISE_TEXT_SIZE];

    noise_params_get_text(fields, parameter, text);
    noise_params_get_text(usual, parameter, other);
    return strcmp(text, other) != 0;
}

bool
noise_params_check_one(void *fields, const NoiseParameter *parameter,
                       NoiseError *error)
{
    if (parameter->kind == NOISE_KIND_GRADIENT)
        return noise_stops_check(
            parameter, (NoiseGradient *)((char *)fields + parameter->offset),
            error);
    return parameter->kind == NOISE_KIND_SEED ||
           parameter->kind == NOISE_KIND_COLOR ||
           noise_params_set_number(fields, parameter,
                                   noise_params_get_number(fields, parameter),
                                   error);
}

/* Unlike ==, true for two NaNs, so that fields always equal a copy of themselves. */
static bool
reals_equal(double real, double other)
{
    return real == other || (isnan(real) && isnan(other));
}

static bool
field_equals(const void *field, const void *other, NoiseKind kind)
{
    switch (kind) {
    case NOISE_KIND_CHOICE:
        return *(const int *)field == *(const int *)other;
    case NOISE_KIND_REAL:
        return reals_equal(*(const double *)field, *(const double *)other);
    case NOISE_KIND_SEED:
    case NOISE_KIND_COLOR:
        return *(const uint64_t *)field == *(const uint64_t *)other;
    case NOISE_KIND_GRADIENT:
        break;
    }
    return noise_stops_equal((const NoiseGradient *)field,
                             (const NoiseGradient *)other);
}

bool
noise_fields_equal(const void *fields, const void *other, NoiseTable *table)
{
    size_t n;
    const NoiseParameter *rows = table(&n);

    for (size_t i = 0; i < n; i++) {
        if (!field_equals(get_field(fields, &rows[i]),
                          get_field(other, &rows[i]), rows[i].kind))
            return false;
    }
    return true;
}
