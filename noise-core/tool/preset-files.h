/* SPDX-License-Identifier: MIT
 *
 * Finds and reads presets: files named NAME.recipe, in the user's own folders and the
 * installed one.
 */
#ifndef TOOL_PRESET_FILES_H
#define TOOL_PRESET_FILES_H

#include "failure.h"

typedef struct PresetFile {
    char *name, *path;
    bool is_own; /* the user's own */
} PresetFile;

typedef struct PresetFiles {
    size_t n;
    PresetFile *files;
} PresetFiles;

/* Finds all presets: first the user's own, in folders that environment variables
 * name and then in the settings of each GIMP, the newest first; last, the installed
 * ones.  The presets of each folder are sorted by name.  A preset hides presets of
 * the same name in later folders. */
void preset_files_find(PresetFiles *presets);
void preset_files_free(PresetFiles *presets);

/* Removes the presets for which is_kept() returns false. */
void preset_files_keep(PresetFiles *presets,
                       bool (*is_kept)(const PresetFile *file));

/* Returns the preset of this name; NULL if there is none. */
const PresetFile *preset_files_get(const PresetFiles *presets,
                                   const char *name);

/* The text that every recipe begins with, and the path that means the standard
 * input. */
#define RECIPE_START      "lattice-noise/"
#define PRESET_FILE_STDIN "-"

/* Reads the first recipe in a file, which may end with "seamless=yes", into `recipe`.
 * If the file begins with the recipe, reads the whole file.  In other files, such as
 * pictures, stops at the end of the recipe's line or text chunk.  Errors name the
 * file. */
bool preset_file_read(const char *path, char recipe[NOISE_RECIPE_SIZE],
                      Failure *failure);

#endif
