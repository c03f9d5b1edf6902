/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes temporary folders for tests.
 */
#ifndef FOLDER_H
#define FOLDER_H

#include <glib/gstdio.h>

/* Makes an empty folder, and returns its path; free with g_free(). */
static inline char *
folder_new(void)
{
    return g_dir_make_tmp("lattice-noise-XXXXXX", NULL);
}

/* Removes a file, or a folder with everything in it. */
static inline void
folder_remove(const char *path)
{
    GDir *dir = g_dir_open(path, 0, NULL);
    const char *name;

    while (dir != NULL && (name = g_dir_read_name(dir)) != NULL) {
        g_autofree char *below = g_build_filename(path, name, NULL);
        folder_remove(below);
    }
    if (dir != NULL)
        g_dir_close(dir);
    g_remove(path);
}

#endif
