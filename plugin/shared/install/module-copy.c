/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Copies the module to where GEGL looks for it.
 */
#include "module-copy.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <gmodule.h>
#include <string.h>

/* The folder beside a plug-in, and the file's name there and in the copy. */
#define CARRIED "gegl"
#define MODULE  "lattice-noise." G_MODULE_SUFFIX

/* Where the module looks for its translations (gegl/module.c), beside it; the
 * plug-in's own; and what both have below. */
#define COPIED_LOCALE "lattice-noise-locale"
#define OWN_LOCALE    "locale"
#define MESSAGES      "LC_MESSAGES"
#define CATALOGUE     GETTEXT_PACKAGE ".mo"

/* The folder that GEGL itself makes for modules of the user. */
static char *
find_folder(void)
{
    return g_build_filename(g_get_user_data_dir(), "gegl-0.4", "plug-ins",
                            NULL);
}

static char *
find_copy(void)
{
    g_autofree char *folder = find_folder();

    return g_build_filename(folder, MODULE, NULL);
}

static char *
find_carried(const char *beside)
{
    return g_build_filename(beside, CARRIED, MODULE, NULL);
}

gboolean
lattice_module_is_carried(const char *beside)
{
    g_autofree char *file = beside != NULL ? find_carried(beside) : NULL;

    return file != NULL && g_file_test(file, G_FILE_TEST_IS_REGULAR);
}

/* ---- Comparing -------------------------------------------------------- */

/* Whether a version such as "0.9.1" is older than another such as "0.10.0". */
static gboolean
is_older(const char *version, const char *other)
{
    guint64 number = 0, wanted = 0;

    while (number == wanted && (*version != '\0' || *other != '\0')) {
        char *end, *other_end;
        number = g_ascii_strtoull(version, &end, 10);
        wanted = g_ascii_strtoull(other, &other_end, 10);
        version = *end != '\0' ? end + 1 : end;
        other = *other_end != '\0' ? other_end + 1 : other_end;
    }
    return number < wanted;
}

LatticeCopy
lattice_module_find_copy(void)
{
    g_autofree char *file = find_copy();
    LatticeCopy copy = LATTICE_COPY_OLDER;
    GModule *module;
    gpointer version;

    if (!g_file_test(file, G_FILE_TEST_EXISTS))
        return LATTICE_COPY_NONE;
    module = g_module_open(file, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
    /* gegl/module.c exports it.  What has none, or cannot be opened, is
     * replaced like an older one. */
    if (module != NULL &&
        g_module_symbol(module, "lattice_noise_version", &version) &&
        !is_older(version, LATTICE_VERSION))
        copy = LATTICE_COPY_CURRENT;
    if (module != NULL)
        g_module_close(module);
    return copy;
}

gboolean
lattice_module_copy_is_read(void)
{
    const char *path = g_getenv("GEGL_PATH");
    gboolean is_read = FALSE;

    if (path == NULL)
        return TRUE;
    g_autofree char *name = find_folder();
    g_autoptr(GFile) folder = g_file_new_for_path(name);
    g_auto(GStrv) parts = g_strsplit(path, G_SEARCHPATH_SEPARATOR_S, -1);
    for (char **part = parts; *part != NULL && !is_read; part++) {
        g_autoptr(GFile) searched = g_file_new_for_path(*part);
        /* GEGL also goes through the folders below. */
        is_read = **part != '\0' && (g_file_equal(folder, searched) ||
                                     g_file_has_prefix(folder, searched));
    }
    return is_read;
}

/* ---- Copying ---------------------------------------------------------- */

/* Copies a file, whose folder is made, whole or not at all. */
static gboolean
copy_file(const char *from, const char *to, GError **error)
{
    g_autofree char *folder = g_path_get_dirname(to);
    g_autofree char *bytes = NULL;
    gsize size;

    /* If this fails, writing the file fails, too, and says why. */
    g_mkdir_with_parents(folder, 0700);
    return g_file_get_contents(from, &bytes, &size, error) &&
           g_file_set_contents(to, bytes, (gssize)size, error);
}

/* The translations of a language below a folder; free with g_free(). */
static char *
find_catalogue(const char *locale, const char *language)
{
    return g_build_filename(locale, language, MESSAGES, CATALOGUE, NULL);
}

static gboolean
copy_catalogues(const char *from, const char *to, GError **error)
{
    GDir *languages = g_dir_open(from, 0, NULL);
    gboolean is_good = TRUE;
    const char *language;

    if (languages == NULL) /* a plug-in that is not translated */
        return TRUE;
    while (is_good && (language = g_dir_read_name(languages)) != NULL) {
        g_autofree char *own = find_catalogue(from, language);
        g_autofree char *copy = find_catalogue(to, language);
        is_good = !g_file_test(own, G_FILE_TEST_EXISTS) ||
                  copy_file(own, copy, error);
    }
    g_dir_close(languages);
    return is_good;
}

gboolean
lattice_module_copy(const char *beside, GError **error)
{
    g_autofree char *module = find_carried(beside);
    g_autofree char *copy = find_copy();
    g_autofree char *folder = find_folder();
    g_autofree char *from = g_build_filename(beside, OWN_LOCALE, NULL);
    g_autofree char *to = g_build_filename(folder, COPIED_LOCALE, NULL);

    /* The module last: with it, GIMP finds the operations. */
    return copy_catalogues(from, to, error) && copy_file(module, copy, error);
}

/* ---- Removing --------------------------------------------------------- */

static void
remove_catalogues(const char *locale)
{
    GDir *languages = g_dir_open(locale, 0, NULL);
    const char *language;

    if (languages == NULL)
        return;
    while ((language = g_dir_read_name(languages)) != NULL) {
        g_autofree char *catalogue = find_catalogue(locale, language);
        g_autofree char *messages = g_path_get_dirname(catalogue);
        g_autofree char *folder = g_path_get_dirname(messages);
        g_unlink(catalogue);
        g_rmdir(messages);
        g_rmdir(folder);
    }
    g_dir_close(languages);
    g_rmdir(locale);
}

gboolean
lattice_module_remove_copy(GError **error)
{
    g_autofree char *file = find_copy();
    g_autofree char *folder = find_folder();
    g_autofree char *locale = g_build_filename(folder, COPIED_LOCALE, NULL);

    if (g_unlink(file) != 0) {
        const int number = errno;
        g_set_error(error, G_FILE_ERROR, (int)g_file_error_from_errno(number),
                    "\"%s\": %s", file, g_strerror(number));
        return FALSE;
    }
    remove_catalogues(locale);
    return TRUE;
}
