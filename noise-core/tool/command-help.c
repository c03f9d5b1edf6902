/* SPDX-License-Identifier: MIT
 *
 * What --help and --version print.
 */
#include <png.h>
#include <stdio.h>
#include <string.h>

#ifdef TOOL_HAS_TIFF
#include <tiffio.h>
#endif

#include "commands.h"

static const struct {
    const char *name, *words, *help;
} commands[] = {
    {"render", "RECIPE|PRESET|FILE... [NAME=VALUE...] -o FILE -s WIDTHxHEIGHT",
     "draws a picture: .png, .tif, .raw, or - for standard output"},
    {"presets", "[PRESET...]",
     "lists the presets, or prints the recipes of those named"},
    {"parameters", "[NAME...]",
     "lists the parameters, or describes those named"},
    {"check", "RECIPE|PRESET|FILE [NAME=VALUE...]",
     "says what is wrong with a recipe, or prints it"},
};
#define N_COMMANDS (sizeof commands / sizeof *commands)

static const char recipes[] =
    "A recipe is \"lattice-noise/1 algorithm=simplex scale=32\", a preset a\n"
    "name such as marble, a file mine.recipe, a picture that was drawn, any\n"
    "other that contains a recipe, or - for standard input.  NAME=VALUE sets\n"
    "parameters; seamless=yes lets it tile at the size of the picture.\n";

bool
command_help(const OptionTexts *given, Failure *failure)
{
    size_t first = 0, end = N_COMMANDS;

    (void)failure;
    for (size_t i = 0; given->n_words > 0 && i < N_COMMANDS; i++) {
        if (strcmp(commands[i].name, given->words[0]) == 0) {
            first = i;
            end = i + 1;
        }
    }
    printf("Usage: lattice-noise COMMAND ...\n\n");
    for (size_t i = first; i < end; i++)
        printf("  %s %s\n              %s\n", commands[i].name,
               commands[i].words, commands[i].help);
    printf(
        "  help [COMMAND]\n              tells this, or that of one command\n"
        "\n%s",
        recipes);
    for (size_t i = first; i < end; i++)
        option_texts_help(commands[i].name);
    printf("\nlattice-noise(1) explains all of this.\n");
    return true;
}

void
command_version(void)
{
    printf("lattice-noise %s\n"
           "Recipes of version %d; draws by %s\n"
           "PNG by libpng %s\n",
           noise_version(), NOISE_RECIPE_VERSION, noise_isa(),
           png_get_libpng_ver(NULL));
#ifdef TOOL_HAS_TIFF
    const char *tiff = TIFFGetVersion();
    int length = 0;
    /* The other lines are names of people. */
    while (tiff[length] != '\0' && tiff[length] != '\n')
        length++;
    printf("TIFF by %.*s\n", length, tiff);
#endif
}
