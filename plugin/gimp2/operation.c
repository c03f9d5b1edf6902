/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The GEGL operation by its name and properties.
 */
#include "operation.h"

#include <glib/gi18n-lib.h>

#include "request.h"

#define OPERATION "lattice:noise"

/* The number of an encoding's nick, as properties of choices are set. */
static int
get_encoding(const char *nick)
{
    GParamSpec *property = gegl_operation_find_property(OPERATION, "encoding");
    const GEnumValue *value =
        property != NULL && G_IS_PARAM_SPEC_ENUM(property)
            ? g_enum_get_value_by_nick(G_PARAM_SPEC_ENUM(property)->enum_class,
                                       nick)
            : NULL;

    return value != NULL ? value->value : 0;
}

GeglNode *
operation_add(GeglNode *graph, const char *recipe, const Placement *placement)
{
    return gegl_node_new_child(graph, "operation", OPERATION, "recipe", recipe,
                               "encoding", get_encoding(placement->encoding),
                               "origin-x", placement->origin_x, "origin-y",
                               placement->origin_y, NULL);
}

gboolean
operation_check(const char *recipe, GError **error)
{
    gboolean draws = FALSE;

    if (gegl_has_operation(OPERATION)) {
        GeglNode *graph = gegl_node_new();
        const GeglRectangle box = gegl_node_get_bounding_box(
            operation_add(graph, recipe, &(Placement){"perceptual", 0, 0}));

        /* Refusing a recipe, the operation has an empty bounding box. */
        draws = !gegl_rectangle_is_empty(&box);
        g_object_unref(graph);
    }
    if (!draws)
        g_set_error(error, LATTICE_ERROR, 0,
                    _("The operation %s is missing or too old: install "
                      "Lattice Noise again"),
                    OPERATION);
    return draws;
}
