/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A GtkMenu below a button; GTK 2 has no button of its own for that.
 */
#include "menu-button.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "buttons.h"
#include "toolkit.h"

/* The first of the keys is shown. */
static void
add_keys(GtkWidget *item, const char *keys, GtkAccelGroup *group)
{
    g_auto(GStrv) words = g_strsplit(keys, " ", -1);

    for (int i = 0; words[i] != NULL; i++) {
        GdkModifierType modifiers;
        guint key;
        gtk_accelerator_parse(words[i], &key, &modifiers);
        gtk_widget_add_accelerator(item, "activate", group, key, modifiers,
                                   i == 0 ? GTK_ACCEL_VISIBLE
                                          : (GtkAccelFlags)0);
    }
}

static GtkWidget *
new_item(const MenuEntry *entry, GtkAccelGroup *group, gpointer data)
{
    if (entry->text == NULL)
        return gtk_separator_menu_item_new();
    GtkWidget *item = gtk_menu_item_new_with_mnemonic(entry->text);
    add_keys(item, entry->keys, group);
    g_signal_connect_swapped(item, "activate", G_CALLBACK(entry->activated),
                             data);
    return item;
}

static void
on_clicked(GtkWidget *button, GtkMenu *menu)
{
    toolkit_open_menu(menu, button);
}

GtkWidget *
menu_button_new(const char *help, const MenuEntry *entries, size_t n_entries,
                GtkAccelGroup *group, GtkWidget **items, gpointer data)
{
    GtkWidget *button = buttons_new_icon(GIMP_ICON_MENU_LEFT, help);
    GtkWidget *menu = gtk_menu_new();

    for (size_t i = 0; i < n_entries; i++) {
        items[i] = new_item(&entries[i], group, data);
        gtk_menu_shell_append(GTK_MENU_SHELL(menu), items[i]);
    }
    gtk_widget_show_all(menu);
    /* It lives as long as the button. */
    gtk_menu_attach_to_widget(GTK_MENU(menu), button, NULL);
    g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), menu);
    return button;
}
