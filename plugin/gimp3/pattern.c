/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that saves a pattern.
 */
#include "pattern.h"

#include <gegl.h>
#include <glib/gi18n-lib.h>

#include "ask.h"
#include "catalogues.h"
#include "procedures.h"
#include "values.h"

/* The pattern that the arguments describe. */
static LatticePattern *
read_pattern(GimpProcedureConfig *config, GError **error)
{
    g_autoptr(LatticeValues) values =
        values_read(config, &lattice_pattern, error);

    return values != NULL ? lattice_pattern_new(values, gimp_directory(), error)
                          : NULL;
}

static gboolean
can_save(gpointer data, GError **error)
{
    g_autoptr(LatticePattern) pattern = read_pattern(data, error);

    return pattern != NULL && lattice_pattern_check_file(pattern, error);
}

static void
show(gpointer data, LatticeShown *shown)
{
    g_autoptr(LatticePattern) pattern = read_pattern(data, NULL);

    if (pattern != NULL)
        lattice_pattern_show(pattern, shown);
}

static GimpValueArray *
run(GimpProcedure *procedure, GimpProcedureConfig *config,
    gpointer data G_GNUC_UNUSED)
{
    GError *error = NULL;

    lattice_operation_init();
    catalogues_bind();
    if (ask_get_run_mode(config) == GIMP_RUN_INTERACTIVE &&
        !ask_run(procedure,
                 &(FormOwner){&lattice_pattern, G_OBJECT(config), can_save,
                              show, config, 0, 0},
                 ask_get_drawable(config)))
        return gimp_procedure_new_return_values(procedure, GIMP_PDB_CANCEL,
                                                NULL);
    g_autoptr(LatticePattern) pattern = read_pattern(config, &error);
    if (pattern == NULL || !lattice_pattern_check_file(pattern, &error))
        return gimp_procedure_new_return_values(procedure,
                                                GIMP_PDB_CALLING_ERROR, error);
    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_written = lattice_pattern_write(
        pattern, (LatticeProgress){gimp_progress_update, 0.0, 1.0}, &error);
    gimp_progress_end();
    if (!is_written)
        return gimp_procedure_new_return_values(
            procedure, GIMP_PDB_EXECUTION_ERROR, error);
    gimp_patterns_refresh();
    GimpValueArray *values =
        gimp_procedure_new_return_values(procedure, GIMP_PDB_SUCCESS, NULL);
    GIMP_VALUES_SET_STRING(values, 1, pattern->name);
    GIMP_VALUES_SET_STRING(values, 2, pattern->file);
    return values;
}

GimpProcedure *
pattern_create(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    GimpProcedure *procedure = gimp_procedure_new(
        plug_in, description->name, GIMP_PDB_PROC_TYPE_PLUGIN, run, NULL, NULL);

    ask_declare_place(procedure);
    values_declare(procedure, description);
    gimp_procedure_add_string_return_value(procedure, "pattern", "Pattern",
                                           "The pattern's name", NULL,
                                           G_PARAM_READWRITE);
    gimp_procedure_add_string_return_value(procedure, "written", "Written",
                                           "The file written", NULL,
                                           G_PARAM_READWRITE);
    return procedure;
}
