/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing by way of the shadow buffer, which GIMP merges into the drawable
 * minding selection and locks.  A merged filter would not do: GIMP takes its
 * numbers from sRGB into the profile of the image, and they would not be the
 * noise's any more.
 */
#include "draw.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "filter.h"
#include "selection.h"
#include "target.h"

/* Turns GIMP's refusal into an error. */
static void
refuse(GError **error)
{
    lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
}

void
draw_attach_recipe(GimpDrawable *drawable, const LatticeRequest *request)
{
    g_autofree char *recipe = lattice_request_get_recipe(request);
    GimpParasite *parasite =
        gimp_parasite_new(LATTICE_RECIPE_PARASITE,
                          GIMP_PARASITE_PERSISTENT | GIMP_PARASITE_UNDOABLE,
                          strlen(recipe), recipe);

    gimp_item_attach_parasite(GIMP_ITEM(drawable), parasite);
    gimp_parasite_free(parasite);
}

char *
draw_get_recipe(GimpDrawable *drawable)
{
    GimpParasite *parasite =
        gimp_item_get_parasite(GIMP_ITEM(drawable), LATTICE_RECIPE_PARASITE);
    guint32 size;

    if (parasite == NULL)
        return NULL;
    const char *data = gimp_parasite_get_data(parasite, &size);
    char *recipe = g_strndup(data, size);
    gimp_parasite_free(parasite);
    return recipe;
}

/* Draws an area, in the drawable's own pixels, into its shadow buffer. */
static gboolean
render(GimpDrawable *drawable, const GeglRectangle *area,
       const LatticeRequest *request, GError **error)
{
    GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(drawable);
    const LatticePlacement placement = job_find_placement(drawable, request);
    g_autofree char *recipe = lattice_request_get_recipe(request);

    if (shadow == NULL) {
        refuse(error);
        return FALSE;
    }
    lattice_operation_render(shadow, area, recipe, &placement,
                             (LatticeProgress){gimp_progress_update, 0.0, 1.0});
    g_object_unref(shadow); /* sends the last tiles */
    return TRUE;
}

/* Whether the shadow buffer has to be merged over black. */
static gboolean
wants_black(GimpDrawable *drawable, const GeglRectangle *area)
{
    GimpImage *image = gimp_item_get_image(GIMP_ITEM(drawable));
    GeglRectangle on_canvas = *area;
    int x, y;

    if (gimp_selection_is_empty(image))
        return FALSE;
    gimp_drawable_get_offsets(drawable, &x, &y);
    on_canvas.x += x;
    on_canvas.y += y;

    GeglBuffer *selection = gimp_drawable_get_buffer(
        GIMP_DRAWABLE(gimp_image_get_selection(image)));
    const gboolean wants = lattice_selection_wants_black(
        selection, &on_canvas, gimp_drawable_get_format(drawable));
    g_object_unref(selection);
    return wants;
}

/* Merges black, and leaves the shadow buffer as it was. */
static gboolean
merge_black(GimpDrawable *drawable, const GeglRectangle *area)
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
merge_shadow(GimpDrawable *drawable, const GeglRectangle *area, GError **error)
{
    if ((!wants_black(drawable, area) || merge_black(drawable, area)) &&
        gimp_drawable_merge_shadow(drawable, TRUE))
        return TRUE;
    refuse(error);
    return FALSE;
}

/* Draws on the drawable, and writes down there what was drawn. */
static gboolean
draw_on(GimpDrawable *drawable, const LatticeRequest *request, GError **error)
{
    GeglRectangle area;

    /* Outside of the selection what is new stays empty. */
    if (!gimp_drawable_mask_intersect(drawable, &area.x, &area.y, &area.width,
                                      &area.height))
        return TRUE;
    if (!render(drawable, &area, request, error) ||
        !merge_shadow(drawable, &area, error))
        return FALSE;
    gimp_drawable_update(drawable, area.x, area.y, area.width, area.height);
    draw_attach_recipe(drawable, request);
    return TRUE;
}

GimpDrawable *
draw_job(const Job *job, GError **error)
{
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);

    if (!lattice_operation_check(recipe, error))
        return NULL;
    if (job->request.output == LATTICE_OUTPUT_FILTER)
        return filter_draw(job, error) ? job->drawable : NULL;
    gimp_progress_init(_("Lattice Noise"));
    gimp_image_undo_group_start(job->image);
    Target target = target_find(job, error);
    if (target.drawable != NULL &&
        !draw_on(target.drawable, &job->request, error)) {
        target_discard(&target);
        target.drawable = NULL;
    }
    gimp_image_undo_group_end(job->image);
    gimp_progress_end();
    return target.drawable;
}
