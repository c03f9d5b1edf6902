/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's settings file is a list of entries, `(TYPE "name" (key value)...)`.
 * Comments, which begin with "#", may appear between entries.
 */
#include "filter-settings.h"

#include <errno.h>
#include <gegl.h>
#include <glib/gstdio.h>
#include <string.h>

#include "text-file.h"

#define ENTRY     "(GimpGegl-lattice-noise-config"
#define FILE_NAME "GimpGegl-lattice-noise-config.settings"
#define HEADER    "# settings\n\n"
/* The maximum size of a file that we read, in bytes: hundreds of times as much as we
 * write. */
#define MOST      (64 << 20)

/* Returns the text of a file, or a copy of `missing` if there is no such file;
 * free with g_free(). */
static char *
read_file(const char *file, const char *missing, GError **error)
{
    g_autoptr(GError) problem = NULL;
    char *text = lattice_text_file_read(file, MOST, &problem);

    if (text != NULL)
        return text;
    if (g_error_matches(problem, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        return g_strdup(missing);
    if (problem == NULL)
        g_set_error(&problem, G_FILE_ERROR, G_FILE_ERROR_INVAL, "\"%s\": %s",
                    file, g_strerror(EINVAL));
    g_propagate_error(error, g_steal_pointer(&problem));
    return NULL;
}

/* ---- Reading entries -------------------------------------------------- */

/* Returns the end of the token that `text` starts with: a quoted string, a comment
 * after "#", or any other single character. */
static const char *
skip_token(const char *text)
{
    const char mark = *text++;

    if (mark == '#')
        return text + strcspn(text, "\n");
    if (mark != '"')
        return text;
    for (; *text != '\0' && *text != '"'; text++)
        text += *text == '\\' && text[1] != '\0';
    return text + (*text == '"');
}

/* Returns the end of an entry, including its newline; NULL if its parentheses
 * are not closed. */
static const char *
skip_entry(const char *text)
{
    int depth = 0;

    while (*text != '\0') {
        depth += (*text == '(') - (*text == ')');
        text = skip_token(text);
        if (depth == 0)
            return text + (*text == '\n');
    }
    return NULL;
}

/* Returns the name of an entry; free with g_free(). */
static char *
read_name(const char *entry)
{
    const char *start = strchr(entry, '"');
    const gsize size = start != NULL ? (gsize)(skip_token(start) - start) : 0;
    g_autofree char *quoted =
        size > 2 ? g_strndup(start + 1, size - 2) : g_strdup("");

    return g_strcompress(quoted);
}

/* Returns a copy of `text` without the entries that have these names, and adds the
 * names of all other entries to `others`.  An unclosed entry is copied unchanged.
 * Free with g_free(). */
static char *
drop_entries(const char *text, char **names, GPtrArray *others)
{
    GString *left = g_string_new(NULL);

    while (*text != '\0') {
        const char *end =
            g_str_has_prefix(text, ENTRY) ? skip_entry(text) : NULL;
        g_autofree char *name = end != NULL ? read_name(text) : NULL;
        if (end == NULL)
            end = skip_token(text);
        const gboolean is_dropped =
            name != NULL && *name != '\0' &&
            g_strv_contains((const char *const *)names, name);
        if (!is_dropped)
            g_string_append_len(left, text, end - text);
        if (!is_dropped && name != NULL)
            g_ptr_array_add(others, g_steal_pointer(&name));
        text = end;
    }
    return g_string_free(left, FALSE);
}

/* ---- Writing entries -------------------------------------------------- */

/* Appends a string in quotation marks, without escaping UTF-8. */
static void
append_quoted(GString *to, const char *text)
{
    g_string_append_c(to, '"');
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            g_string_append_c(to, '\\');
        g_string_append_c(to, *text);
    }
    g_string_append_c(to, '"');
}

static void
append_color(GString *to, const char *text)
{
    GeglColor *color = gegl_color_new(text);
    double channel[4];
    char number[G_ASCII_DTOSTR_BUF_SIZE];

    gegl_color_get_pixel(color, babl_format("R'G'B'A double"), channel);
    g_object_unref(color);
    g_string_append(to, "(color-rgba");
    for (int i = 0; i < 4; i++)
        g_string_append_printf(
            to, " %s", g_ascii_dtostr(number, sizeof number, channel[i]));
    g_string_append_c(to, ')');
}

/* Appends a word of a recipe, key=value, as a property. */
static void
append_property(GString *to, const char *word)
{
    g_auto(GStrv) parts = g_strsplit(word, "=", 2);
    const NoiseParameter *parameter = noise_parameter_find(parts[0]);

    if (parameter == NULL)
        return;
    g_string_append_printf(to, "\n    (%s ", parts[0]);
    if (parameter->kind == NOISE_KIND_COLOR)
        append_color(to, parts[1]);
    else if (parameter->kind == NOISE_KIND_GRADIENT)
        append_quoted(to, parts[1]);
    else
        g_string_append(to, parts[1]);
    g_string_append_c(to, ')');
}

/* Appends a preset.  A single noise is stored as properties, so that sliders can
 * show and change it.  Layers, which have no sliders, are stored as a recipe. */
static void
append_entry(GString *to, const char *name, const char *recipe)
{
    g_auto(GStrv) words = g_strsplit(recipe, " ", -1);

    g_string_append(to, ENTRY " ");
    append_quoted(to, name);
    if (strstr(recipe, " layer=") != NULL) {
        g_string_append(to, "\n    (recipe ");
        append_quoted(to, recipe);
        g_string_append_c(to, ')');
    } else {
        for (char **word = words + 1; *words != NULL && *word != NULL; word++)
            append_property(to, *word);
    }
    g_string_append(to, ")\n");
}

/* ---- The file --------------------------------------------------------- */

gboolean
lattice_filter_settings_replace(const char *settings,
                                const LatticePresets *presets, GError **error)
{
    const LatticePresets shipped = {
        .shipped = presets != NULL ? presets->shipped : NULL};
    g_autoptr(GPtrArray) list = lattice_presets_list(&shipped);
    g_autofree char *file =
        g_build_filename(settings, "filters", FILE_NAME, NULL);
    /* The names of our entries, one per line. */
    g_autofree char *names_file =
        g_build_filename(settings, "lattice-noise", "filter-settings", NULL);
    g_autofree char *known = read_file(names_file, "", error);
    g_autofree char *text =
        known != NULL ? read_file(file, HEADER, error) : NULL;

    if (text == NULL)
        return FALSE;
    g_auto(GStrv) ours = g_strsplit(known, "\n", -1);
    g_autoptr(GPtrArray) others = g_ptr_array_new_with_free_func(g_free);
    g_autofree char *left = drop_entries(text, ours, others);
    g_autoptr(GString) entries = g_string_new(NULL);
    g_autoptr(GString) names = g_string_new(NULL);
    for (guint i = 0; i < list->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(list, i);
        g_autofree char *name = g_strdup_printf(
            "%s: %s", lattice_preset_group_label(preset->group), preset->label);
        if (g_ptr_array_find_with_equal_func(others, name, g_str_equal, NULL))
            continue;
        append_entry(entries, name, preset->recipe);
        g_string_append_printf(names, "%s\n", name);
    }
    /* Put our entries before the user's, because GIMP stops reading at the first
     * syntax error, and the user's entries may contain one. */
    const gssize start = g_str_has_prefix(left, HEADER) ? strlen(HEADER) : 0;
    g_string_prepend_len(entries, left, start);
    g_string_append(entries, left + start);
    /* Write the names first: names without entries do no harm. */
    if (presets != NULL &&
        !lattice_text_file_write(names_file, names->str, error))
        return FALSE;
    if (strcmp(entries->str, text) != 0 &&
        !lattice_text_file_write(file, entries->str, error))
        return FALSE;
    if (presets == NULL)
        g_unlink(names_file);
    if (strcmp(entries->str, HEADER) == 0)
        g_unlink(file);
    return TRUE;
}
