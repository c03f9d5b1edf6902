/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Arguments of described procedures: the run mode, for some the image and a
 * drawable, then those described.
 */
#include "values.h"

#include <glib/gi18n-lib.h>

#include "last-values.h"
#include "procedures.h"

static int
count_first(const LatticeProcedure *description)
{
    return description->takes_image ? 3 : 1;
}

void
values_install(const LatticeProcedure *description, const GimpParamDef *results,
               int n_results)
{
    static const GimpPDBArgType types[] = {
        [LATTICE_ARGUMENT_TEXT] = GIMP_PDB_STRING,
        [LATTICE_ARGUMENT_WHOLE] = GIMP_PDB_INT32,
        [LATTICE_ARGUMENT_REAL] = GIMP_PDB_FLOAT,
        [LATTICE_ARGUMENT_CHOICE] = GIMP_PDB_STRING,
    };
    static const GimpParamDef first[] = {
        {GIMP_PDB_INT32, (char *)"run-mode", (char *)PROCEDURES_RUN_MODE},
        {GIMP_PDB_IMAGE, (char *)"image", (char *)"The image"},
        {GIMP_PDB_DRAWABLE, (char *)"drawable",
         (char *)"A layer above which a layer group goes"},
    };
    const int n_first = count_first(description);
    GArray *arguments = g_array_new(FALSE, FALSE, sizeof(GimpParamDef));

    g_array_append_vals(arguments, first, (guint)n_first);
    for (size_t i = 0; i < description->n_arguments; i++) {
        const LatticeArgument *argument = &description->arguments[i];
        const GimpParamDef definition = {types[argument->kind],
                                         (char *)argument->key,
                                         lattice_argument_describe(argument)};
        g_array_append_val(arguments, definition);
    }
    gimp_install_procedure(description->name, description->blurb,
                           description->help, "Lattice Noise",
                           "LGPL-3.0-or-later", "2026", description->menu_label,
                           description->takes_image ? "RGB*, GRAY*" : "",
                           GIMP_PLUGIN, (int)arguments->len, n_results,
                           (GimpParamDef *)(void *)arguments->data, results);
    gimp_plugin_menu_register(description->name, LATTICE_MENU);
    for (guint i = (guint)n_first; i < arguments->len; i++)
        g_free(g_array_index(arguments, GimpParamDef, i).description);
    g_array_unref(arguments);
}

static gboolean
read_value(const LatticeArgument *argument, const GimpParam *given,
           LatticeValues *values, GError **error)
{
    switch (argument->kind) {
    case LATTICE_ARGUMENT_TEXT:
    case LATTICE_ARGUMENT_CHOICE:
        return lattice_values_set_text(values, argument->key,
                                       given->data.d_string, error);
    case LATTICE_ARGUMENT_WHOLE:
        return lattice_values_set_number(values, argument->key,
                                         given->data.d_int32, error);
    case LATTICE_ARGUMENT_REAL:
        return lattice_values_set_number(values, argument->key,
                                         given->data.d_float, error);
    }
    return FALSE;
}

/* Reads what a script gives. */
static gboolean
read_all(const LatticeProcedure *description, const GimpParam *given,
         int n_given, LatticeValues *values, GError **error)
{
    const int n_first = count_first(description);
    const int n_wanted = n_first + (int)description->n_arguments;

    if (n_given != n_wanted) {
        g_set_error(error, LATTICE_ERROR, 0,
                    _("%d arguments were given: give %d"), n_given, n_wanted);
        return FALSE;
    }
    for (size_t i = 0; i < description->n_arguments; i++) {
        if (!read_value(&description->arguments[i], &given[n_first + (int)i],
                        values, error))
            return FALSE;
    }
    return TRUE;
}

LatticeValues *
values_read(const LatticeProcedure *description, const GimpParam *given,
            int n_given, GError **error)
{
    g_autoptr(LatticeValues) values = lattice_values_new(description);
    const GimpRunMode mode = given[0].data.d_int32;

    switch (mode) {
    case GIMP_RUN_INTERACTIVE:
    case GIMP_RUN_WITH_LAST_VALS:
        last_values_load_arguments(description, values);
        return g_steal_pointer(&values);
    case GIMP_RUN_NONINTERACTIVE:
        return read_all(description, given, n_given, values, error)
                   ? g_steal_pointer(&values)
                   : NULL;
    }
    procedures_refuse_mode(mode, error);
    return NULL;
}
