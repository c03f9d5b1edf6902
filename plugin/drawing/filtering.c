/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Filters drawables.
 */
#include "filtering.h"

#include "draw.h"
#include "filters.h"

gboolean
filtering_check(const Run *run, GError **error)
{
    const LatticeValues values = run_get_values(run);

    return job_check_place(&run->place, error) &&
           lattice_values_check(&values, error) &&
           lattice_filter_check(&values, error);
}

/* Takes the numbers of a mask's or channel's buffer for those that people
 * see. */
static void
open_as_seen(const Job *place, GeglBuffer *buffer)
{
    if (job_is_channel(place))
        gegl_buffer_set_format(buffer, lattice_operation_find_mask_format(
                                           gegl_buffer_get_format(buffer)));
}

/* Makes a graph that filters the drawable, to be freed with g_object_unref(),
 * and stores its last node. */
static GeglNode *
new_graph(const Run *run, GeglNode **filter)
{
    const LatticeValues values = run_get_values(run);
    const GeglRectangle place = host_get_place(run->place.drawable);
    g_autoptr(GeglBuffer) pixels =
        gimp_drawable_get_buffer(run->place.drawable);
    GeglNode *graph = gegl_node_new();

    open_as_seen(&run->place, pixels);
    GeglNode *source = gegl_node_new_child(
        graph, "operation", "gegl:buffer-source", "buffer", pixels, NULL);
    *filter = lattice_filter_add(&values, graph, place.x, place.y);
    gegl_node_link(source, *filter);
    return graph;
}

/* Draws filtered pixels; data is a Run. */
static void
draw_filtered(GeglBuffer *shadow, const GeglRectangle *area, gconstpointer data)
{
    const Run *run = data;
    LatticeCompany company = {.n = 1, .buffers = {shadow}};
    g_autoptr(GeglNode) graph = new_graph(run, &company.nodes[0]);

    open_as_seen(&run->place, shadow);
    lattice_bands_draw(&company, area, 0,
                       (LatticeProgress){gimp_progress_update, 0.0, 1.0});
}

gboolean
filtering_show(const Run *run, const GeglRectangle *area, const Babl *format,
               void *pixels)
{
    GeglNode *filter;

    if (!filtering_check(run, NULL))
        return FALSE;
    g_autoptr(GeglNode) graph = new_graph(run, &filter);
    gegl_node_blit(filter, 1.0, area, format, pixels, GEGL_AUTO_ROWSTRIDE,
                   GEGL_BLIT_DEFAULT);
    return TRUE;
}

GimpPDBStatusType
filtering_draw(const Run *run, GError **error)
{
    const LatticeValues values = run_get_values(run);

    if (!filtering_check(run, error))
        return GIMP_PDB_CALLING_ERROR;
    /* Merging the same pixels through a selection would round them. */
    if (lattice_values_get_number(&values, LATTICE_STRENGTH_KEY) == 0.0)
        return GIMP_PDB_SUCCESS;
    gimp_progress_init(lattice_translate(run->description->progress));
    const gboolean is_drawn =
        draw_selected(run->place.image, run->place.drawable, draw_filtered, run,
                      FALSE, NULL, error);
    gimp_progress_end();
    if (!is_drawn)
        return GIMP_PDB_EXECUTION_ERROR;
    if (run->mode != GIMP_RUN_NONINTERACTIVE)
        gimp_displays_flush();
    return GIMP_PDB_SUCCESS;
}
