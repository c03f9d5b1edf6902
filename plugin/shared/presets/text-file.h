/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads and writes small text files.  Refuses to read anything else: a device
 * or a pipe, which may never end, or a picture chosen by mistake.
 */
#ifndef LATTICE_TEXT_FILE_H
#define LATTICE_TEXT_FILE_H

#include <glib.h>

/* Returns the text of a file of at most `most` bytes; free with g_free().
 * Returns NULL with an error if the file cannot be read, and NULL without one
 * if it is not a regular file, is too long, or has a zero byte. */
char *lattice_text_file_read(const char *file, gsize most, GError **error);

/* Writes a file, completely or not at all, and makes its folder if it is
 * missing. */
gboolean lattice_text_file_write(const char *file, const char *text,
                                 GError **error);

#endif
