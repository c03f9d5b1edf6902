/* SPDX-License-Identifier: MIT
 *
 * Why a command failed: a sentence for people, which main() prints once all is
 * tidied up.
 */
#ifndef TOOL_FAILURE_H
#define TOOL_FAILURE_H

#include <noise-core/noise.h>

/* The statuses with which the program exits. */
#define STATUS_GOOD    0
#define STATUS_FAILED  1 /* it could not be done: files, memory, threads */
#define STATUS_REFUSED 2 /* wrong arguments, or a recipe that is refused */

typedef struct Failure {
    int status;
    char sentence[2048];
} Failure;

/* Stores a sentence, which is cut if it is too long, and the status; always
 * returns false, so that a refusal is one return statement. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
bool
failure_set(Failure *failure, int status, const char *format, ...);

/* Macros, since no function hands on the arguments that it does not name. */
#define failure_refuse(failure, ...) \
    failure_set(failure, STATUS_REFUSED, __VA_ARGS__)
#define failure_report(failure, ...) \
    failure_set(failure, STATUS_FAILED, __VA_ARGS__)

/* The same with the core's sentence. */
bool failure_set_problem(Failure *failure, const NoiseError *problem);

/* Refuses what is the key of no parameter. */
bool failure_refuse_key(Failure *failure, const char *key);

bool failure_no_memory(Failure *failure);

/* As realloc(), but ends the program without memory: for names and lists, which
 * are short. */
void *failure_realloc(void *block, size_t size);

#endif
