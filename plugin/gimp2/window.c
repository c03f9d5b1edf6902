/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A dialog's window, with its buttons.
 */
#include "window.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "toolkit.h"

GtkWidget *
window_new(const char *title, const char *role, gboolean has_reset)
{
    GtkWidget *window = gimp_dialog_new(title, role, NULL, 0,
                                        gimp_standard_help_func, role, NULL);

    if (has_reset)
        gimp_dialog_add_button(GIMP_DIALOG(window), GIMP_STOCK_RESET,
                               WINDOW_RESET);
    gimp_dialog_add_buttons(GIMP_DIALOG(window), GTK_STOCK_CANCEL,
                            GTK_RESPONSE_CANCEL, GTK_STOCK_OK, GTK_RESPONSE_OK,
                            NULL);
    if (has_reset)
        gtk_dialog_set_alternative_button_order(GTK_DIALOG(window),
                                                GTK_RESPONSE_OK, WINDOW_RESET,
                                                GTK_RESPONSE_CANCEL, -1);
    else
        gtk_dialog_set_alternative_button_order(
            GTK_DIALOG(window), GTK_RESPONSE_OK, GTK_RESPONSE_CANCEL, -1);
    gtk_dialog_set_default_response(GTK_DIALOG(window), GTK_RESPONSE_OK);
    gimp_window_set_transient(GTK_WINDOW(window));
    return window;
}

/* Puts the preview and the controls side by side, which suits screens that are
 * not tall. */
void
window_fill(GtkWidget *window, GtkWidget *preview, GtkWidget *controls,
            GtkWidget *line)
{
    GtkWidget *box = gtk_vbox_new(FALSE, TOOLKIT_WIDE_GAP);
    GtkWidget *sides = gtk_hbox_new(FALSE, TOOLKIT_WIDE_GAP);

    gtk_container_set_border_width(GTK_CONTAINER(box), TOOLKIT_WIDE_GAP);
    toolkit_pack(sides, preview, TRUE);
    toolkit_pack(sides, controls, FALSE);
    toolkit_pack(box, sides, TRUE);
    toolkit_pack(box, line, FALSE);
    toolkit_pack(gtk_dialog_get_content_area(GTK_DIALOG(window)), box, TRUE);
    gtk_widget_show(sides);
    gtk_widget_show(box);
}
