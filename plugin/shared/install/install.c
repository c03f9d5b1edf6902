/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Copies the module with our operations, adds their settings, and decides when
 * to offer this.
 */
#include "install.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <gmodule.h>
#include <string.h>

#include "filter-settings.h"
#include "text-file.h"

#define MODULE       "lattice-noise." G_MODULE_SUFFIX
/* The folder beside the copied module, in which the module looks for its
 * translations (gegl/module.c). */
#define LOCALE       "lattice-noise-locale"
/* The maximum size, in bytes, of a file that stores a version. */
#define VERSION_SIZE 64

static const NoiseChoice actions[] = {
    [LATTICE_ACTION_INSTALL] = {"install", NOISE_TEXT("Install")},
    [LATTICE_ACTION_REMOVE] = {"remove", NOISE_TEXT("Remove")},
};

static const LatticeArgument arguments[] = {
    {.parameter = {LATTICE_ARGUMENT_CHOICES(
         LATTICE_ACTION_KEY, NOISE_TEXT("Action"),
         NOISE_TEXT("Whether to install the filters or remove them"), 0,
         actions, G_N_ELEMENTS(actions))}},
};

const LatticeProcedure lattice_install = {
    .name = "plug-in-lattice-install-filters",
    .task = LATTICE_TASK_INSTALL,
    .menu_label = NOISE_TEXT("Install _Filters..."),
    .blurb = NOISE_TEXT("Install the Lattice Noise filters in GIMP itself, or "
                        "remove them"),
    .help = "Copies the operations lattice:noise, lattice:grain and "
            "lattice:displace, which come with a plug-in that was unpacked "
            "from an archive, to the user's folder for GEGL modules, where "
            "GIMP finds them at its next start.  Also adds the presets to the "
            "settings that GIMP's own dialog for lattice:noise offers.  The "
            "other action removes both.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
};

const char *
lattice_action_describe_done(LatticeAction action)
{
    return action == LATTICE_ACTION_INSTALL
               ? _("The filters are installed: restart GIMP to see them")
               : _("The filters have been removed: restart GIMP");
}

/* ---- Files ------------------------------------------------------------ */

/* Returns the path of a file in the folder that GEGL itself makes for the
 * user's modules.  If the name is NULL, returns the path of that folder.  Free
 * with g_free(). */
static char *
get_copy_path(const char *name)
{
    return g_build_filename(g_get_user_data_dir(), "gegl-0.4", "plug-ins", name,
                            NULL);
}

static char *
get_carried_path(const char *plugin_dir)
{
    return g_build_filename(plugin_dir, "gegl", MODULE, NULL);
}

gboolean
lattice_install_is_possible(const char *plugin_dir)
{
    g_autofree char *file =
        plugin_dir != NULL ? get_carried_path(plugin_dir) : NULL;

    return file != NULL && g_file_test(file, G_FILE_TEST_IS_REGULAR);
}

gboolean
lattice_install_has_copy(void)
{
    g_autofree char *file = get_copy_path(MODULE);

    return g_file_test(file, G_FILE_TEST_IS_REGULAR);
}

/* True if the copied module has this plug-in's version.  Searches the copy's
 * bytes for the version's mark (gegl/module.c).  Does not load the copy,
 * because an incomplete file would crash the plug-in. */
static gboolean
is_same_version(void)
{
    static const char mark[] = LATTICE_MODULE_MARK;
    g_autofree char *file = get_copy_path(MODULE);
    g_autofree char *bytes = NULL;
    gsize size = 0, i = 0;

    if (!g_file_get_contents(file, &bytes, &size, NULL))
        return FALSE;
    /* Also compare the terminating null byte, or 1.1 would match 1.10. */
    while (i + sizeof mark <= size && memcmp(bytes + i, mark, sizeof mark) != 0)
        i++;
    return i + sizeof mark <= size;
}

/* True if programs in this environment look for modules in the folder that we copy
 * the module to.  They do not if GEGL_PATH names other folders, as it does in an
 * AppImage. */
static gboolean
is_searched(void)
{
    const char *path = g_getenv("GEGL_PATH");
    g_autofree char *folder = get_copy_path(NULL);

    if (path == NULL)
        return TRUE;
    g_auto(GStrv) parts = g_strsplit(path, G_SEARCHPATH_SEPARATOR_S, -1);
    return g_strv_contains((const char *const *)parts, folder);
}

/* Copies a file, or a folder with everything in it.  Makes the new folder if it
 * is missing.  Each file is written completely or not at all. */
static gboolean
copy(const char *from, const char *to, GError **error)
{
    g_autoptr(GDir) folder = g_dir_open(from, 0, NULL);
    g_autofree char *bytes = NULL;
    gboolean is_good = TRUE;
    const char *name;
    gsize size;

    if (folder == NULL)
        return g_file_get_contents(from, &bytes, &size, error) &&
               g_file_set_contents(to, bytes, (gssize)size, error);
    /* If this fails, writing a file also fails, and reports why. */
    g_mkdir_with_parents(to, 0700);
    while (is_good && (name = g_dir_read_name(folder)) != NULL) {
        g_autofree char *below = g_build_filename(from, name, NULL);
        g_autofree char *copied = g_build_filename(to, name, NULL);
        is_good = copy(below, copied, error);
    }
    return is_good;
}

/* Removes a file, or a folder with everything in it. */
static void
remove_all(const char *path)
{
    g_autoptr(GDir) folder = g_file_test(path, G_FILE_TEST_IS_SYMLINK)
                                 ? NULL
                                 : g_dir_open(path, 0, NULL);
    const char *name;

    while (folder != NULL && (name = g_dir_read_name(folder)) != NULL) {
        g_autofree char *below = g_build_filename(path, name, NULL);
        remove_all(below);
    }
    g_remove(path);
}

static gboolean
refuse_file(const char *file, int number, GError **error)
{
    g_set_error(error, G_FILE_ERROR, (int)g_file_error_from_errno(number),
                "\"%s\": %s", file, g_strerror(number));
    return FALSE;
}

static gboolean
install(const char *plugin_dir, const char *settings,
        const LatticePresets *presets, GError **error)
{
    g_autofree char *folder = get_copy_path(NULL);
    g_autofree char *module = get_copy_path(MODULE);
    g_autofree char *copied_locale = get_copy_path(LOCALE);
    g_autofree char *carried = get_carried_path(plugin_dir);
    g_autofree char *locale = g_build_filename(plugin_dir, "locale", NULL);

    if (g_file_test(module, G_FILE_TEST_EXISTS) && !lattice_install_has_copy())
        return refuse_file(module, EEXIST, error);
    g_mkdir_with_parents(folder, 0700);
    /* Copy the module last: once it is there, GIMP finds the operations. */
    return (!g_file_test(locale, G_FILE_TEST_IS_DIR) ||
            copy(locale, copied_locale, error)) &&
           lattice_filter_settings_replace(settings, presets, error) &&
           copy(carried, module, error);
}

static gboolean
uninstall(const char *settings, GError **error)
{
    g_autofree char *module = get_copy_path(MODULE);
    g_autofree char *locale = get_copy_path(LOCALE);

    if (g_unlink(module) != 0)
        return refuse_file(module, errno, error);
    remove_all(locale);
    return lattice_filter_settings_replace(settings, NULL, error);
}

/* ---- Sentences -------------------------------------------------------- */

static const char *
explain_nothing(void)
{
    return _("This plug-in does not include the filters: if GIMP does not have "
             "them, reinstall Lattice Noise");
}

gboolean
lattice_install_do(LatticeAction action, const char *plugin_dir,
                   const char *settings, const LatticePresets *presets,
                   GError **error)
{
    if (action == LATTICE_ACTION_REMOVE)
        return lattice_install_has_copy()
                   ? uninstall(settings, error)
                   : lattice_refuse(error, _("The filters are not installed"));
    return lattice_install_is_possible(plugin_dir)
               ? install(plugin_dir, settings, presets, error)
               : lattice_refuse(error, "%s", explain_nothing());
}

LatticeOffer
lattice_install_describe(const char *plugin_dir)
{
    if (!lattice_install_is_possible(plugin_dir))
        return (LatticeOffer){explain_nothing(), NULL};
    if (!is_searched())
        return (LatticeOffer){_("This GIMP sets GEGL_PATH, so it does not load "
                                "filters that users install"),
                              NULL};
    if (!lattice_install_has_copy())
        return (LatticeOffer){_("The filters are not installed"), _("Install")};
    if (!is_same_version())
        return (LatticeOffer){_("The installed filters are of another version"),
                              _("Replace")};
    return (LatticeOffer){lattice_action_describe_done(LATTICE_ACTION_INSTALL),
                          NULL};
}

/* Returns the path of the file that stores which version the user declined;
 * free with g_free(). */
static char *
get_declined_path(const char *settings)
{
    return g_build_filename(settings, "lattice-noise", "filters-declined",
                            NULL);
}

void
lattice_install_decline(const char *settings)
{
    g_autofree char *file = get_declined_path(settings);

    lattice_text_file_write(file, LATTICE_VERSION, NULL);
}

LatticeOffer
lattice_install_offer(LatticeFilterState filter, const char *plugin_dir,
                      const char *settings)
{
    LatticeOffer offer = lattice_install_describe(plugin_dir);
    g_autofree char *file = get_declined_path(settings);
    g_autofree char *declined =
        lattice_text_file_read(file, VERSION_SIZE, NULL);

    /* If GIMP has the filters although there is no copy, it loaded them from another
     * folder. */
    if (g_strcmp0(declined, LATTICE_VERSION) == 0 ||
        (filter == LATTICE_FILTER_PRESENT && !lattice_install_has_copy()))
        offer.button = NULL;
    if (filter != LATTICE_FILTER_ABSENT && offer.button == NULL)
        offer.sentence = NULL;
    return offer;
}
