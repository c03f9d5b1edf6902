/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes files, never over another one.
 */
#ifndef LATTICE_NEW_FILE_H
#define LATTICE_NEW_FILE_H

#include <glib.h>

/* Writes a new file, and makes its folder.  Fails with G_FILE_ERROR_EXIST if
 * there is a file of this name, also if another process makes it at the same
 * time.  A file that could not be written whole is removed. */
gboolean lattice_new_file_write(const char *file, const void *bytes, gsize size,
                                GError **error);

#endif
