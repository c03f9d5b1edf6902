/* SPDX-License-Identifier: MIT
 *
 * Stores why a command failed: a sentence for the user, which main() prints after
 * everything has been cleaned up.
 */
#ifndef TOOL_FAILURE_H
#define TOOL_FAILURE_H

#include <noise-core/noise.h>

/* The program's exit statuses. */
#define STATUS_GOOD    0
#define STATUS_FAILED  1 /* files, memory or threads failed */
#define STATUS_REFUSED 2 /* wrong arguments, or an invalid recipe */

typedef struct Failure {
    int status;
    char sentence[2048];
} Failure;

/* Stores the status and a sentence, which is truncated if it is too long.  Always
 * returns false, so a caller can refuse something in a single return statement. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
bool
failure_set(Failure *failure, int status, const char *format, ...);

/* These are macros because functions could not pass their variable arguments on to
 * failure_set(). */
#define failure_refuse(failure, ...) \
    failure_set(failure, STATUS_REFUSED, __VA_ARGS__)
#define failure_report(failure, ...) \
    failure_set(failure, STATUS_FAILED, __VA_ARGS__)

/* Stores the core's error message, and the exit status that goes with it.  Always
 * returns false, like failure_set(). */
bool failure_set_problem(Failure *failure, const NoiseError *problem);

/* Refuses a key that no parameter of a noise has, and suggests a similar one if
 * there is one.  Always returns false. */
bool failure_refuse_key(Failure *failure, const char *key);

bool failure_no_memory(Failure *failure);

/* Works like realloc(), but ends the program if memory runs out.  Use it for names
 * and lists, which are small. */
void *failure_realloc(void *block, size_t size);

#endif
