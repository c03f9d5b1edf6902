/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Filters drawables.
 */
#include "filtering.h"

#include <glib/gi18n-lib.h>

#include "filters.h"
#include "target.h"

/* A run with its checked values. */
typedef struct Filtering {
    const LatticeProcedure *description;
    LatticeValues *values;
} Filtering;

/* The checked values of a run; NULL if they, or the drawable, are refused. Free
 * with lattice_values_free(). */
static LatticeValues *
read_values(const Run *run, GError **error)
{
    g_autoptr(LatticeValues) values = NULL;

    if (!job_check_place(&run->place, error))
        return NULL;
    values = lattice_values_read(run->description, run->config, error);
    if (values == NULL ||
        !lattice_filter_check(run->description, values, error))
        return NULL;
    return g_steal_pointer(&values);
}

gboolean
filtering_check(const Run *run, GError **error)
{
    g_autoptr(LatticeValues) values = read_values(run, error);

    return values != NULL;
}

/* Takes the numbers of a mask's or channel's buffer for those that people
 * see. */
static void
open_as_seen(HostDrawable drawable, GeglBuffer *buffer)
{
    if (job_is_channel(drawable))
        gegl_buffer_set_format(buffer, lattice_operation_find_mask_format(
                                           gegl_buffer_get_format(buffer)));
}

/* Makes a graph that filters a drawable, to be freed with g_object_unref(), and
 * stores its last node. */
static GeglNode *
new_graph(const Filtering *filtering, HostDrawable drawable, GeglNode **filter)
{
    const GeglRectangle place = host_get_place(drawable);
    GeglBuffer *pixels = gimp_drawable_get_buffer(drawable);
    GeglNode *graph = gegl_node_new();

    open_as_seen(drawable, pixels);
    GeglNode *source = gegl_node_new_child(
        graph, "operation", "gegl:buffer-source", "buffer", pixels, NULL);
    *filter = lattice_filter_add(filtering->description, filtering->values,
                                 graph, place.x, place.y);
    gegl_node_link(source, *filter);
    g_object_unref(pixels); /* the source holds it */
    return graph;
}

/* Draws the filtered pixels of a target's drawable; data is a Filtering. */
static void
render(GeglBuffer *shadow, const Target *target, gconstpointer data)
{
    GeglNode *filter;
    GeglNode *graph = new_graph(data, target->drawable, &filter);

    open_as_seen(target->drawable, shadow);
    lattice_bands_draw(filter, shadow, &target->area,
                       (LatticeProgress){gimp_progress_update, 0.0, 1.0});
    g_object_unref(graph);
}

gboolean
filtering_show(const Run *run, const GeglRectangle *area, const Babl *format,
               void *pixels)
{
    g_autoptr(LatticeValues) values = read_values(run, NULL);
    const Filtering filtering = {run->description, values};
    GeglNode *filter;

    if (values == NULL)
        return FALSE;
    GeglNode *graph = new_graph(&filtering, run->place.drawable, &filter);
    gegl_node_blit(filter, 1.0, area, format, pixels, GEGL_AUTO_ROWSTRIDE,
                   GEGL_BLIT_DEFAULT);
    g_object_unref(graph);
    return TRUE;
}

GimpPDBStatusType
filtering_draw(const Run *run, GError **error)
{
    g_autoptr(LatticeValues) values = read_values(run, error);
    const Filtering filtering = {run->description, values};

    if (values == NULL)
        return GIMP_PDB_CALLING_ERROR;
    const Target target = target_find(&run->place, error);
    if (target.drawable == HOST_NONE)
        return GIMP_PDB_EXECUTION_ERROR;
    gimp_progress_init(lattice_translate(run->description->progress));
    const gboolean is_drawn =
        target_draw(&target, run->place.image, render, &filtering, NULL, error);
    gimp_progress_end();
    if (!is_drawn)
        return GIMP_PDB_EXECUTION_ERROR;
    if (run->mode != GIMP_RUN_NONINTERACTIVE)
        gimp_displays_flush();
    return GIMP_PDB_SUCCESS;
}
