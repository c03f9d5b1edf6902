/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview draws the visible part at once: that takes a few milliseconds.
 */
#include "filter-preview.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "filtering.h"
#include "preview-format.h"

/* Pixels, at first: libgimp's own 200 are too few to judge grain. */
#define WIDTH  440
#define HEIGHT 330

/* Freed with its widget. */
typedef struct Preview {
    GimpPreview *widget;
    const Run *run;
    guint idle; /* the source that draws; 0: none */
} Preview;

static void
draw(const Preview *preview)
{
    const HostDrawable drawable = preview->run->place.drawable;
    const Babl *format = preview_format_find(drawable);
    GeglRectangle area;

    gimp_preview_get_position(preview->widget, &area.x, &area.y);
    gimp_preview_get_size(preview->widget, &area.width, &area.height);
    const int stride = area.width * babl_format_get_bytes_per_pixel(format);
    g_autofree guchar *pixels = g_malloc((gsize)stride * (gsize)area.height);
    if (filtering_show(preview->run, &area, format, pixels))
        gimp_preview_draw_buffer(preview->widget, pixels, stride);
}

static gboolean
on_idle(gpointer data)
{
    Preview *preview = data;

    preview->idle = 0;
    if (gimp_preview_get_update(preview->widget))
        draw(preview);
    return G_SOURCE_REMOVE;
}

static void
free_preview(gpointer data)
{
    Preview *preview = data;

    if (preview->idle != 0)
        g_source_remove(preview->idle);
    g_free(preview);
}

GtkWidget *
filter_preview_new(const Run *run)
{
    GtkWidget *widget =
        gimp_drawable_preview_new_from_drawable_id(run->place.drawable);
    Preview *preview = g_new0(Preview, 1);

    preview->widget = GIMP_PREVIEW(widget);
    preview->run = run;
    gtk_widget_set_size_request(widget, WIDTH, HEIGHT);
    g_object_set_data_full(G_OBJECT(widget), "filter-preview", preview,
                           free_preview);
    /* The view has changed. */
    g_signal_connect_swapped(widget, "invalidated", G_CALLBACK(draw), preview);
    return widget;
}

/* When the program is idle, so that a slider that moves is not held up, but
 * without the 0.2 s for which libgimp's own way waits until it rests. */
void
filter_preview_update(GtkWidget *widget)
{
    Preview *preview = g_object_get_data(G_OBJECT(widget), "filter-preview");

    if (preview->idle == 0)
        preview->idle = g_idle_add(on_idle, preview);
}
