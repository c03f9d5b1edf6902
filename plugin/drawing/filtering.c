/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs filters on drawables.
 */
#include "filtering.h"

#include <gegl-plugin.h>
#include <glib/gi18n-lib.h>

#include "draw.h"
#include "filters.h"

/* The side of the squares of the checkerboard that shows transparency, in pixels. */
#define CHECK_SIZE 8

/* Declares that the values in a mask's or channel's buffer are perceptual, even if
 * GIMP says that they are linear. */
static void
open_as_seen(const Job *place, GeglBuffer *buffer)
{
    if (job_is_channel(place))
        gegl_buffer_set_format(buffer, lattice_operation_find_mask_format(
                                           gegl_buffer_get_format(buffer)));
}

/* Builds a graph that filters the call's drawable; free it with g_object_unref().
 * Sets *filter to the graph's last node. */
static GeglNode *
new_graph(const Call *call, GeglNode **filter)
{
    const LatticeValues values = call_get_values(call);
    const GeglRectangle place = host_get_place(call->place.drawable);
    g_autoptr(GeglBuffer) pixels =
        gimp_drawable_get_buffer(call->place.drawable);
    GeglNode *graph = gegl_node_new();

    open_as_seen(&call->place, pixels);
    GeglNode *source = gegl_node_new_child(
        graph, "operation", "gegl:buffer-source", "buffer", pixels, NULL);
    *filter = lattice_filter_add(&values, graph, place.x, place.y);
    gegl_node_link(source, *filter);
    return graph;
}

/* True if the filter outputs alpha, but the call's drawable has none. */
static gboolean
adds_alpha(const Call *call, GeglNode *filter)
{
    gegl_node_get_bounding_box(filter); /* makes it choose its formats */
    const Babl *format = gegl_operation_get_format(
        gegl_node_get_gegl_operation(filter), "output");
    return babl_format_has_alpha(format) &&
           !gimp_drawable_has_alpha(call->place.drawable);
}

/* Returns what a call with checked arguments does to alpha. */
static DrawAlpha
find_alpha(const Call *call)
{
    GeglNode *filter;
    g_autoptr(GeglNode) graph = new_graph(call, &filter);

    return adds_alpha(call, filter) ? DRAW_ALPHA_ADDED : DRAW_ALPHA_FREELY;
}

gboolean
filtering_check(const Call *call, GError **error)
{
    const LatticeValues values = call_get_values(call);

    if (!job_check_place(&call->place, error) ||
        !lattice_values_check(&values, error) ||
        !lattice_filter_check(&values, error))
        return FALSE;
    return !job_is_channel(&call->place) ||
           find_alpha(call) != DRAW_ALPHA_ADDED ||
           lattice_refuse(error, _("Masks and channels have no transparency: "
                                   "apply the filter to the whole picture"));
}

/* Draws filtered pixels; data is a Call. */
static void
draw_filtered(GeglBuffer *shadow, const GeglRectangle *area, gconstpointer data)
{
    const Call *call = data;
    LatticeCompany company = {.n = 1, .buffers = {shadow}};
    g_autoptr(GeglNode) graph = new_graph(call, &company.nodes[0]);

    open_as_seen(&call->place, shadow);
    lattice_bands_draw(&company, area, 0,
                       (LatticeProgress){gimp_progress_update, 0.0, 1.0});
}

/* Draws the filter's pixels, which have alpha, over a checkerboard like GIMP's.
 * Returns the node with the result. */
static GeglNode *
lay_on_checks(GeglNode *graph, GeglNode *filter)
{
    GeglColor *dark = gegl_color_new("#666666");
    GeglColor *light = gegl_color_new("#999999");
    GeglNode *checks = gegl_node_new_child(
        graph, "operation", "gegl:checkerboard", "x", CHECK_SIZE, "y",
        CHECK_SIZE, "color1", dark, "color2", light, NULL);
    GeglNode *shown =
        gegl_node_new_child(graph, "operation", "gegl:over", NULL);

    g_object_unref(dark);
    g_object_unref(light);
    gegl_node_link(checks, shown);
    gegl_node_connect_to(filter, "output", shown, "aux");
    return shown;
}

gboolean
filtering_show(const Call *call, const GeglRectangle *area, const Babl *format,
               void *pixels)
{
    GeglNode *filter;

    if (!filtering_check(call, NULL))
        return FALSE;
    g_autoptr(GeglNode) graph = new_graph(call, &filter);
    if (adds_alpha(call, filter))
        filter = lay_on_checks(graph, filter);
    gegl_node_blit(filter, 1.0, area, format, pixels, GEGL_AUTO_ROWSTRIDE,
                   GEGL_BLIT_DEFAULT);
    return TRUE;
}

GimpPDBStatusType
filtering_draw(const Call *call, GError **error)
{
    const LatticeValues values = call_get_values(call);

    if (!filtering_check(call, error))
        return GIMP_PDB_CALLING_ERROR;
    /* At strength 0, draw nothing: merging unchanged pixels through a selection
     * would round them. */
    if (lattice_values_get_number(&values, LATTICE_STRENGTH_KEY) == 0.0)
        return GIMP_PDB_SUCCESS;
    gimp_progress_init(lattice_translate(call->description->progress));
    const gboolean is_drawn =
        draw_selected(call->place.image, call->place.drawable, draw_filtered,
                      call, find_alpha(call), NULL, error);
    gimp_progress_end();
    if (!is_drawn)
        return GIMP_PDB_EXECUTION_ERROR;
    if (call->mode != GIMP_RUN_NONINTERACTIVE)
        gimp_displays_flush();
    return GIMP_PDB_SUCCESS;
}
