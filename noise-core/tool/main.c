/* SPDX-License-Identifier: MIT
 *
 * lattice-noise: draws noise into files, without GIMP or GEGL.
 */
#include <stdio.h>
#include <string.h>
#include <zlib.h>

#ifdef TOOL_HAS_TIFF
#include <tiffio.h>
#endif

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

#include "commands.h"
#include "likely.h"

static bool print_help(const OptionTexts *given, Failure *failure);

typedef struct Command {
    const char *name, *words, *help;
    bool (*run)(const OptionTexts *given, Failure *failure);
} Command;

/* The help lists the commands in this order. */
static const Command commands[] = {
    {"render", "RECIPE|PRESET|FILE... [NAME=VALUE...] -o FILE -s WIDTHxHEIGHT",
     "draw a picture: .png, .tif, .raw, or - for standard output",
     command_render},
    {"presets", "[PRESET...]",
     "list the presets, or print the recipes of those named", command_presets},
    {"parameters", "[NAME...]", "list the parameters, or describe those named",
     command_parameters},
    {"check", "RECIPE|PRESET|FILE [NAME=VALUE...]",
     "say what is wrong with a recipe, or print it", command_check},
    {"help", "[COMMAND]", "print this help, or the help of one command",
     print_help},
};
#define N_COMMANDS (sizeof commands / sizeof *commands)

static const Command *
find_command(const char *name)
{
    for (size_t i = 0; i < N_COMMANDS; i++) {
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    }
    return NULL;
}

static bool
refuse_command(const char *name, Failure *failure)
{
    Likely likely = likely_start(name);

    for (size_t i = 0; i < N_COMMANDS; i++)
        likely_try(&likely, commands[i].name);
    failure_refuse(failure,
                   "there is no command \"%s\"; see \"lattice-noise --help\"",
                   name);
    return likely_ask(&likely, failure);
}

static const char recipes[] =
    "RECIPE is text such as \"lattice-noise/1 algorithm=simplex scale=32\",\n"
    "PRESET is a name such as marble, and FILE is a file that contains a recipe,\n"
    "such as mine.recipe or a picture drawn earlier, or - for standard input.\n"
    "NAME=VALUE sets a parameter; seamless=yes makes the picture tile.\n";

static bool
print_help(const OptionTexts *given, Failure *failure)
{
    const Command *help = &commands[N_COMMANDS - 1];
    const Command *only =
        given->n_words > 0 ? find_command(given->words[0]) : NULL;

    (void)failure;
    if (only == help)
        only = NULL;
    printf("Usage: lattice-noise COMMAND ...\n\n");
    for (const Command *command = commands; command <= help; command++)
        if (only == NULL || command == only || command == help)
            printf("  %s %s\n              %s\n", command->name, command->words,
                   command->help);
    printf("\n%s", recipes);
    for (const Command *command = commands; command < help; command++)
        if (only == NULL || command == only)
            option_texts_help(command->name);
    printf("\nSee lattice-noise(1) for the details.\n");
    return true;
}

static void
print_version(void)
{
    printf("lattice-noise %s\n"
           "Recipes of version %d; draws with %s\n"
           "PNG by zlib %s\n",
           noise_version(), NOISE_RECIPE_VERSION, noise_isa(), zlibVersion());
#ifdef TOOL_HAS_TIFF
    const char *tiff = TIFFGetVersion();
    int length = 0;
    /* Print only the first line; the others are copyright notices. */
    while (tiff[length] != '\0' && tiff[length] != '\n')
        length++;
    printf("TIFF by %.*s\n", length, tiff);
#endif
}

/* Opens standard streams that are closed.  Otherwise, a file that the program opens
 * would get the descriptor of such a stream, and receive everything that is written
 * to the stream. */
static void
open_streams(void)
{
#ifndef _WIN32
    int file;

    /* Open for reading, so that writing to the streams still fails. */
    do {
        file = open("/dev/null", O_RDONLY);
    } while (file >= 0 && file <= STDERR_FILENO);
    if (file > STDERR_FILENO)
        close(file);
#endif
}

/* Runs the command that the first word names, or prints the help or the version. */
static bool
run(OptionTexts *given, Failure *failure)
{
    if (given->texts[OPTION_HELP] != NULL)
        return print_help(given, failure);
    if (given->texts[OPTION_VERSION] != NULL) {
        print_version();
        return true;
    }
    if (given->n_words == 0)
        return failure_refuse(failure,
                              "give a command; see \"lattice-noise --help\"");
    const char *name = given->words[0];
    const Command *command = find_command(name);
    if (command == NULL)
        return refuse_command(name, failure);
    given->words++;
    given->n_words--;
    return option_texts_check(given, name, failure) &&
           command->run(given, failure);
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
        is_done =
            failure_report(&failure, "could not write to standard output");
    if (is_done)
        return STATUS_GOOD;
    fprintf(stderr, "lattice-noise: %s\n", failure.sentence);
    return failure.status;
}
