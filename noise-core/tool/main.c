/* SPDX-License-Identifier: MIT
 *
 * lattice-noise: draws noise into files, without GIMP or GEGL.
 */
#include <stdio.h>
#include <string.h>

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

#include "commands.h"

static const struct {
    const char *name;
    bool (*run)(const OptionTexts *given, Failure *failure);
} commands[] = {
    {"check", command_check},           {"help", command_help},
    {"parameters", command_parameters}, {"presets", command_presets},
    {"render", command_render},
};

/* A file that is opened while a standard stream is closed would get its number,
 * and then what is meant for the stream. */
static void
open_streams(void)
{
#ifndef _WIN32
    int file;

    /* For reading: writing to the streams still fails. */
    do {
        file = open("/dev/null", O_RDONLY);
    } while (file >= 0 && file <= STDERR_FILENO);
    if (file > STDERR_FILENO)
        close(file);
#endif
}

/* Runs the command that the first word names. */
static bool
run(OptionTexts *given, Failure *failure)
{
    if (given->texts[OPTION_HELP] != NULL)
        return command_help(given, failure);
    if (given->texts[OPTION_VERSION] != NULL) {
        command_version();
        return true;
    }
    if (given->n_words == 0)
        return failure_refuse(failure,
                              "give a command; see \"lattice-noise --help\"");
    const char *name = given->words[0];
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(commands[i].name, name) == 0) {
            given->words++;
            given->n_words--;
            return option_texts_check(given, name, failure) &&
                   commands[i].run(given, failure);
        }
    }
    return failure_refuse(failure,
                          "there is no command \"%s\"; see \"lattice-noise "
                          "--help\"",
                          name);
}

int
main(int argc, char **argv)
{
    Failure failure = {.status = STATUS_GOOD};
    OptionTexts given;

    open_streams();
    bool is_done = option_texts_read(&given, argc, argv, &failure) &&
                   run(&given, &failure);
    if (is_done && (fflush(stdout) != 0 || ferror(stdout)))
        is_done = failure_report(&failure,
                                 "the standard output could not be written");
    if (is_done)
        return STATUS_GOOD;
    fprintf(stderr, "lattice-noise: %s\n", failure.sentence);
    return failure.status;
}
