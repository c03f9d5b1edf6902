/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads and writes small text files.
 */
#include "text-file.h"

#include <glib/gstdio.h>
#include <string.h>

char *
lattice_text_file_read(const char *file, gsize most, GError **error)
{
    GStatBuf about;
    gsize length;
    char *text;

    if (g_stat(file, &about) == 0 &&
        (!S_ISREG(about.st_mode) || about.st_size > (goffset)most))
        return NULL;
    if (!g_file_get_contents(file, &text, &length, error))
        return NULL;
    if (strlen(text) == length)
        return text;
    g_free(text);
    return NULL;
}

gboolean
lattice_text_file_write(const char *file, const char *text, GError **error)
{
    g_autofree char *folder = g_path_get_dirname(file);

    /* If this fails, writing the file also fails, and reports why. */
    g_mkdir_with_parents(folder, 0700);
    return g_file_set_contents(file, text, -1, error);
}
