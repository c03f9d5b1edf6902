/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Layers, masks and channels to draw on.
 */
#include "target.h"

#include "folders.h"
#include "look.h"

/* The part of the canvas that is selected. */
static GeglRectangle
get_selected_area(gint32 image)
{
    gboolean is_selection;
    int x1, y1, x2, y2;

    gimp_selection_bounds(image, &is_selection, &x1, &y1, &x2, &y2);
    return (GeglRectangle){x1, y1, x2 - x1, y2 - y1};
}

/* What the job's new drawable is called; free with g_free(). */
static char *
find_name(const Job *job)
{
    g_autoptr(LatticePresets) presets = folders_find_presets();

    return lattice_look_name(presets, &job->request);
}

/* A layer as large as the canvas; -1 if GIMP refuses. */
static gint32
make_layer(const Job *job)
{
    g_autofree char *name = find_name(job);
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
    g_autofree char *name = find_name(job);
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

/* A place in the image for a new target. */
typedef struct Place {
    gint32 parent; /* the masked layer, or a group; 0: none */
    int position;
} Place;

static Place
find_place(const Job *job)
{
    Place place = {0, 0};

    if (job->request.output == LATTICE_OUTPUT_LAYER_MASK)
        place.parent = job_find_layer(job);
    else if (job->request.output == LATTICE_OUTPUT_NEW_LAYER)
        job_find_place(job, &place.parent, &place.position);
    return place;
}

static gboolean
insert(gint32 drawable, const Job *job, const Place *place)
{
    switch (job->request.output) {
    case LATTICE_OUTPUT_LAYER_MASK:
        return gimp_layer_add_mask(place->parent, drawable);
    case LATTICE_OUTPUT_NEW_CHANNEL:
        return gimp_image_insert_channel(job->image, drawable, 0, 0);
    default:
        return gimp_image_insert_layer(job->image, drawable, place->parent,
                                       place->position);
    }
}

/* GIMP calls a group of a plug-in's undo steps by its entry in the menu, and a
 * single one by what GIMP did.  There is one call in the group: killed before
 * it, the plug-in leaves an empty step. */
gboolean
target_insert(const Target *target, const Job *job, GError **error)
{
    const Place place = find_place(job);

    gimp_image_undo_group_start(job->image);
    const gboolean is_inserted = insert(target->drawable, job, &place);
    if (!is_inserted)
        lattice_refuse(error, gimp_get_pdb_error());
    gimp_image_undo_group_end(job->image);
    if (!is_inserted)
        gimp_item_delete(target->drawable);
    return is_inserted;
}
