/* SPDX-License-Identifier: MIT
 *
 * Parameters: initial values, access by name, and the check that every
 * drawing passes.
 */
#include <noise/noise.h>

#include <math.h>
#include <string.h>

#include "decimal.h"
#include "error.h"
#include "octaves.h"

/* Choices are read and written as int below. */
#define CHECK_SIZE(Type, CHOICES) \
    _Static_assert(sizeof(Type) == sizeof(int), #Type);
NOISE_CHOICE_TYPES(CHECK_SIZE)

/* Whole numbers below this are exact doubles. */
#define EXACT_WHOLE_END 9007199254740992.0 /* 2^53 */

static int
get_choice(const NoiseParams *params, const NoiseParameter *parameter)
{
    int index;

    memcpy(&index, (const char *)params + parameter->offset, sizeof index);
    return index;
}

static double
get_real(const NoiseParams *params, const NoiseParameter *parameter)
{
    double value;

    memcpy(&value, (const char *)params + parameter->offset, sizeof value);
    return value;
}

static uint64_t
get_seed(const NoiseParams *params, const NoiseParameter *parameter)
{
    uint64_t seed;

    memcpy(&seed, (const char *)params + parameter->offset, sizeof seed);
    return seed;
}

/* size is that of the parameter's field; value has its type. */
static bool
store(NoiseParams *params, const NoiseParameter *parameter, const void *value,
      size_t size)
{
    memcpy((char *)params + parameter->offset, value, size);
    return true;
}

void
noise_params_init(NoiseParams *params)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    memset(params, 0, sizeof *params); /* gaps too: equal params, equal bytes */
    for (size_t i = 0; i < n_parameters; i++)
        noise_params_set_number(params, &parameter[i], parameter[i].initial,
                                NULL);
}

/* Refuses a number, with its text in the error. */
static bool
refuse_number(NoiseError *error, NoiseProblem problem,
              const NoiseParameter *parameter, double number)
{
    char text[NOISE_TEXT_SIZE];

    if (isnan(number))
        strcpy(text, "nan");
    else if (fabs(number) >= 1e21)
        strcpy(text, number < 0 ? "-inf" : "inf");
    else
        noise_decimal_print(number, text);
    return noise_error_set(error, problem, parameter, text);
}

static bool
check_real(const NoiseParameter *parameter, double value, NoiseError *error)
{
    if (!isfinite(value))
        return refuse_number(error, NOISE_PROBLEM_NOT_A_NUMBER, parameter,
                             value);
    if (value < parameter->minimum || value > parameter->maximum)
        return refuse_number(error, NOISE_PROBLEM_OUT_OF_RANGE, parameter,
                             value);
    return true;
}

bool
noise_params_set_number(NoiseParams *params, const NoiseParameter *parameter,
                        double number, NoiseError *error)
{
    if (parameter->kind == NOISE_KIND_REAL) {
        if (!check_real(parameter, number, error))
            return false;
        const double rounded = noise_decimal_round(number);
        return store(params, parameter, &rounded, sizeof rounded);
    }
    const bool is_whole =
        number >= 0.0 && number < EXACT_WHOLE_END && number == floor(number);
    if (parameter->kind == NOISE_KIND_CHOICE) {
        if (!is_whole || number > parameter->maximum)
            return refuse_number(error, NOISE_PROBLEM_NOT_A_CHOICE, parameter,
                                 number);
        const int index = (int)number;
        return store(params, parameter, &index, sizeof index);
    }
    if (!is_whole)
        return refuse_number(error, NOISE_PROBLEM_NOT_A_SEED, parameter,
                             number);
    const uint64_t seed = (uint64_t)number;
    return store(params, parameter, &seed, sizeof seed);
}

/* Reads a whole number of 64 bits, digits only. */
static bool
parse_seed(const char *text, uint64_t *seed)
{
    uint64_t value = 0;

    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return false;
        const uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *seed = value;
    return true;
}

bool
noise_params_set_text(NoiseParams *params, const NoiseParameter *parameter,
                      const char *text, NoiseError *error)
{
    if (parameter->kind == NOISE_KIND_CHOICE) {
        for (int i = 0; i < (int)parameter->n_choices; i++) {
            if (strcmp(parameter->choices[i].nick, text) == 0)
                return store(params, parameter, &i, sizeof i);
        }
        return noise_error_set(error, NOISE_PROBLEM_NOT_A_CHOICE, parameter,
                               text);
    }
    if (parameter->kind == NOISE_KIND_SEED) {
        uint64_t seed;
        if (!parse_seed(text, &seed))
            return noise_error_set(error, NOISE_PROBLEM_NOT_A_SEED, parameter,
                                   text);
        return store(params, parameter, &seed, sizeof seed);
    }
    double value;
    if (!noise_decimal_parse(text, &value))
        return noise_error_set(error, NOISE_PROBLEM_NOT_A_NUMBER, parameter,
                               text);
    NoiseError problem;
    if (!noise_params_set_number(params, parameter, value, &problem))
        return noise_error_set(error, problem.problem, parameter, text);
    return true;
}

double
noise_params_get_number(const NoiseParams *params,
                        const NoiseParameter *parameter)
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        return get_choice(params, parameter);
    case NOISE_KIND_REAL:
        return get_real(params, parameter);
    case NOISE_KIND_SEED:
        break;
    }
    return (double)get_seed(params, parameter);
}

static void
print_seed(uint64_t seed, char *text)
{
    char digits[20]; /* 2^64 has twenty */
    int n = 0;

    do {
        digits[n++] = (char)('0' + seed % 10);
        seed /= 10;
    } while (seed != 0);
    while (n > 0)
        *text++ = digits[--n];
    *text = '\0';
}

void
noise_params_get_text(const NoiseParams *params,
                      const NoiseParameter *parameter,
                      char text[NOISE_TEXT_SIZE])
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        strcpy(text, parameter->choices[get_choice(params, parameter)].nick);
        break;
    case NOISE_KIND_REAL:
        noise_decimal_print(get_real(params, parameter), text);
        break;
    case NOISE_KIND_SEED:
        print_seed(get_seed(params, parameter), text);
        break;
    }
}

/* Octaves, lacunarity and scale are each in range; together they must not
 * make cells so small that a place within a picture leaves 64 bits. */
static bool
check_fineness(const NoiseParams *params, NoiseError *error)
{
    const double finest =
        noise_octave_frequency(params, noise_octave_count(params) - 1);

    if (finest <= NOISE_FREQUENCY_MAX)
        return true;
    return refuse_number(error, NOISE_PROBLEM_TOO_FINE,
                         noise_parameter_find("octaves"), params->octaves);
}

bool
noise_params_check(NoiseParams *params, NoiseError *error)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    NoiseParams rounded = *params;

    for (size_t i = 0; i < n_parameters; i++) {
        if (parameter[i].kind == NOISE_KIND_SEED)
            continue;
        if (!noise_params_set_number(
                &rounded, &parameter[i],
                noise_params_get_number(params, &parameter[i]), error))
            return false;
    }
    if (!check_fineness(&rounded, error))
        return false;
    *params = rounded;
    return true;
}
