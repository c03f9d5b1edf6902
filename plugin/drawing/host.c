/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The functions of host.h that are the same for libgimp 2 and 3.
 */
#include "host.h"

#include <string.h>

#include "gradient.h"

gboolean
host_refuse(GError **error)
{
    return lattice_refuse(error, "%s", gimp_pdb_get_last_error(gimp_get_pdb()));
}

static gboolean
get_segment(gpointer gradient, int segment, double place[3])
{
    return gimp_gradient_segment_get_left_pos(gradient, segment, &place[0]) &&
           gimp_gradient_segment_get_middle_pos(gradient, segment, &place[1]) &&
           gimp_gradient_segment_get_right_pos(gradient, segment, &place[2]);
}

gboolean
host_fit_gradient(gpointer gradient, NoiseGradient *stops)
{
    const LatticeGradient described = {
        .n_segments = gimp_gradient_get_number_of_segments(gradient),
        .get_segment = get_segment,
        .sample = host_sample_gradient,
        .data = gradient};

    return lattice_gradient_fit(&described, stops);
}

LatticeExtent
host_image_get_size(HostImage image)
{
    return (LatticeExtent){gimp_image_get_width(image),
                           gimp_image_get_height(image)};
}

GeglRectangle
host_get_place(HostDrawable drawable)
{
    GeglRectangle place = {0, 0, gimp_drawable_get_width(drawable),
                           gimp_drawable_get_height(drawable)};

    gimp_drawable_get_offsets(drawable, &place.x, &place.y);
    return place;
}

const Babl *
host_get_preview_format(HostDrawable drawable)
{
    switch (gimp_drawable_type(drawable)) {
    case GIMP_RGBA_IMAGE:
        return babl_format("R'G'B'A u8");
    case GIMP_GRAY_IMAGE:
        return babl_format("Y' u8");
    case GIMP_GRAYA_IMAGE:
        return babl_format("Y'A u8");
    default:
        return babl_format("R'G'B' u8");
    }
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

void
host_attach_text(HostDrawable drawable, const char *name, const char *text)
{
    GimpParasite *parasite = gimp_parasite_new(
        name, GIMP_PARASITE_PERSISTENT | GIMP_PARASITE_UNDOABLE,
        (guint32)strlen(text), text);

    gimp_item_attach_parasite(GIMP_ITEM(drawable), parasite);
    gimp_parasite_free(parasite);
}

const HostOriginNames host_pixels_origin = {LATTICE_RECIPE_PARASITE,
                                            LATTICE_LOOK_PARASITE,
                                            LATTICE_SIZE_PARASITE},
                      host_filter_origin = {LATTICE_FILTER_PARASITE,
                                            LATTICE_FILTER_LOOK_PARASITE,
                                            LATTICE_FILTER_SIZE_PARASITE};

/* Attaches a text, or detaches an earlier one if it is NULL. */
static void
set_text(HostDrawable drawable, const char *name, const char *text)
{
    if (text != NULL)
        host_attach_text(drawable, name, text);
    else
        gimp_item_detach_parasite(GIMP_ITEM(drawable), name);
}

void
host_attach_origin(HostDrawable drawable, const HostOriginNames *names,
                   const HostOrigin *origin)
{
    g_autofree char *recipe = lattice_recipe_print(origin->recipe);
    char size[G_ASCII_DTOSTR_BUF_SIZE];

    g_ascii_dtostr(size, sizeof size, origin->asked_size);
    host_attach_text(drawable, names->recipe, recipe);
    set_text(drawable, names->look, origin->look);
    set_text(drawable, names->size, origin->asked_size > 0.0 ? size : NULL);
}

char *
host_get_text(HostDrawable drawable, const char *name)
{
    GimpParasite *parasite = gimp_item_get_parasite(GIMP_ITEM(drawable), name);
    guint32 size;

    if (parasite == NULL)
        return NULL;
    const char *text = gimp_parasite_get_data(parasite, &size);
    char *copy = g_strndup(text, size);
    gimp_parasite_free(parasite);
    return copy;
}

double
host_get_number(HostDrawable drawable, const char *name)
{
    g_autofree char *text = host_get_text(drawable, name);

    return text != NULL ? g_ascii_strtod(text, NULL) : 0.0;
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
        return gimp_image_insert_channel(image, GIMP_CHANNEL(drawable),
                                         HOST_ROOT, 0);
    default:
        return gimp_image_insert_layer(
            image, GIMP_LAYER(drawable),
            parent != HOST_NONE ? GIMP_LAYER(parent) : HOST_ROOT, position);
    }
}
