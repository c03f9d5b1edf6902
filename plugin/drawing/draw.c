/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws the noise of jobs.  On a new drawable it is drawn directly; the image
 * gets it when it is whole, so that killing the plug-in leaves no half of it.
 */
#include "draw.h"

#include <glib/gi18n-lib.h>

#include "in-place.h"
#include "parasite.h"
#include "selection.h"
#include "target.h"

/* Draws a job, passed as data, into a buffer. */
static void
render_job(GeglBuffer *buffer, const Target *target, gconstpointer data)
{
    const Job *job = data;
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);
    const LatticePlacement placement = job_find_placement(
        target->drawable, target->x, target->y, &job->request);

    lattice_operation_render(buffer, &target->area, recipe, &placement,
                             (LatticeProgress){gimp_progress_update, 0.0, 1.0});
}

/* Draws on a new drawable, and then inserts it into the image. */
static gboolean
draw_new(const Target *target, const Job *job, const char *recipe,
         GError **error)
{
    GeglBuffer *buffer = gimp_drawable_get_buffer(target->drawable);

    render_job(buffer, target, job);
    if (!gimp_selection_is_empty(job->image)) {
        GeglRectangle on_canvas;
        GeglBuffer *selection =
            in_place_open_selection(target, job->image, &on_canvas);
        lattice_selection_cut(
            buffer, &target->area, selection, &on_canvas,
            host_get_kind(target->drawable) == HOST_MASK ? 1.0F : 0.0F);
        g_object_unref(selection);
    }
    g_object_unref(buffer); /* sends the last tiles */
    parasite_attach_recipe(target->drawable, recipe);
    return target_insert(target, job, error);
}

HostDrawable
draw_job(const Job *job, GError **error)
{
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);

    if (job->request.output == LATTICE_OUTPUT_FILTER)
        return host_draw_filter(job, error) ? job->drawable : HOST_NONE;
    const Target target = target_find(job, error);
    if (target.drawable == HOST_NONE)
        return HOST_NONE;
    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_drawn =
        target.is_new ? draw_new(&target, job, recipe, error)
                      : in_place_draw(&target, job->image, render_job, job,
                                      recipe, error);
    gimp_progress_end();
    return is_drawn ? target.drawable : HOST_NONE;
}
