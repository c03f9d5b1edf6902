/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes new files under names that no file has.
 */
#include "new-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>

#ifdef G_OS_UNIX
#include <unistd.h>
#endif

char *
lattice_folder_make(const char *folder)
{
    g_autofree char *uppermost = NULL;
    g_autofree char *at = g_strdup(folder);

    while (!g_file_test(at, G_FILE_TEST_EXISTS)) {
        char *above = g_path_get_dirname(at);
        /* The root of a Windows drive that does not exist. */
        if (strcmp(above, at) == 0) {
            g_free(above);
            break;
        }
        g_free(uppermost);
        uppermost = at;
        at = above;
    }
    /* If this fails, writing the file fails, too, and says why. */
    g_mkdir_with_parents(folder, 0700);
    return g_steal_pointer(&uppermost);
}

void
lattice_folder_unmake(const char *folder, const char *uppermost)
{
    g_autofree char *at = g_strdup(folder);

    if (uppermost == NULL)
        return;
    while (g_rmdir(at) == 0 && strcmp(at, uppermost) != 0) {
        char *above = g_path_get_dirname(at);
        g_free(at);
        at = above;
    }
}

/* Sets an error with the system's message for an errno; always FALSE. */
static gboolean
refuse_system(GError **error, const char *file, int number)
{
    g_set_error(error, G_FILE_ERROR, (int)g_file_error_from_errno(number),
                "\"%s\": %s", file, g_strerror(number));
    return FALSE;
}

/* Reserves a name that no file has by making an empty file. */
static gboolean
reserve(const char *file, GError **error)
{
    const int stream = g_open(file, O_WRONLY | O_CREAT | O_EXCL, 0666);

    if (stream == -1)
        return refuse_system(error, file, errno);
    g_close(stream, NULL);
    return TRUE;
}

/* Renames a file; refuses if another file has the new name. */
static gboolean
give_name(const char *from, const char *file, GError **error)
{
#ifdef G_OS_UNIX
    /* In one step; not every file system has links. */
    if (link(from, file) == 0)
        return g_unlink(from) == 0 || refuse_system(error, from, errno);
    if (errno == EEXIST)
        return refuse_system(error, file, errno);
#endif
    if (!reserve(file, error))
        return FALSE;
    if (g_rename(from, file) == 0)
        return TRUE;
    const int number = errno;
    g_unlink(file);
    return refuse_system(error, file, number);
}

gboolean
lattice_new_file_write(const char *file, const void *bytes, gsize size,
                       GError **error)
{
    g_autofree char *folder = g_path_get_dirname(file);
    g_autofree char *uppermost = lattice_folder_make(folder);
    /* Not made from the file's name, which may already be as long as the system
     * allows. */
    g_autofree char *name = g_strdup_printf(".lattice-noise-%08x%08x",
                                            g_random_int(), g_random_int());
    g_autofree char *temporary = g_build_filename(folder, name, NULL);
    gboolean is_written =
        g_file_set_contents(temporary, bytes, (gssize)size, NULL);

    /* The error names the file asked for, not the temporary one. */
    is_written = is_written ? give_name(temporary, file, error)
                            : refuse_system(error, file, errno);
    if (!is_written) {
        g_unlink(temporary);
        lattice_folder_unmake(folder, uppermost);
    }
    return is_written;
}
