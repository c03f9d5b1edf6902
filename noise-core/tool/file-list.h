/* SPDX-License-Identifier: MIT
 *
 * The files that a command draws: one, or the several files of a loop, a
 * material or tiles.
 */
#ifndef TOOL_FILE_LIST_H
#define TOOL_FILE_LIST_H

#include "render-options.h"

/* What a file shows: the picture, a frame of its loop or a map of its material.
 * All tiles of a view share it. */
typedef struct FileView {
    NoiseRecipe *recipe; /* checked */
    ImageDepth depth;
    char name[32]; /* what it adds to the file's name */
} FileView;

typedef struct FileItem {
    char *path;
    char *text;           /* if the file is not a picture; else NULL */
    const FileView *view; /* if the file is a picture; else NULL */
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
 * checks the recipe of each.  Free the list even if this fails.  Inserts the
 * numbers of frames, the names of maps and the places of tiles before the
 * suffix of the output's path.  If there are frames, turns the picture's recipe
 * into a loop. */
bool file_list_make(FileList *list, Picture *picture,
                    const RenderOptions *options, Failure *failure);

/* Gives all drawn files their names, or none of them. */
bool file_list_name(FileList *list, bool may_replace, Failure *failure);

/* Removes the temporary files of a FileList when a signal ends the program. */
void file_list_abandon(void *list);

/* Frees the items, and removes the files that have not got their names yet. */
void file_list_free(FileList *list);

#endif
