/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A scroller for GTK 2, where a widget requests one height, and its window
 * cannot be made lower than that.
 */
#include "scroller.h"

#include "toolkit.h"

/* Requests the full height before the window is shown, and later the minimum,
 * so that the user can make it lower. */
static void
on_requested(GtkWidget *scroller, GtkRequisition *wanted, GtkWidget *content)
{
    GtkWidget *bar =
        gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scroller));
    GtkRequisition all, bar_wanted;
    int gap;

    gtk_widget_get_child_requisition(content, &all);
    gtk_widget_size_request(bar, &bar_wanted);
    gtk_widget_style_get(scroller, "scrollbar-spacing", &gap, NULL);
    wanted->width = all.width + gap + bar_wanted.width;
    wanted->height =
        gtk_widget_get_mapped(scroller)
            ? SCROLLER_MINIMUM
            : CLAMP(toolkit_find_screen(scroller).height - SCROLLER_OTHERS,
                    SCROLLER_MINIMUM, SCROLLER_HEIGHT);
}

void
scroller_fill(GtkWidget *scroller, GtkWidget *content)
{
    gtk_scrolled_window_add_with_viewport(GTK_SCROLLED_WINDOW(scroller),
                                          content);
    gtk_viewport_set_shadow_type(GTK_VIEWPORT(gtk_widget_get_parent(content)),
                                 GTK_SHADOW_NONE);
    g_signal_connect_after(scroller, "size-request", G_CALLBACK(on_requested),
                           content);
}
