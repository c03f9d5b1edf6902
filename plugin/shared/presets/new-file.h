/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Files that are whole or not there, and of which none is lost.
 */
#ifndef LATTICE_NEW_FILE_H
#define LATTICE_NEW_FILE_H

#include <glib.h>

/* Makes a folder, with those above it.  Returns the uppermost that was missing,
 * or NULL; free with g_free(). */
char *lattice_folder_make(const char *folder);

/* Removes a folder that has been made and is empty, and those above it up to
 * the uppermost that was missing; NULL: nothing. */
void lattice_folder_unmake(const char *folder, const char *uppermost);

/* Writes a file under a name that no file has, whoever else takes it at the
 * same time; makes its folder.  On FALSE nothing is left behind; the error is
 * G_FILE_ERROR_EXIST if there is such a file. */
gboolean lattice_new_file_write(const char *file, const void *bytes, gsize size,
                                GError **error);

#endif
