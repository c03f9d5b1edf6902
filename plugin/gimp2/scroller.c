/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A scroller of GTK 2, where a widget has one height that it wants, below which
 * its window cannot be made.
 */
#include "scroller.h"

#include "toolkit.h"

/* The window beside its scroller: buttons, a sentence, and gaps. */
#define OTHER_HEIGHT 160

/* What shows all of the content, if the screen is high enough. */
static int
find_height(GtkWidget *scroller, int content_height)
{
    return CLAMP(content_height, SCROLLER_MINIMUM,
                 toolkit_find_screen(scroller).height - OTHER_HEIGHT);
}

int
scroller_measure_window(GtkWidget *scroller)
{
    GtkWidget *viewport = gtk_bin_get_child(GTK_BIN(scroller));
    GtkWidget *content = gtk_bin_get_child(GTK_BIN(viewport));
    GtkRequisition wanted;

    gtk_widget_get_child_requisition(content, &wanted);
    gtk_widget_set_size_request(scroller, -1,
                                find_height(scroller, wanted.height));
    gtk_widget_size_request(gtk_widget_get_toplevel(scroller), &wanted);
    gtk_widget_set_size_request(scroller, -1, -1);
    return wanted.height;
}

/* A window that is not shown yet is made as high as its content; later it may
 * be made lower. */
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
    wanted->height = gtk_widget_get_mapped(scroller)
                         ? SCROLLER_MINIMUM
                         : find_height(scroller, all.height);
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
