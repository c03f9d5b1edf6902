/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Images in the making.
 */
#include "unfinished.h"

#ifdef G_OS_UNIX
#include <errno.h>
#include <signal.h>
#include <unistd.h>

char *
lattice_unfinished_get_mark(void)
{
    return g_strdup_printf("%ld", (long)getpid());
}

gboolean
lattice_unfinished_is_left(const char *mark, gsize size)
{
    g_autofree char *text = g_strndup(mark, size);
    const gint64 process = g_ascii_strtoll(text, NULL, 10);

    return process > 0 && kill((pid_t)process, 0) != 0 && errno == ESRCH;
}

#else /* nobody is asked about processes: what is left stays */

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
