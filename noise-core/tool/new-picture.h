/* SPDX-License-Identifier: MIT
 *
 * Writes pictures to files with noise-core/files, or to the standard output,
 * and reports failures as sentences.
 */
#ifndef TOOL_NEW_PICTURE_H
#define TOOL_NEW_PICTURE_H

#include <stdint.h>

#include "failure.h"
#include "new-files.h"

/* True if a path is "-", which means the standard output. */
bool new_picture_is_stdout(const char *path);

/* Makes a folder, and sets *is_made to true.  The folder that it goes into must
 * exist.  If something with its name already exists, sets *is_made to false, and
 * returns true all the same. */
bool new_picture_make_folder(const char *path, bool *is_made, Failure *failure);

/* Refuses a terminal, a path that no file can have, anything that exists but is not a
 * file and, unless may_replace is true, an existing file. */
bool new_picture_check(const char *path, bool may_replace, Failure *failure);

/* Opens a picture for writing, under its temporary name. */
bool new_picture_open(NewFile *picture, const char *path, Failure *failure);

/* Writes bytes to a picture. */
bool new_picture_write(NewFile *picture, const void *bytes, size_t size,
                       Failure *failure);

/* Seeks in a picture, like fseek().  Returns the new position, in bytes from the
 * start, or -1 if this fails. */
int64_t new_picture_seek(NewFile *picture, int64_t offset, int whence,
                         Failure *failure);

/* Closes a picture.  Returns false if some of it could not be written. */
bool new_picture_close(NewFile *picture, Failure *failure);

/* Renames n closed pictures from their temporary names to their final ones: all of
 * them or, if one fails, none. */
bool new_pictures_name(NewFile *const *pictures, size_t n, bool may_replace,
                       Failure *failure);

#endif
