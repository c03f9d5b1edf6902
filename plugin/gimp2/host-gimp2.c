/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Implements the functions of host.h with libgimp 2.
 */
#include "host.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "gradient.h"

/* Gets the folder from the operating system, because libgimp 2 provides only the
 * plug-in's file name, not its folder. */
const char *
host_get_plugin_dir(void)
{
#ifdef G_OS_WIN32
    g_autofree char *folder =
        g_win32_get_package_installation_directory_of_module(NULL);
#else
    g_autofree char *file = g_file_read_link("/proc/self/exe", NULL);
    g_autofree char *folder = file != NULL ? g_path_get_dirname(file) : NULL;
#endif

    return g_intern_string(folder);
}

static gboolean
refuse_number(GError **error, const char *field, gint32 number)
{
    return lattice_refuse(
        error,
        /* TRANSLATORS: "image" or "drawable", the name of an argument in
         * scripts, and a number. */
        _("%s is %d: it does not exist"), field, number);
}

gboolean
host_check_given(HostImage image, HostDrawable drawable, GError **error)
{
    if (!gimp_image_is_valid(image))
        return refuse_number(error, "image", image);
    return (gimp_item_is_valid(drawable) && gimp_item_is_drawable(drawable)) ||
           refuse_number(error, "drawable", drawable);
}

/* ---- Gradients -------------------------------------------------------- */

gboolean
host_sample_gradient(gpointer name, int n, const double *position, double *rgba)
{
    g_autofree double *colors = NULL;
    int n_numbers;

    if (!gimp_gradient_get_custom_samples(name, n, position, FALSE, &n_numbers,
                                          &colors) ||
        n_numbers != 4 * n)
        return FALSE;
    memcpy(rgba, colors, sizeof *rgba * (size_t)n_numbers);
    return TRUE;
}

gboolean
host_find_gradient(const char *name, NoiseGradient *stops)
{
    const gboolean is_active = strcmp(name, LATTICE_GRADIENT_ACTIVE) == 0;
    g_autofree char *found =
        is_active ? gimp_context_get_gradient() : g_strdup(name);
    int n_names;
    g_auto(GStrv) names = gimp_gradients_get_list("", &n_names);

    /* Pass GIMP only a name in the list: for any other, it would show its own error
     * message. */
    return n_names > 0 && g_strv_contains((const char *const *)names, found) &&
           host_fit_gradient(found, stops);
}

/* ---- Images and drawables --------------------------------------------- */

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

gboolean
host_has_filters(HostDrawable drawable G_GNUC_UNUSED)
{
    return FALSE;
}

gboolean
host_check_filter(HostDrawable drawable G_GNUC_UNUSED, GError **error)
{
    return lattice_refuse(
        error, _("GIMP 2.10 has no editable filters: draw on a layer instead"));
}

gboolean
host_draw_filter(const Job *job G_GNUC_UNUSED, GError **error)
{
    return host_check_filter(HOST_NONE, error);
}
