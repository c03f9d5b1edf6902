/* SPDX-License-Identifier: MIT
 *
 * Files that appear whole or not at all: they are written under other names in
 * their folders, and get their own when all of a set are complete.
 *
 * A function that fails returns false and leaves the reason in errno, or 0 there if
 * the system gives none.
 */
#ifndef FILES_NEW_FILES_H
#define FILES_NEW_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct NewFile {
    const char *path; /* not copied */
    char *temporary;  /* NULL: there is none, or not any more */
    char *replaced;   /* where the file of this name is kept; NULL: nowhere */
    FILE *stream;
    bool is_named; /* it has its name, and may lose it again */
} NewFile;

/* The length of a path's folder, with the slash behind it. */
size_t new_file_folder_length(const char *path);

/* Opens a file for reading and writing, by its temporary name. */
bool new_file_open(NewFile *file, const char *path);

bool new_file_write(NewFile *file, const void *bytes, size_t size);

/* Closes a file; false if not all of it could be written. */
bool new_file_close(NewFile *file);

/* Gives n closed files their names.  If one cannot have its own, none gets one,
 * files that were there are there again, and `wrong` is set to that one. */
bool new_files_name(NewFile *const *files, size_t n, bool may_replace,
                    const NewFile **wrong);

/* Removes the temporary name of a file; safe in a signal handler. */
void new_file_abandon(const NewFile *file);

/* Closes and removes a file that has not got its name; any number of times. */
void new_file_discard(NewFile *file);

#endif
