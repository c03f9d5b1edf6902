/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A window beside a dialog.  (A popover would be cut at the dialog's edges, and
 * GTK 2 has none.)
 */
#include "sheet-window.h"

#include <glib/gi18n-lib.h>

#include "mnemonics.h"

/* What a window has besides itself: its title bar and frame, in pixels. */
#define FRAME 40

static GdkRectangle
find_screen(GtkWidget *widget)
{
    GdkScreen *screen = gtk_widget_get_screen(widget);
    GdkRectangle place;

    /* What came in their place is not in GTK 2. */
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gdk_screen_get_monitor_geometry(
        screen,
        gdk_screen_get_monitor_at_window(screen, gtk_widget_get_window(widget)),
        &place);
    G_GNUC_END_IGNORE_DEPRECATIONS
    return place;
}

/* Keeps a window on the screen that has grown with its content since it was
 * placed. */
static void
on_allocated(GtkWidget *window, GdkRectangle *place,
             gpointer data G_GNUC_UNUSED)
{
    int x, y;

    if (!gtk_widget_get_mapped(window))
        return;
    const GdkRectangle screen = find_screen(window);
    gtk_window_get_position(GTK_WINDOW(window), &x, &y);
    const int rightmost = screen.x + screen.width - place->width;
    const int lowest = screen.y + screen.height - place->height - FRAME;
    if (x > rightmost || y > lowest)
        gtk_window_move(GTK_WINDOW(window), MAX(MIN(x, rightmost), screen.x),
                        MAX(MIN(y, lowest), screen.y));
}

GtkWidget *
sheet_window_new(GtkWidget *widget, const char *title, GtkWidget *content)
{
    GtkWindow *dialog = GTK_WINDOW(gtk_widget_get_toplevel(widget));
    GtkWidget *window = gtk_dialog_new_with_buttons(
        title, dialog, GTK_DIALOG_DESTROY_WITH_PARENT, _("_Close"),
        GTK_RESPONSE_CLOSE, NULL);
    GtkWindowGroup *group = gtk_window_group_new();

    /* The dialog runs in a grab, which holds for its own group only. */
    gtk_window_group_add_window(group, GTK_WINDOW(window));
    g_object_unref(group);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    gtk_container_set_border_width(GTK_CONTAINER(content), 6);
    gtk_box_pack_start(GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(window))),
                       content, TRUE, TRUE, 0);
    mnemonics_assign(window);
    g_signal_connect(window, "response", G_CALLBACK(gtk_widget_hide), NULL);
    g_signal_connect(window, "size-allocate", G_CALLBACK(on_allocated), NULL);
    g_signal_connect(window, "delete-event",
                     G_CALLBACK(gtk_widget_hide_on_delete), NULL);
    return window;
}

/* On the side that has room for it, or else where it hides less of the dialog;
 * if both sides are alike, on the left, because the dialog's own buttons stand
 * at its right end. */
static void
place_beside(GtkWindow *window, GtkWindow *dialog)
{
    const GdkRectangle screen = find_screen(GTK_WIDGET(dialog));
    int x, y, dialog_width, dialog_height, width, height;

    gtk_window_get_position(dialog, &x, &y);
    gtk_window_get_size(dialog, &dialog_width, &dialog_height);
    gtk_window_get_size(window, &width, &height);
    const int room_left = x - screen.x;
    const int room_right = screen.width - room_left - dialog_width;
    if (room_right >= width || room_right > room_left)
        x = MIN(x + dialog_width, screen.x + screen.width - width);
    else
        x -= width;
    y = MIN(y, screen.y + screen.height - height - FRAME);
    gtk_window_move(window, MAX(x, screen.x), MAX(y, screen.y));
}

void
sheet_window_present(GtkWidget *window)
{
    if (!gtk_widget_get_visible(window))
        place_beside(GTK_WINDOW(window),
                     gtk_window_get_transient_for(GTK_WINDOW(window)));
    gtk_window_present(GTK_WINDOW(window));
}
