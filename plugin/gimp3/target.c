/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Layers, masks and channels to draw on.
 */
#include "target.h"

/* The part of the canvas that is selected. */
static GeglRectangle
get_selected_area(GimpImage *image)
{
    gboolean is_selection;
    int x1, y1, x2, y2;

    gimp_selection_bounds(image, &is_selection, &x1, &y1, &x2, &y2);
    return (GeglRectangle){x1, y1, x2 - x1, y2 - y1};
}

/* A layer as large as the canvas; NULL if GIMP refuses. */
static GimpDrawable *
make_layer(const Job *job)
{
    g_autofree char *name = lattice_request_get_layer_name(&job->request);
    const GimpImageType type = gimp_image_get_base_type(job->image) == GIMP_GRAY
                                   ? GIMP_GRAYA_IMAGE
                                   : GIMP_RGBA_IMAGE;

    return GIMP_DRAWABLE(gimp_layer_new(job->image, name,
                                        gimp_image_get_width(job->image),
                                        gimp_image_get_height(job->image), type,
                                        job->request.opacity, job->mode));
}

/* A channel as large as the canvas, hidden, as saved selections are; NULL if
 * GIMP refuses. */
static GimpDrawable *
make_channel(const Job *job)
{
    g_autofree char *name = lattice_request_get_layer_name(&job->request);
    GeglColor *black = gegl_color_new("black");
    GimpChannel *channel = gimp_channel_new(
        job->image, name, gimp_image_get_width(job->image),
        gimp_image_get_height(job->image), LATTICE_CHANNEL_OPACITY, black);

    g_object_unref(black);
    if (channel != NULL)
        gimp_item_set_visible(GIMP_ITEM(channel), FALSE);
    return GIMP_DRAWABLE(channel);
}

/* The part of a drawable in the image that is selected. */
static void
find_area(Target *target, GimpDrawable *drawable)
{
    GeglRectangle *area = &target->area;

    gimp_drawable_get_offsets(drawable, &target->x, &target->y);
    gimp_drawable_mask_intersect(drawable, &area->x, &area->y, &area->width,
                                 &area->height);
}

/* The mask of the job's layer, made if there is none. */
static void
find_mask(Target *target, const Job *job)
{
    GimpLayer *layer = job_find_layer(job);
    GimpLayerMask *mask = gimp_layer_get_mask(layer);

    target->is_new = mask == NULL;
    if (target->is_new)
        mask = gimp_layer_create_mask(layer, GIMP_ADD_MASK_WHITE);
    target->drawable = GIMP_DRAWABLE(mask);
    find_area(target, GIMP_DRAWABLE(layer));
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
        find_mask(&target, job);
        break;
    default:
        target.is_new = FALSE;
        find_area(&target, job->drawable);
    }
    if (target.drawable == NULL)
        lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
    return target;
}

static gboolean
insert_layer(GimpDrawable *layer, const Job *job)
{
    GimpLayer *group;
    int position;

    job_find_place(job, &group, &position);
    return gimp_image_insert_layer(job->image, GIMP_LAYER(layer), group,
                                   position);
}

gboolean
target_insert(const Target *target, const Job *job, GError **error)
{
    GimpDrawable *drawable = target->drawable;
    gboolean is_inserted;

    if (GIMP_IS_LAYER_MASK(drawable))
        is_inserted =
            gimp_layer_add_mask(job_find_layer(job), GIMP_LAYER_MASK(drawable));
    else if (GIMP_IS_CHANNEL(drawable))
        is_inserted = gimp_image_insert_channel(
            job->image, GIMP_CHANNEL(drawable), NULL, 0);
    else
        is_inserted = insert_layer(drawable, job);
    if (is_inserted)
        return TRUE;
    lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
    gimp_item_delete(GIMP_ITEM(drawable));
    return FALSE;
}

GimpDrawable *
target_make_layer(const Job *job, GError **error)
{
    const Target target = {.drawable = make_layer(job), .is_new = TRUE};

    if (target.drawable == NULL)
        lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
    else if (target_insert(&target, job, error))
        return target.drawable;
    return NULL;
}
