/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A window beside a dialog.  A popover would be cut off at the dialog's edges,
 * and GTK 2 has no popovers.
 */
#include "sheet-window.h"

#include <glib/gi18n-lib.h>

#include "toolkit.h"

GtkWidget *
sheet_window_new(GtkWidget *widget, const char *title, GtkWidget *content)
{
    GtkWindow *dialog = GTK_WINDOW(gtk_widget_get_toplevel(widget));
    GtkWidget *window = gtk_dialog_new_with_buttons(
        title, dialog, GTK_DIALOG_DESTROY_WITH_PARENT, _("_Close"),
        GTK_RESPONSE_CLOSE, NULL);
    GtkWindowGroup *group = gtk_window_group_new();

    /* The dialog's grab would block the window if both were in the same group. */
    gtk_window_group_add_window(group, GTK_WINDOW(window));
    g_object_unref(group);
    for (GSList *at = gtk_accel_groups_from_object(G_OBJECT(dialog));
         at != NULL; at = at->next)
        gtk_window_add_accel_group(GTK_WINDOW(window), at->data);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    gtk_container_set_border_width(GTK_CONTAINER(content), 6);
    toolkit_pack(gtk_dialog_get_content_area(GTK_DIALOG(window)), content,
                 TRUE);
    g_signal_connect(window, "response", G_CALLBACK(gtk_widget_hide), NULL);
    g_signal_connect(window, "delete-event",
                     G_CALLBACK(gtk_widget_hide_on_delete), NULL);
    return window;
}

/* If the window fits on neither side, moves the dialog to the right edge of the
 * screen.  The dialog's buttons are at its right end, so even a window that is too
 * wide does not cover them. */
GdkRectangle
sheet_window_make_room(GtkWidget *window)
{
    GtkWindow *dialog = gtk_window_get_transient_for(GTK_WINDOW(window));
    const GdkRectangle screen = toolkit_find_screen(GTK_WIDGET(dialog));
    GdkRectangle taken;

    gdk_window_get_frame_extents(gtk_widget_get_window(GTK_WIDGET(dialog)),
                                 &taken);
    int left = taken.x - screen.x;
    int right = screen.width - left - taken.width;
    if (MAX(left, right) < toolkit_measure(window).width) {
        left = MAX(screen.width - taken.width, 0);
        right = 0;
        gtk_window_move(dialog, screen.x + left, taken.y);
    }
    return (GdkRectangle){.x = left >= right ? screen.x : taken.x + taken.width,
                          .y = taken.y,
                          .width = MAX(left, right),
                          .height = screen.height - TOOLKIT_FRAME};
}

/* Moves a window beside its dialog, to the edge of the screen, because GIMP's
 * canvas is probably in the middle. */
static void
place_beside(GtkWidget *window)
{
    const GdkRectangle room = sheet_window_make_room(window);
    const GdkRectangle screen = toolkit_find_screen(
        GTK_WIDGET(gtk_window_get_transient_for(GTK_WINDOW(window))));
    const GtkRequisition size = toolkit_measure(window);
    const int lowest = screen.y + room.height - size.height;

    gtk_window_move(GTK_WINDOW(window),
                    room.x > screen.x ? room.x + room.width - size.width
                                      : room.x,
                    CLAMP(room.y, screen.y, MAX(lowest, screen.y)));
}

void
sheet_window_present(GtkWidget *window)
{
    if (!gtk_widget_get_visible(window))
        place_beside(window);
    gtk_window_present(GTK_WINDOW(window));
}
