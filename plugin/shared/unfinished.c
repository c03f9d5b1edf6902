/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks of images in the making.
 */
#include "unfinished.h"

char *
lattice_unfinished_get_name(int image)
{
    return g_strdup_printf("lattice-noise-unfinished-%d", image);
}

#ifdef G_OS_UNIX
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

char *
lattice_unfinished_get_mark(void)
{
    return g_strdup_printf("%ld", (long)getpid());
}

gboolean
lattice_unfinished_is_left(const char *mark, gsize size)
{
    guint64 process;

    if (mark == NULL || memchr(mark, '\0', size) != NULL)
        return FALSE;
    g_autofree char *text = g_strndup(mark, size);
    return g_ascii_string_to_unsigned(text, 10, 1, G_MAXINT32, &process,
                                      NULL) &&
           kill((pid_t)process, 0) != 0 && errno == ESRCH;
}

#else /* no check of processes: images that were left stay */

char *
lattice_unfinished_get_mark(void)
{
    return g_strdup("");
}

gboolean
lattice_unfinished_is_left(const char *mark G_GNUC_UNUSED,
                           gsize size G_GNUC_UNUSED)
{
    return FALSE;
}

#endif
