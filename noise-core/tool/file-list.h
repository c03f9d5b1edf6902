/* SPDX-License-Identifier: MIT
 *
 * Lists the files that "render" draws: a single one, or those of a loop, a material or
 * tiles.
 */
#ifndef TOOL_FILE_LIST_H
#define TOOL_FILE_LIST_H

#include "render-options.h"

/* What a file shows: the picture, a frame of its loop, or a map of its material.  If
 * the picture is split into tiles, each tile has one file for each view. */
typedef struct FileView {
    NoiseRecipe *recipe; /* checked */
    ImageDepth depth;
    char name[32]; /* inserted into file names, such as "-01" */
} FileView;

typedef struct FileItem {
    char *path;
    char *text;           /* contents of a text file; NULL for a picture */
    const FileView *view; /* what a picture shows; NULL for a text file */
    NoiseRegion region;
    bool is_with_last; /* drawn together with the previous file */
    NewFile file;      /* used until the file is renamed to `path` */
} FileItem;

typedef struct FileList {
    size_t n_views;
    FileView *views;
    size_t n;
    FileItem *items;
} FileList;

/* Fills an empty list with the files of a checked picture, and checks the recipe of
 * each file.  Free the list even if this fails.  File names are the output's path
 * with the frame's number, the map's name and the tile's place inserted before the
 * suffix.  If there are frames, turns the picture's recipe into a loop. */
bool file_list_make(FileList *list, Picture *picture,
                    const RenderOptions *options, Failure *failure);

/* Renames the drawn files from their temporary names to their final ones: all of
 * them or, if one fails, none. */
bool file_list_name(FileList *list, bool may_replace, Failure *failure);

/* Removes the temporary files of a FileList when a signal ends the program. */
void file_list_abandon(void *list);

/* Frees the contents of a list, and removes the files that still have temporary
 * names. */
void file_list_free(FileList *list);

#endif
