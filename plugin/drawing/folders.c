/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks for folders beside the plug-in's own file, and in GIMP's settings.
 */
#include "folders.h"

#include <libintl.h>

#include "host.h"
#include "installed.h"

char *
folders_find_catalogues(void)
{
    g_autofree char *beside = host_get_plugin_dir();

    return lattice_installed_find_catalogues(beside);
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
    g_autofree char *beside = host_get_plugin_dir();

    return lattice_installed_find_help(beside);
}

LatticePresets *
folders_find_presets(void)
{
    g_autofree char *beside = host_get_plugin_dir();

    return lattice_installed_find_presets(beside, gimp_directory());
}
