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
    double ratio;      /* of the picture; 0: it fills its room */
    int width, height; /* what there is to show, in pixels */
} Shape;

/* The picture's size in a room, in pixels. */
static void
find_size(const Shape *shape, double most_width, double most_height,
          double *width, double *height)
{
    *height = shape->ratio > 0.0 ? MIN(most_height, most_width / shape->ratio)
                                 : MIN(most_height, shape->height);
    *width = shape->ratio > 0.0 ? *height * shape->ratio
                                : MIN(most_width, shape->width);
}

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
    double width, height;
    find_size(shape, room->width - 2 * style->xthickness - beside,
              room->height - 2 * style->ythickness - below, &width, &height);
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
find_factor(int width, int height, int room_width, int room_height)
{
    const double factor =
        MIN((double)room_width / width, (double)room_height / height);

    return factor > 1.0 ? (int)factor : factor;
}

/* Sets the shape of a preview of a drawable's selected part: it has that part's
 * ratio, or fills its room.  FALSE: there is nothing to show. */
static gboolean
set_shape(GtkWidget *preview, gint32 drawable, gboolean has_ratio,
          Shape **result)
{
    GtkWidget *picture = gimp_preview_get_area(GIMP_PREVIEW(preview));
    GtkWidget *frame = gtk_widget_get_ancestor(picture, GTK_TYPE_ASPECT_FRAME);
    Shape *shape = g_new0(Shape, 1);
    int x, y;

    *result = shape;
    shape->picture = picture;
    shape->frame = GTK_ASPECT_FRAME(frame);
    g_object_set_data_full(G_OBJECT(preview), "shape", shape, g_free);
    if (!gimp_drawable_mask_intersect(drawable, &x, &y, &shape->width,
                                      &shape->height))
        return FALSE;
    if (has_ratio)
        shape->ratio = (double)shape->width / shape->height;
    g_signal_connect(frame, "size-allocate", G_CALLBACK(on_allocated), shape);
    return TRUE;
}

void
preview_size_fit(GtkWidget *preview, gint32 drawable, int width, int height)
{
    Shape *shape;
    GtkRequisition all, wanted;

    if (!set_shape(preview, drawable, TRUE, &shape))
        return;
    const double most = (double)LONGEST / MAX(shape->width, shape->height);
    gimp_preview_set_bounds(GIMP_PREVIEW(preview), 0, 0,
                            MAX((int)(shape->width * most), 1),
                            MAX((int)(shape->height * most), 1));
    gtk_container_foreach(
        GTK_CONTAINER(gtk_bin_get_child(GTK_BIN(shape->frame))), show_bar,
        NULL);
    gtk_widget_size_request(preview, &all);
    gtk_widget_get_child_requisition(shape->picture, &wanted);
    const double factor = find_factor(shape->width, shape->height,
                                      width - (all.width - wanted.width),
                                      height - (all.height - wanted.height));
    gtk_widget_set_size_request(shape->picture, (int)(shape->width * factor),
                                (int)(shape->height * factor));
}

void
preview_size_fill(GtkWidget *preview, gint32 drawable, int width, int height)
{
    Shape *shape;

    set_shape(preview, drawable, FALSE, &shape);
    gtk_widget_set_size_request(preview, width, height);
}
