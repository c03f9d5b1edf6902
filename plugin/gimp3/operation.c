/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The GEGL operation by its name and properties.
 */
#include "operation.h"

#include <glib/gi18n-lib.h>

#define OPERATION "lattice:noise"

gboolean
operation_check(const char *recipe, GError **error)
{
    gboolean draws = FALSE;

    if (gegl_has_operation(OPERATION)) {
        GeglNode *graph = gegl_node_new();
        const GeglRectangle box =
            gegl_node_get_bounding_box(gegl_node_new_child(
                graph, "operation", OPERATION, "recipe", recipe, NULL));

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

/* How a request is drawn on a drawable. */
typedef struct Placement {
    char *recipe; /* owned */
    const char *encoding;
    int origin_x, origin_y; /* the pattern's corner, from the drawable's */
} Placement;

static Placement
find_placement(GimpDrawable *drawable, const LatticeRequest *request)
{
    const Babl *format = gimp_drawable_get_format(drawable);
    int x, y;

    gimp_drawable_get_offsets(drawable, &x, &y);
    return (Placement){
        .recipe = lattice_request_get_recipe(request),
        .encoding = lattice_encoding_of(format),
        .origin_x = lattice_request_get_origin(request, x),
        .origin_y = lattice_request_get_origin(request, y),
    };
}

/* GEGL takes choices as numbers, which only the operation knows. */
static void
set_choice(GeglNode *node, const char *property, const char *nick)
{
    const GParamSpec *spec = gegl_node_find_property(node, property);
    const GEnumValue *value =
        g_enum_get_value_by_nick(G_PARAM_SPEC_ENUM(spec)->enum_class, nick);

    gegl_node_set(node, property, value->value, NULL);
}

GeglNode *
operation_add(GeglNode *graph, GimpDrawable *drawable,
              const LatticeRequest *request)
{
    const Placement placement = find_placement(drawable, request);
    GeglNode *node = gegl_node_new_child(
        graph, "operation", OPERATION, "recipe", placement.recipe, "origin-x",
        placement.origin_x, "origin-y", placement.origin_y, NULL);

    set_choice(node, "encoding", placement.encoding);
    g_free(placement.recipe);
    return node;
}

GimpDrawableFilter *
operation_new_filter(GimpDrawable *drawable)
{
    GimpDrawableFilter *filter =
        gimp_drawable_filter_new(drawable, OPERATION, _("Lattice Noise"));

    if (filter != NULL)
        gimp_drawable_filter_set_blend_mode(filter, GIMP_LAYER_MODE_REPLACE);
    return filter;
}

void
operation_set_filter(GimpDrawableFilter *filter, GimpDrawable *drawable,
                     const LatticeRequest *request)
{
    const Placement placement = find_placement(drawable, request);
    int x = 0, y = 0, width, height;

    /* Where there is a selection, GIMP lets a filter's coordinates begin at
     * the corner of its bounds within the drawable. */
    gimp_drawable_mask_intersect(drawable, &x, &y, &width, &height);
    g_object_set(gimp_drawable_filter_get_config(filter), "recipe",
                 placement.recipe, "encoding", placement.encoding, "origin-x",
                 placement.origin_x - x, "origin-y", placement.origin_y - y,
                 NULL);
    gimp_drawable_filter_update(filter);
    g_free(placement.recipe);
}
