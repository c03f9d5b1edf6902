/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing by way of the shadow buffer, which GIMP merges into the drawable
 * minding selection and locks.
 */
#include "draw.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "selection.h"

/* Turns GIMP's refusal into an error. */
static void
refuse(GError **error)
{
    lattice_refuse(error, gimp_get_pdb_error());
}

/* A layer as large as the canvas, not yet in the image; -1 if GIMP refuses. */
static gint32
make_layer(const Job *job, GError **error)
{
    g_autofree char *name = lattice_request_get_layer_name(&job->request);
    const GimpImageType type = gimp_image_base_type(job->image) == GIMP_GRAY
                                   ? GIMP_GRAYA_IMAGE
                                   : GIMP_RGBA_IMAGE;
    const gint32 layer = gimp_layer_new(
        job->image, name, gimp_image_width(job->image),
        gimp_image_height(job->image), type, job->request.opacity, job->mode);

    if (layer == -1)
        refuse(error);
    return layer;
}

static gboolean
insert_layer(const Job *job, gint32 layer)
{
    gint32 group;
    int position;

    job_find_place(job, &group, &position);
    return gimp_image_insert_layer(job->image, layer, group, position);
}

/* The part of the canvas that is selected. */
static GeglRectangle
get_selected_area(gint32 image)
{
    gboolean is_selection;
    int x1, y1, x2, y2;

    gimp_selection_bounds(image, &is_selection, &x1, &y1, &x2, &y2);
    return (GeglRectangle){x1, y1, x2 - x1, y2 - y1};
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
    const gboolean is_new = job->request.output == LATTICE_OUTPUT_NEW_LAYER;
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);
    Job drawn = *job;
    GeglRectangle area;

    if (!lattice_operation_check(recipe, error))
        return -1;
    if (is_new) {
        area = get_selected_area(job->image);
        drawn.drawable = make_layer(job, error);
        if (drawn.drawable == -1)
            return -1;
    } else if (!job_find_area(job, &area, error)) {
        return -1;
    }

    const LatticePlacement placement = job_get_placement(&drawn);
    gimp_progress_init(_("Lattice Noise"));
    if (!render(drawn.drawable, &area, recipe, &placement, error)) {
        if (is_new)
            gimp_item_delete(drawn.drawable);
        gimp_progress_end();
        return -1;
    }

    gimp_image_undo_group_start(job->image);
    const gboolean is_there = !is_new || insert_layer(job, drawn.drawable);
    const gboolean is_drawn = is_there && merge_shadow(drawn.drawable, &area);
    if (is_drawn) {
        gimp_drawable_update(drawn.drawable, area.x, area.y, area.width,
                             area.height);
        draw_attach_recipe(drawn.drawable, recipe);
    } else {
        refuse(error);
        if (is_new && is_there)
            gimp_image_remove_layer(job->image, drawn.drawable);
        else if (is_new)
            gimp_item_delete(drawn.drawable);
    }
    gimp_image_undo_group_end(job->image);
    gimp_progress_end();
    return is_drawn ? drawn.drawable : -1;
}
