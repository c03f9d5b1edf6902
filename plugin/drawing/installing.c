/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Installs our operations in GIMP, or removes them.
 */
#include "installing.h"

#include "host.h"

gboolean
installing_is_possible(void)
{
    g_autofree char *plugin_dir = host_get_plugin_dir();

    return lattice_install_is_possible(plugin_dir);
}

gboolean
installing_do(LatticeAction action, GError **error)
{
    g_autofree char *plugin_dir = host_get_plugin_dir();

    return lattice_install_do(action, plugin_dir, error);
}

LatticeOffer
installing_describe(void)
{
    g_autofree char *plugin_dir = host_get_plugin_dir();

    return lattice_install_describe(plugin_dir);
}

LatticeOffer
installing_offer(LatticeFilterState filter)
{
    g_autofree char *plugin_dir = host_get_plugin_dir();

    return lattice_install_offer(filter, plugin_dir, gimp_directory());
}

void
installing_decline(void)
{
    lattice_install_decline(gimp_directory());
}

GimpPDBStatusType
installing_run(GObject *config, GimpRunMode mode, GError **error)
{
    g_autoptr(LatticeValues) values =
        lattice_values_read(&lattice_install, config, error);

    if (values == NULL)
        return GIMP_PDB_CALLING_ERROR;
    const LatticeAction action =
        (LatticeAction)lattice_values_get_number(values, LATTICE_ACTION_KEY);
    if (!installing_do(action, error))
        return GIMP_PDB_EXECUTION_ERROR;
    if (mode != GIMP_RUN_NONINTERACTIVE)
        gimp_message(lattice_action_describe_done(action));
    return GIMP_PDB_SUCCESS;
}
