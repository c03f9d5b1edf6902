/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Starts GEGL.
 */
#include "engine.h"

#include <gegl.h>

#include "operations.h"

#define PATH "GEGL_PATH" /* the folders of modules; not set: GEGL's own */

void
engine_start(gboolean needs_others)
{
    g_autofree char *path = g_strdup(g_getenv(PATH));

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
