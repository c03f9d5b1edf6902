/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds files beside the plug-in, or where an installation puts them.
 */
#include "installed.h"

static char *
find_folder(const char *beside, const char *name, const char *installed)
{
    if (beside != NULL) {
        g_autofree char *folder = g_build_filename(beside, name, NULL);
        if (g_file_test(folder, G_FILE_TEST_IS_DIR))
            return g_steal_pointer(&folder);
    }
    return g_strdup(installed);
}

char *
lattice_installed_find_catalogues(const char *beside)
{
    return find_folder(beside, "locale", LATTICE_LOCALE_DIR);
}

char *
lattice_installed_find_help(const char *beside)
{
    return find_folder(beside, "help", LATTICE_HELP_DIR);
}

LatticePresets *
lattice_installed_find_presets(const char *beside, const char *settings)
{
    g_autofree char *shipped =
        find_folder(beside, "presets", LATTICE_PRESETS_DIR);
    g_autofree char *own =
        g_build_filename(settings, "lattice-noise", "presets", NULL);

    return lattice_presets_new(shipped, own);
}
