/* SPDX-License-Identifier: MIT
 *
 * The options of a command line, as they are given.
 */
#ifndef TOOL_OPTION_TEXTS_H
#define TOOL_OPTION_TEXTS_H

#include "failure.h"

/* OPTION(NAME, name, letter, value, commands, help), in the order of --help.
 * Letter 0: the option has no letter; value NULL: it takes no value. */
#define OPTIONS(OPTION)                                                        \
    OPTION(OUTPUT, "output", 'o', "FILE", "render",                            \
           "what to write; a folder, FOLDER/, for several")                    \
    OPTION(SIZE, "size", 's', "WxH", "render", "width and height, in pixels")  \
    OPTION(DEPTH, "depth", 'd', "DEPTH", "render",                             \
           "8, 16, or float if not .png; what suits it if not given")          \
    OPTION(FORCE, "force", 'f', NULL, "render", "replaces existing files")     \
    OPTION(SEED, "seed", 0, "N", "render check", "the same as seed=N")         \
    OPTION(OVER, "over", 0, "COVERING", "render check",                        \
           "a recipe or preset to put over it, such as moss")                  \
    OPTION(FORMAT, "format", 0, "FORMAT", "render",                            \
           "png, tiff, raw, r16 or pfm, whatever the file's name")             \
    OPTION(FIT, "fit", 0, NULL, "render",                                      \
           "scales the look to the size, as GIMP's dialog does")               \
    OPTION(AT, "at", 0, "X,Y", "render",                                       \
           "coordinates of the upper left pixel, for tiles")                   \
    OPTION(LINEAR, "linear", 0, NULL, "render",                                \
           "linear-light colors, in floats")                                   \
    OPTION(QUIET, "quiet", 'q', NULL, "render", "tells only why it fails")     \
    OPTION(THREADS, "threads", 0, "N", "render", "how many threads draw")      \
    OPTION(FRAMES, "frames", 0, "N", "render",                                 \
           "a loop of N frames, FILE-01, FILE-02 and so on")                   \
    OPTION(CELLS, "cells", 0, "N", "render",                                   \
           "how fast the loop changes (0.3 if not given)")                     \
    OPTION(DRIFT_X, "drift-x", 0, "N", "render",                               \
           "how many widths it moves to the right,")                           \
    OPTION(DRIFT_Y, "drift-y", 0, "N", "render", "and how many heights down")  \
    OPTION(TURNS, "turns", 0, "N", "render", "animates in place instead")      \
    OPTION(MATERIAL, "material", 'm', "FOR", "render",                         \
           "maps for godot, unreal, unity, unity-hdrp, blender, gltf, or all") \
    OPTION(TILES, "tiles", 0, "CxR", "render",                                 \
           "columns and rows of files whose edges are equal: FILE_x0_y0 ...")  \
    OPTION(TILE, "tile", 0, "X,Y", "render", "draws one of these tiles alone") \
    OPTION(NAMES, "names", 0, NULL, "presets parameters", "names alone")       \
    OPTION(JSON, "json", 0, NULL, "presets parameters", "a list in JSON")      \
    OPTION(HELP, "help", 'h', NULL, "", "")                                    \
    OPTION(VERSION, "version", 'V', NULL, "", "")

#define OPTION_ENUMERATOR(NAME, name, letter, value, commands, help) \
    OPTION_##NAME,
typedef enum Option { OPTIONS(OPTION_ENUMERATOR) N_OPTIONS } Option;
#undef OPTION_ENUMERATOR

typedef struct OptionTexts {
    const char *texts[N_OPTIONS]; /* NULL: not given; "" without a value */
    char **words;                 /* the arguments that are not options */
    int n_words;
} OptionTexts;

/* Reads a program's arguments; options may be among the words, up to "--".
 * Refuses an option that is given twice. */
bool option_texts_read(OptionTexts *given, int argc, char **argv,
                       Failure *failure);

/* Returns the name of an option as people write it, such as "--size";
 * static. */
const char *option_name(Option option);

/* Refuses given options that the command does not have. */
bool option_texts_check(const OptionTexts *given, const char *command,
                        Failure *failure);

/* Prints help about the options of a command. */
void option_texts_help(const char *command);

#endif
