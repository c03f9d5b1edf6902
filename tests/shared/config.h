/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * An object with a property of each kind that dialogs and procedures have.
 */
#ifndef CONFIG_H
#define CONFIG_H

#include <glib-object.h>

typedef struct Config {
    GObject parent;
    GValue values[7]; /* number 0 is not used */
} Config;

typedef GObjectClass ConfigClass;

static GType config_get_type(void);

G_DEFINE_TYPE(Config, config, G_TYPE_OBJECT)

static void
config_set(GObject *object, guint id, const GValue *value,
           GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(value, &((Config *)object)->values[id]);
}

static void
config_get(GObject *object, guint id, GValue *value,
           GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(&((Config *)object)->values[id], value);
}

static void
config_class_init(ConfigClass *class)
{
    GParamSpec *properties[] = {
        NULL,
        g_param_spec_string("recipe", NULL, NULL, NULL, G_PARAM_READWRITE),
        g_param_spec_int("count", NULL, NULL, -99, 99, 0, G_PARAM_READWRITE),
        g_param_spec_double("size", NULL, NULL, -99, 99, 0, G_PARAM_READWRITE),
        g_param_spec_uint64("seed", NULL, NULL, 0, G_MAXUINT64, 0,
                            G_PARAM_READWRITE),
        g_param_spec_string("speed", NULL, NULL, NULL, G_PARAM_READWRITE),
        g_param_spec_string("look", NULL, NULL, NULL, G_PARAM_READWRITE),
    };

    class->set_property = config_set;
    class->get_property = config_get;
    g_object_class_install_properties(class, G_N_ELEMENTS(properties),
                                      properties);
}

static void
config_init(Config *config)
{
    static const GType types[] = {G_TYPE_STRING, G_TYPE_INT,    G_TYPE_DOUBLE,
                                  G_TYPE_UINT64, G_TYPE_STRING, G_TYPE_STRING};

    for (size_t i = 0; i < G_N_ELEMENTS(types); i++)
        g_value_init(&config->values[i + 1], types[i]);
}

#endif
