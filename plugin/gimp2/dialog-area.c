/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A scrolled area that grows with its content as far as the screen allows.
 */
#include "dialog-area.h"

/* What the screen must have beside the window: its title bar and frame. */
#define FRAME_HEIGHT   40
/* Enough to scroll in. */
#define MINIMUM_HEIGHT 120
/* The window beside its area: buttons, a sentence, and gaps. */
#define OTHER_HEIGHT   160

/* Belongs to its widget. */
typedef struct Area {
    GtkWidget *widget;
    GtkWidget *content;
    GtkWidget *target; /* to scroll to; NULL: nothing */
    /* What content and window wanted when the window was fitted. */
    int content_height, window_height;
    gboolean is_whole; /* the area asks for room for all of the content */
    guint source;      /* 0: it fits */
} Area;

static GdkRectangle
find_screen(GtkWidget *widget)
{
    GdkScreen *screen = gtk_widget_get_screen(widget);
    GdkWindow *window = gtk_widget_get_window(gtk_widget_get_toplevel(widget));
    GdkRectangle monitor;

    gdk_screen_get_monitor_geometry(
        screen,
        window != NULL ? gdk_screen_get_monitor_at_window(screen, window)
                       : gdk_screen_get_primary_monitor(screen),
        &monitor);
    return monitor;
}

/* The height of the window with all of the content. */
static int
measure(Area *area, GtkWidget *window)
{
    GtkRequisition wanted;

    area->is_whole = TRUE;
    gtk_widget_queue_resize_no_redraw(area->widget);
    gtk_widget_size_request(window, &wanted);
    area->is_whole = FALSE;
    gtk_widget_queue_resize_no_redraw(area->widget);
    return wanted.height;
}

/* Makes the window as high as it wants to be, on the screen. */
static void
fit_window(Area *area)
{
    GtkWidget *widget = gtk_widget_get_toplevel(area->widget);
    GtkWindow *window = GTK_WINDOW(widget);
    const GdkRectangle screen = find_screen(widget);
    int x, y, width, height;

    gtk_window_get_size(window, &width, &height);
    height = MIN(measure(area, widget), screen.height - FRAME_HEIGHT);
    gtk_window_resize(window, width, height);
    gtk_window_get_position(window, &x, &y);
    const int lowest = screen.y + screen.height - height - FRAME_HEIGHT;
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
        return FALSE;
    fit_window(area);
    if (area->target != NULL)
        scroll(area);
    area->target = NULL;
    return FALSE;
}

/* Something in the window may want another height now. */
static void
on_allocated(Area *area)
{
    GtkRequisition content, window;

    gtk_widget_get_requisition(area->content, &content);
    gtk_widget_get_requisition(gtk_widget_get_toplevel(area->widget), &window);
    if (content.height == area->content_height &&
        window.height == area->window_height && area->target == NULL)
        return;
    area->content_height = content.height;
    area->window_height = window.height;
    /* Not now: sizes are being given out. */
    if (area->source == 0)
        area->source = g_idle_add(fit, area);
}

/* A window that is not shown yet is made as high as its content; later it may
 * be made lower. */
static void
on_requested(GtkWidget *widget, GtkRequisition *wanted, const Area *area)
{
    GtkWidget *bar =
        gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(widget));
    const int highest = find_screen(widget).height - OTHER_HEIGHT;
    GtkRequisition content, bar_wanted;
    int gap;

    gtk_widget_get_child_requisition(area->content, &content);
    gtk_widget_size_request(bar, &bar_wanted);
    gtk_widget_style_get(widget, "scrollbar-spacing", &gap, NULL);
    /* With room for the bar, so that the window stays as wide. */
    wanted->width = content.width + gap + bar_wanted.width;
    wanted->height = MINIMUM_HEIGHT;
    if (area->is_whole || !gtk_widget_get_mapped(widget))
        wanted->height = CLAMP(content.height, MINIMUM_HEIGHT, highest);
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
    gtk_scrolled_window_add_with_viewport(scrolled, content);
    gtk_viewport_set_shadow_type(GTK_VIEWPORT(gtk_widget_get_parent(content)),
                                 GTK_SHADOW_NONE);
    g_signal_connect_after(widget, "size-request", G_CALLBACK(on_requested),
                           area);
    /* The content's size changes without the area's. */
    g_signal_connect_swapped(content, "size-allocate", G_CALLBACK(on_allocated),
                             area);
    g_signal_connect_swapped(widget, "size-allocate", G_CALLBACK(on_allocated),
                             area);
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
