/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A scrolled area, whose height does not depend on its content.
 */
#include "area.h"

#include "toolkit.h"

static gboolean
on_wheel(GtkWidget *control, GdkEvent *event, gpointer data G_GNUC_UNUSED)
{
    GtkWidget *area =
        gtk_widget_get_ancestor(control, GTK_TYPE_SCROLLED_WINDOW);

    if (area == NULL || gtk_widget_has_focus(control))
        return FALSE;
    GtkAdjustment *place =
        gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area));
    if (gtk_adjustment_get_upper(place) <= gtk_adjustment_get_page_size(place))
        return FALSE;
    gtk_widget_event(area, event);
    return TRUE;
}

void
area_take_wheel(GtkWidget *control)
{
    g_signal_connect(control, "scroll-event", G_CALLBACK(on_wheel), NULL);
}

/* Freed with its widget. */
typedef struct Area {
    GtkWidget *widget;
    GtkWidget *content;
    GtkWidget *target; /* to scroll to; NULL: none */
    guint source;      /* the idle source that scrolls; 0: none */
} Area;

static void
scroll_to_target(const Area *area)
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
on_idle(gpointer data)
{
    Area *area = data;

    area->source = 0;
    if (gtk_widget_get_mapped(area->widget))
        scroll_to_target(area);
    area->target = NULL;
    return G_SOURCE_REMOVE;
}

/* The content may have another height now. */
static void
on_allocated(Area *area)
{
    /* Later, because sizes are still being allocated. */
    if (area->target != NULL && area->source == 0)
        area->source = g_idle_add(on_idle, area);
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
    /* Always with a scroll bar: if it came and went, all rows would move. */
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(area->widget),
                                   GTK_POLICY_NEVER, GTK_POLICY_ALWAYS);
    toolkit_fill_scroller(area->widget, content);
    g_object_set_data_full(G_OBJECT(area->widget), "area", area, free_area);
    /* The content's size changes without the area's. */
    g_signal_connect_swapped(content, "size-allocate", G_CALLBACK(on_allocated),
                             area);
    return area->widget;
}

void
area_show(GtkWidget *inside)
{
    GtkWidget *widget =
        gtk_widget_get_ancestor(inside, GTK_TYPE_SCROLLED_WINDOW);

    if (widget == NULL)
        return;
    Area *area = g_object_get_data(G_OBJECT(widget), "area");
    area->target = inside;
}
