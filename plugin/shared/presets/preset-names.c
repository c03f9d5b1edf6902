/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Names of presets, which every file system has to take.
 */
#include "preset-names.h"

#include <string.h>

#include "preset-table.h"

/* Whether Windows takes a file of this name, with any ending, for a device. */
static gboolean
is_device(const char *name)
{
    static const char *const devices[] = {"con", "prn", "aux", "nul", NULL};
    static const char *const numbered[] = {"com", "lpt", NULL};
    const size_t length = strcspn(name, ".");
    g_autofree char *start = g_ascii_strdown(name, MIN((gssize)length, 3));

    return (length == 3 && g_strv_contains(devices, start)) ||
           (length == 4 && g_strv_contains(numbered, start) &&
            g_ascii_isdigit(name[3]));
}

gboolean
lattice_preset_name_is_good(const char *name)
{
    const size_t length = strlen(name);

    if (length == 0 || !g_utf8_validate(name, (gssize)length, NULL) ||
        g_utf8_strlen(name, (gssize)length) > LATTICE_PRESET_NAME_MAX)
        return FALSE;
    if (strpbrk(name, "/\\:*?\"<>|") != NULL || is_device(name) ||
        strchr(" .", name[0]) != NULL || strchr(" .", name[length - 1]) != NULL)
        return FALSE;
    for (const char *at = name; *at != '\0'; at = g_utf8_next_char(at)) {
        if (!g_unichar_isprint(g_utf8_get_char(at)))
            return FALSE;
    }
    return TRUE;
}

GPtrArray *
lattice_preset_names_read(const char *folder)
{
    GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GDir) files = folder != NULL ? g_dir_open(folder, 0, NULL) : NULL;
    const char *file;

    while (files != NULL && (file = g_dir_read_name(files)) != NULL) {
        if (!g_str_has_suffix(file, PICTURES_PRESET_ENDING))
            continue;
        g_autofree char *name =
            g_strndup(file, strlen(file) - strlen(PICTURES_PRESET_ENDING));
        if (lattice_preset_name_is_good(name))
            g_ptr_array_add(names, g_steal_pointer(&name));
    }
    return names;
}

/* Whether two names differ at most in case. */
static gboolean
is_alike(const char *one, const char *other)
{
    g_autofree char *folded_one = g_utf8_casefold(one, -1);
    g_autofree char *folded_other = g_utf8_casefold(other, -1);

    return strcmp(folded_one, folded_other) == 0;
}

char *
lattice_preset_names_find(const char *folder, const char *name)
{
    if (!lattice_preset_name_is_good(name))
        return NULL;

    g_autoptr(GPtrArray) names = lattice_preset_names_read(folder);
    const char *found = NULL;

    for (guint i = 0; i < names->len && g_strcmp0(found, name) != 0; i++) {
        const char *other = g_ptr_array_index(names, i);
        if (is_alike(other, name))
            found = other;
    }
    return g_strdup(found);
}
