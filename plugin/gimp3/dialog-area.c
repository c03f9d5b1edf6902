/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A scrolled area that grows with its content as far as the screen allows.
 */
#include "dialog-area.h"

/* What the screen must have beside the window: its title bar and frame. */
#define FRAME_HEIGHT   40
/* Enough to scroll in. */
#define MINIMUM_HEIGHT 120

/* Belongs to its widget. */
typedef struct Area {
    GtkWidget *widget;
    GtkWidget *content;
    GtkWidget *target; /* to scroll to; NULL: nothing */
    int height;        /* that the window wanted when it was fitted */
    guint source;      /* 0: it fits */
} Area;

static GdkRectangle
find_screen(GtkWidget *window)
{
    GdkRectangle screen;

    gdk_monitor_get_workarea(
        gdk_display_get_monitor_at_window(gtk_widget_get_display(window),
                                          gtk_widget_get_window(window)),
        &screen);
    return screen;
}

/* Makes the window as high as it wants to be, on the screen. */
static void
fit_window(GtkWidget *window)
{
    const GdkRectangle screen = find_screen(window);
    GtkRequisition wanted;
    int x, y, width, height;

    gtk_widget_get_preferred_size(window, NULL, &wanted);
    gtk_window_get_size(GTK_WINDOW(window), &width, &height);
    height = MIN(wanted.height, screen.height - FRAME_HEIGHT);
    gtk_window_resize(GTK_WINDOW(window), width, height);
    gtk_window_get_position(GTK_WINDOW(window), &x, &y);
    const int lowest = screen.y + screen.height - height - FRAME_HEIGHT;
    if (y > lowest)
        gtk_window_move(GTK_WINDOW(window), x, MAX(screen.y, lowest));
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
    GtkWidget *window = gtk_widget_get_toplevel(area->widget);

    area->source = 0;
    if (!gtk_widget_get_realized(window))
        return G_SOURCE_REMOVE;
    fit_window(window);
    if (area->target != NULL)
        scroll(area);
    area->target = NULL;
    return G_SOURCE_REMOVE;
}

static void
on_allocated(GtkWidget *widget, GdkRectangle *place G_GNUC_UNUSED, Area *area)
{
    int height;

    gtk_widget_get_preferred_height(gtk_widget_get_toplevel(widget), NULL,
                                    &height);
    if (height == area->height && area->target == NULL)
        return;
    area->height = height;
    /* Not now: sizes are being given out. */
    if (area->source == 0)
        area->source = g_idle_add(fit, area);
}

/* Keeps room for the scroll bar, so that the window stays as wide when it
 * comes. */
static void
on_map(GtkWidget *widget, Area *area)
{
    int wanted, bar, gap;

    gtk_widget_get_preferred_width(area->content, &wanted, NULL);
    gtk_widget_get_preferred_width(
        gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(widget)), &bar,
        NULL);
    gtk_widget_style_get(widget, "scrollbar-spacing", &gap, NULL);
    gtk_widget_set_size_request(widget, wanted + gap + bar, -1);
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
    GtkWidget *widget = gtk_scrolled_window_new(NULL, NULL);
    GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW(widget);

    area->widget = widget;
    area->content = content;
    g_object_set_data_full(G_OBJECT(widget), "area", area, free_area);
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER,
                                   GTK_POLICY_AUTOMATIC);
    /* A bar over the controls would hide buttons. */
    gtk_scrolled_window_set_overlay_scrolling(scrolled, FALSE);
    gtk_scrolled_window_set_propagate_natural_height(scrolled, TRUE);
    gtk_scrolled_window_set_min_content_height(scrolled, MINIMUM_HEIGHT);
    gtk_container_add(GTK_CONTAINER(widget), content);
    g_signal_connect(widget, "map", G_CALLBACK(on_map), area);
    g_signal_connect(widget, "size-allocate", G_CALLBACK(on_allocated), area);
    return widget;
}

void
area_show(GtkWidget *inside)
{
    GtkWidget *widget =
        gtk_widget_get_ancestor(inside, GTK_TYPE_SCROLLED_WINDOW);
    Area *area = g_object_get_data(G_OBJECT(widget), "area");

    area->target = inside;
}
