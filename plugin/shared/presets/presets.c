/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads and writes presets as files.
 */
#include "presets.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "text-file.h"

/* ---- Names that every file system accepts ------------------------------ */

/* True if Windows treats a file of this name, with any ending, as a device. */
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

/* True if a name is valid UTF-8, and every system accepts it as the name of a
 * file. */
static gboolean
is_good_name(const char *name)
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

/* Lists the names of the presets in a folder, valid or not, in no particular
 * order.  The list is empty if `folder` is NULL or missing.  Free with
 * g_ptr_array_unref(). */
static GPtrArray *
read_all_names(const char *folder)
{
    GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GDir) files = folder != NULL ? g_dir_open(folder, 0, NULL) : NULL;
    const char *file;

    while (files != NULL && (file = g_dir_read_name(files)) != NULL) {
        /* Skip hidden files, whose names begin with a dot. */
        if (file[0] != '.' && g_str_has_suffix(file, PICTURES_PRESET_ENDING))
            g_ptr_array_add(
                names,
                g_strndup(file, strlen(file) - strlen(PICTURES_PRESET_ENDING)));
    }
    return names;
}

/* Lists only the valid names of presets in a folder; free with
 * g_ptr_array_unref(). */
static GPtrArray *
read_names(const char *folder)
{
    GPtrArray *names = read_all_names(folder);

    for (guint i = names->len; i-- > 0;) {
        if (!is_good_name(g_ptr_array_index(names, i)))
            g_ptr_array_remove_index(names, i);
    }
    return names;
}

char *
lattice_preset_names_find(const char *folder, const char *name)
{
    if (!is_good_name(name))
        return NULL;

    g_autoptr(GPtrArray) names = read_names(folder);
    g_autofree char *folded = g_utf8_casefold(name, -1);
    const char *found = NULL;

    for (guint i = 0; i < names->len && g_strcmp0(found, name) != 0; i++) {
        const char *other = g_ptr_array_index(names, i);
        g_autofree char *folded_other = g_utf8_casefold(other, -1);
        if (strcmp(folded, folded_other) == 0)
            found = other;
    }
    return g_strdup(found);
}

/* ---- Refusals --------------------------------------------------------- */

/* An error message lists presets until their names take up this many bytes, because
 * GIMP 3's Script-Fu cuts messages off after 1024 bytes. */
#define NAMES_SIZE 800

/* Sets an error about a preset's name, which is first made valid UTF-8, and cut
 * off if it is too long.  Always returns FALSE. */
static gboolean
refuse(GError **error, const char *name, const char *reason)
{
    g_autofree char *valid = g_utf8_make_valid(name, -1);
    const gboolean is_long = g_utf8_strlen(valid, -1) > LATTICE_PRESET_NAME_MAX;

    if (is_long)
        *g_utf8_offset_to_pointer(valid, LATTICE_PRESET_NAME_MAX) = '\0';
    g_autofree char *shown = g_strconcat(valid, is_long ? "..." : "", NULL);
    return lattice_refuse(
        error,
        /* TRANSLATORS: a preset's name, and what is wrong with it: a text whose
         * comment says so, or one of the system. */
        _("Preset is \"%s\": %s"), shown, reason);
}

static gboolean
has(const char *folder, const char *name)
{
    g_autofree char *found = lattice_preset_names_find(folder, name);

    return found != NULL && strcmp(found, name) == 0;
}

/* ---- Reading ---------------------------------------------------------- */

static char *
file_of(const char *folder, const char *name)
{
    g_autofree char *file = g_strconcat(name, PICTURES_PRESET_ENDING, NULL);

    return g_build_filename(folder, file, NULL);
}

/* Returns a recipe in its shortest form; NULL if it is invalid.  Free with
 * g_free(). */
static char *
check_recipe(const char *name, const char *recipe, GError **error)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};
    g_autoptr(GError) problem = NULL;

    /* lattice_request_parse() would ignore "", but an empty file counts as a
     * recipe. */
    if (lattice_request_parse(&request, *recipe != '\0' ? recipe : " ",
                              &problem))
        return lattice_seamless_print(&request);
    refuse(error, name, problem->message);
    return NULL;
}

static char *
load_from(const char *folder, const char *name, GError **error)
{
    g_autoptr(GError) problem = NULL;
    g_autofree char *file = file_of(folder, name);
    g_autofree char *text =
        lattice_text_file_read(file, NOISE_RECIPE_SIZE, &problem);

    if (text != NULL)
        return check_recipe(name, text, error);
    /* TRANSLATORS: ends 'Preset is "...": '. */
    const char *reason = _("its file contains no recipe");
    refuse(error, name, problem != NULL ? problem->message : reason);
    return NULL;
}

const char *
lattice_preset_group_label(PicturesGroup group)
{
    return lattice_translate_in("preset group", pictures_group_label(group));
}

void
lattice_preset_free(LatticePreset *preset)
{
    if (preset == NULL)
        return;
    g_free(preset->name);
    g_free(preset->label);
    g_free(preset->recipe);
    g_free(preset->look);
    g_free(preset->exact);
    g_free(preset);
}

static void
add_preset(GPtrArray *list, const char *name, char *recipe, gboolean is_own)
{
    LatticePreset *preset = g_new0(LatticePreset, 1);
    const PicturesPreset *listed = is_own ? NULL : pictures_preset_find(name);

    preset->name = g_strdup(name);
    preset->label = g_strdup(
        listed != NULL ? lattice_translate_in("preset", listed->label) : name);
    preset->recipe = recipe;
    preset->is_own = is_own;
    preset->group = listed != NULL ? listed->group : PICTURES_GROUP_OWN;
    g_ptr_array_add(list, preset);
}

static void
add_folder(GPtrArray *list, const LatticePresets *presets, gboolean is_own)
{
    const char *folder = is_own ? presets->own : presets->shipped;
    g_autoptr(GPtrArray) names = read_names(folder);

    for (guint i = 0; i < names->len; i++) {
        const char *name = g_ptr_array_index(names, i);
        if (!is_own && has(presets->own, name))
            continue;
        char *recipe = load_from(folder, name, NULL);
        if (recipe != NULL)
            add_preset(list, name, recipe, is_own);
    }
}

/* Sorts shipped presets before the user's own, and each of these groups by
 * label. */
static int
compare_presets(gconstpointer one, gconstpointer other)
{
    const LatticePreset *first = *(LatticePreset *const *)one;
    const LatticePreset *second = *(LatticePreset *const *)other;

    if (first->is_own != second->is_own)
        return first->is_own ? 1 : -1;
    return g_utf8_collate(first->label, second->label);
}

GPtrArray *
lattice_presets_list(const LatticePresets *presets)
{
    GPtrArray *list =
        g_ptr_array_new_with_free_func((GDestroyNotify)lattice_preset_free);

    add_folder(list, presets, FALSE);
    add_folder(list, presets, TRUE);
    g_ptr_array_sort(list, compare_presets);
    return list;
}

/* Refuses a name that no preset has, and lists the names that exist, the user's
 * own first, up to NAMES_SIZE.  Always returns FALSE. */
static gboolean
refuse_unknown(const LatticePresets *presets, const char *name, GError **error)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);
    g_autoptr(GString) names = g_string_new(NULL);
    guint n = 0;

    for (int is_own = TRUE; is_own >= FALSE; is_own--) {
        for (guint i = 0; i < list->len && names->len < NAMES_SIZE; i++) {
            const LatticePreset *preset = g_ptr_array_index(list, i);
            if (preset->is_own == is_own)
                g_string_append_printf(names, "%s%s", n++ == 0 ? "" : ", ",
                                       preset->name);
        }
    }
    if (n < list->len)
        g_string_append(names, ", ...");
    /* TRANSLATORS: ends 'Preset is "...": '; the names of presets follow. */
    const char *some = _("choose one of %s");
    /* TRANSLATORS: ends 'Preset is "...": '. */
    const char *none = _("there are no presets; reinstall Lattice Noise");
    g_autofree char *reason =
        g_strdup_printf(list->len > 0 ? some : none, names->str);
    return refuse(error, name, reason);
}

char *
lattice_presets_load(const LatticePresets *presets, const char *name,
                     GError **error)
{
    if (has(presets->own, name))
        return load_from(presets->own, name, error);
    if (has(presets->shipped, name))
        return load_from(presets->shipped, name, error);
    refuse_unknown(presets, name, error);
    return NULL;
}

/* ---- Changing --------------------------------------------------------- */

static gboolean
refuse_name(const char *name, GError **error)
{
    return refuse(error, name,
                  /* TRANSLATORS: ends 'Preset is "...": '. */
                  _("choose a name of 1 to 60 characters, without / \\ : * ? "
                    "\" < > |, with no space or dot at either end, and not "
                    "reserved by Windows, such as nul"));
}

/* True if a preset may be given this name. */
static gboolean
check_new_name(const LatticePresets *presets, const char *name, GError **error)
{
    if (!is_good_name(name))
        return refuse_name(name, error);
    g_autofree char *shipped =
        lattice_preset_names_find(presets->shipped, name);
    return shipped == NULL ||
           refuse(error, name,
                  /* TRANSLATORS: ends 'Preset is "...": '. */
                  _("a built-in preset has this name; choose another"));
}

/* True if none of the user's own presets, except `but`, has this name, ignoring
 * case. */
static gboolean
check_free(const LatticePresets *presets, const char *name, const char *but,
           GError **error)
{
    g_autofree char *existing = lattice_preset_names_find(presets->own, name);

    return existing == NULL || g_strcmp0(existing, but) == 0 ||
           refuse(error, name,
                  /* TRANSLATORS: ends 'Preset is "...": '. */
                  _("one of your presets has this name; choose another"));
}

/* True if the user has a preset of this name. */
static gboolean
check_own(const LatticePresets *presets, const char *name, GError **error)
{
    if (has(presets->own, name))
        return TRUE;
    if (has(presets->shipped, name))
        return refuse(error, name,
                      /* TRANSLATORS: ends 'Preset is "...": '. */
                      _("it is built in and cannot be changed; save yours "
                        "under another name"));
    return refuse_unknown(presets, name, error);
}

gboolean
lattice_presets_save(const LatticePresets *presets, const char *name,
                     const char *recipe, gboolean may_replace, GError **error)
{
    if (!check_new_name(presets, name, error))
        return FALSE;
    g_autofree char *checked = check_recipe(name, recipe, error);
    if (checked == NULL ||
        !check_free(presets, name, may_replace ? name : NULL, error))
        return FALSE;

    g_autofree char *file = file_of(presets->own, name);
    g_autofree char *line = g_strconcat(checked, "\n", NULL);
    g_autoptr(GError) problem = NULL;
    return lattice_text_file_write(file, line, &problem) ||
           refuse(error, name, problem->message);
}

gboolean
lattice_presets_rename(const LatticePresets *presets, const char *name,
                       const char *new_name, GError **error)
{
    if (!check_own(presets, name, error) ||
        !check_new_name(presets, new_name, error) ||
        !check_free(presets, new_name, name, error))
        return FALSE;

    g_autofree char *file = file_of(presets->own, name);
    g_autofree char *new_file = file_of(presets->own, new_name);
    return g_rename(file, new_file) == 0 ||
           refuse(error, name, g_strerror(errno));
}

gboolean
lattice_presets_delete(const LatticePresets *presets, const char *name,
                       GError **error)
{
    if (!check_own(presets, name, error))
        return FALSE;

    g_autofree char *file = file_of(presets->own, name);
    return g_unlink(file) == 0 || refuse(error, name, g_strerror(errno));
}

/* ---- Wrong files ------------------------------------------------------ */

static int
compare_texts(gconstpointer one, gconstpointer other)
{
    return strcmp(*(const char *const *)one, *(const char *const *)other);
}

gboolean
lattice_presets_check_own(const LatticePresets *presets, GError **error)
{
    g_autoptr(GPtrArray) names = read_all_names(presets->own);

    g_ptr_array_sort(names, compare_texts);
    for (guint i = 0; i < names->len; i++) {
        const char *name = g_ptr_array_index(names, i);
        if (!is_good_name(name))
            return refuse_name(name, error);
        g_autofree char *recipe = load_from(presets->own, name, error);
        if (recipe == NULL)
            return FALSE;
    }
    return TRUE;
}

/* ---- Finding ---------------------------------------------------------- */

/* Returns a string case-folded and in Unicode's composed form; free with
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

/* The file, in the folder of the user's own presets, that lists the presets used
 * most recently.  Its name lacks the file ending of presets, so it is not mistaken
 * for one. */
#define USED_FILE "last-used"

/* The maximum size of that file, in bytes.  A name has at most 240, so 256 per line
 * is enough. */
#define USED_BYTES (LATTICE_N_USED * 256)

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
        if (is_good_name(lines[i]))
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
    if (presets->own != NULL) {
        g_autofree char *file = g_build_filename(presets->own, USED_FILE, NULL);
        lattice_text_file_write(file, text->str, NULL);
    }
}
