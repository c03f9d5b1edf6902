/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * An object with a property for each argument.  GIMP keeps the values as text,
 * so that another version of the plug-in can read them.
 */
#include "config.h"

#include <libgimp/gimp.h>
#include <math.h>

typedef struct Config {
    GObject parent;
    GValue *values; /* in the order of the arguments */
} Config;

typedef struct ConfigClass {
    GObjectClass parent_class;
    const LatticeProcedure *description;
} ConfigClass;

/* GObject reserves the property ID 0. */
#define FIRST_ID 1

static void
set_property(GObject *object, guint id, const GValue *value,
             GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(value, &((Config *)object)->values[id - FIRST_ID]);
}

static void
get_property(GObject *object, guint id, GValue *value,
             GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(&((Config *)object)->values[id - FIRST_ID], value);
}

static GParamSpec *
new_property(const LatticeArgument *argument)
{
    const char *key = argument->key;

    switch (argument->kind) {
    case LATTICE_ARGUMENT_TEXT:
        break;
    case LATTICE_ARGUMENT_CHOICE:
        return g_param_spec_string(
            key, NULL, NULL, argument->choices[(int)argument->initial].nick,
            G_PARAM_READWRITE);
    case LATTICE_ARGUMENT_WHOLE:
        return g_param_spec_int(key, NULL, NULL, G_MININT, G_MAXINT,
                                (int)argument->initial, G_PARAM_READWRITE);
    case LATTICE_ARGUMENT_REAL:
        return g_param_spec_double(key, NULL, NULL, -INFINITY, INFINITY,
                                   argument->initial, G_PARAM_READWRITE);
    case LATTICE_ARGUMENT_SEED:
        return g_param_spec_uint64(key, NULL, NULL, 0, G_MAXUINT64,
                                   (guint64)argument->initial,
                                   G_PARAM_READWRITE);
    }
    return g_param_spec_string(key, NULL, NULL, argument->initial_text,
                               G_PARAM_READWRITE);
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

/* The values are never freed: the object lives as long as the plug-in. */
static void
init(GTypeInstance *instance, gpointer class)
{
    const LatticeProcedure *description = ((ConfigClass *)class)->description;
    GValue *values = g_new0(GValue, description->n_arguments);

    ((Config *)instance)->values = values;
    for (size_t i = 0; i < description->n_arguments; i++) {
        GParamSpec *property =
            g_object_class_find_property(class, description->arguments[i].key);
        g_value_init(&values[i], property->value_type);
        g_param_value_set_default(property, &values[i]);
    }
}

/* Each procedure has its own type, named after it. */
GObject *
config_new(const LatticeProcedure *description)
{
    const GTypeInfo info = {.class_size = sizeof(ConfigClass),
                            .class_init = init_class,
                            .class_data = description,
                            .instance_size = sizeof(Config),
                            .instance_init = init};

    return g_object_new(
        g_type_register_static(G_TYPE_OBJECT, description->name, &info, 0),
        NULL);
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
        GParamSpec *property = g_object_class_find_property(
            G_OBJECT_GET_CLASS(config), argument->key);
        if (!argument->is_for_dialog)
            g_object_set_property(config, argument->key,
                                  g_param_spec_get_default_value(property));
    }
    g_object_thaw_notify(config);
}

/* ---- Kept until GIMP ends --------------------------------------------- */

#define GROUP "request"

/* The values that GIMP keeps for a procedure, or NULL; free with
 * g_key_file_unref(). */
static GKeyFile *
fetch_kept(const char *procedure)
{
    const gint size = gimp_get_data_size(procedure);

    if (size <= 0)
        return NULL;
    g_autofree char *text = g_malloc((gsize)size);
    GKeyFile *file = g_key_file_new();
    if (gimp_get_data(procedure, text) &&
        g_key_file_load_from_data(file, text, (gsize)size, G_KEY_FILE_NONE,
                                  NULL))
        return file;
    g_key_file_unref(file);
    return NULL;
}

/* Sets an argument to a value that was kept as text. */
static void
set_from_text(GObject *config, const LatticeArgument *argument,
              const char *text)
{
    switch (argument->kind) {
    case LATTICE_ARGUMENT_TEXT:
    case LATTICE_ARGUMENT_CHOICE:
        g_object_set(config, argument->key, text, NULL);
        break;
    case LATTICE_ARGUMENT_WHOLE:
        g_object_set(config, argument->key,
                     (int)g_ascii_strtoll(text, NULL, 10), NULL);
        break;
    case LATTICE_ARGUMENT_REAL:
        g_object_set(config, argument->key, g_ascii_strtod(text, NULL), NULL);
        break;
    case LATTICE_ARGUMENT_SEED:
        g_object_set(config, argument->key, g_ascii_strtoull(text, NULL, 10),
                     NULL);
        break;
    }
}

void
config_load(GObject *config)
{
    const LatticeProcedure *description = get_description(config);
    GKeyFile *file = fetch_kept(description->name);

    if (file == NULL)
        return;
    for (size_t i = 0; i < description->n_arguments; i++) {
        const LatticeArgument *argument = &description->arguments[i];
        g_autofree char *text =
            g_key_file_get_string(file, GROUP, argument->key, NULL);
        if (text != NULL)
            set_from_text(config, argument, text);
    }
    g_key_file_unref(file);
}

void
config_keep(GObject *config)
{
    const LatticeProcedure *description = get_description(config);
    const GValue *values = ((Config *)config)->values;
    GKeyFile *file = g_key_file_new();
    gsize size;

    for (size_t i = 0; i < description->n_arguments; i++) {
        const char *key = description->arguments[i].key;
        const GType type = G_VALUE_TYPE(&values[i]);
        if (type == G_TYPE_DOUBLE)
            g_key_file_set_double(file, GROUP, key,
                                  g_value_get_double(&values[i]));
        else if (type == G_TYPE_INT)
            g_key_file_set_integer(file, GROUP, key,
                                   g_value_get_int(&values[i]));
        else if (type == G_TYPE_UINT64)
            g_key_file_set_uint64(file, GROUP, key,
                                  g_value_get_uint64(&values[i]));
        else if (g_value_get_string(&values[i]) != NULL)
            g_key_file_set_string(file, GROUP, key,
                                  g_value_get_string(&values[i]));
    }
    g_autofree char *text = g_key_file_to_data(file, &size, NULL);
    gimp_set_data(description->name, text, (guint32)size);
    g_key_file_unref(file);
}
