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

/* Each fills a list from a checked picture, and checks all that it draws;
 * free it even where it fails.  Numbers of frames and names of maps are put
 * before the suffix of the path. */
bool file_list_add_one(FileList *list, const Picture *picture, const char *path,
                       Failure *failure);
bool file_list_add_frames(FileList *list, const Picture *picture,
                          const PicturesLoop *loop, const char *path,
                          Failure *failure);
bool file_list_add_maps(FileList *list, const Picture *picture,
                        const char *path, Failure *failure);

/* Removes the files that have not got their names. */
void file_list_free(FileList *list);

#endif
