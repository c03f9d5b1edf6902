/* SPDX-License-Identifier: MIT
 *
 * Writes the sentences that say why a command failed.
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

/* If there is a similar key, appends a sentence that suggests it.  Always returns
 * false. */
static bool
ask_for_key(const char *key, Failure *failure)
{
    Likely likely = likely_start(key);

    likely_try_table(&likely, noise_parameters);
    likely_try_table(&likely, noise_layer_parameters);
    likely_try_table(&likely, noise_mask_parameters);
    likely_try_table(&likely, noise_group_parameters);
    likely_try(&likely, PICTURES_SEAMLESS_KEY);
    return likely_ask(&likely, failure);
}

bool
failure_refuse_key(Failure *failure, const char *key)
{
    char recipe[100]; /* longer keys are cut, but they are unknown anyway */
    NoiseError problem;

    /* If the key belongs to layers or masks, the core's error says where to write
     * it. */
    snprintf(recipe, sizeof recipe, "lattice-noise/1 %s=0", key);
    NoiseRecipe *parsed = noise_recipe_parse(recipe, &problem);
    if (parsed == NULL && (problem.problem == NOISE_PROBLEM_OF_LAYER ||
                           problem.problem == NOISE_PROBLEM_OF_MASK))
        return failure_set_problem(failure, &problem);
    noise_recipe_free(parsed);
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
