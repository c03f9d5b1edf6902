/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * An object with a property for each argument.  GIMP keeps the values as text,
 * so that another version of the plug-in can read them.
 */
#include "config.h"

#include <libgimp/gimp.h>
#include <math.h>

#include "procedure.h"

typedef struct Config {
    GObject parent;
    GValue values[]; /* in the order of the arguments; never freed */
} Config;

typedef struct ConfigClass {
    GObjectClass parent_class;
    const LatticeProcedure *description;
} ConfigClass;

/* GObject reserves the property ID 0. */
#define FIRST_ID 1

static void
set_property(GObject *object, guint id, const GValue *value,
             GParamSpec *property)
{
    GValue *kept = &((Config *)object)->values[id - FIRST_ID];

    if (!G_IS_VALUE(kept))
        g_value_init(kept, property->value_type);
    g_value_copy(value, kept);
}

static void
get_property(GObject *object, guint id, GValue *value,
             GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(&((Config *)object)->values[id - FIRST_ID], value);
}

/* GObject sets them to their initial values when it makes the object. */
static GParamSpec *
new_property(const LatticeArgument *argument)
{
    const GParamFlags flags =
        G_PARAM_READWRITE | G_PARAM_CONSTRUCT | GIMP_CONFIG_PARAM_SERIALIZE;
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
    const LatticeProcedure *description = data;

    ((ConfigClass *)class)->description = description;
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    for (guint i = 0; i < description->n_arguments; i++)
        g_object_class_install_property(
            object_class, FIRST_ID + i,
            new_property(&description->arguments[i]));
}

/* Each procedure has its own type, named after it. */
GObject *
config_new(const LatticeProcedure *description)
{
    const GTypeInfo info = {
        .class_size = sizeof(ConfigClass),
        .class_init = init_class,
        .class_data = description,
        .instance_size = (guint16)(sizeof(Config) +
                                   description->n_arguments * sizeof(GValue))};
    const GInterfaceInfo none = {NULL, NULL, NULL};
    const GType type =
        g_type_register_static(G_TYPE_OBJECT, description->name, &info, 0);

    g_type_add_interface_static(type, GIMP_TYPE_CONFIG, &none);
    return g_object_new(type, NULL);
}

static const LatticeProcedure *
get_description(GObject *config)
{
    return ((ConfigClass *)G_OBJECT_GET_CLASS(config))->description;
}

void
config_reset(GObject *config)
{
    const LatticeProcedure *description = get_description(config);

    g_object_freeze_notify(config);
    for (size_t i = 0; i < description->n_arguments; i++) {
        const LatticeArgument *argument = &description->arguments[i];
        const char *key = argument->parameter.key;
        GParamSpec *property =
            g_object_class_find_property(G_OBJECT_GET_CLASS(config), key);
        /* What is remembered stays, but for the layers, which are the noise. */
        if (!argument->is_for_dialog ||
            strcmp(key, LATTICE_LAYERS_ARGUMENT) == 0)
            g_object_set_property(config, key,
                                  g_param_spec_get_default_value(property));
    }
    g_object_thaw_notify(config);
}

/* ---- Kept until GIMP ends --------------------------------------------- */

void
config_load(GObject *config)
{
    const char *procedure = get_description(config)->name;
    const gint size = gimp_get_data_size(procedure);

    if (size <= 0)
        return;
    g_autofree char *text = g_malloc((gsize)size);
    if (gimp_get_data(procedure, text))
        gimp_config_deserialize_string(GIMP_CONFIG(config), text, size, NULL,
                                       NULL);
}

void
config_keep(GObject *config)
{
    g_autofree char *text =
        gimp_config_serialize_to_string(GIMP_CONFIG(config), NULL);

    gimp_set_data(get_description(config)->name, text, (guint32)strlen(text));
}
