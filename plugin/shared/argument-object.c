/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Objects whose properties are the values of arguments.
 */
#include "argument-object.h"

#include <math.h>

#include "procedure.h"

typedef struct Properties {
    GObject parent;
    GValue values[]; /* in the order of the arguments */
} Properties;

/* The arguments and the flags of a type's properties. */
typedef struct Source {
    const LatticeProcedure *description;
    GParamFlags flags;
} Source;

typedef struct PropertiesClass {
    GObjectClass parent_class;
    const LatticeProcedure *description;
} PropertiesClass;

/* GObject reserves the property ID 0. */
#define FIRST_ID 1

static void
set_property(GObject *object, guint id, const GValue *value,
             GParamSpec *property)
{
    GValue *kept = &((Properties *)object)->values[id - FIRST_ID];

    if (!G_IS_VALUE(kept))
        g_value_init(kept, property->value_type);
    g_value_copy(value, kept);
}

static void
get_property(GObject *object, guint id, GValue *value,
             GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(&((Properties *)object)->values[id - FIRST_ID], value);
}

static void
finalize(GObject *object)
{
    const size_t n = lattice_argument_object_describe(object)->n_arguments;

    for (size_t i = 0; i < n; i++)
        g_value_unset(&((Properties *)object)->values[i]);
    G_OBJECT_CLASS(g_type_class_peek(G_TYPE_OBJECT))->finalize(object);
}

/* GObject sets them to their initial values when it makes the object. */
static GParamSpec *
new_property(const LatticeArgument *argument, GParamFlags more)
{
    const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT | more;
    const char *key = argument->parameter.key;
    const double initial = argument->parameter.initial;

    switch (lattice_argument_get_type(argument)) {
    case G_TYPE_INT:
        return g_param_spec_int(key, NULL, NULL, G_MININT, G_MAXINT,
                                (int)initial, flags);
    case G_TYPE_DOUBLE:
        return g_param_spec_double(key, NULL, NULL, -INFINITY, INFINITY,
                                   initial, flags);
    case G_TYPE_UINT64:
        return g_param_spec_uint64(key, NULL, NULL, 0, G_MAXUINT64,
                                   (guint64)initial, flags);
    default:
        return g_param_spec_string(key, NULL, NULL,
                                   lattice_argument_get_text(argument), flags);
    }
}

static void
init_class(gpointer class, gpointer data)
{
    GObjectClass *object_class = class;
    const Source *source = data;
    const LatticeProcedure *description = source->description;

    ((PropertiesClass *)class)->description = description;
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    object_class->finalize = finalize;
    for (guint i = 0; i < description->n_arguments; i++)
        g_object_class_install_property(
            object_class, FIRST_ID + i,
            new_property(&description->arguments[i], source->flags));
}

GType
lattice_argument_object_register(const char *name,
                                 const LatticeProcedure *description,
                                 GParamFlags flags)
{
    Source *source = g_new(Source, 1); /* as long as the type, for ever */
    const GTypeInfo info = {
        .class_size = sizeof(PropertiesClass),
        .class_init = init_class,
        .class_data = source,
        .instance_size = (guint16)(sizeof(Properties) +
                                   description->n_arguments * sizeof(GValue))};

    *source = (Source){description, flags};
    return g_type_register_static(G_TYPE_OBJECT, name, &info, 0);
}

const LatticeProcedure *
lattice_argument_object_describe(GObject *object)
{
    return ((PropertiesClass *)G_OBJECT_GET_CLASS(object))->description;
}
