/* SPDX-License-Identifier: MIT
 *
 * Writes files that appear whole or not at all.  They have temporary names in their
 * folders while they are written, and get their final names when all files of a set
 * are complete.
 *
 * A function that fails returns false and sets errno to the reason, or to 0 if
 * the system gives none.
 */
#ifndef FILES_NEW_FILES_H
#define FILES_NEW_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct NewFile {
    const char *path; /* not copied */
    char *temporary;  /* the temporary name; NULL: it has none */
    char *replaced;   /* where the replaced file is kept; NULL: nowhere */
    FILE *stream;
    bool is_named; /* renamed to `path`; undone if another file fails */
} NewFile;

/* Returns the length of a path's folder, including the slash after it. */
size_t new_file_folder_length(const char *path);

/* Opens a file for reading and writing, under a temporary name. */
bool new_file_open(NewFile *file, const char *path);

bool new_file_write(NewFile *file, const void *bytes, size_t size);

/* Closes a file.  Returns false if some of it could not be written. */
bool new_file_close(NewFile *file);

/* Renames n closed files from their temporary names to their paths.  If one of them
 * cannot be renamed, none is: files that had these paths before get them back, and
 * *wrong is the file that failed. */
bool new_files_name(NewFile *const *files, size_t n, bool may_replace,
                    const NewFile **wrong);

/* Removes a file that still has its temporary name.  This is safe in a signal
 * handler. */
void new_file_abandon(const NewFile *file);

/* Closes and removes a file that still has its temporary name.  Does nothing for any
 * other file, and may be called several times. */
void new_file_discard(NewFile *file);

#endif
