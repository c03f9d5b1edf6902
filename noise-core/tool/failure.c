/* SPDX-License-Identifier: MIT
 *
 * Sentences of failures.
 */
#include "failure.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

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

bool
failure_set_problem(Failure *failure, const NoiseError *problem)
{
    if (problem->problem == NOISE_PROBLEM_NO_MEMORY)
        return failure_no_memory(failure);
    failure->status = STATUS_REFUSED;
    noise_error_print(problem, NULL, failure->sentence,
                      sizeof failure->sentence);
    return false;
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
