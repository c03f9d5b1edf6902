/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The functions of host.h for libgimp 3.
 */
#include "host.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "gradient.h"

const char *
host_get_plugin_dir(void)
{
    g_autofree char *folder = g_path_get_dirname(gimp_get_progname());

    return g_intern_string(folder);
}

/* GIMP passes only images and drawables that exist, but may pass no drawable. */
gboolean
host_check_given(HostImage image G_GNUC_UNUSED, HostDrawable drawable,
                 GError **error)
{
    return drawable != NULL ||
           lattice_refuse(error, _("Lattice Noise draws on one layer, channel "
                                   "or mask at a time: select only one"));
}

/* ---- Gradients -------------------------------------------------------- */

gboolean
host_sample_gradient(gpointer gradient, int n, const double *position,
                     double *rgba)
{
    const Babl *format = babl_format("R'G'B'A double");
    GeglColor **colors =
        gimp_gradient_get_custom_samples(gradient, (gsize)n, position, FALSE);
    int n_colors = 0;

    if (colors == NULL)
        return FALSE;
    while (n_colors < n && colors[n_colors] != NULL) {
        gegl_color_get_pixel(colors[n_colors], format, rgba);
        n_colors++;
        rgba += 4;
    }
    gimp_color_array_free(colors);
    return n_colors == n;
}

gboolean
host_find_gradient(const char *name, NoiseGradient *stops)
{
    /* Owned by libgimp. */
    GimpGradient *gradient = strcmp(name, LATTICE_GRADIENT_ACTIVE) == 0
                                 ? gimp_context_get_gradient()
                                 : gimp_gradient_get_by_name(name);

    return gradient != NULL && host_fit_gradient(gradient, stops);
}

/* ---- Images and drawables --------------------------------------------- */

HostImage *
host_list_images(int *n_images)
{
    GimpImage **images = gimp_get_images();

    *n_images = 0;
    while (images[*n_images] != NULL)
        ++*n_images;
    return images;
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
