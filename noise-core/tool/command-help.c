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
    "Options of render:\n"
    "  -o, --output FILE     what to write\n"
    "  -s, --size WxH        width and height, in pixels\n"
    "  -d, --depth DEPTH     8, 16, or float in a .tif; 8 if not given\n"
    "  -f, --force           replaces existing files\n"
    "      --format FORMAT   png or tiff, whatever the file's name\n"
    "      --fit             scales the look to the size, as GIMP's dialog "
    "does\n"
    "      --at X,Y          coordinates of the upper left pixel, for tiles\n"
    "      --linear          linear-light colors, in floats\n"
    "      --threads N       how many threads draw\n"
    "  A loop, in FILE-01, FILE-02 and so on:\n"
    "      --frames N        how many frames\n"
    "      --cells N         how fast the noise changes (3 if not given)\n"
    "      --drift-x N       how many widths it moves to the right,\n"
    "      --drift-y N       and how many heights down\n"
    "      --turns N         animates in place instead\n"
    "  Maps:\n"
    "      --maps            FILE-height, FILE-normal, FILE-slope, FILE-color\n"
    "\n"
    "lattice-noise(1) explains all of this.\n";

void
command_help(void)
{
    fputs(usage, stdout);
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
