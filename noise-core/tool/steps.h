/* SPDX-License-Identifier: MIT
 *
 * The values of a parameter along a contact sheet: "seed=1..16",
 * "persistence=0.2..0.8/4" or "scale=8,16,32".
 */
#ifndef TOOL_STEPS_H
#define TOOL_STEPS_H

#include "option-texts.h"

/* More pictures cannot be compared by eye, and each keeps its plan. */
#define STEPS_MAX 1024

typedef struct Steps {
    Option option;
    const char *text;
    const NoiseParameter *parameter;
    int n;
    const char *list; /* of texts, separated by separator; NULL: a range */
    char separator;
    double first, last;
} Steps;

/* Reads the text of an option, which is not copied.  A range of whole numbers
 * goes in steps of 1, unless a slash and the number of values follow it. */
bool steps_read(Steps *steps, Option option, const char *text,
                Failure *failure);

/* Sets a parameter to value i, from 0. */
bool steps_set(const Steps *steps, int i, NoiseParams *params,
               Failure *failure);

#endif
