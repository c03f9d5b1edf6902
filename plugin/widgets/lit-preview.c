/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A preview of a material on a sphere or a plane.
 *
 * A thread draws the maps, once for each recipe.  When the light turns, only the
 * lighting is computed again; this is fast enough to be done at once.
 */
#include "lit-preview.h"

#include <glib/gi18n-lib.h>

#include "background.h"
#include "toolkit.h"

/* A preview; freed with its widget. */
typedef struct Preview {
    GtkWidget *widget, *image;
    int side; /* in GTK pixels */
    LatticeBody body;
    LatticeSun sun;
    char *recipe; /* the recipe set last; NULL: none */
    LatticeExtent size;
    LatticeMaps *maps;  /* NULL: none have been drawn */
    GCancellable *stop; /* stops drawing maps; NULL: none are being drawn */
    guint source;       /* an idle source that lights the maps; 0: none */
} Preview;

static Preview *
get_preview(GtkWidget *widget)
{
    return g_object_get_data(G_OBJECT(widget), "lit-preview");
}

/* Stops all work before the widgets are destroyed. */
static void
stop_all(Preview *preview)
{
    background_stop(&preview->stop);
    g_clear_handle_id(&preview->source, g_source_remove);
}

static void
free_preview(gpointer data)
{
    Preview *preview = data;

    stop_all(preview);
    g_clear_pointer(&preview->maps, lattice_maps_free);
    g_free(preview->recipe);
    g_free(preview);
}

/* ---- The light -------------------------------------------------------- */

static gboolean
on_idle(gpointer data)
{
    Preview *preview = data;
    const int side = preview->side * toolkit_get_scale(preview->image);

    preview->source = 0;
    if (preview->maps == NULL) {
        toolkit_show_picture(GTK_IMAGE(preview->image), NULL);
        return G_SOURCE_REMOVE;
    }
    /* Rows have no padding, because each pixel takes four bytes. */
    g_autoptr(GdkPixbuf) picture =
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, side, side);
    lattice_maps_light(preview->maps, preview->body, preview->sun, side,
                       gdk_pixbuf_get_pixels(picture));
    toolkit_show_picture(GTK_IMAGE(preview->image), picture);
    return G_SOURCE_REMOVE;
}

/* Lights the maps after all movements of the mouse so far have been handled. */
static void
show(Preview *preview)
{
    if (preview->source == 0)
        preview->source = g_idle_add(on_idle, preview);
}

/* Moves the sun above a point of the widget, in whose middle the picture is. */
static void
turn(Preview *preview, double x, double y)
{
    GtkAllocation place;

    gtk_widget_get_allocation(preview->widget, &place);
    preview->sun = lattice_sun_above((2.0 * x - place.width) / preview->side,
                                     (place.height - 2.0 * y) / preview->side);
    show(preview);
}

static gboolean
on_pressed(GtkWidget *widget G_GNUC_UNUSED, const GdkEventButton *event,
           Preview *preview)
{
    if (event->button != 1)
        return FALSE;
    turn(preview, event->x, event->y);
    return TRUE;
}

static gboolean
on_moved(GtkWidget *widget G_GNUC_UNUSED, const GdkEventMotion *event,
         Preview *preview)
{
    turn(preview, event->x, event->y);
    return TRUE;
}

/* ---- The maps --------------------------------------------------------- */

/* Maps for a thread to draw. */
typedef struct Drawing {
    char *recipe;
    LatticeExtent size;
    LatticeMaps *maps; /* NULL: not drawn */
} Drawing;

static void
free_drawing(gpointer data)
{
    Drawing *drawing = data;

    g_clear_pointer(&drawing->maps, lattice_maps_free);
    g_free(drawing->recipe);
    g_free(drawing);
}

static void
draw(gpointer data, GCancellable *stop)
{
    Drawing *drawing = data;

    drawing->maps = lattice_maps_draw(drawing->recipe, drawing->size, stop);
}

static void
on_drawn(gpointer data, gpointer job)
{
    Preview *preview = data;
    Drawing *drawing = job;

    g_clear_object(&preview->stop);
    g_clear_pointer(&preview->maps, lattice_maps_free);
    preview->maps = g_steal_pointer(&drawing->maps);
    show(preview);
}

void
lit_preview_set_recipe(GtkWidget *widget, const char *recipe,
                       LatticeExtent image)
{
    Preview *preview = get_preview(widget);

    if (g_strcmp0(recipe, preview->recipe) == 0 &&
        image.width == preview->size.width &&
        image.height == preview->size.height)
        return;
    background_stop(&preview->stop);
    g_free(preview->recipe);
    preview->recipe = g_strdup(recipe);
    preview->size = image;
    Drawing *drawing = g_new(Drawing, 1);
    *drawing = (Drawing){g_strdup(recipe), image, NULL};
    preview->stop =
        background_begin(draw, drawing, free_drawing, on_drawn, preview);
}

void
lit_preview_set_body(GtkWidget *widget, LatticeBody body)
{
    Preview *preview = get_preview(widget);

    preview->body = body;
    show(preview);
}

void
lit_preview_clear(GtkWidget *widget)
{
    Preview *preview = get_preview(widget);

    background_stop(&preview->stop);
    g_clear_pointer(&preview->recipe, g_free);
    g_clear_pointer(&preview->maps, lattice_maps_free);
    show(preview);
}

GtkWidget *
lit_preview_new(int side)
{
    GtkWidget *widget = gtk_event_box_new();
    Preview *preview = g_new0(Preview, 1);

    *preview = (Preview){.widget = widget,
                         .image = gtk_image_new(),
                         .side = side,
                         .sun = lattice_sun_initial};
    g_object_set_data_full(G_OBJECT(widget), "lit-preview", preview,
                           free_preview);
    gtk_widget_set_name(widget, "lit-preview");
    gtk_widget_set_tooltip_text(widget, _("Drag to turn the light"));
    gtk_event_box_set_visible_window(GTK_EVENT_BOX(widget), FALSE);
    gtk_widget_add_events(widget,
                          GDK_BUTTON_PRESS_MASK | GDK_BUTTON1_MOTION_MASK);
    gtk_widget_set_size_request(preview->image, side, side);
    gtk_container_add(GTK_CONTAINER(widget), preview->image);
    gtk_widget_show(preview->image);
    g_signal_connect(widget, "button-press-event", G_CALLBACK(on_pressed),
                     preview);
    g_signal_connect(widget, "motion-notify-event", G_CALLBACK(on_moved),
                     preview);
    g_signal_connect_swapped(widget, "destroy", G_CALLBACK(stop_all), preview);
    return widget;
}
