/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How operations refuse parameters.
 */
#include "refusal.h"

#include <glib.h>

void
refusal_warn_once(const char *what, const NoiseError *error)
{
    static GMutex mutex;
    static char *last = NULL;
    char sentence[512];

    noise_error_print(error, NULL, sentence, sizeof sentence);
    g_autofree char *warning = g_strdup_printf("%s: %s", what, sentence);
    g_mutex_lock(&mutex);
    if (g_strcmp0(last, warning) != 0) {
        g_warning("%s", warning);
        g_free(last);
        last = g_steal_pointer(&warning);
    }
    g_mutex_unlock(&mutex);
}
