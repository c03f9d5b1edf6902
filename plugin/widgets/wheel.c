/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The mouse's wheel over controls that scroll.
 */
#include "wheel.h"

static gboolean
on_wheel(GtkWidget *control, GdkEvent *event, gpointer data G_GNUC_UNUSED)
{
    GtkWidget *area =
        gtk_widget_get_ancestor(control, GTK_TYPE_SCROLLED_WINDOW);
    GtkAdjustment *place =
        gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area));

    if (gtk_widget_has_focus(control) ||
        gtk_adjustment_get_upper(place) <= gtk_adjustment_get_page_size(place))
        return FALSE;
    gtk_widget_event(area, event);
    return TRUE;
}

void
wheel_leave_to_area(GtkWidget *control)
{
    g_signal_connect(control, "scroll-event", G_CALLBACK(on_wheel), NULL);
}
