/* SPDX-License-Identifier: MIT
 *
 * Guesses what a mistyped word is meant to be.
 */
#ifndef TOOL_LIKELY_H
#define TOOL_LIKELY_H

#include "failure.h"

/* Longer names are not tried. */
#define LIKELY_SIZE 64

/* The name that is nearest to a word; "" if none is near. */
typedef struct Likely {
    const char *word; /* not copied */
    char name[LIKELY_SIZE];
    size_t distance; /* in letters; a nearer name replaces this one */
} Likely;

/* Starts without a name.  Names may differ in every third letter of the
 * word. */
Likely likely_start(const char *word);

/* Takes a name if it is nearer to the word than all names before. */
void likely_try(Likely *likely, const char *name);

/* Does the same with the keys of a table, such as noise_parameters(). */
void likely_try_table(Likely *likely,
                      const NoiseParameter *(*table)(size_t *n_parameters));

/* Adds to the failure's sentence the question whether the name was meant, if
 * there is one; always returns false. */
bool likely_ask(const Likely *likely, Failure *failure);

#endif
