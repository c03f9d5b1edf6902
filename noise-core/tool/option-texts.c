/* SPDX-License-Identifier: MIT
 *
 * Reads options by getopt_long().
 */
#include "option-texts.h"

#include <getopt.h>
#include <string.h>

/* Above all letters. */
#define FIRST_LONG 256

#define LONG_OPTION(NAME, name, has_value, letter)            \
    {name, has_value ? required_argument : no_argument, NULL, \
     FIRST_LONG + OPTION_##NAME},
static const struct option long_options[] = {
    OPTIONS(LONG_OPTION){NULL, 0, NULL, 0}};

#define DASHED_NAME(NAME, name, has_value, letter) "--" name,
static const char *const names[] = {OPTIONS(DASHED_NAME)};

#define LETTER(NAME, name, has_value, letter) letter,
static const char letters[] = {OPTIONS(LETTER)};

/* Those letters; the colon at the start asks for ':' where a value is
 * missing. */
static const char short_options[] = ":d:fho:s:";

const char *
option_name(Option option)
{
    return names[option];
}

/* The option that getopt_long() returned. */
static Option
find_option(int value)
{
    if (value >= FIRST_LONG)
        return (Option)(value - FIRST_LONG);
    return (Option)((const char *)memchr(letters, value, sizeof letters) -
                    letters);
}

/* Refuses an option that getopt_long() refuses, which is optopt or, if that is
 * 0, `argument`. */
static bool
refuse(bool lacks_value, const char *argument, Failure *failure)
{
    const char letter[] = {'-', (char)optopt, '\0'};
    const char *name = optopt >= FIRST_LONG ? names[optopt - FIRST_LONG]
                       : optopt > 0         ? letter
                                            : argument;

    if (lacks_value)
        return failure_refuse(failure, "%s needs a value", name);
    if (optopt >= FIRST_LONG)
        return failure_refuse(failure, "%s takes no value", name);
    return failure_refuse(failure,
                          "there is no option \"%s\", or more than one begins "
                          "like this; see \"lattice-noise --help\"",
                          name);
}

bool
option_texts_read(OptionTexts *given, int argc, char **argv, Failure *failure)
{
    int value;

    *given = (OptionTexts){.n_words = 0};
    opterr = 0;
    while ((value = getopt_long(argc, argv, short_options, long_options,
                                NULL)) != -1) {
        if (value == ':' || value == '?')
            return refuse(value == ':', argv[optind - 1], failure);
        const Option option = find_option(value);
        if (given->texts[option] != NULL)
            return failure_refuse(failure, "%s is given twice: give it once",
                                  option_name(option));
        given->texts[option] = optarg != NULL ? optarg : "";
    }
    given->words = argv + optind;
    given->n_words = argc - optind;
    return true;
}

bool
option_texts_allow(const OptionTexts *given, const char *command,
                   const Option *allowed, size_t n_allowed, Failure *failure)
{
    for (int option = 0; option < N_OPTIONS; option++) {
        bool is_allowed = given->texts[option] == NULL;
        for (size_t i = 0; i < n_allowed; i++)
            is_allowed = is_allowed || allowed[i] == (Option)option;
        if (!is_allowed)
            return failure_refuse(failure,
                                  "\"%s\" has no option %s; see "
                                  "\"lattice-noise --help\"",
                                  command, names[option]);
    }
    return true;
}
