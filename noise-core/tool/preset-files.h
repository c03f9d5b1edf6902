/* SPDX-License-Identifier: MIT
 *
 * Presets: files NAME.recipe in folders, the user's own and the installed ones.
 */
#ifndef TOOL_PRESET_FILES_H
#define TOOL_PRESET_FILES_H

#include "failure.h"

/* Folders in which presets are looked for: n_own of the user's, those of the
 * newest GIMP before older ones, and then the installed one, if there is one.
 * A preset hides those of its name in later folders. */
typedef struct PresetFolders {
    char **paths;
    size_t n, n_own;
} PresetFolders;

bool preset_folders_find(PresetFolders *folders, Failure *failure);
void preset_folders_free(PresetFolders *folders);

/* The names in a folder, sorted; none if it cannot be read.  NULL without
 * memory; free with preset_names_free(). */
char **preset_names_read(const char *folder, size_t *n);
void preset_names_free(char **names, size_t n);

/* The number of the folder that has a preset; folders->n: none has. */
size_t preset_find(const PresetFolders *folders, const char *name);

/* The path of a preset's file; free() it. */
char *preset_path(const char *folder, const char *name);

/* Reads the recipe of a file into `recipe`, which may be seamless; refuses by
 * the file's name. */
bool preset_file_read(const char *path, char recipe[NOISE_RECIPE_SIZE],
                      Failure *failure);

#endif
