/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks up the operation by name, and draws with it.
 */
#include "operation.h"

#include <string.h>

/* Sets a property to the choice with this nick.  GEGL expects the choice's
 * number. */
static void
set_choice(GeglNode *node, const char *property, const char *nick)
{
    const GParamSpec *spec = gegl_node_find_property(node, property);
    const GEnumValue *value =
        g_enum_get_value_by_nick(G_PARAM_SPEC_ENUM(spec)->enum_class, nick);

    gegl_node_set(node, property, value->value, NULL);
}

GeglNode *
lattice_operation_add(GeglNode *graph, const NoiseRecipe *recipe,
                      const LatticePlacement *placement)
{
    g_autofree char *text = lattice_recipe_print(recipe);
    GeglNode *node = gegl_node_new_child(
        graph, "operation", LATTICE_OPERATION, "recipe", text, "origin-x",
        placement->origin_x, "origin-y", placement->origin_y, NULL);

    set_choice(node, "encoding", placement->encoding);
    set_choice(node, "depth", placement->depth);
    set_choice(node, "layout", placement->layout);
    set_choice(node, "colors", placement->colors);
    return node;
}

LatticePlacement
lattice_operation_place(const Babl *format, gboolean is_mask, int x, int y,
                        const LatticeRequest *request)
{
    static const char *const layouts[] = {"gray", "gray-alpha", "rgb", "rgba"};
    const gboolean is_on_canvas = request->anchor == LATTICE_ANCHOR_CANVAS;
    const BablModelFlag flags =
        babl_get_model_flags(babl_format_get_model(format));
    const gboolean is_linear = (flags & BABL_MODEL_FLAG_LINEAR) != 0;
    const int n = babl_format_get_n_components(format);
    const Babl *type = babl_format_get_type(format, 0);
    const char *depth = type == babl_type("u8")    ? "u8"
                        : type == babl_type("u16") ? "u16"
                                                   : "float";

    return (LatticePlacement){
        .encoding = is_linear && !is_mask ? "linear" : "perceptual",
        .depth = depth,
        .layout = strcmp(depth, "float") == 0 ? layouts[n - 1] : "any",
        .colors = is_mask  ? "mask"
                  : n <= 2 ? "gray"
                           : "kept",
        .origin_x = is_on_canvas ? -x : 0,
        .origin_y = is_on_canvas ? -y : 0,
    };
}

const Babl *
lattice_operation_find_mask_format(const Babl *format)
{
    return babl_format_new(babl_model("Y'"), babl_format_get_type(format, 0),
                           babl_component("Y'"), NULL);
}

const Babl *
lattice_operation_find_file_format(const LatticeRequest *request,
                                   gboolean is_deep)
{
    const char *model = noise_recipe_channels(request->recipe) == 1 ? "Y'"
                        : noise_recipe_is_opaque(request->recipe, NULL)
                            ? "R'G'B'"
                            : "R'G'B'A";
    g_autofree char *name = g_strconcat(model, is_deep ? " u16" : " u8", NULL);

    return babl_format(name);
}

void
lattice_operation_render(const LatticeDrawn *pictures, int n,
                         const GeglRectangle *area, LatticeProgress progress)
{
    LatticeCompany company = {.n = n};
    const Babl *formats[NOISE_MAPS_MAX];
    GeglNode *graph = gegl_node_new();
    int frame = 0;

    for (int i = 0; i < n; i++) {
        const LatticePlacement *placement = &pictures[i].placement;
        GeglBuffer *buffer = pictures[i].buffer;
        formats[i] = babl_format(
            babl_format_get_encoding(gegl_buffer_get_format(buffer)));
        gegl_buffer_set_format(
            buffer, strcmp(placement->colors, "mask") == 0
                        ? lattice_operation_find_mask_format(formats[i])
                        : formats[i]);
        company.buffers[i] = buffer;
        company.nodes[i] =
            lattice_operation_add(graph, pictures[i].recipe, placement);
        frame = MAX(frame, noise_recipe_frame(pictures[i].recipe, 0));
    }
    lattice_bands_draw(&company, area, frame, progress);
    for (int i = 0; i < n; i++)
        gegl_buffer_set_format(pictures[i].buffer, formats[i]);
    g_object_unref(graph);
}
