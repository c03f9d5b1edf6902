/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Folders beside the plug-in's own file, and in GIMP's settings.
 */
#include "folders.h"

#include <libgimp/gimp.h>

#include "installed.h"

/* The folder of the plug-in's own file; free with g_free().  NULL where the
 * system does not tell. */
static char *
find_own_folder(void)
{
#ifdef G_OS_WIN32
    return g_win32_get_package_installation_directory_of_module(NULL);
#else
    g_autofree char *file = g_file_read_link("/proc/self/exe", NULL);

    return file != NULL ? g_path_get_dirname(file) : NULL;
#endif
}

char *
folders_find_catalogues(void)
{
    g_autofree char *beside = find_own_folder();

    return lattice_installed_find_catalogues(beside);
}

char *
folders_find_help(void)
{
    g_autofree char *beside = find_own_folder();

    return lattice_installed_find_help(beside);
}

LatticePresets *
folders_find_presets(void)
{
    g_autofree char *beside = find_own_folder();

    return lattice_installed_find_presets(beside, gimp_directory());
}
