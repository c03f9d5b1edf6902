/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation, found by name: GEGL loads its module.
 */
#include "operation.h"

#include <glib/gi18n-lib.h>

/* Drawn between two words about progress: a few hundredths of a second's work,
 * and enough for all threads. */
#define BAND_PIXELS (1 << 20)
/* Bands end with GIMP's tiles, so that each of these is sent once. */
#define TILE_HEIGHT 64

void
lattice_operation_init(void)
{
    g_autofree char *folder =
        g_build_filename(g_get_user_data_dir(), "gegl-0.4", "plug-ins", NULL);
    g_autofree char *module = g_build_filename(folder, LATTICE_MODULE, NULL);

    if (g_file_test(module, G_FILE_TEST_EXISTS))
        g_setenv("GEGL_PATH", folder, FALSE);
    gegl_init(NULL, NULL);
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
lattice_operation_add(GeglNode *graph, const char *recipe,
                      const LatticePlacement *placement)
{
    GeglNode *node = gegl_node_new_child(
        graph, "operation", LATTICE_OPERATION, "recipe", recipe, "origin-x",
        placement->origin_x, "origin-y", placement->origin_y, NULL);

    set_choice(node, "encoding", placement->encoding);
    set_choice(node, "depth", placement->depth);
    set_choice(node, "layout", placement->layout);
    return node;
}

/* The youngest property is "layout". */
gboolean
lattice_operation_check(const char *recipe, GError **error)
{
    gboolean draws = FALSE;

    if (gegl_has_operation(LATTICE_OPERATION) &&
        gegl_operation_find_property(LATTICE_OPERATION, "layout") != NULL) {
        GeglNode *graph = gegl_node_new();
        const GeglRectangle box =
            gegl_node_get_bounding_box(gegl_node_new_child(
                graph, "operation", LATTICE_OPERATION, "recipe", recipe, NULL));

        /* Refusing a recipe, the operation has an empty bounding box. */
        draws = !gegl_rectangle_is_empty(&box);
        g_object_unref(graph);
    }
    if (!draws)
        g_set_error(error, LATTICE_ERROR, 0,
                    _("The operation %s is missing or too old: install "
                      "Lattice Noise again"),
                    LATTICE_OPERATION);
    return draws;
}

void
lattice_operation_render(GeglBuffer *buffer, const GeglRectangle *area,
                         const char *recipe, const LatticePlacement *placement,
                         LatticeProgress progress)
{
    const char *encoding =
        babl_format_get_encoding(gegl_buffer_get_format(buffer));
    const int end = area->y + area->height;
    const int height = MAX(BAND_PIXELS / area->width, TILE_HEIGHT);
    GeglNode *graph = gegl_node_new();
    GeglNode *noise = lattice_operation_add(graph, recipe, placement);
    GeglRectangle band = *area;

    gegl_buffer_set_format(buffer, babl_format(encoding));
    while (band.y < end) {
        const int next = (band.y + height) / TILE_HEIGHT * TILE_HEIGHT;
        band.height = MIN(next, end) - band.y;
        gegl_node_blit_buffer(noise, buffer, &band, 0, GEGL_ABYSS_NONE);
        band.y += band.height;
        progress.tell(progress.from + (progress.to - progress.from) *
                                          (band.y - area->y) / area->height);
    }
    g_object_unref(graph);
}
