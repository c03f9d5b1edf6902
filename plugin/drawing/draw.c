/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * On a drawable of the image, noise is drawn into the shadow buffer, which GIMP
 * merges, minding selection and locks.  On a new one it is drawn directly; the
 * image gets it when it is whole, so that killing the plug-in leaves no half
 * of it.  Merging a filter would not do: GIMP converts its numbers from sRGB to
 * the image's profile, and they would no longer be the noise's.
 */
#include "draw.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "selection.h"
#include "target.h"

void
draw_attach_recipe(HostDrawable drawable, const char *recipe)
{
    GimpParasite *parasite =
        gimp_parasite_new(LATTICE_RECIPE_PARASITE,
                          GIMP_PARASITE_PERSISTENT | GIMP_PARASITE_UNDOABLE,
                          (guint32)strlen(recipe), recipe);

    host_attach(drawable, parasite);
    gimp_parasite_free(parasite);
}

char *
draw_get_recipe(HostDrawable drawable)
{
    GimpParasite *parasite =
        host_get_parasite(drawable, LATTICE_RECIPE_PARASITE);
    gsize size;

    if (parasite == NULL)
        return NULL;
    const char *text = host_parasite_get_text(parasite, &size);
    char *recipe = g_strndup(text, size);
    gimp_parasite_free(parasite);
    return recipe;
}

static void
render_target(GeglBuffer *buffer, const Target *target, const Job *job,
              const char *recipe)
{
    const LatticePlacement placement = job_find_placement(
        target->drawable, target->x, target->y, &job->request);

    lattice_operation_render(buffer, &target->area, recipe, &placement,
                             (LatticeProgress){gimp_progress_update, 0.0, 1.0});
}

/* Opens the selection, to be freed with g_object_unref(), and stores where the
 * target's area lies in it. */
static GeglBuffer *
get_selection(const Target *target, const Job *job, GeglRectangle *on_canvas)
{
    *on_canvas = target->area;
    on_canvas->x += target->x;
    on_canvas->y += target->y;
    return host_image_open_selection(job->image);
}

/* Copies the pixels that merging through a selection would round; NULL if there
 * would be nothing to correct. */
static GeglBuffer *
keep_pixels(const Target *target, const Job *job)
{
    if (gimp_selection_is_empty(job->image))
        return NULL;
    GeglBuffer *buffer = gimp_drawable_get_buffer(target->drawable);
    GeglBuffer *kept = lattice_selection_keep(buffer, &target->area);
    g_object_unref(buffer);
    return kept;
}

/* Corrects the rounding of what has been merged, in the same undo step. */
static void
mend_pixels(const Target *target, const Job *job, GeglBuffer *kept)
{
    GeglRectangle on_canvas;
    GeglBuffer *selection = get_selection(target, job, &on_canvas);
    GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(target->drawable);
    GeglBuffer *buffer = gimp_drawable_get_buffer(target->drawable);

    lattice_selection_mend(buffer, &target->area, kept, shadow, selection,
                           &on_canvas);
    g_object_unref(buffer); /* sends the last tiles */
    g_object_unref(shadow);
    g_object_unref(selection);
}

/* Merges the shadow buffer, and corrects what merging has rounded. */
static gboolean
merge(const Target *target, const Job *job)
{
    GeglBuffer *kept = keep_pixels(target, job);
    const gboolean is_merged =
        gimp_drawable_merge_shadow(target->drawable, TRUE);

    if (is_merged && kept != NULL)
        mend_pixels(target, job, kept);
    g_clear_object(&kept);
    return is_merged;
}

/* Draws on a drawable that is in the image, in one undo step. */
static gboolean
draw_in_place(const Target *target, const Job *job, const char *recipe,
              GError **error)
{
    const GeglRectangle *area = &target->area;
    GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(target->drawable);
    gboolean is_merged = shadow != NULL;

    if (is_merged) {
        render_target(shadow, target, job, recipe);
        g_object_unref(shadow); /* sends the last tiles */
        gimp_image_undo_group_start(job->image);
        is_merged = merge(target, job);
        if (is_merged)
            draw_attach_recipe(target->drawable, recipe);
        gimp_image_undo_group_end(job->image);
    }
    if (!is_merged)
        return host_refuse(error);
    gimp_drawable_update(target->drawable, area->x, area->y, area->width,
                         area->height);
    return TRUE;
}

/* Draws on a new drawable, and then inserts it into the image. */
static gboolean
draw_new(const Target *target, const Job *job, const char *recipe,
         GError **error)
{
    GeglBuffer *buffer = gimp_drawable_get_buffer(target->drawable);

    render_target(buffer, target, job, recipe);
    if (!gimp_selection_is_empty(job->image)) {
        GeglRectangle on_canvas;
        GeglBuffer *selection = get_selection(target, job, &on_canvas);
        lattice_selection_cut(
            buffer, &target->area, selection, &on_canvas,
            host_get_kind(target->drawable) == HOST_MASK ? 1.0F : 0.0F);
        g_object_unref(selection);
    }
    g_object_unref(buffer); /* sends the last tiles */
    draw_attach_recipe(target->drawable, recipe);
    return target_insert(target, job, error);
}

HostDrawable
draw_job(const Job *job, GError **error)
{
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);

    if (!lattice_operation_check(recipe, error))
        return HOST_NONE;
    if (job->request.output == LATTICE_OUTPUT_FILTER)
        return host_draw_filter(job, error) ? job->drawable : HOST_NONE;
    const Target target = target_find(job, error);
    if (target.drawable == HOST_NONE)
        return HOST_NONE;
    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_drawn = target.is_new
                                  ? draw_new(&target, job, recipe, error)
                                  : draw_in_place(&target, job, recipe, error);
    gimp_progress_end();
    return is_drawn ? target.drawable : HOST_NONE;
}
