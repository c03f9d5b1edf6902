/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Layers, masks and channels to draw on.
 */
#include "target.h"

/* Turns GIMP's refusal into an error; always NULL. */
static GimpDrawable *
refuse(GError **error)
{
    lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
    return NULL;
}

GimpDrawable *
target_make_layer(const Job *job, GError **error)
{
    g_autofree char *name = lattice_request_get_layer_name(&job->request);
    const GimpImageType type = gimp_image_get_base_type(job->image) == GIMP_GRAY
                                   ? GIMP_GRAYA_IMAGE
                                   : GIMP_RGBA_IMAGE;
    GimpLayer *layer =
        gimp_layer_new(job->image, name, gimp_image_get_width(job->image),
                       gimp_image_get_height(job->image), type,
                       job->request.opacity, job->mode);
    GimpLayer *group;
    int position;

    job_find_place(job, &group, &position);
    if (layer == NULL ||
        !gimp_drawable_fill(GIMP_DRAWABLE(layer), GIMP_FILL_TRANSPARENT) ||
        !gimp_image_insert_layer(job->image, layer, group, position)) {
        refuse(error);
        if (layer != NULL)
            gimp_item_delete(GIMP_ITEM(layer));
        return NULL;
    }
    return GIMP_DRAWABLE(layer);
}

static GimpDrawable *
make_mask(GimpLayer *layer, GError **error)
{
    GimpLayerMask *mask = gimp_layer_create_mask(layer, GIMP_ADD_MASK_WHITE);

    if (mask == NULL || !gimp_layer_add_mask(layer, mask)) {
        refuse(error);
        if (mask != NULL)
            gimp_item_delete(GIMP_ITEM(mask));
        return NULL;
    }
    return GIMP_DRAWABLE(mask);
}

/* A channel as large as the canvas, hidden, as saved selections are. */
static GimpDrawable *
make_channel(const Job *job, GError **error)
{
    g_autofree char *name = lattice_request_get_layer_name(&job->request);
    GeglColor *black = gegl_color_new("black");
    GimpChannel *channel = gimp_channel_new(
        job->image, name, gimp_image_get_width(job->image),
        gimp_image_get_height(job->image), LATTICE_CHANNEL_OPACITY, black);

    g_object_unref(black);
    if (channel == NULL || !gimp_item_set_visible(GIMP_ITEM(channel), FALSE) ||
        !gimp_image_insert_channel(job->image, channel, NULL, 0)) {
        refuse(error);
        if (channel != NULL)
            gimp_item_delete(GIMP_ITEM(channel));
        return NULL;
    }
    return GIMP_DRAWABLE(channel);
}

Target
target_find(const Job *job, GError **error)
{
    GimpLayer *layer;
    GimpLayerMask *mask;

    switch (job->request.output) {
    case LATTICE_OUTPUT_NEW_LAYER:
        return (Target){target_make_layer(job, error), TRUE};
    case LATTICE_OUTPUT_NEW_CHANNEL:
        return (Target){make_channel(job, error), TRUE};
    case LATTICE_OUTPUT_LAYER_MASK:
        layer = job_find_layer(job);
        mask = gimp_layer_get_mask(layer);
        if (mask != NULL)
            return (Target){GIMP_DRAWABLE(mask), FALSE};
        return (Target){make_mask(layer, error), TRUE};
    default:
        return (Target){job->drawable, FALSE};
    }
}

void
target_discard(const Target *target)
{
    GimpDrawable *drawable = target->drawable;
    GimpImage *image;

    if (drawable == NULL || !target->is_new)
        return;
    image = gimp_item_get_image(GIMP_ITEM(drawable));
    if (GIMP_IS_LAYER_MASK(drawable))
        gimp_layer_remove_mask(gimp_layer_from_mask(GIMP_LAYER_MASK(drawable)),
                               GIMP_MASK_DISCARD);
    else if (GIMP_IS_LAYER(drawable))
        gimp_image_remove_layer(image, GIMP_LAYER(drawable));
    else
        gimp_image_remove_channel(image, GIMP_CHANNEL(drawable));
}
