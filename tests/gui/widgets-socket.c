/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A module for GTK 2 and 3 (GTK_MODULES) that tells tests where the widgets of any
 * program are.  A client that connects to the socket $LATTICE_TEST_WIDGETS/PID gets
 * a line for each widget, with these fields, separated by tabs: its window's id; its
 * type, name, text, tooltip, the label that it draws itself, and its access key; x, y,
 * width and height in the window; and whether it is sensitive and active.
 *
 * First, the client may send "show N", which scrolls to the widget of line N; "focus
 * N", which also gives it the keyboard focus; "items", which adds lines of type
 * "Item" for the items of icon views and the rows of tree views, and takes a while;
 * or "texts", which adds more fields, about the texts of widgets: see widgets.c.
 */
#include "widgets.h"

#include <gio/gio.h>
#include <gio/gunixsocketaddress.h>
#include <gmodule.h>
#include <stdio.h>
#include <unistd.h>

/* How many pixels to leave between the widget that is scrolled to and the edge. */
#define MARGIN 10

/* Scrolls to the widget, if it is in a scrolled window. */
static void
show(GtkWidget *widget)
{
    GtkWidget *area = gtk_widget_get_ancestor(widget, GTK_TYPE_SCROLLED_WINDOW);
    GtkWidget *viewport =
        area != NULL ? gtk_bin_get_child(GTK_BIN(area)) : NULL;
    GtkAllocation place;
    int x, y;

    if (viewport == NULL || !GTK_IS_VIEWPORT(viewport))
        return;
    gtk_widget_get_allocation(widget, &place);
    gtk_widget_translate_coordinates(
        widget, gtk_bin_get_child(GTK_BIN(viewport)), 0, 0, &x, &y);
    gtk_adjustment_clamp_page(
        gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area)),
        y - MARGIN, y + place.height + MARGIN);
    /* The content moves only when it is next drawn. */
    while (gtk_events_pending())
        gtk_main_iteration();
}

/* Receives the client's order, and obeys "show" and "focus"; the caller handles the
 * others. */
static void
obey(GSocketConnection *connection, GPtrArray *widgets, char order[64])
{
    GInputStream *stream =
        g_io_stream_get_input_stream(G_IO_STREAM(connection));
    guint line;

    if (g_input_stream_read(stream, order, 63, NULL, NULL) <= 0 ||
        sscanf(order, "%*s %u", &line) != 1 || line >= widgets->len)
        return;
    show(g_ptr_array_index(widgets, line));
    if (g_str_has_prefix(order, "focus"))
        gtk_widget_grab_focus(g_ptr_array_index(widgets, line));
}

static gboolean
on_incoming(GSocketService *service G_GNUC_UNUSED,
            GSocketConnection *connection, GObject *source G_GNUC_UNUSED,
            gpointer data G_GNUC_UNUSED)
{
    g_autoptr(GPtrArray) widgets = widgets_list();
    GString *answer = g_string_new(NULL);

    char order[64] = "";
    obey(connection, widgets, order);
    g_ptr_array_foreach(widgets,
                        g_str_has_prefix(order, "texts") ? widgets_tell_text
                                                         : widgets_tell,
                        answer);
    if (g_str_has_prefix(order, "items"))
        g_ptr_array_foreach(widgets, widgets_tell_items, answer);
    GOutputStream *out = g_io_stream_get_output_stream(G_IO_STREAM(connection));
    g_output_stream_write_all(out, answer->str, answer->len, NULL, NULL, NULL);
    g_io_stream_close(G_IO_STREAM(connection), NULL, NULL);
    g_string_free(answer, TRUE);
    return TRUE;
}

G_MODULE_EXPORT void gtk_module_init(int *n_words, char ***words);

G_MODULE_EXPORT void
gtk_module_init(int *n_words G_GNUC_UNUSED, char ***words G_GNUC_UNUSED)
{
    const char *folder = g_getenv("LATTICE_TEST_WIDGETS");

    if (folder == NULL)
        return;
    g_autofree char *path = g_strdup_printf("%s/%d", folder, (int)getpid());
    GSocketService *service = g_socket_service_new();
    GSocketAddress *address = g_unix_socket_address_new(path);
    g_signal_connect(service, "incoming", G_CALLBACK(on_incoming), NULL);
    if (!g_socket_listener_add_address(
            G_SOCKET_LISTENER(service), address, G_SOCKET_TYPE_STREAM,
            G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL, NULL))
        g_printerr("%s: no socket\n", path);
    g_object_unref(address);
}
