/* SPDX-License-Identifier: MIT
 *
 * The files that a command draws: one, or the several of a loop or of maps.
 */
#ifndef TOOL_FILE_LIST_H
#define TOOL_FILE_LIST_H

#include "loop-frames.h"
#include "new-picture.h"
#include "picture.h"

typedef struct FileItem {
    char *path;
    NoiseParams params; /* checked */
    NewPicture file;    /* while it is written */
} FileItem;

typedef struct FileList {
    size_t n;
    FileItem *items;
} FileList;

/* Makes an empty list from a checked picture, and checks all that it draws: a
 * loop, unless it has no frames, or maps, or one file; free it even where that
 * fails.  Numbers of frames and names of maps are put before the suffix of the
 * path. */
bool file_list_make(FileList *list, Picture picture, const PicturesLoop *loop,
                    bool makes_maps, const char *path, Failure *failure);

/* Gives all drawn files their names, or none. */
bool file_list_name(FileList *list, bool may_replace, Failure *failure);

/* Removes temporary names of a FileList, when a signal ends the program. */
void file_list_abandon(void *list);

/* Removes the files that have not all got their names. */
void file_list_free(FileList *list);

#endif
