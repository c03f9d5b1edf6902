/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of recipes.
 */
#include "recipe-picture.h"

#include "thumbnail.h"

static void
free_pixels(guchar *pixels, gpointer data G_GNUC_UNUSED)
{
    g_free(pixels);
}

GdkPixbuf *
recipe_picture_new(const char *recipe, int width, int height, int level)
{
    guint8 *pixels = g_malloc((size_t)width * (size_t)height * 4);

    if (lattice_thumbnail_draw(recipe, width, height, level, pixels, NULL))
        return gdk_pixbuf_new_from_data(pixels, GDK_COLORSPACE_RGB, TRUE, 8,
                                        width, height, 4 * width, free_pixels,
                                        NULL);
    g_free(pixels);
    return NULL;
}

GdkPixbuf *
recipe_picture_new_plain(int side, guint32 rgba)
{
    GdkPixbuf *picture =
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, side, side);

    gdk_pixbuf_fill(picture, rgba);
    return picture;
}
