/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets the size of a preview in its dialog.  libgimp would limit it to 512
 * pixels along a side, in a frame of 4:3 whatever it shows.
 */
#include "preview-size.h"

/* The limit of the longer side, in pixels: libgimp shows the surroundings of a
 * selection by thumbnails, and GIMP makes none that are larger. */
#define LONGEST 1024

/* Freed with its preview. */
typedef struct Shape {
    GtkWidget *picture;
    GtkAspectFrame *frame;
    double ratio; /* of the picture */
} Shape;

/* Sets the frame's ratio so that the picture has its size: the frame also holds
 * scroll bars, so the two ratios differ by the frame's size. */
static void
on_allocated(GtkWidget *frame, const GtkAllocation *room, const Shape *shape)
{
    const GtkStyle *style = gtk_widget_get_style(frame);
    GtkAllocation all, picture;

    gtk_widget_get_allocation(gtk_bin_get_child(GTK_BIN(frame)), &all);
    gtk_widget_get_allocation(shape->picture, &picture);
    const int beside = all.width - picture.width;
    const int below = all.height - picture.height;
    const double most_width = room->width - 2 * style->xthickness - beside;
    const double most_height = room->height - 2 * style->ythickness - below;
    const double height = MIN(most_height, most_width / shape->ratio);
    const double width = height * shape->ratio;
    if (width >= 1.0 && height >= 1.0)
        gtk_aspect_frame_set(shape->frame, 0.0f, 0.0f,
                             (float)((width + beside) / (height + below)),
                             FALSE);
}

/* Shows scroll bars now, so that they are measured; libgimp always shows them
 * later. */
static void
show_bar(GtkWidget *widget, gpointer data G_GNUC_UNUSED)
{
    if (GTK_IS_SCROLLBAR(widget))
        gtk_widget_show(widget);
}

/* The factor that fits a picture into the room; above 1 it is a whole number,
 * so that all pixels are enlarged alike. */
static double
get_factor(int width, int height, int room_width, int room_height)
{
    const double factor =
        MIN((double)room_width / width, (double)room_height / height);

    return factor > 1.0 ? (int)factor : factor;
}

void
preview_size_fit(GtkWidget *preview, gint32 drawable, int width, int height)
{
    GtkWidget *picture = gimp_preview_get_area(GIMP_PREVIEW(preview));
    GtkWidget *frame = gtk_widget_get_ancestor(picture, GTK_TYPE_ASPECT_FRAME);
    int x, y, all_width, all_height;
    GtkRequisition all, wanted;

    if (!gimp_drawable_mask_intersect(drawable, &x, &y, &all_width,
                                      &all_height))
        return;
    Shape *shape = g_new(Shape, 1);
    *shape = (Shape){picture, GTK_ASPECT_FRAME(frame),
                     (double)all_width / all_height};
    g_object_set_data_full(G_OBJECT(preview), "shape", shape, g_free);
    g_signal_connect(frame, "size-allocate", G_CALLBACK(on_allocated), shape);
    const double most = (double)LONGEST / MAX(all_width, all_height);
    gimp_preview_set_bounds(GIMP_PREVIEW(preview), 0, 0,
                            MAX((int)(all_width * most), 1),
                            MAX((int)(all_height * most), 1));
    gtk_container_foreach(GTK_CONTAINER(gtk_bin_get_child(GTK_BIN(frame))),
                          show_bar, NULL);
    gtk_widget_size_request(preview, &all);
    gtk_widget_get_child_requisition(picture, &wanted);
    const double factor =
        get_factor(all_width, all_height, width - (all.width - wanted.width),
                   height - (all.height - wanted.height));
    gtk_widget_set_size_request(picture, (int)(all_width * factor),
                                (int)(all_height * factor));
}
