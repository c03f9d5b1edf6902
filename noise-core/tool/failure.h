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

#if defined(__GNUC__)
#define FAILURE_FORMAT __attribute__((format(printf, 2, 3)))
#else
#define FAILURE_FORMAT
#endif

/* Each stores a sentence, which is cut if it is too long, and the status; they
 * always return false, so that a refusal is one return statement. */
bool failure_refuse(Failure *failure, const char *format, ...) FAILURE_FORMAT;
bool failure_report(Failure *failure, const char *format, ...) FAILURE_FORMAT;

/* The same with the core's sentence. */
bool failure_set_problem(Failure *failure, const NoiseError *problem);

bool failure_no_memory(Failure *failure);

/* As realloc(), but ends the program without memory: for names and lists, which
 * are short. */
void *failure_realloc(void *block, size_t size);

#endif
