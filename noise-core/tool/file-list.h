/* SPDX-License-Identifier: MIT
 *
 * The files that a command draws: one, or the several files of a loop, a
 * material or tiles.
 */
#ifndef TOOL_FILE_LIST_H
#define TOOL_FILE_LIST_H

#include "render-options.h"

typedef struct FileItem {
    char *path;
    char *text;         /* what a file that is no picture contains; else NULL */
    NoiseParams params; /* checked */
    ImageDepth depth;
    NoiseRegion region;
    bool is_with_last; /* best drawn together with the previous file */
    NewFile file;      /* while it is written */
} FileItem;

typedef struct FileList {
    size_t n;
    FileItem *items;
} FileList;

/* Fills an empty list with the files of a picture that has been checked, and
 * checks the params of each.  Free the list even if this fails.  Puts the
 * numbers of frames, names of maps and places of tiles before the suffix of the
 * output's path. */
bool file_list_make(FileList *list, Picture picture,
                    const RenderOptions *options, Failure *failure);

/* Gives all drawn files their names, or none. */
bool file_list_name(FileList *list, bool may_replace, Failure *failure);

/* Removes the temporary names of a FileList, when a signal ends the program. */
void file_list_abandon(void *list);

/* Frees the items, and removes those files that have not got their names. */
void file_list_free(FileList *list);

#endif
