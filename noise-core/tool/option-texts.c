/* SPDX-License-Identifier: MIT
 *
 * Reads options with getopt_long().
 */
#include "option-texts.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "text.h"

/* The number that getopt_long() returns for the first long option.  It is larger than
 * any letter. */
#define FIRST_LONG 256

static const struct {
    const char *name;
    char letter;
    const char *value, *commands, *help;
} options[] = {
#define OPTION(NAME, name, letter, value, commands, help) \
    {"--" name, letter, value, commands, help},
#include "options.def"
};

const char *
option_name(Option option)
{
    return options[option].name;
}

/* Returns the option for a value that getopt_long() returned. */
static Option
find_option(int value)
{
    int option = value - FIRST_LONG;

    if (value < FIRST_LONG)
        for (option = 0; options[option].letter != value;)
            option++;
    return (Option)option;
}

/* Reports the option that getopt_long() rejected: the one in optopt or, if that is
 * 0, `argument`. */
static bool
refuse(bool lacks_value, const char *argument, Failure *failure)
{
    const char letter[] = {'-', (char)optopt, '\0'};
    const char *name = optopt >= FIRST_LONG ? options[optopt - FIRST_LONG].name
                       : optopt > 0         ? letter
                                            : argument;

    if (lacks_value)
        return failure_refuse(failure, "%s needs a value", name);
    if (optopt >= FIRST_LONG)
        return failure_refuse(failure, "%s takes no value", name);
    return failure_refuse(failure,
                          "there is no option \"%s\", or several begin like "
                          "this; see \"lattice-noise --help\"",
                          name);
}

bool
option_texts_read(OptionTexts *given, int argc, char **argv, Failure *failure)
{
    struct option long_options[N_OPTIONS + 1] = {{NULL, 0, NULL, 0}};
    /* The colon at the start makes getopt_long() return ':' if a value is
     * missing. */
    char letters[2 * N_OPTIONS + 2] = ":";
    int value;

    for (int i = 0; i < N_OPTIONS; i++) {
        const bool has_value = options[i].value != NULL;
        char letter[] = {options[i].letter, has_value ? ':' : '\0', '\0'};
        strcat(letters, letter);
        long_options[i] = (struct option){
            options[i].name + strlen("--"),
            has_value ? required_argument : no_argument, NULL, FIRST_LONG + i};
    }
    *given = (OptionTexts){.n_words = 0};
    opterr = 0;
    while ((value = getopt_long(argc, argv, letters, long_options, NULL)) !=
           -1) {
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
    /* If there is a recipe to change, append the seed as a word, in the place of the
     * NULL that ends argv. */
    if (given->texts[OPTION_SEED] != NULL && given->n_words > 1)
        given->words[given->n_words++] =
            text_print("seed=%s", given->texts[OPTION_SEED]);
    return true;
}

bool
option_texts_check(const OptionTexts *given, const char *command,
                   Failure *failure)
{
    for (int i = 0; i < N_OPTIONS; i++) {
        if (given->texts[i] != NULL &&
            strstr(options[i].commands, command) == NULL)
            return failure_refuse(failure,
                                  "\"%s\" has no option %s; see "
                                  "\"lattice-noise --help\"",
                                  command, options[i].name);
    }
    return true;
}

void
option_texts_help(const char *command)
{
    printf("\nOptions of %s:\n", command);
    for (int i = 0; i < N_OPTIONS; i++) {
        const char letter[] = {'-', options[i].letter, ',', '\0'};
        const char *value = options[i].value != NULL ? options[i].value : "";
        if (strstr(options[i].commands, command) != NULL)
            printf("  %3s %s %-*s%s\n", options[i].letter != 0 ? letter : "",
                   options[i].name, 17 - (int)strlen(options[i].name), value,
                   options[i].help);
    }
}
