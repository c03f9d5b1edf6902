/* SPDX-License-Identifier: MIT
 *
 * Sentences of failures.
 */
#include "failure.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "likely.h"
#include "seamless-fit.h"

bool
failure_set(Failure *failure, int status, const char *format, ...)
{
    va_list arguments;

    failure->status = status;
    va_start(arguments, format);
    vsnprintf(failure->sentence, sizeof failure->sentence, format, arguments);
    va_end(arguments);
    return false;
}

/* Asks for the key that was meant, if there is one like it. */
static bool
ask_for_key(const char *key, Failure *failure)
{
    Likely likely = likely_start(key);

    likely_try_table(&likely, noise_parameters);
    likely_try_table(&likely, noise_layer_parameters);
    likely_try_table(&likely, noise_mask_parameters);
    likely_try(&likely, PICTURES_SEAMLESS_KEY);
    return likely_ask(&likely, failure);
}

/* Whether a table has the key; then the problem, which is that the key stands not
 * there, is about its parameter. */
static bool
has_key(const NoiseParameter *(*table)(size_t *), const char *key,
        NoiseError *problem)
{
    size_t n;
    const NoiseParameter *all = table(&n);

    for (size_t i = 0; i < n; i++) {
        if (strcmp(all[i].key, key) == 0)
            problem->parameter = &all[i];
    }
    return problem->parameter != NULL;
}

bool
failure_refuse_key(Failure *failure, const char *key)
{
    NoiseError of_layer = {.problem = NOISE_PROBLEM_OF_LAYER};
    NoiseError of_mask = {.problem = NOISE_PROBLEM_OF_MASK};

    if (has_key(noise_layer_parameters, key, &of_layer))
        return failure_set_problem(failure, &of_layer);
    if (has_key(noise_mask_parameters, key, &of_mask))
        return failure_set_problem(failure, &of_mask);
    failure_refuse(failure,
                   "there is no parameter \"%s\"; "
                   "\"lattice-noise parameters\" lists them",
                   key);
    return ask_for_key(key, failure);
}

bool
failure_set_problem(Failure *failure, const NoiseError *problem)
{
    if (problem->problem == NOISE_PROBLEM_NO_MEMORY)
        return failure_no_memory(failure);
    failure->status = STATUS_REFUSED;
    noise_error_print(problem, NULL, failure->sentence,
                      sizeof failure->sentence);
    return problem->problem == NOISE_PROBLEM_UNKNOWN_KEY &&
           ask_for_key(problem->value, failure);
}

bool
failure_no_memory(Failure *failure)
{
    return failure_report(failure, "there is not enough memory");
}

void *
failure_realloc(void *block, size_t size)
{
    void *result = realloc(block, size);

    if (result == NULL) {
        fputs("lattice-noise: there is not enough memory\n", stderr);
        exit(STATUS_FAILED);
    }
    return result;
}
