/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Small texts in files, whatever else may stand there instead: a device or a
 * pipe that never ends, or a picture by mistake.
 */
#ifndef LATTICE_TEXT_FILE_H
#define LATTICE_TEXT_FILE_H

#include <glib.h>

/* The text of a file of at most so many bytes; free with g_free().  NULL with
 * an error where it cannot be read, and without one where it is no text. */
char *lattice_text_file_read(const char *file, gsize most, GError **error);

#endif
