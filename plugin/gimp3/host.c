/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing with libgimp 3.
 */
#include "host.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "gradient.h"
#include "gradients.h"

gboolean
host_refuse(GError **error)
{
    return lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
}

char *
host_find_own_folder(void)
{
    return g_path_get_dirname(gimp_get_progname());
}

const char *
host_parasite_get_text(GimpParasite *parasite, gsize *size)
{
    guint32 n_bytes;
    const char *text = gimp_parasite_get_data(parasite, &n_bytes);

    *size = n_bytes;
    return text;
}

/* GIMP passes on only what exists, but perhaps no drawable at all. */
gboolean
host_check_given(HostImage image G_GNUC_UNUSED, HostDrawable drawable,
                 GError **error)
{
    return drawable != NULL ||
           lattice_refuse(error, _("Lattice Noise draws on one layer, channel "
                                   "or mask at a time: select only one"));
}

gboolean
host_find_gradient(const char *name, NoiseGradient *stops)
{
    /* Owned by GIMP. */
    GimpGradient *gradient = strcmp(name, LATTICE_GRADIENT_ACTIVE) == 0
                                 ? gimp_context_get_gradient()
                                 : gimp_gradient_get_by_name(name);

    return gradient != NULL && gradients_fit(gradient, stops);
}

/* ---- Images ----------------------------------------------------------- */

LatticeExtent
host_image_get_size(HostImage image)
{
    return (LatticeExtent){gimp_image_get_width(image),
                           gimp_image_get_height(image)};
}

GimpImageBaseType
host_image_get_type(HostImage image)
{
    return gimp_image_get_base_type(image);
}

gboolean
host_image_has_floating_selection(HostImage image)
{
    return gimp_image_get_floating_sel(image) != NULL;
}

int
host_image_get_number(HostImage image)
{
    return gimp_image_get_id(image);
}

HostImage *
host_list_images(int *n_images)
{
    GimpImage **images = gimp_get_images();

    *n_images = 0;
    while (images[*n_images] != NULL)
        ++*n_images;
    return images;
}

GeglBuffer *
host_image_open_selection(HostImage image)
{
    return gimp_drawable_get_buffer(
        GIMP_DRAWABLE(gimp_image_get_selection(image)));
}

HostDrawable
host_image_get_layer(HostImage image)
{
    g_autofree GimpLayer **selected = gimp_image_get_selected_layers(image);

    return (GimpDrawable *)selected[0];
}

gboolean
host_image_set_layer(HostImage image, HostDrawable layer)
{
    const GimpLayer *layers[] = {GIMP_LAYER(layer), NULL};

    return gimp_image_set_selected_layers(image, layers);
}

/* ---- Drawables -------------------------------------------------------- */

HostKind
host_get_kind(HostDrawable drawable)
{
    if (GIMP_IS_LAYER_MASK(drawable))
        return HOST_MASK;
    if (GIMP_IS_CHANNEL(drawable))
        return HOST_CHANNEL;
    return GIMP_IS_GROUP_LAYER(drawable) ? HOST_GROUP : HOST_LAYER;
}

HostImage
host_get_image(HostDrawable drawable)
{
    return gimp_item_get_image(GIMP_ITEM(drawable));
}

gboolean
host_is_locked(HostDrawable drawable)
{
    return gimp_item_get_lock_content(GIMP_ITEM(drawable));
}

HostDrawable
host_get_parent(HostDrawable drawable)
{
    return GIMP_IS_LAYER_MASK(drawable)
               ? GIMP_DRAWABLE(gimp_layer_from_mask(GIMP_LAYER_MASK(drawable)))
               : GIMP_DRAWABLE(gimp_item_get_parent(GIMP_ITEM(drawable)));
}

int
host_get_position(HostDrawable drawable, HostImage image)
{
    return gimp_image_get_item_position(image, GIMP_ITEM(drawable));
}

GeglRectangle
host_get_place(HostDrawable drawable)
{
    GeglRectangle place = {0, 0, gimp_drawable_get_width(drawable),
                           gimp_drawable_get_height(drawable)};

    gimp_drawable_get_offsets(drawable, &place.x, &place.y);
    return place;
}

void
host_move_layer(HostDrawable layer, int x, int y)
{
    gimp_layer_set_offsets(GIMP_LAYER(layer), x, y);
}

gboolean
host_find_selected(HostDrawable drawable, GeglRectangle *area)
{
    if (gimp_drawable_mask_intersect(drawable, &area->x, &area->y, &area->width,
                                     &area->height))
        return TRUE;
    *area = (GeglRectangle){0, 0, 0, 0};
    return gimp_pdb_get_last_status(gimp_get_pdb()) == GIMP_PDB_SUCCESS;
}

void
host_attach(HostDrawable drawable, const GimpParasite *parasite)
{
    gimp_item_attach_parasite(GIMP_ITEM(drawable), parasite);
}

GimpParasite *
host_get_parasite(HostDrawable drawable, const char *name)
{
    return gimp_item_get_parasite(GIMP_ITEM(drawable), name);
}

HostDrawable
host_new_layer(HostImage image, const char *name, LatticeExtent size,
               GimpLayerMode mode, double opacity)
{
    const GimpImageType type = gimp_image_get_base_type(image) == GIMP_GRAY
                                   ? GIMP_GRAYA_IMAGE
                                   : GIMP_RGBA_IMAGE;

    return GIMP_DRAWABLE(gimp_layer_new(image, name, size.width, size.height,
                                        type, opacity, mode));
}

HostDrawable
host_new_group(HostImage image, const char *name)
{
    return GIMP_DRAWABLE(gimp_group_layer_new(image, name));
}

HostDrawable
host_new_channel(HostImage image, const char *name)
{
    GeglColor *black = gegl_color_new("black");
    GimpChannel *channel = gimp_channel_new(
        image, name, gimp_image_get_width(image), gimp_image_get_height(image),
        LATTICE_CHANNEL_OPACITY, black);

    g_object_unref(black);
    if (channel != NULL)
        gimp_item_set_visible(GIMP_ITEM(channel), FALSE);
    return GIMP_DRAWABLE(channel);
}

HostDrawable
host_new_mask(HostDrawable layer)
{
    return GIMP_DRAWABLE(
        gimp_layer_create_mask(GIMP_LAYER(layer), GIMP_ADD_MASK_WHITE));
}

HostDrawable
host_get_mask(HostDrawable layer)
{
    return GIMP_DRAWABLE(gimp_layer_get_mask(GIMP_LAYER(layer)));
}

HostDrawable
host_copy_group(HostDrawable group, HostImage image, const char *name,
                HostDrawable *layers, int n_layers)
{
    GimpLayer *copy = gimp_layer_new_from_drawable(group, image);

    if (copy == NULL)
        return HOST_NONE;
    gimp_item_set_name(GIMP_ITEM(copy), name);
    g_autofree GimpItem **children = gimp_item_get_children(GIMP_ITEM(copy));
    for (int i = 0; i < n_layers; i++)
        layers[i] = GIMP_DRAWABLE(children[n_layers - 1 - i]);
    return GIMP_DRAWABLE(copy);
}

gboolean
host_insert(HostKind kind, HostDrawable drawable, HostImage image,
            HostDrawable parent, int position)
{
    switch (kind) {
    case HOST_MASK:
        return gimp_layer_add_mask(GIMP_LAYER(parent),
                                   GIMP_LAYER_MASK(drawable));
    case HOST_CHANNEL:
        return gimp_image_insert_channel(image, GIMP_CHANNEL(drawable), NULL,
                                         0);
    default:
        return gimp_image_insert_layer(image, GIMP_LAYER(drawable),
                                       (GimpLayer *)parent, position);
    }
}

void
host_delete(HostDrawable drawable)
{
    gimp_item_delete(GIMP_ITEM(drawable));
}
