/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A window beside a dialog.  A popover would be cut off at the dialog's edges,
 * and GTK 2 has no popovers.
 */
#include "sheet-window.h"

#include <gdk/gdkkeysyms.h>
#include <glib/gi18n-lib.h>

#include "toolkit.h"

/* GObject data key: the last line of a window. */
#define LINE "lattice-line"

/* Hides the window on Escape.  GTK calls this only for keys that no widget has used. */
static gboolean
on_key(GtkWidget *window, const GdkEventKey *event)
{
    if (event->keyval != GDK_KEY_Escape)
        return FALSE;
    gtk_widget_hide(window);
    return TRUE;
}

/* Makes the window's last line, with the button that closes the window at its
 * end. */
static GtkWidget *
new_line(GtkWidget *window)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);
    GtkWidget *close = gtk_button_new_with_mnemonic(_("_Close"));

    g_signal_connect_swapped(close, "clicked", G_CALLBACK(gtk_widget_hide),
                             window);
    gtk_box_pack_end(GTK_BOX(line), close, FALSE, FALSE, 0);
    gtk_widget_show_all(line);
    g_object_set_data(G_OBJECT(window), LINE, line);
    return line;
}

/* The window is not a GtkDialog, because that would put its buttons in a separate
 * line. */
GtkWidget *
sheet_window_new(GtkWidget *widget, const char *title, GtkWidget *content)
{
    GtkWindow *dialog = GTK_WINDOW(gtk_widget_get_toplevel(widget));
    GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, TOOLKIT_GAP);
    GtkWindowGroup *group = gtk_window_group_new();

    gtk_window_set_title(GTK_WINDOW(window), title);
    gtk_window_set_type_hint(GTK_WINDOW(window), GDK_WINDOW_TYPE_HINT_DIALOG);
    gtk_window_set_transient_for(GTK_WINDOW(window), dialog);
    gtk_window_set_destroy_with_parent(GTK_WINDOW(window), TRUE);
    /* The dialog's grab would block the window if both were in the same group. */
    gtk_window_group_add_window(group, GTK_WINDOW(window));
    g_object_unref(group);
    for (GSList *at = gtk_accel_groups_from_object(G_OBJECT(dialog));
         at != NULL; at = at->next)
        gtk_window_add_accel_group(GTK_WINDOW(window), at->data);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    gtk_container_set_border_width(GTK_CONTAINER(window), TOOLKIT_WIDE_GAP);
    toolkit_pack(box, content, TRUE);
    toolkit_pack(box, new_line(window), FALSE);
    gtk_widget_show(box);
    gtk_container_add(GTK_CONTAINER(window), box);
    g_signal_connect_after(window, "key-press-event", G_CALLBACK(on_key), NULL);
    g_signal_connect(window, "delete-event",
                     G_CALLBACK(gtk_widget_hide_on_delete), NULL);
    return window;
}

GtkWidget *
sheet_window_get_line(GtkWidget *window)
{
    return g_object_get_data(G_OBJECT(window), LINE);
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
    int width;

    gdk_window_get_frame_extents(gtk_widget_get_window(GTK_WIDGET(dialog)),
                                 &taken);
    gtk_window_get_size(dialog, &width, NULL);
    /* The window has no frame before it is shown, but its frame will be like the
     * dialog's. */
    const int frame = MAX(taken.width - width, 0);
    int left = taken.x - screen.x;
    int right = screen.width - left - taken.width;
    if (MAX(left, right) < toolkit_measure(window).width + frame) {
        left = MAX(screen.width - taken.width, 0);
        right = 0;
        gtk_window_move(dialog, screen.x + left, taken.y);
    }
    return (GdkRectangle){.x = left >= right ? screen.x : taken.x + taken.width,
                          .y = taken.y,
                          .width = MAX(left, right) - frame,
                          .height = screen.height - TOOLKIT_FRAME};
}

/* Moves a window next to its dialog, so that the mouse does not have far to go. */
static void
place_beside(GtkWidget *window)
{
    GtkWindow *dialog = gtk_window_get_transient_for(GTK_WINDOW(window));
    const GdkRectangle room = sheet_window_make_room(window);
    const GdkRectangle screen = toolkit_find_screen(GTK_WIDGET(dialog));
    const GtkRequisition size = toolkit_measure(window);
    const int lowest = screen.y + room.height - size.height;

    gtk_window_move(GTK_WINDOW(window),
                    room.x > screen.x
                        ? room.x
                        : MAX(room.x + room.width - size.width, screen.x),
                    CLAMP(room.y, screen.y, MAX(lowest, screen.y)));
}

void
sheet_window_present(GtkWidget *window)
{
    if (!gtk_widget_get_visible(window))
        place_beside(window);
    gtk_window_present(GTK_WINDOW(window));
}
