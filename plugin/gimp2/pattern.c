/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that saves a pattern.
 */
#include "pattern.h"

#include <glib/gi18n-lib.h>

#include "procedures.h"
#include "values.h"

void
pattern_install(const LatticeProcedure *description)
{
    static const GimpParamDef results[] = {
        {GIMP_PDB_STRING, (char *)"pattern", (char *)"The pattern's name"},
        {GIMP_PDB_STRING, (char *)"written", (char *)"The file written"},
    };

    values_install(description, results, G_N_ELEMENTS(results));
}

GimpPDBStatusType
pattern_run(Run *run, GError **error)
{
    g_autofree char *folder =
        g_build_filename(gimp_directory(), "patterns", NULL);
    g_autoptr(LatticeValues) values =
        values_read(run->description, run->values, run->n_values, error);

    if (values == NULL)
        return GIMP_PDB_CALLING_ERROR;
    g_autoptr(LatticePattern) pattern = lattice_pattern_new(values, error);
    if (pattern == NULL)
        return GIMP_PDB_CALLING_ERROR;
    g_autofree char *file = lattice_pattern_find_file(pattern, values, folder);
    if (!lattice_pattern_check_file(file, error))
        return GIMP_PDB_CALLING_ERROR;

    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_written = lattice_pattern_write(
        pattern, file, (LatticeProgress){gimp_progress_update, 0.0, 1.0},
        error);
    gimp_progress_end();
    if (!is_written)
        return GIMP_PDB_EXECUTION_ERROR;
    gimp_patterns_refresh();
    run->results[1].type = run->results[2].type = GIMP_PDB_STRING;
    /* Never freed: the plug-in ends here. */
    run->results[1].data.d_string = g_strdup(pattern->name);
    run->results[2].data.d_string = g_steal_pointer(&file);
    run->n_results = 3;
    return GIMP_PDB_SUCCESS;
}
