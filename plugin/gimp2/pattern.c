/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that saves a pattern.
 */
#include "pattern.h"

#include <glib/gi18n-lib.h>

#include "ask.h"
#include "last-values.h"
#include "procedures.h"
#include "values-object.h"
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

static gboolean
can_save(gpointer values, GError **error)
{
    g_autoptr(LatticePattern) pattern =
        lattice_pattern_new(values, gimp_directory(), error);

    return pattern != NULL && lattice_pattern_check_file(pattern, error);
}

static void
show(gpointer values, LatticeShown *shown)
{
    g_autoptr(LatticePattern) pattern =
        lattice_pattern_new(values, gimp_directory(), NULL);

    if (pattern != NULL)
        lattice_pattern_show(pattern, shown);
}

static GimpPDBStatusType
save(Run *run, const LatticeValues *values, GError **error)
{
    g_autoptr(LatticePattern) pattern =
        lattice_pattern_new(values, gimp_directory(), error);

    if (pattern == NULL || !lattice_pattern_check_file(pattern, error))
        return GIMP_PDB_CALLING_ERROR;
    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_written = lattice_pattern_write(
        pattern, (LatticeProgress){gimp_progress_update, 0.0, 1.0}, error);
    gimp_progress_end();
    if (!is_written)
        return GIMP_PDB_EXECUTION_ERROR;
    gimp_patterns_refresh();
    if (run->values[0].data.d_int32 != GIMP_RUN_NONINTERACTIVE)
        last_values_store_arguments(run->description, values);
    run->results[1].type = run->results[2].type = GIMP_PDB_STRING;
    /* Never freed: the plug-in ends here. */
    run->results[1].data.d_string = g_strdup(pattern->name);
    run->results[2].data.d_string = g_steal_pointer(&pattern->file);
    run->n_results = 3;
    return GIMP_PDB_SUCCESS;
}

GimpPDBStatusType
pattern_run(Run *run, GError **error)
{
    g_autoptr(LatticeValues) values =
        values_read(run->description, run->values, run->n_values, error);

    if (values == NULL)
        return GIMP_PDB_CALLING_ERROR;
    if (run->values[0].data.d_int32 == GIMP_RUN_INTERACTIVE) {
        g_autoptr(GObject) config = values_object_new(run->description, values);
        const FormOwner owner = {run->description, config, can_save, show,
                                 values,           0,      0};
        if (!ask_run(&owner, HOST_NONE))
            return GIMP_PDB_CANCEL;
    }
    return save(run, values, error);
}
