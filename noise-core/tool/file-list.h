/* SPDX-License-Identifier: MIT
 *
 * What a command draws: one file, or the several of a loop or of maps.
 */
#ifndef TOOL_FILE_LIST_H
#define TOOL_FILE_LIST_H

#include "canvas.h"
#include "loop-frames.h"
#include "picture.h"
#include "steps.h"

/* The gap between the pictures of a sheet, in pixels: as that of GIMP's. */
#define FILE_LIST_GAP 4

/* One file: its name, and what is on it. */
typedef struct FileItem {
    char *path;
    Canvas canvas; /* owns its cells */
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

/* One file with a picture for each value of `across` or, with `down`, of both;
 * without it, in rows of n_columns. */
bool file_list_add_sheet(FileList *list, const Picture *picture,
                         const Steps *across, const Steps *down, int n_columns,
                         const char *path, Failure *failure);

void file_list_free(FileList *list);

#endif
