/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds presets in a list.
 */
#include "preset-finding.h"

#include <string.h>

#include "text-file.h"

/* In the folder of the user's presets; without their ending, so it is not taken
 * for one. */
#define USED_FILE "last-used"

/* The longest file that is read: names have at most 240 bytes each. */
#define USED_BYTES (LATTICE_N_USED * 256)

/* The text without difference of case, in Unicode's composed form; free with
 * g_free(). */
static char *
fold(const char *text)
{
    g_autofree char *normal =
        g_utf8_normalize(text, -1, G_NORMALIZE_ALL_COMPOSE);

    return g_utf8_casefold(normal != NULL ? normal : "", -1);
}

static gboolean
contains(const char *text, const char *word)
{
    g_autofree char *folded = fold(text);

    return strstr(folded, word) != NULL;
}

static gboolean
matches(const LatticePreset *preset, const char *folded)
{
    g_auto(GStrv) words = g_strsplit_set(folded, " \t", -1);
    const char *group = lattice_preset_group_label(preset->group);

    for (int i = 0; words[i] != NULL; i++) {
        if (!contains(preset->label, words[i]) &&
            !contains(preset->name, words[i]) && !contains(group, words[i]))
            return FALSE;
    }
    return TRUE;
}

GPtrArray *
lattice_presets_search(const GPtrArray *list, const char *text)
{
    g_autofree char *folded = g_strstrip(fold(text));
    GPtrArray *found = g_ptr_array_new();
    int n_best = 0;

    for (guint i = 0; i < list->len; i++) {
        LatticePreset *preset = g_ptr_array_index(list, i);
        g_autofree char *label = fold(preset->label);
        const int at = strcmp(label, folded) == 0 ? 0 : n_best;
        if (g_str_has_prefix(label, folded)) {
            g_ptr_array_insert(found, at, preset);
            n_best++;
        } else if (matches(preset, folded)) {
            g_ptr_array_add(found, preset);
        }
    }
    return found;
}

const LatticePreset *
lattice_presets_find_name(const GPtrArray *list, const char *name)
{
    for (guint i = 0; i < list->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(list, i);
        if (g_strcmp0(preset->name, name) == 0)
            return preset;
    }
    return NULL;
}

/* ---- Used last -------------------------------------------------------- */

GPtrArray *
lattice_presets_load_used(const LatticePresets *presets)
{
    GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
    g_autofree char *file =
        presets->own != NULL ? g_build_filename(presets->own, USED_FILE, NULL)
                             : NULL;
    g_autofree char *text =
        file != NULL ? lattice_text_file_read(file, USED_BYTES, NULL) : NULL;

    if (text == NULL)
        return names;
    g_auto(GStrv) lines = g_strsplit(text, "\n", LATTICE_N_USED + 1);
    for (int i = 0; i < LATTICE_N_USED && lines[i] != NULL; i++) {
        if (lattice_preset_name_is_good(lines[i]))
            g_ptr_array_add(names, g_strdup(lines[i]));
    }
    return names;
}

void
lattice_presets_use(const LatticePresets *presets, const char *name)
{
    g_autoptr(GPtrArray) before = lattice_presets_load_used(presets);
    g_autoptr(GString) text = g_string_new(name);

    g_string_append_c(text, '\n');
    for (guint i = 0, n_kept = 1; i < before->len && n_kept < LATTICE_N_USED;
         i++) {
        const char *other = g_ptr_array_index(before, i);
        if (strcmp(other, name) == 0)
            continue;
        g_string_append_printf(text, "%s\n", other);
        n_kept++;
    }
    if (presets->own != NULL && g_mkdir_with_parents(presets->own, 0700) == 0) {
        g_autofree char *file = g_build_filename(presets->own, USED_FILE, NULL);
        g_file_set_contents(file, text->str, -1, NULL);
    }
}
