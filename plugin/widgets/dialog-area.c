/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A scrolled area that grows with its content as far as the screen allows.
 */
#include "dialog-area.h"

#include "scroller.h"
#include "toolkit.h"

/* Belongs to its widget. */
typedef struct Area {
    GtkWidget *widget;
    GtkWidget *content;
    GtkWidget *target; /* to scroll to; NULL: nothing */
    /* What content and window wanted when the window was fitted. */
    int content_height, window_height;
    guint source; /* 0: it fits */
} Area;

/* Makes the window as high as it wants to be, on the screen. */
static void
fit_window(const Area *area)
{
    GtkWidget *widget = gtk_widget_get_toplevel(area->widget);
    GtkWindow *window = GTK_WINDOW(widget);
    const GdkRectangle screen = toolkit_find_screen(widget);
    int x, y, width, height;

    gtk_window_get_size(window, &width, &height);
    height = MIN(scroller_measure_window(area->widget),
                 screen.height - TOOLKIT_FRAME);
    gtk_window_resize(window, width, height);
    gtk_window_get_position(window, &x, &y);
    const int lowest = screen.y + screen.height - height - TOOLKIT_FRAME;
    if (y > lowest)
        gtk_window_move(window, x, MAX(screen.y, lowest));
}

static void
scroll(const Area *area)
{
    GtkAllocation place;
    int x, y;

    gtk_widget_get_allocation(area->target, &place);
    gtk_widget_translate_coordinates(area->target, area->content, 0, 0, &x, &y);
    gtk_adjustment_clamp_page(
        gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area->widget)),
        y, y + place.height);
}

static gboolean
fit(gpointer data)
{
    Area *area = data;

    area->source = 0;
    if (!gtk_widget_get_mapped(area->widget))
        return G_SOURCE_REMOVE;
    fit_window(area);
    if (area->target != NULL)
        scroll(area);
    area->target = NULL;
    return G_SOURCE_REMOVE;
}

/* Something in the window may want another height now. */
static void
on_allocated(Area *area)
{
    const int content_height = toolkit_get_wanted_height(area->content);
    const int window_height =
        toolkit_get_wanted_height(gtk_widget_get_toplevel(area->widget));

    if (content_height == area->content_height &&
        window_height == area->window_height && area->target == NULL)
        return;
    area->content_height = content_height;
    area->window_height = window_height;
    /* Not now: sizes are being given out. */
    if (area->source == 0)
        area->source = g_idle_add(fit, area);
}

static void
free_area(gpointer data)
{
    Area *area = data;

    if (area->source != 0)
        g_source_remove(area->source);
    g_free(area);
}

GtkWidget *
area_new(GtkWidget *content)
{
    Area *area = g_new0(Area, 1);

    area->widget = gtk_scrolled_window_new(NULL, NULL);
    area->content = content;
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(area->widget),
                                   GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    scroller_fill(area->widget, content);
    g_object_set_data_full(G_OBJECT(area->widget), "area", area, free_area);
    /* The content's size changes without the area's. */
    g_signal_connect_swapped(content, "size-allocate", G_CALLBACK(on_allocated),
                             area);
    g_signal_connect_swapped(area->widget, "size-allocate",
                             G_CALLBACK(on_allocated), area);
    return area->widget;
}

void
area_show(GtkWidget *inside)
{
    GtkWidget *widget =
        gtk_widget_get_ancestor(inside, GTK_TYPE_SCROLLED_WINDOW);
    Area *area = g_object_get_data(G_OBJECT(widget), "area");

    area->target = inside;
}
