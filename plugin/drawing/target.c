/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds or makes the layer, mask or channel to draw on.
 *
 * On a drawable of the image, pixels are drawn into the shadow buffer, which
 * GIMP merges, minding selection and locks.  Merging a filter would not do:
 * GIMP converts its numbers from sRGB to the image's profile, and they would no
 * longer be the noise's.
 */
#include "target.h"

#include "folders.h"
#include "look.h"
#include "parasite.h"

/* The name of the job's new drawable; free with g_free(). */
static char *
get_name(const Job *job)
{
    g_autoptr(LatticePresets) presets = folders_find_presets();
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);

    return lattice_look_name(list, &job->request);
}

/* Sets the target's corner and area to those of a drawable in the image, as far
 * as it is selected. */
static void
set_selected_area(Target *target, HostDrawable drawable)
{
    const GeglRectangle place = host_get_place(drawable);

    target->x = place.x;
    target->y = place.y;
    host_find_selected(drawable, &target->area);
}

/* Makes the mask of the job's layer the target; it is new if the layer has
 * none. */
static void
take_mask(Target *target, const Job *job)
{
    HostDrawable layer = job_find_layer(job);

    set_selected_area(target, layer);
    target->drawable = GIMP_DRAWABLE(gimp_layer_get_mask(GIMP_LAYER(layer)));
    target->is_new = target->drawable == HOST_NONE;
    if (target->is_new)
        target->drawable = GIMP_DRAWABLE(
            gimp_layer_create_mask(GIMP_LAYER(layer), GIMP_ADD_MASK_WHITE));
}

/* The bounds of the selection; the whole canvas without one. */
static GeglRectangle
get_selection_bounds(HostImage image)
{
    gboolean is_selection;
    int x1, y1, x2, y2;

    gimp_selection_bounds(image, &is_selection, &x1, &y1, &x2, &y2);
    return (GeglRectangle){x1, y1, x2 - x1, y2 - y1};
}

/* Makes a layer or channel as large as the canvas the target; only the selected
 * part of it is drawn. */
static void
make_new(Target *target, const Job *job)
{
    g_autofree char *name = get_name(job);

    target->is_new = TRUE;
    target->area = get_selection_bounds(job->image);
    target->drawable =
        job->request.output == LATTICE_OUTPUT_NEW_CHANNEL
            ? host_new_channel(job->image, name)
            : host_new_layer(job->image, name, host_image_get_size(job->image),
                             job->mode, job->request.opacity);
}

Target
target_find(const Job *job, GError **error)
{
    Target target = {.drawable = job->drawable};

    switch (job->request.output) {
    case LATTICE_OUTPUT_NEW_LAYER:
    case LATTICE_OUTPUT_NEW_CHANNEL:
        make_new(&target, job);
        break;
    case LATTICE_OUTPUT_LAYER_MASK:
        take_mask(&target, job);
        break;
    default:
        set_selected_area(&target, job->drawable);
    }
    if (target.drawable == HOST_NONE)
        host_refuse(error);
    return target;
}

gboolean
target_draw(const Target *target, HostImage image, TargetRender render,
            gconstpointer data, const char *recipe, GError **error)
{
    const GeglRectangle *area = &target->area;
    GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(target->drawable);
    gboolean is_merged = shadow != NULL;

    if (is_merged) {
        render(shadow, target, data);
        g_object_unref(shadow); /* sends the last tiles */
        gimp_image_undo_group_start(image);
        is_merged = gimp_drawable_merge_shadow(target->drawable, TRUE);
        if (is_merged && recipe != NULL)
            parasite_attach_recipe(target->drawable, recipe);
        gimp_image_undo_group_end(image);
    }
    if (!is_merged)
        return host_refuse(error);
    gimp_drawable_update(target->drawable, area->x, area->y, area->width,
                         area->height);
    return TRUE;
}

/* The undo group is for its name: GIMP names the group after the plug-in's menu
 * entry, but a single step after what GIMP did, such as "Add Layer".  A plug-in
 * killed before the one call in the group leaves an empty step. */
gboolean
target_insert(const Target *target, const Job *job, GError **error)
{
    HostKind kind = HOST_LAYER;
    HostDrawable parent = HOST_NONE;
    int position = 0;

    if (job->request.output == LATTICE_OUTPUT_LAYER_MASK) {
        kind = HOST_MASK;
        parent = job_find_layer(job);
    } else if (job->request.output == LATTICE_OUTPUT_NEW_CHANNEL) {
        kind = HOST_CHANNEL;
    } else {
        job_find_place(job, &parent, &position);
    }
    gimp_image_undo_group_start(job->image);
    const gboolean is_inserted =
        host_insert(kind, target->drawable, job->image, parent, position);
    if (!is_inserted)
        host_refuse(error);
    gimp_image_undo_group_end(job->image);
    if (!is_inserted)
        gimp_item_delete(GIMP_ITEM(target->drawable));
    return is_inserted;
}
