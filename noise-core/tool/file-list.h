/* SPDX-License-Identifier: MIT
 *
 * The files that a command draws: one, or the several files of a loop, a
 * material or tiles.
 */
#ifndef TOOL_FILE_LIST_H
#define TOOL_FILE_LIST_H

#include "render-options.h"

/* What a file shows: the picture, a frame of its loop or a map of its material.
 * The tiles of one view share it. */
typedef struct FileView {
    NoiseRecipe *recipe; /* checked */
    ImageDepth depth;
    char name[32]; /* what it adds to the name of the file */
} FileView;

typedef struct FileItem {
    char *path;
    char *text;           /* of a file that is no picture; else NULL */
    const FileView *view; /* of a picture; else NULL */
    NoiseRegion region;
    bool is_with_last; /* best drawn together with the previous file */
    NewFile file;      /* while it is written */
} FileItem;

typedef struct FileList {
    size_t n_views;
    FileView *views;
    size_t n;
    FileItem *items;
} FileList;

/* Fills an empty list with the files of a picture that has been checked, and
 * checks the recipe of each.  Free the list even if this fails.  Puts the
 * numbers of frames, names of maps and places of tiles before the suffix of the
 * output's path.  Makes a loop of the picture's recipe if there are frames. */
bool file_list_make(FileList *list, Picture *picture,
                    const RenderOptions *options, Failure *failure);

/* Gives all drawn files their names, or none. */
bool file_list_name(FileList *list, bool may_replace, Failure *failure);

/* Removes the temporary names of a FileList, when a signal ends the program. */
void file_list_abandon(void *list);

/* Frees the items, and removes those files that have not got their names. */
void file_list_free(FileList *list);

#endif
