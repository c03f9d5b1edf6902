/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How operations refuse parameters.
 */
#include "refusal.h"

#include "table.h"

static void
warn_once(const char *what, const NoiseError *error)
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

void
refusal_set(gpointer operation, const char *what, const NoiseError *error)
{
    g_object_set_data_full(
        operation, LATTICE_REFUSAL,
        error != NULL ? g_memdup2(error, sizeof *error) : NULL, g_free);
    if (error != NULL)
        warn_once(what, error);
}
