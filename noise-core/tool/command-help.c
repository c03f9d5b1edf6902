/* SPDX-License-Identifier: MIT
 *
 * What --help and --version print.
 */
#include <png.h>
#include <stdio.h>

#ifdef TOOL_HAS_TIFF
#include <tiffio.h>
#endif

#include "commands.h"

static const char *const usage =
    "Usage: lattice-noise COMMAND ...\n"
    "\n"
    "  render RECIPE|PRESET [NAME=VALUE...] -o FILE -s WIDTHxHEIGHT\n"
    "              draws a picture: .png, .tif, or - for standard output\n"
    "  presets [PRESET...]\n"
    "              lists the presets, or prints the recipes of those named\n"
    "  parameters [NAME...]\n"
    "              lists the parameters, or describes those named\n"
    "  check RECIPE|PRESET [NAME=VALUE...]\n"
    "              says what is wrong with a recipe, or prints it\n"
    "\n"
    "A recipe is \"lattice-noise/1 algorithm=simplex scale=32\"; a preset is "
    "a\n"
    "name such as marble, or a file such as mine.recipe.  NAME=VALUE changes "
    "a\n"
    "parameter of it; seamless=yes lets it tile at the size of the picture.\n"
    "\n"
    "Options of render:\n";

void
command_help(void)
{
    fputs(usage, stdout);
    option_texts_help("render");
    printf("\nOptions of presets and parameters:\n");
    option_texts_help("presets");
    printf("\nlattice-noise(1) explains all of this.\n");
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
