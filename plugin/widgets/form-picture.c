/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures in forms.
 */
#include "form-picture.h"

#include "pictures.h"

/* Belongs to its widget. */
typedef struct Picture {
    GtkImage *image;
    char *recipe;
    int width, height;
    guint idle; /* 0: it is drawn */
} Picture;

/* NULL if the recipe is refused. */
static GdkPixbuf *
draw(const Picture *picture)
{
    int width = picture->width, height = picture->height, level = 0;

    if (picture->recipe == NULL)
        return NULL;
    while (MAX(width, height) > FORM_PICTURE_SIDE) {
        width = MAX(width / 2, 1);
        height = MAX(height / 2, 1);
        level++;
    }
    return picture_new(picture->recipe, width, height, level);
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
form_picture_new(void)
{
    Picture *picture = g_new0(Picture, 1);
    GtkWidget *image = gtk_image_new();

    picture->image = GTK_IMAGE(image);
    g_object_set_data_full(G_OBJECT(image), "picture", picture, free_picture);
    gtk_widget_set_size_request(image, FORM_PICTURE_SIDE, FORM_PICTURE_SIDE);
    return image;
}

void
form_picture_show(GtkWidget *widget, const char *recipe, int width, int height)
{
    Picture *picture = g_object_get_data(G_OBJECT(widget), "picture");

    g_free(picture->recipe);
    picture->recipe = g_strdup(recipe);
    picture->width = width;
    picture->height = height;
    if (picture->idle == 0)
        picture->idle = g_idle_add(on_idle, picture);
}
