/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation, found by name.
 */
#include "operation.h"

#include <string.h>

/* Pixels of the first band, and of the largest one: enough for all threads. */
#define FIRST_PIXELS (1 << 14)
#define MOST_PIXELS  (1 << 20)
/* How long a band should take, so that the progress bar moves. */
#define BAND_SECONDS 0.1
/* Bands end at the borders of GIMP's tiles, so that each tile is sent once; a
 * band is lower than a row of tiles only if that would take too long. */
#define TILE_HEIGHT  64

/* GEGL takes a choice as a number, which is looked up by its nick. */
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
    set_choice(node, "colors", placement->colors);
    return node;
}

LatticePlacement
lattice_operation_place(const Babl *format, gboolean is_mask, int x, int y,
                        const LatticeRequest *request)
{
    return (LatticePlacement){
        .encoding = is_mask ? "perceptual" : lattice_encoding_of(format),
        .depth = lattice_depth_of(format),
        .layout = lattice_layout_of(format),
        .colors = lattice_colors_of(format, is_mask),
        .origin_x = lattice_request_get_origin(request, x),
        .origin_y = lattice_request_get_origin(request, y),
    };
}

void
lattice_operation_show_mask(LatticePlacement *placement)
{
    placement->encoding = "perceptual";
    placement->colors = "mask";
}

/* How many pixels the next band may have, after one of `drawn` pixels took
 * some seconds; `pixels` is what that one was allowed. */
static double
adapt(double pixels, int drawn, double seconds)
{
    const double fitting = drawn * BAND_SECONDS / MAX(seconds, 1e-3);

    /* Grows by 4 at most, since a band may have been quick by chance. */
    return MIN(MIN(fitting, 4.0 * pixels), MOST_PIXELS);
}

/* Where a band ends that begins at y and may have this many pixels. */
static int
find_end(const GeglRectangle *area, int y, double pixels)
{
    const int n_rows = MAX((int)(pixels / area->width), 1);
    const int tile_end = (y + n_rows) / TILE_HEIGHT * TILE_HEIGHT;

    return MIN(tile_end > y ? tile_end : y + n_rows, area->y + area->height);
}

const Babl *
lattice_operation_find_mask_format(const Babl *format)
{
    return babl_format_new(babl_model("Y'"), babl_format_get_type(format, 0),
                           babl_component("Y'"), NULL);
}

void
lattice_operation_blit(GeglNode *node, GeglBuffer *buffer,
                       const GeglRectangle *area, LatticeProgress progress)
{
    GeglRectangle band = *area;
    double pixels = FIRST_PIXELS;

    while (band.y < area->y + area->height) {
        const gint64 start = g_get_monotonic_time();
        band.height = find_end(area, band.y, pixels) - band.y;
        gegl_node_blit_buffer(node, buffer, &band, 0, GEGL_ABYSS_NONE);
        pixels =
            adapt(pixels, band.width * band.height,
                  (double)(g_get_monotonic_time() - start) / G_USEC_PER_SEC);
        band.y += band.height;
        progress.tell(progress.from + (progress.to - progress.from) *
                                          (band.y - area->y) / area->height);
    }
}

void
lattice_operation_render(GeglBuffer *buffer, const GeglRectangle *area,
                         const char *recipe, const LatticePlacement *placement,
                         LatticeProgress progress)
{
    const Babl *format =
        babl_format(babl_format_get_encoding(gegl_buffer_get_format(buffer)));
    GeglNode *graph = gegl_node_new();
    GeglNode *noise = lattice_operation_add(graph, recipe, placement);

    if (strcmp(placement->colors, "mask") == 0)
        gegl_buffer_set_format(buffer,
                               lattice_operation_find_mask_format(format));
    else
        gegl_buffer_set_format(buffer, format);
    lattice_operation_blit(noise, buffer, area, progress);
    gegl_buffer_set_format(buffer, format);
    g_object_unref(graph);
}
