/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing by way of the shadow buffer, which GIMP merges into the drawable
 * minding selection and locks.
 */
#include "draw.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "selection.h"
#include "target.h"

/* Turns GIMP's refusal into an error. */
static void
refuse(GError **error)
{
    lattice_refuse(error, gimp_get_pdb_error());
}

/* Draws an area into the shadow buffer of a drawable. */
static gboolean
render(gint32 drawable, const GeglRectangle *area, const char *recipe,
       const LatticePlacement *placement, GError **error)
{
    GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(drawable);

    if (shadow == NULL) {
        refuse(error);
        return FALSE;
    }
    lattice_operation_render(shadow, area, recipe, placement,
                             (LatticeProgress){gimp_progress_update, 0.0, 1.0});
    g_object_unref(shadow); /* sends the last tiles */
    return TRUE;
}

/* Whether the shadow buffer has to be merged over black. */
static gboolean
wants_black(gint32 drawable, const GeglRectangle *area)
{
    const gint32 image = gimp_item_get_image(drawable);
    GeglRectangle on_canvas = *area;
    int x, y;

    if (gimp_selection_is_empty(image))
        return FALSE;
    gimp_drawable_offsets(drawable, &x, &y);
    on_canvas.x += x;
    on_canvas.y += y;

    GeglBuffer *selection =
        gimp_drawable_get_buffer(gimp_image_get_selection(image));
    const gboolean wants = lattice_selection_wants_black(
        selection, &on_canvas, gimp_drawable_get_format(drawable));
    g_object_unref(selection);
    return wants;
}

/* Merges black, and leaves the shadow buffer as it was. */
static gboolean
merge_black(gint32 drawable, const GeglRectangle *area)
{
    GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(drawable);

    if (shadow == NULL)
        return FALSE;
    GeglBuffer *noise = lattice_selection_blacken(shadow, area);
    gegl_buffer_flush(shadow);
    const gboolean is_merged = gimp_drawable_merge_shadow(drawable, TRUE);
    gegl_buffer_copy(noise, area, GEGL_ABYSS_NONE, shadow, area);
    g_object_unref(noise);
    g_object_unref(shadow);
    return is_merged;
}

static gboolean
merge_shadow(gint32 drawable, const GeglRectangle *area)
{
    return (!wants_black(drawable, area) || merge_black(drawable, area)) &&
           gimp_drawable_merge_shadow(drawable, TRUE);
}

void
draw_attach_recipe(gint32 drawable, const char *recipe)
{
    GimpParasite *parasite =
        gimp_parasite_new(LATTICE_RECIPE_PARASITE,
                          GIMP_PARASITE_PERSISTENT | GIMP_PARASITE_UNDOABLE,
                          strlen(recipe), recipe);

    gimp_item_attach_parasite(drawable, parasite);
    gimp_parasite_free(parasite);
}

gint32
draw_job(const Job *job, GError **error)
{
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);

    if (!lattice_operation_check(recipe, error))
        return -1;
    Target target = target_find(job, error);
    if (target.drawable == -1)
        return -1;

    const gint32 drawable = target.drawable;
    const GeglRectangle *area = &target.area;
    const LatticePlacement placement = job_get_placement(job, drawable);
    gimp_progress_init(_("Lattice Noise"));
    if (!render(drawable, area, recipe, &placement, error)) {
        target_discard(&target, job);
        gimp_progress_end();
        return -1;
    }

    gimp_image_undo_group_start(job->image);
    const gboolean is_drawn =
        target_insert(&target, job) && merge_shadow(drawable, area);
    if (is_drawn) {
        gimp_drawable_update(drawable, area->x, area->y, area->width,
                             area->height);
        draw_attach_recipe(drawable, recipe);
    } else {
        refuse(error);
        target_discard(&target, job);
    }
    gimp_image_undo_group_end(job->image);
    gimp_progress_end();
    return is_drawn ? drawable : -1;
}
