/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Properties, made from a procedure's description.
 */
#include "values-object.h"

typedef struct ValuesObject {
    GObject parent;
    const LatticeProcedure *description;
    LatticeValues *values;
} ValuesObject;

/* GObject wants 0 for itself. */
#define FIRST_ID 1

static void
set_property(GObject *object, guint id G_GNUC_UNUSED, const GValue *value,
             GParamSpec *property)
{
    LatticeValues *values = ((ValuesObject *)object)->values;

    if (property->value_type == G_TYPE_DOUBLE)
        lattice_values_set_number(values, property->name,
                                  g_value_get_double(value), NULL);
    else
        lattice_values_set_text(values, property->name,
                                g_value_get_string(value), NULL);
}

static void
get_property(GObject *object, guint id, GValue *value, GParamSpec *property)
{
    const ValuesObject *self = (ValuesObject *)object;
    const LatticeArgument *argument =
        &self->description->arguments[id - FIRST_ID];

    if (lattice_argument_is_number(argument))
        g_value_set_double(
            value, lattice_values_get_number(self->values, property->name));
    else
        g_value_set_string(
            value, lattice_values_get_text(self->values, property->name));
}

static GParamSpec *
new_property(const LatticeArgument *argument)
{
    return lattice_argument_is_number(argument)
               ? g_param_spec_double(argument->key, NULL, NULL,
                                     argument->minimum, argument->maximum,
                                     argument->initial, G_PARAM_READWRITE)
               : g_param_spec_string(argument->key, NULL, NULL, NULL,
                                     G_PARAM_READWRITE);
}

static void
init_class(gpointer object_class, gpointer data)
{
    const LatticeProcedure *description = data;

    G_OBJECT_CLASS(object_class)->set_property = set_property;
    G_OBJECT_CLASS(object_class)->get_property = get_property;
    for (guint i = 0; i < description->n_arguments; i++)
        g_object_class_install_property(
            object_class, FIRST_ID + i,
            new_property(&description->arguments[i]));
}

/* Each procedure has a type of its own. */
static GType
get_type(const LatticeProcedure *description)
{
    const GTypeInfo info = {.class_size = sizeof(GObjectClass),
                            .class_init = init_class,
                            .class_data = description,
                            .instance_size = sizeof(ValuesObject)};
    const GType type = g_type_from_name(description->name);

    return type != 0 ? type
                     : g_type_register_static(G_TYPE_OBJECT, description->name,
                                              &info, 0);
}

GObject *
values_object_new(const LatticeProcedure *description, LatticeValues *values)
{
    GObject *object = g_object_new(get_type(description), NULL);

    ((ValuesObject *)object)->description = description;
    ((ValuesObject *)object)->values = values;
    return object;
}
