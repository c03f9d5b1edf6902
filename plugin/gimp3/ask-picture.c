/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures in plain dialogs.
 */
#include "ask-picture.h"

#include "thumbnail.h"

/* Pixels: two tiles of 128 are seen at full size. */
#define SIDE 256

/* Belongs to its widget. */
typedef struct Picture {
    GtkImage *image;
    char *recipe;
    int width, height;
    guint idle; /* 0: it is drawn */
} Picture;

static void
free_pixels(guchar *pixels, gpointer data G_GNUC_UNUSED)
{
    g_free(pixels);
}

/* NULL if the recipe is refused. */
static GdkPixbuf *
draw(const Picture *picture)
{
    int width = picture->width, height = picture->height, level = 0;

    if (picture->recipe == NULL)
        return NULL;
    while (MAX(width, height) > SIDE) {
        width = MAX(width / 2, 1);
        height = MAX(height / 2, 1);
        level++;
    }
    guint8 *pixels = g_malloc((size_t)width * (size_t)height * 4);
    if (lattice_thumbnail_draw(picture->recipe, width, height, level, pixels,
                               NULL))
        return gdk_pixbuf_new_from_data(pixels, GDK_COLORSPACE_RGB, TRUE, 8,
                                        width, height, 4 * width, free_pixels,
                                        NULL);
    g_free(pixels);
    return NULL;
}

static gboolean
on_idle(gpointer data)
{
    Picture *picture = data;
    GdkPixbuf *drawn = draw(picture);

    picture->idle = 0;
    gtk_image_set_from_pixbuf(picture->image, drawn);
    g_clear_object(&drawn);
    return G_SOURCE_REMOVE;
}

static void
free_picture(gpointer data)
{
    Picture *picture = data;

    if (picture->idle != 0)
        g_source_remove(picture->idle);
    g_free(picture->recipe);
    g_free(picture);
}

GtkWidget *
ask_picture_new(void)
{
    Picture *picture = g_new0(Picture, 1);
    GtkWidget *image = gtk_image_new();

    picture->image = GTK_IMAGE(image);
    g_object_set_data_full(G_OBJECT(image), "picture", picture, free_picture);
    gtk_widget_set_size_request(image, SIDE, SIDE);
    return image;
}

void
ask_picture_show(GtkWidget *widget, const char *recipe, int width, int height)
{
    Picture *picture = g_object_get_data(G_OBJECT(widget), "picture");

    g_free(picture->recipe);
    picture->recipe = g_strdup(recipe);
    picture->width = width;
    picture->height = height;
    if (picture->idle == 0)
        picture->idle = g_idle_add(on_idle, picture);
}
