/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Folders beside the plug-in's own file, and in GIMP's settings.
 */
#include "folders.h"

#include <libgimp/gimp.h>

#include "installed.h"

/* Free with g_free(). */
static char *
find_own_folder(void)
{
    return g_path_get_dirname(gimp_get_progname());
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
