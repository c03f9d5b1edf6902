/* SPDX-License-Identifier: MIT
 *
 * The files that a command draws: one, or the several of a loop, of a material, or
 * of tiles.
 */
#ifndef TOOL_FILE_LIST_H
#define TOOL_FILE_LIST_H

#include "render-options.h"

typedef struct FileItem {
    char *path;
    char *text;         /* of a file that is no picture; else NULL */
    NoiseParams params; /* checked */
    ImageDepth depth;
    NoiseRegion region;
    bool is_with_last; /* best drawn together with the file before */
    NewFile file;      /* while it is written */
} FileItem;

typedef struct FileList {
    size_t n;
    FileItem *items;
} FileList;

/* Makes an empty list of a picture, which is checked otherwise, and checks all
 * that it draws; free it even where that fails.  Numbers of frames, names of maps
 * and places of tiles are put before the suffix of the output's path. */
bool file_list_make(FileList *list, Picture picture,
                    const RenderOptions *options, Failure *failure);

/* Gives all drawn files their names, or none. */
bool file_list_name(FileList *list, bool may_replace, Failure *failure);

/* Removes temporary names of a FileList, when a signal ends the program. */
void file_list_abandon(void *list);

/* Removes the files that have not all got their names. */
void file_list_free(FileList *list);

#endif
