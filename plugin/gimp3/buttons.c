/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Buttons of the dialog.
 */
#include "buttons.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

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

/* Makes a button no higher than a line of text. */
static void
make_low(GtkWidget *button)
{
    GtkCssProvider *css = gtk_css_provider_new();

    gtk_css_provider_load_from_data(
        css, "button { padding: 1px 6px; min-height: 0; }", -1, NULL);
    gtk_style_context_add_provider(gtk_widget_get_style_context(button),
                                   GTK_STYLE_PROVIDER(css),
                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(css);
}

GtkWidget *
buttons_new_icon(const char *icon, const char *help)
{
    GtkWidget *button = gtk_button_new_from_icon_name(icon, GTK_ICON_SIZE_MENU);

    gtk_button_set_relief(GTK_BUTTON(button), GTK_RELIEF_NONE);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    make_low(button);
    gimp_help_set_help_data(button, help, NULL);
    return button;
}
