/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Small parts of dialogs.
 */
#include "parts.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "thumbnail.h"
#include "toolkit.h"

GtkWidget *
label_new_styled(const char *text, PangoAttribute *attribute)
{
    GtkWidget *label = gtk_label_new(text);
    PangoAttrList *attributes = pango_attr_list_new();

    pango_attr_list_insert(attributes, attribute);
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    return label;
}

GtkWidget *
buttons_new(const char *text, const char *help)
{
    GtkWidget *button = gtk_button_new_with_label(text);

    gimp_help_set_help_data(button, help, NULL);
    return button;
}

GtkWidget *
buttons_new_icon(const char *icon, const char *help)
{
    GtkWidget *button = toolkit_icon_button_new(icon);

    gimp_help_set_help_data(button, help, NULL);
    return button;
}

GtkWidget *
refusal_new(int n_letters)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *icon = gtk_image_new_from_icon_name(GIMP_ICON_DIALOG_WARNING,
                                                   GTK_ICON_SIZE_MENU);
    GtkWidget *label = gtk_label_new(NULL);

    gtk_widget_set_name(label, "refusal");
    toolkit_align_left(label);
    toolkit_wrap(label, n_letters);
    gtk_box_pack_start(GTK_BOX(line), icon, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(line), label, TRUE, TRUE, 0);
    gtk_widget_show_all(line);
    gtk_widget_hide(line);
    g_object_set_data(G_OBJECT(line), "label", label);
    return line;
}

void
refusal_say(GtkWidget *line, const char *sentence)
{
    GtkLabel *label = g_object_get_data(G_OBJECT(line), "label");

    gtk_label_set_text(label, sentence != NULL ? sentence : "");
    gtk_widget_set_visible(line, sentence != NULL);
}

static void
free_pixels(guchar *pixels, gpointer data G_GNUC_UNUSED)
{
    g_free(pixels);
}

GdkPixbuf *
picture_new(const char *recipe, int width, int height, int level)
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
picture_new_plain(int side, guint32 rgba)
{
    GdkPixbuf *picture =
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, side, side);

    gdk_pixbuf_fill(picture, rgba);
    return picture;
}
