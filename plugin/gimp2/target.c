/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Layers, masks and channels to draw on.
 */
#include "target.h"

/* The part of the canvas that is selected. */
static GeglRectangle
get_selected_area(gint32 image)
{
    gboolean is_selection;
    int x1, y1, x2, y2;

    gimp_selection_bounds(image, &is_selection, &x1, &y1, &x2, &y2);
    return (GeglRectangle){x1, y1, x2 - x1, y2 - y1};
}

/* A layer as large as the canvas; -1 if GIMP refuses. */
static gint32
make_layer(const Job *job)
{
    g_autofree char *name = lattice_request_get_layer_name(&job->request);
    const GimpImageType type = gimp_image_base_type(job->image) == GIMP_GRAY
                                   ? GIMP_GRAYA_IMAGE
                                   : GIMP_RGBA_IMAGE;

    return gimp_layer_new(job->image, name, gimp_image_width(job->image),
                          gimp_image_height(job->image), type,
                          job->request.opacity, job->mode);
}

/* A channel as large as the canvas, hidden, as saved selections are; -1 if
 * GIMP refuses. */
static gint32
make_channel(const Job *job)
{
    g_autofree char *name = lattice_request_get_layer_name(&job->request);
    GimpRGB black;
    gint32 channel;

    gimp_rgb_set(&black, 0.0, 0.0, 0.0);
    channel = gimp_channel_new(job->image, name, gimp_image_width(job->image),
                               gimp_image_height(job->image),
                               LATTICE_CHANNEL_OPACITY, &black);
    if (channel != -1)
        gimp_item_set_visible(channel, FALSE);
    return channel;
}

/* The mask of the job's layer, made if there is none. */
static void
find_mask(Target *target, const Job *job)
{
    const gint32 layer = job_find_layer(job);

    target->drawable = gimp_layer_get_mask(layer);
    target->is_new = target->drawable == -1;
    if (target->is_new)
        target->drawable = gimp_layer_create_mask(layer, GIMP_ADD_MASK_WHITE);
    gimp_drawable_offsets(layer, &target->x, &target->y);
}

Target
target_find(const Job *job, GError **error)
{
    Target target = {.drawable = job->drawable, .is_new = TRUE};

    target.area = get_selected_area(job->image);
    switch (job->request.output) {
    case LATTICE_OUTPUT_NEW_LAYER:
        target.drawable = make_layer(job);
        break;
    case LATTICE_OUTPUT_NEW_CHANNEL:
        target.drawable = make_channel(job);
        break;
    case LATTICE_OUTPUT_LAYER_MASK:
        job_find_area(job, &target.area, error);
        find_mask(&target, job);
        break;
    default:
        target.is_new = FALSE;
        job_find_area(job, &target.area, error);
        gimp_drawable_offsets(job->drawable, &target.x, &target.y);
    }
    if (target.drawable == -1)
        lattice_refuse(error, gimp_get_pdb_error());
    return target;
}

static gboolean
insert_layer(gint32 layer, const Job *job)
{
    gint32 group;
    int position;

    job_find_place(job, &group, &position);
    return gimp_image_insert_layer(job->image, layer, group, position);
}

gboolean
target_insert(const Target *target, const Job *job, GError **error)
{
    const gint32 drawable = target->drawable;
    gboolean is_inserted;

    if (gimp_item_is_layer_mask(drawable))
        is_inserted = gimp_layer_add_mask(job_find_layer(job), drawable);
    else if (gimp_item_is_channel(drawable))
        is_inserted = gimp_image_insert_channel(job->image, drawable, 0, 0);
    else
        is_inserted = insert_layer(drawable, job);
    if (is_inserted)
        return TRUE;
    lattice_refuse(error, gimp_get_pdb_error());
    gimp_item_delete(drawable);
    return FALSE;
}
