/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing with libgimp 2.
 */
#include "host.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "gradient.h"
#include "gradients.h"

gboolean
host_refuse(GError **error)
{
    return lattice_refuse(error, gimp_get_pdb_error());
}

/* Asks the system, since libgimp 2 has only the file's name, without its
 * folder. */
char *
host_find_own_folder(void)
{
#ifdef G_OS_WIN32
    return g_win32_get_package_installation_directory_of_module(NULL);
#else
    g_autofree char *file = g_file_read_link("/proc/self/exe", NULL);

    return file != NULL ? g_path_get_dirname(file) : NULL;
#endif
}

const char *
host_parasite_get_text(GimpParasite *parasite, gsize *size)
{
    *size = (gsize)gimp_parasite_data_size(parasite);
    return gimp_parasite_data(parasite);
}

static gboolean
refuse_number(GError **error, const char *field, gint32 number)
{
    g_set_error(error, LATTICE_ERROR, 0,
                /* TRANSLATORS: "image" or "drawable", the name of an argument
                 * in scripts, and a number. */
                _("%s is %d: it does not exist"), field, number);
    return FALSE;
}

gboolean
host_check_given(HostImage image, HostDrawable drawable, GError **error)
{
    if (!gimp_image_is_valid(image))
        return refuse_number(error, "image", image);
    return (gimp_item_is_valid(drawable) && gimp_item_is_drawable(drawable)) ||
           refuse_number(error, "drawable", drawable);
}

/* Whether GIMP has a gradient of this name; asked for any other, it would show
 * a message of its own. */
static gboolean
has_gradient(const char *name)
{
    int n_names;
    char **names = gimp_gradients_get_list("", &n_names);
    gboolean is_found = FALSE;

    for (int i = 0; i < n_names; i++) {
        is_found = is_found || strcmp(names[i], name) == 0;
        g_free(names[i]);
    }
    g_free(names);
    return is_found;
}

gboolean
host_find_gradient(const char *name, NoiseGradient *stops)
{
    const gboolean is_active = strcmp(name, LATTICE_GRADIENT_ACTIVE) == 0;
    g_autofree char *found =
        is_active ? gimp_context_get_gradient() : g_strdup(name);

    return has_gradient(found) && gradients_fit(found, stops);
}

/* ---- Images ----------------------------------------------------------- */

LatticeExtent
host_image_get_size(HostImage image)
{
    return (LatticeExtent){gimp_image_width(image), gimp_image_height(image)};
}

GimpImageBaseType
host_image_get_type(HostImage image)
{
    return gimp_image_base_type(image);
}

gboolean
host_image_has_floating_selection(HostImage image)
{
    return gimp_image_get_floating_sel(image) != -1;
}

int
host_image_get_number(HostImage image)
{
    return image;
}

HostImage *
host_list_images(int *n_images)
{
    return gimp_image_list(n_images);
}

GeglBuffer *
host_image_open_selection(HostImage image)
{
    return gimp_drawable_get_buffer(gimp_image_get_selection(image));
}

HostDrawable
host_image_get_layer(HostImage image)
{
    return gimp_image_get_active_layer(image);
}

gboolean
host_image_set_layer(HostImage image, HostDrawable layer)
{
    return gimp_image_set_active_layer(image, layer);
}

/* ---- Drawables -------------------------------------------------------- */

HostKind
host_get_kind(HostDrawable drawable)
{
    if (gimp_item_is_layer_mask(drawable))
        return HOST_MASK;
    if (gimp_item_is_channel(drawable))
        return HOST_CHANNEL;
    return gimp_item_is_group(drawable) ? HOST_GROUP : HOST_LAYER;
}

HostImage
host_get_image(HostDrawable drawable)
{
    return gimp_item_get_image(drawable);
}

gboolean
host_is_locked(HostDrawable drawable)
{
    return gimp_item_get_lock_content(drawable);
}

HostDrawable
host_get_parent(HostDrawable drawable)
{
    return gimp_item_is_layer_mask(drawable) ? gimp_layer_from_mask(drawable)
                                             : gimp_item_get_parent(drawable);
}

int
host_get_position(HostDrawable drawable, HostImage image)
{
    return gimp_image_get_item_position(image, drawable);
}

GeglRectangle
host_get_place(HostDrawable drawable)
{
    GeglRectangle place = {0, 0, gimp_drawable_width(drawable),
                           gimp_drawable_height(drawable)};

    gimp_drawable_offsets(drawable, &place.x, &place.y);
    return place;
}

void
host_move_layer(HostDrawable layer, int x, int y)
{
    gimp_layer_set_offsets(layer, x, y);
}

gboolean
host_find_selected(HostDrawable drawable, GeglRectangle *area)
{
    if (gimp_drawable_mask_intersect(drawable, &area->x, &area->y, &area->width,
                                     &area->height))
        return TRUE;
    *area = (GeglRectangle){0, 0, 0, 0};
    return gimp_get_pdb_status() == GIMP_PDB_SUCCESS;
}

void
host_attach(HostDrawable drawable, const GimpParasite *parasite)
{
    gimp_item_attach_parasite(drawable, parasite);
}

GimpParasite *
host_get_parasite(HostDrawable drawable, const char *name)
{
    return gimp_item_get_parasite(drawable, name);
}

HostDrawable
host_new_layer(HostImage image, const char *name, LatticeExtent size,
               GimpLayerMode mode, double opacity)
{
    const GimpImageType type = gimp_image_base_type(image) == GIMP_GRAY
                                   ? GIMP_GRAYA_IMAGE
                                   : GIMP_RGBA_IMAGE;

    return gimp_layer_new(image, name, size.width, size.height, type, opacity,
                          mode);
}

HostDrawable
host_new_group(HostImage image, const char *name G_GNUC_UNUSED)
{
    return gimp_layer_group_new(image);
}

HostDrawable
host_new_channel(HostImage image, const char *name)
{
    const GimpRGB black = {0.0, 0.0, 0.0, 1.0};
    const gint32 channel = gimp_channel_new(
        image, name, gimp_image_width(image), gimp_image_height(image),
        LATTICE_CHANNEL_OPACITY, &black);

    if (channel != -1)
        gimp_item_set_visible(channel, FALSE);
    return channel;
}

HostDrawable
host_new_mask(HostDrawable layer)
{
    return gimp_layer_create_mask(layer, GIMP_ADD_MASK_WHITE);
}

HostDrawable
host_get_mask(HostDrawable layer)
{
    return gimp_layer_get_mask(layer);
}

HostDrawable
host_copy_group(HostDrawable group, HostImage image, const char *name,
                HostDrawable *layers, int n_layers)
{
    const gint32 copy = gimp_layer_new_from_drawable(group, image);
    int n_children;

    if (copy == -1)
        return HOST_NONE;
    gimp_item_set_name(copy, name);
    g_autofree gint32 *children = gimp_item_get_children(copy, &n_children);
    for (int i = 0; i < n_layers; i++)
        layers[i] = children[n_layers - 1 - i];
    return copy;
}

/* GIMP returns -1 for no group, but wants 0 as an argument. */
gboolean
host_insert(HostKind kind, HostDrawable drawable, HostImage image,
            HostDrawable parent, int position)
{
    switch (kind) {
    case HOST_MASK:
        return gimp_layer_add_mask(parent, drawable);
    case HOST_CHANNEL:
        return gimp_image_insert_channel(image, drawable, 0, 0);
    default:
        return gimp_image_insert_layer(image, drawable, MAX(parent, 0),
                                       position);
    }
}

void
host_delete(HostDrawable drawable)
{
    gimp_item_delete(drawable);
}

/* ---- Noise as an editable filter -------------------------------------- */

gboolean
host_check_filter(HostDrawable drawable G_GNUC_UNUSED, GError **error)
{
    return lattice_refuse(
        error, _("GIMP 2.10 has no editable filters: choose a layer"));
}

gboolean
host_draw_filter(const Job *job G_GNUC_UNUSED, GError **error)
{
    return host_check_filter(HOST_NONE, error);
}
