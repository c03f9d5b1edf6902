/* SPDX-License-Identifier: MIT
 *
 * Files that appear whole or not at all: they are written under another name,
 * and get their own when they are complete.
 */
#ifndef TOOL_NEW_PICTURE_H
#define TOOL_NEW_PICTURE_H

#include <stdint.h>
#include <stdio.h>

#include "failure.h"

/* A path that means the standard output. */
#define NEW_PICTURE_STDOUT "-"

typedef struct NewPicture {
    const char *path; /* not copied */
    char *temporary;  /* NULL: there is none, or not any more */
    FILE *stream;
    bool is_new; /* it has its name, and replaced nothing */
} NewPicture;

/* The length of a path's folder, with the slash behind it. */
size_t new_picture_folder_length(const char *path);

/* Refuses a terminal, a path that no file can have, where there is something
 * else than a file, or a file that must not be replaced. */
bool new_picture_check(const char *path, bool may_replace, Failure *failure);

/* Opens it for writing, by the temporary name. */
bool new_picture_open(NewPicture *picture, const char *path, Failure *failure);

/* Writes to it. */
bool new_picture_write(NewPicture *picture, const void *bytes, size_t size,
                       Failure *failure);

/* Moves in it by bytes, as fseek() does; returns the new place from its start, or
 * -1. */
int64_t new_picture_seek(NewPicture *picture, int64_t offset, int whence,
                         Failure *failure);

/* Closes it; false if not all of it could be written. */
bool new_picture_close(NewPicture *picture, Failure *failure);

/* Gives a closed one its name. */
bool new_picture_name(NewPicture *picture, bool may_replace, Failure *failure);

/* Removes its temporary name; safe in a signal handler. */
void new_picture_abandon(const NewPicture *picture);

/* Closes and removes what has not got its name, or is_new; any number of
 * times. */
void new_picture_discard(NewPicture *picture);

#endif
