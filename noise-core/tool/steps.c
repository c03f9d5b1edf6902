/* SPDX-License-Identifier: MIT
 *
 * Reads ranges and lists of values.
 */
#include "steps.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

static bool
refuse(const Steps *steps, const char *advice, Failure *failure)
{
    return failure_refuse(failure, "%s is \"%s\": %s",
                          option_name(steps->option), steps->text, advice);
}

static bool
refuse_form(const Steps *steps, Failure *failure)
{
    return refuse(steps,
                  "give a parameter and its values, such as seed=1..16, "
                  "persistence=0.2..0.8/4 or scale=8,16,32",
                  failure);
}

static bool
refuse_number(const Steps *steps, Failure *failure)
{
    return failure_refuse(failure, "%s is \"%s\": give from 1 to %d values",
                          option_name(steps->option), steps->text, STEPS_MAX);
}

static double
round_to_step(double number)
{
    return floor(number + 0.5);
}

/* Reads "first..last" or "first..last/n" from values, the end of the text. */
static bool
read_range(Steps *steps, const char *values, Failure *failure)
{
    const char *dots = strstr(values, "..");
    const char *last = dots + 2;
    const char *slash = strchr(last, '/');
    const size_t length = slash != NULL ? (size_t)(slash - last) : strlen(last);

    if (!text_read_real(values, (size_t)(dots - values), &steps->first) ||
        !text_read_real(last, length, &steps->last))
        return refuse_form(steps, failure);
    if (slash != NULL)
        return text_read_whole(slash + 1, strlen(slash + 1), 1, STEPS_MAX,
                               &steps->n) ||
               refuse_number(steps, failure);
    const double distance = fabs(steps->last - steps->first);
    if (round_to_step(steps->first) != steps->first ||
        round_to_step(steps->last) != steps->last)
        return refuse(steps,
                      "say how many values the range has by a slash and a "
                      "number at its end, such as /4",
                      failure);
    if (!(distance < STEPS_MAX))
        return refuse_number(steps, failure);
    steps->n = (int)distance + 1;
    return true;
}

static bool
read_list(Steps *steps, const char *values, Failure *failure)
{
    /* Gradients have commas. */
    const bool has_commas = steps->parameter->kind == NOISE_KIND_GRADIENT ||
                            strchr(values, ';') != NULL;

    steps->list = values;
    steps->separator = has_commas ? ';' : ',';
    steps->n = 1;
    for (const char *at = values; *at != '\0'; at++)
        steps->n += *at == steps->separator && steps->n <= STEPS_MAX;
    return steps->n <= STEPS_MAX || refuse_number(steps, failure);
}

bool
steps_read(Steps *steps, Option option, const char *text, Failure *failure)
{
    const char *sign = strchr(text, '=');

    *steps = (Steps){.option = option, .text = text};
    if (sign == NULL || sign[1] == '\0')
        return refuse_form(steps, failure);
    char *key = text_print("%.*s", (int)(sign - text), text);
    if (key == NULL)
        return failure_no_memory(failure);
    steps->parameter = noise_parameter_find(key);
    free(key);
    if (steps->parameter == NULL)
        return refuse(steps,
                      "there is no such parameter; \"lattice-noise "
                      "parameters\" lists them",
                      failure);
    const NoiseKind kind = steps->parameter->kind;
    const bool is_number = kind == NOISE_KIND_REAL || kind == NOISE_KIND_SEED;
    if (is_number && strstr(sign, "..") != NULL)
        return read_range(steps, sign + 1, failure);
    return read_list(steps, sign + 1, failure);
}

static bool
set_text(const Steps *steps, int i, NoiseParams *params, NoiseError *problem)
{
    const char *start = steps->list;
    char value[NOISE_TEXT_SIZE];

    for (; i > 0; i--)
        start = strchr(start, steps->separator) + 1;
    const char *end = strchr(start, steps->separator);
    size_t length = end != NULL ? (size_t)(end - start) : strlen(start);
    /* Cut, it is refused, too: no value is that long. */
    if (length >= sizeof value)
        length = sizeof value - 1;
    memcpy(value, start, length);
    value[length] = '\0';
    return noise_params_set_text(params, steps->parameter, value, problem);
}

bool
steps_set(const Steps *steps, int i, NoiseParams *params, Failure *failure)
{
    NoiseError problem;
    bool is_good;

    if (steps->list != NULL) {
        is_good = set_text(steps, i, params, &problem);
    } else {
        const double share = steps->n == 1 ? 0.0 : (double)i / (steps->n - 1);
        const double value =
            steps->first + (steps->last - steps->first) * share;
        is_good =
            noise_params_set_number(params, steps->parameter, value, &problem);
    }
    return is_good || failure_set_problem(failure, &problem);
}
