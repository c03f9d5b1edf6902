/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * An object with a property for each argument.  GIMP keeps the values as text,
 * so another version of the plug-in can read them.
 */
#include "config.h"

#include <libgimp/gimp.h>

#include "procedure.h"

/* Registers a type for the procedure, named after it. */
GObject *
config_new(const LatticeProcedure *description)
{
    const GInterfaceInfo none = {NULL, NULL, NULL};
    const GType type = lattice_argument_object_register(
        description->name, description, GIMP_CONFIG_PARAM_SERIALIZE);

    g_type_add_interface_static(type, GIMP_TYPE_CONFIG, &none);
    return g_object_new(type, NULL);
}

void
config_reset(GObject *config)
{
    const LatticeProcedure *description =
        lattice_argument_object_describe(config);

    g_object_freeze_notify(config);
    for (size_t i = 0; i < description->n_arguments; i++) {
        const LatticeArgument *argument = &description->arguments[i];
        const char *key = argument->parameter.key;
        GParamSpec *property =
            g_object_class_find_property(G_OBJECT_GET_CLASS(config), key);
        /* Keep what the dialog remembers, except the layers: they are part of
         * the noise. */
        if (!argument->is_for_dialog ||
            strcmp(key, LATTICE_LAYERS_ARGUMENT) == 0)
            g_object_set_property(config, key,
                                  g_param_spec_get_default_value(property));
    }
    g_object_thaw_notify(config);
}

/* ---- Kept until GIMP exits -------------------------------------------- */

void
config_load(GObject *config)
{
    const char *procedure = lattice_argument_object_describe(config)->name;
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

    gimp_set_data(lattice_argument_object_describe(config)->name, text,
                  (guint32)strlen(text));
}
