/* SPDX-License-Identifier: MIT
 *
 * Reads the options of a command line as text.
 */
#ifndef TOOL_OPTION_TEXTS_H
#define TOOL_OPTION_TEXTS_H

#include "failure.h"

typedef enum Option {
#define OPTION(NAME, name, letter, value, commands, help) OPTION_##NAME,
#include "options.def"
    N_OPTIONS
} Option;

typedef struct OptionTexts {
    const char *texts[N_OPTIONS]; /* NULL: not given; "": has no value */
    char **words;                 /* the arguments that are not options */
    int n_words;
} OptionTexts;

/* Reads a program's arguments; options and words may be mixed, up to "--".  Refuses
 * an option that is given twice. */
bool option_texts_read(OptionTexts *given, int argc, char **argv,
                       Failure *failure);

/* Returns the name of an option as people write it, such as "--size".  The string is
 * static. */
const char *option_name(Option option);

/* Refuses options that the command does not have. */
bool option_texts_check(const OptionTexts *given, const char *command,
                        Failure *failure);

/* Prints help about the options of a command. */
void option_texts_help(const char *command);

#endif
