/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A small button that opens a menu, whose entries also have keys.
 */
#ifndef LATTICE_MENU_BUTTON_H
#define LATTICE_MENU_BUTTON_H

#include <gtk/gtk.h>

/* An entry; without a text it is a line between others. */
typedef struct MenuEntry {
    const char *text; /* with a mnemonic */
    const char *keys; /* as gtk_accelerator_parse() reads them, in words */
    void (*activated)(gpointer data);
} MenuEntry;

/* A button for entries, whose widgets are stored.  Their keys work in windows
 * that have the group, while the button can be pressed. */
GtkWidget *menu_button_new(const char *help, const MenuEntry *entries,
                           size_t n_entries, GtkAccelGroup *group,
                           GtkWidget **items, gpointer data);

#endif
