/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Buttons of the dialog.
 */
#ifndef LATTICE_BUTTONS_H
#define LATTICE_BUTTONS_H

#include <gtk/gtk.h>

/* A button with a text, whose mnemonic mnemonics_assign() finds. */
GtkWidget *buttons_new(const char *text, const char *help);

/* A small one with an icon. */
GtkWidget *buttons_new_icon(const char *icon, const char *help);

#endif
