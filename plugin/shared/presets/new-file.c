/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes files under names that no file has.
 */
#include "new-file.h"

#include <errno.h>
#include <glib/gstdio.h>

gboolean
lattice_new_file_write(const char *file, const void *bytes, gsize size,
                       GError **error)
{
    g_autofree char *folder = g_path_get_dirname(file);

    /* If this fails, opening the file fails, too, and says why. */
    g_mkdir_with_parents(folder, 0700);
    /* x: only if there is none. */
    FILE *stream = g_fopen(file, "wbx");
    gboolean is_whole =
        stream != NULL && fwrite(bytes, 1, size, stream) == size;
    int number = errno;
    if (stream != NULL && fclose(stream) != 0 && is_whole) {
        number = errno;
        is_whole = FALSE;
    }
    if (is_whole)
        return TRUE;
    if (stream != NULL)
        g_unlink(file);
    g_set_error(error, G_FILE_ERROR, (int)g_file_error_from_errno(number),
                "\"%s\": %s", file, g_strerror(number));
    return FALSE;
}
