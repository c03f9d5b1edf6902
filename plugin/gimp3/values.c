/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Arguments of described procedures.  As in arguments.c they are declared
 * laxly, so that what is wrong reaches our own check.
 */
#include "values.h"

/* Beyond all limits; GIMP's cache of plug-ins cannot read infinity. */
#define BEYOND 1e15

static void
declare_argument(GimpProcedure *procedure, const LatticeArgument *argument)
{
    const char *label = lattice_translate(argument->label);
    g_autofree char *blurb = lattice_argument_describe(argument);

    switch (argument->kind) {
    case LATTICE_ARGUMENT_TEXT:
        gimp_procedure_add_string_argument(procedure, argument->key, label,
                                           blurb, argument->initial_text,
                                           G_PARAM_READWRITE);
        break;
    case LATTICE_ARGUMENT_CHOICE:
        gimp_procedure_add_string_argument(
            procedure, argument->key, label, blurb,
            argument->choices[(int)argument->initial].nick, G_PARAM_READWRITE);
        break;
    case LATTICE_ARGUMENT_WHOLE:
        gimp_procedure_add_int_argument(
            procedure, argument->key, label, blurb, G_MININT32, G_MAXINT32,
            (int)argument->initial, G_PARAM_READWRITE);
        break;
    case LATTICE_ARGUMENT_REAL:
        gimp_procedure_add_double_argument(
            procedure, argument->key, label, blurb, -BEYOND, BEYOND,
            argument->initial, G_PARAM_READWRITE | G_PARAM_LAX_VALIDATION);
        break;
    }
}

void
values_declare(GimpProcedure *procedure, const LatticeProcedure *description)
{
    gimp_procedure_set_menu_label(procedure,
                                  lattice_translate(description->menu_label));
    gimp_procedure_add_menu_path(procedure, LATTICE_MENU);
    gimp_procedure_set_documentation(procedure,
                                     lattice_translate(description->blurb),
                                     description->help, description->name);
    gimp_procedure_set_attribution(procedure, "Lattice Noise",
                                   "LGPL-3.0-or-later", "2026");
    for (size_t i = 0; i < description->n_arguments; i++)
        declare_argument(procedure, &description->arguments[i]);
}

static gboolean
read_value(GimpProcedureConfig *config, const LatticeArgument *argument,
           LatticeValues *values, GError **error)
{
    const char *key = argument->key;
    g_autofree char *text = NULL;
    double real;
    int whole;

    switch (argument->kind) {
    case LATTICE_ARGUMENT_TEXT:
    case LATTICE_ARGUMENT_CHOICE:
        g_object_get(config, key, &text, NULL);
        return lattice_values_set_text(values, key, text, error);
    case LATTICE_ARGUMENT_WHOLE:
        g_object_get(config, key, &whole, NULL);
        return lattice_values_set_number(values, key, whole, error);
    case LATTICE_ARGUMENT_REAL:
        g_object_get(config, key, &real, NULL);
        return lattice_values_set_number(values, key, real, error);
    }
    return FALSE;
}

LatticeValues *
values_read(GimpProcedureConfig *config, const LatticeProcedure *description,
            GError **error)
{
    g_autoptr(LatticeValues) values = lattice_values_new(description);

    for (size_t i = 0; i < description->n_arguments; i++) {
        if (!read_value(config, &description->arguments[i], values, error))
            return NULL;
    }
    return g_steal_pointer(&values);
}
