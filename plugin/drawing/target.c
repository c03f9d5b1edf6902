/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Layers, masks and channels to draw on.
 */
#include "target.h"

#include "folders.h"
#include "look.h"

/* What the job's new drawable is called; free with g_free(). */
static char *
find_name(const Job *job)
{
    g_autoptr(LatticePresets) presets = folders_find_presets();

    return lattice_look_name(presets, &job->request);
}

/* The part of what is in the image that is selected. */
static void
find_area(Target *target, HostDrawable drawable)
{
    const GeglRectangle place = host_get_place(drawable);

    target->x = place.x;
    target->y = place.y;
    host_find_selected(drawable, &target->area);
}

/* The mask of the job's layer, made if there is none. */
static void
find_mask(Target *target, const Job *job)
{
    HostDrawable layer = job_find_layer(job);

    find_area(target, layer);
    target->drawable = host_get_mask(layer);
    target->is_new = target->drawable == HOST_NONE;
    if (target->is_new)
        target->drawable = host_new_mask(layer);
}

/* The part of the canvas that is selected. */
static GeglRectangle
get_selected_area(HostImage image)
{
    gboolean is_selection;
    int x1, y1, x2, y2;

    gimp_selection_bounds(image, &is_selection, &x1, &y1, &x2, &y2);
    return (GeglRectangle){x1, y1, x2 - x1, y2 - y1};
}

/* A layer or channel as large as the canvas, of which what is selected is
 * drawn. */
static void
make_new(Target *target, const Job *job)
{
    g_autofree char *name = find_name(job);

    target->is_new = TRUE;
    target->area = get_selected_area(job->image);
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
        find_mask(&target, job);
        break;
    default:
        find_area(&target, job->drawable);
    }
    if (target.drawable == HOST_NONE)
        host_refuse(error);
    return target;
}

/* GIMP calls a group of a plug-in's undo steps by its entry in the menu, and a
 * single one by what GIMP did.  There is one call in the group: killed before
 * it, the plug-in leaves an empty step. */
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
        host_delete(target->drawable);
    return is_inserted;
}
