/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Buttons of the dialog.
 */
#include "buttons.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "toolkit.h"

GtkWidget *
buttons_new(const char *text, const char *help)
{
    GtkWidget *button = gtk_button_new();
    GtkWidget *label = gtk_label_new(text);

    gtk_label_set_mnemonic_widget(GTK_LABEL(label), button);
    gtk_container_add(GTK_CONTAINER(button), label);
    gimp_help_set_help_data(button, help, NULL);
    return button;
}

GtkWidget *
buttons_new_icon(const char *icon, const char *help)
{
    GtkWidget *button = toolkit_icon_button_new(icon);

    gimp_help_set_help_data(button, help, NULL);
    return button;
}
