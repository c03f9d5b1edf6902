/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes files whole or not at all, and never over another file.
 */
#ifndef LATTICE_NEW_FILE_H
#define LATTICE_NEW_FILE_H

#include <glib.h>

/* Makes a folder and its missing parents.  Returns the uppermost folder that
 * was missing, or NULL; free with g_free(). */
char *lattice_folder_make(const char *folder);

/* Undoes lattice_folder_make(): removes the folder and its parents up to the
 * uppermost that was missing, as far as they are empty; NULL: nothing. */
void lattice_folder_unmake(const char *folder, const char *uppermost);

/* Writes a new file, and makes its folder.  Fails with G_FILE_ERROR_EXIST if
 * there is a file of this name, also if another process makes it at the same
 * time.  On FALSE nothing is left behind. */
gboolean lattice_new_file_write(const char *file, const void *bytes, gsize size,
                                GError **error);

#endif
