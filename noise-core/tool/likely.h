/* SPDX-License-Identifier: MIT
 *
 * Guesses what a mistyped word was meant to be.
 */
#ifndef TOOL_LIKELY_H
#define TOOL_LIKELY_H

#include "failure.h"

/* Names and words must be shorter than this to be compared. */
#define LIKELY_SIZE 64

/* The name that is closest to a word; "" if none is close. */
typedef struct Likely {
    const char *word; /* not copied */
    char name[LIKELY_SIZE];
    size_t distance; /* in letters; only a nearer name replaces this one */
} Likely;

/* Starts a search, without a name yet.  Names may differ from the word in up to a
 * third of its letters. */
Likely likely_start(const char *word);

/* Remembers a name if it is nearer to the word than all names before it. */
void likely_try(Likely *likely, const char *name);

/* Tries each key of a table, such as noise_parameters(). */
void likely_try_table(Likely *likely,
                      const NoiseParameter *(*table)(size_t *n_parameters));

/* If a name was found, appends "Did you mean ...?" to the failure's sentence.
 * Always returns false. */
bool likely_ask(const Likely *likely, Failure *failure);

#endif
