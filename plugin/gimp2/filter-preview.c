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

static void
on_invalidated(GimpPreview *preview, const Run *run)
{
    const Babl *format = preview_format_find(run->place.drawable);
    GeglRectangle area;

    gimp_preview_get_position(preview, &area.x, &area.y);
    gimp_preview_get_size(preview, &area.width, &area.height);
    const int stride = area.width * babl_format_get_bytes_per_pixel(format);
    g_autofree guchar *pixels = g_malloc((gsize)stride * (gsize)area.height);
    if (filtering_show(run, &area, format, pixels))
        gimp_preview_draw_buffer(preview, pixels, stride);
}

GtkWidget *
filter_preview_new(const Run *run)
{
    GtkWidget *widget =
        gimp_drawable_preview_new_from_drawable_id(run->place.drawable);

    gtk_widget_set_size_request(widget, WIDTH, HEIGHT);
    g_signal_connect(widget, "invalidated", G_CALLBACK(on_invalidated),
                     (gpointer)run);
    return widget;
}

void
filter_preview_update(GtkWidget *widget)
{
    gimp_preview_invalidate(GIMP_PREVIEW(widget));
}
