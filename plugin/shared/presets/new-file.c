/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * New files.
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
        /* A drive of Windows that is not there has nothing above. */
        if (strcmp(above, at) == 0) {
            g_free(above);
            break;
        }
        g_free(uppermost);
        uppermost = at;
        at = above;
    }
    /* If this fails, writing does, and says why. */
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

/* Refuses with a reason of the system's; always FALSE. */
static gboolean
refuse(GError **error, const char *file, int number)
{
    g_set_error(error, G_FILE_ERROR, (int)g_file_error_from_errno(number),
                "\"%s\": %s", file, g_strerror(number));
    return FALSE;
}

/* Makes an empty file under a name that no file has, to hold the name. */
static gboolean
reserve(const char *file, GError **error)
{
    const int stream = g_open(file, O_WRONLY | O_CREAT | O_EXCL, 0666);

    if (stream == -1)
        return refuse(error, file, errno);
    g_close(stream, NULL);
    return TRUE;
}

/* Gives a file a name that no file has. */
static gboolean
give_name(const char *from, const char *file, GError **error)
{
#ifdef G_OS_UNIX
    /* In one step; not every file system can. */
    if (link(from, file) == 0)
        return g_unlink(from) == 0 || refuse(error, from, errno);
    if (errno == EEXIST)
        return refuse(error, file, errno);
#endif
    if (!reserve(file, error))
        return FALSE;
    if (g_rename(from, file) == 0)
        return TRUE;
    const int number = errno;
    g_unlink(file);
    return refuse(error, file, number);
}

gboolean
lattice_new_file_write(const char *file, const void *bytes, gsize size,
                       GError **error)
{
    g_autofree char *folder = g_path_get_dirname(file);
    g_autofree char *uppermost = lattice_folder_make(folder);
    /* Its own length, since the file's may be the longest there is. */
    g_autofree char *name = g_strdup_printf(".lattice-noise-%08x%08x",
                                            g_random_int(), g_random_int());
    g_autofree char *unnamed = g_build_filename(folder, name, NULL);
    gboolean is_written =
        g_file_set_contents(unnamed, bytes, (gssize)size, NULL);

    /* Told of the file that was asked for, and not of the unnamed one. */
    is_written = is_written ? give_name(unnamed, file, error)
                            : refuse(error, file, errno);
    if (!is_written) {
        g_unlink(unnamed);
        lattice_folder_unmake(folder, uppermost);
    }
    return is_written;
}
