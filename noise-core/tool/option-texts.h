/* SPDX-License-Identifier: MIT
 *
 * The options of a command line, as they are given.
 */
#ifndef TOOL_OPTION_TEXTS_H
#define TOOL_OPTION_TEXTS_H

#include "failure.h"

/* OPTION(NAME, name, has_value, letter); letter 0: it has none. */
#define OPTIONS(OPTION)                 \
    OPTION(AT, "at", true, 0)           \
    OPTION(CELLS, "cells", true, 0)     \
    OPTION(DEPTH, "depth", true, 'd')   \
    OPTION(DRIFT_X, "drift-x", true, 0) \
    OPTION(DRIFT_Y, "drift-y", true, 0) \
    OPTION(FIT, "fit", false, 0)        \
    OPTION(FORCE, "force", false, 'f')  \
    OPTION(FORMAT, "format", true, 0)   \
    OPTION(FRAMES, "frames", true, 0)   \
    OPTION(HELP, "help", false, 'h')    \
    OPTION(LINEAR, "linear", false, 0)  \
    OPTION(MAPS, "maps", false, 0)      \
    OPTION(NAMES, "names", false, 0)    \
    OPTION(OUTPUT, "output", true, 'o') \
    OPTION(SIZE, "size", true, 's')     \
    OPTION(THREADS, "threads", true, 0) \
    OPTION(TURNS, "turns", true, 0)     \
    OPTION(VERSION, "version", false, 0)

#define OPTION_ENUMERATOR(NAME, name, has_value, letter) OPTION_##NAME,
typedef enum Option { OPTIONS(OPTION_ENUMERATOR) N_OPTIONS } Option;
#undef OPTION_ENUMERATOR

typedef struct OptionTexts {
    const char *texts[N_OPTIONS]; /* NULL: not given; "" without a value */
    char **words;                 /* the arguments that are no options */
    int n_words;
} OptionTexts;

/* Reads a program's arguments; options may stand among the words, up to "--".
 * An option that is given twice is refused. */
bool option_texts_read(OptionTexts *given, int argc, char **argv,
                       Failure *failure);

/* The name of an option as people write it, such as "--size"; static. */
const char *option_name(Option option);

/* Refuses options that a command does not have: all given ones but these. */
bool option_texts_allow(const OptionTexts *given, const char *command,
                        const Option *allowed, size_t n_allowed,
                        Failure *failure);

#endif
