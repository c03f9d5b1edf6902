/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Starts GEGL.
 */
#include "engine.h"

#include <gegl.h>
#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif

#include "operations.h"

#define PATH "GEGL_PATH" /* the folders of modules; not set: GEGL's own */

/* Otherwise the plug-in would miss GIMP only when it sends a band, which other
 * work can delay by many seconds.  It has no files that would be left. */
static void
end_with_gimp(void)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

void
engine_start(gboolean needs_others)
{
    g_autofree char *path = g_strdup(g_getenv(PATH));

    end_with_gimp();
    operations_register(NULL);
    if (!needs_others)
        g_setenv(PATH, "", TRUE);
    gegl_init(NULL, NULL);
    /* As it was: it tells where GIMP itself looks. */
    if (path != NULL)
        g_setenv(PATH, path, TRUE);
    else
        g_unsetenv(PATH);
}
