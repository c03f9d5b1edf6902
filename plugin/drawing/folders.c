/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks up folders beside the plug-in's own file and in GIMP's settings, and
 * installs or removes the filters.
 */
#include "folders.h"

#include <libintl.h>

#include "host.h"

/* Returns the folder with this name next to the plug-in's file.  If there is none,
 * returns `installed`, the folder under the install prefix. */
static char *
find_folder(const char *name, const char *installed)
{
    const char *plugin_dir = host_get_plugin_dir();
    g_autofree char *folder =
        plugin_dir != NULL ? g_build_filename(plugin_dir, name, NULL) : NULL;

    return folder != NULL && g_file_test(folder, G_FILE_TEST_IS_DIR)
               ? g_steal_pointer(&folder)
               : g_strdup(installed);
}

char *
folders_find_catalogues(void)
{
    return find_folder("locale", LATTICE_LOCALE_DIR);
}

void
folders_bind_catalogues(void)
{
    g_autofree char *folder = folders_find_catalogues();

    bindtextdomain(GETTEXT_PACKAGE, folder);
    bind_textdomain_codeset(GETTEXT_PACKAGE, "UTF-8");
}

char *
folders_find_help(void)
{
    return find_folder("help", LATTICE_HELP_DIR);
}

const LatticePresets *
folders_find_presets(void)
{
    static LatticePresets presets;

    if (presets.own == NULL)
        presets =
            (LatticePresets){find_folder("presets", LATTICE_PRESETS_DIR),
                             g_build_filename(gimp_directory(), "lattice-noise",
                                              "presets", NULL),
                             gimp_directory()};
    return &presets;
}

gboolean
folders_install(LatticeAction action, GError **error)
{
    return lattice_install_do(action, host_get_plugin_dir(), gimp_directory(),
                              folders_find_presets(), error);
}
