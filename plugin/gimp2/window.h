/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A dialog's window, with its buttons.
 */
#ifndef LATTICE_WINDOW_H
#define LATTICE_WINDOW_H

#include <gtk/gtk.h>

/* The response of the Reset button. */
#define WINDOW_RESET 1

/* Makes a dialog with the buttons OK, Cancel, Help and, if has_reset is TRUE,
 * Reset.  `role` is the name of the dialog's procedure. */
GtkWidget *window_new(const char *title, const char *role, gboolean has_reset);

/* Fills a dialog with a preview, controls beside it, and a line of text below
 * both.  The preview grows with the dialog. */
void window_fill(GtkWidget *window, GtkWidget *preview, GtkWidget *controls,
                 GtkWidget *line);

#endif
