/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A scrolled area whose height does not depend on its content.
 */
#include "area.h"

#include "toolkit.h"

/* Heights in pixels.  LEAST_HEIGHT is the smallest at which an area is usable.
 * FIRST_HEIGHT is the initial height, which shows the first rows, all headings and one
 * open group.  OTHERS_HEIGHT is taken up by the rest of the window: the output with its
 * mode and opacity, the buttons, a sentence, the gaps and the frame. */
#define LEAST_HEIGHT  120
#define FIRST_HEIGHT  480
#define OTHERS_HEIGHT 310

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

/* A scrolled area; freed with its widget. */
typedef struct Area {
    GtkWidget *widget;
    GtkWidget *content;
    GtkWidget *target; /* the widget to scroll to, or NULL */
    guint source;      /* the idle source that scrolls; 0: none */
} Area;

static gboolean
on_idle(gpointer data)
{
    Area *area = data;
    GtkAdjustment *scrolled =
        gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area->widget));
    GtkAllocation place;
    int x, y;

    area->source = 0;
    gtk_widget_get_allocation(area->target, &place);
    if (gtk_widget_get_mapped(area->widget) &&
        gtk_widget_translate_coordinates(area->target, area->content, 0, 0, &x,
                                         &y))
        gtk_adjustment_clamp_page(scrolled, y, y + place.height);
    area->target = NULL;
    return G_SOURCE_REMOVE;
}

/* Called when the height of the content may have changed. */
static void
on_allocated(Area *area)
{
    /* Scroll later, because sizes are still being allocated. */
    if (area->target != NULL && area->source == 0)
        area->source = g_idle_add(on_idle, area);
}

static void
free_area(gpointer data)
{
    Area *area = data;

    g_clear_handle_id(&area->source, g_source_remove);
    g_free(area);
}

/* Once the area is shown, lets the user make the window shorter. */
static void
on_mapped(GtkWidget *scroller)
{
    gtk_widget_set_size_request(scroller, -1, LEAST_HEIGHT);
}

GtkWidget *
area_new(GtkWidget *content)
{
    Area *area = g_new0(Area, 1);
    GtkWidget *viewport = gtk_viewport_new(NULL, NULL);

    area->widget = gtk_scrolled_window_new(NULL, NULL);
    area->content = content;
    /* Always show the scroll bar: if it came and went, all rows would move.  Do not
     * overlay it, as GTK 3 can, because it would cover buttons. */
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(area->widget),
                                   GTK_POLICY_NEVER, GTK_POLICY_ALWAYS);
    if (GTK_MAJOR_VERSION >= 3)
        g_object_set(area->widget, "overlay-scrolling", FALSE, NULL);
    gtk_viewport_set_shadow_type(GTK_VIEWPORT(viewport), GTK_SHADOW_NONE);
    gtk_container_add(GTK_CONTAINER(viewport), content);
    gtk_container_add(GTK_CONTAINER(area->widget), viewport);
    gtk_widget_show(viewport);
    const int room = toolkit_find_screen(area->widget).height - OTHERS_HEIGHT;
    gtk_widget_set_size_request(area->widget, -1,
                                CLAMP(room, LEAST_HEIGHT, FIRST_HEIGHT));
    g_signal_connect_after(area->widget, "map", G_CALLBACK(on_mapped), NULL);
    g_object_set_data_full(G_OBJECT(area->widget), "area", area, free_area);
    /* Watch the content, because its size can change while the area's does not. */
    g_signal_connect_swapped(content, "size-allocate", G_CALLBACK(on_allocated),
                             area);
    return area->widget;
}

void
area_fit(GtkWidget *area)
{
    GtkWidget *window = gtk_widget_get_toplevel(area);
    const int room = toolkit_find_screen(window).height - TOOLKIT_FRAME;
    const int excess = toolkit_measure(window).height - room;
    int height;

    gtk_widget_get_size_request(area, NULL, &height);
    if (excess > 0 && !gtk_widget_get_mapped(area))
        gtk_widget_set_size_request(area, -1,
                                    MAX(height - excess, LEAST_HEIGHT));
}

GtkWidget *
area_align(GtkWidget *area, GtkWidget *below)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    GtkWidget *space = gtk_label_new(NULL);
    GtkSizeGroup *group = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL);

    gtk_size_group_add_widget(
        group, gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(area)));
    gtk_size_group_add_widget(group, space);
    g_object_unref(group);
    toolkit_pack(line, below, TRUE);
    toolkit_pack(line, space, FALSE);
    gtk_widget_show(space);
    gtk_widget_show(line);
    return line;
}

/* Returns the area that a widget is in, or NULL. */
static Area *
find_area(GtkWidget *inside)
{
    GtkWidget *widget =
        gtk_widget_get_ancestor(inside, GTK_TYPE_SCROLLED_WINDOW);

    return widget != NULL ? g_object_get_data(G_OBJECT(widget), "area") : NULL;
}

void
area_show(GtkWidget *inside)
{
    Area *area = find_area(inside);

    if (area != NULL)
        area->target = inside;
}

void
area_show_top(GtkWidget *inside)
{
    Area *area = find_area(inside);

    if (area == NULL)
        return;
    area->target = NULL;
    gtk_adjustment_set_value(
        gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area->widget)),
        0.0);
}
