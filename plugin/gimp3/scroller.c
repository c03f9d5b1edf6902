/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A scroller for GTK 3.
 */
#include "scroller.h"

/* Makes the scroller as wide as the content and its scroll bar. */
static void
on_map(GtkWidget *scroller, GtkWidget *content)
{
    int wanted, bar, gap;

    gtk_widget_get_preferred_width(content, &wanted, NULL);
    gtk_widget_get_preferred_width(
        gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scroller)), &bar,
        NULL);
    gtk_widget_style_get(scroller, "scrollbar-spacing", &gap, NULL);
    gtk_widget_set_size_request(scroller, wanted + gap + bar, -1);
}

/* Hides the bar if there is nothing to scroll, but keeps its space. */
static void
on_adjusted(GtkAdjustment *range, GtkWidget *bar)
{
    const gboolean fits =
        gtk_adjustment_get_upper(range) <= gtk_adjustment_get_page_size(range);

    gtk_widget_set_opacity(bar, fits ? 0.0 : 1.0);
}

void
scroller_fill(GtkWidget *scroller, GtkWidget *content)
{
    GtkScrolledWindow *window = GTK_SCROLLED_WINDOW(scroller);
    GdkRectangle screen;

    gdk_monitor_get_workarea(
        gdk_display_get_monitor(gtk_widget_get_display(scroller), 0), &screen);
    const int height = CLAMP(screen.height - SCROLLER_OTHERS, SCROLLER_MINIMUM,
                             SCROLLER_HEIGHT);
    /* An overlay scroll bar would hide buttons. */
    gtk_scrolled_window_set_overlay_scrolling(window, FALSE);
    gtk_scrolled_window_set_propagate_natural_height(window, TRUE);
    gtk_scrolled_window_set_min_content_height(window, SCROLLER_MINIMUM);
    gtk_scrolled_window_set_max_content_height(window, height);
    gtk_container_add(GTK_CONTAINER(scroller), content);
    /* So that it keeps that height even if there is less to show. */
    gtk_widget_set_size_request(content, -1, height);
    g_signal_connect(scroller, "map", G_CALLBACK(on_map), content);
    g_signal_connect(gtk_scrolled_window_get_vadjustment(window), "changed",
                     G_CALLBACK(on_adjusted),
                     gtk_scrolled_window_get_vscrollbar(window));
}
