/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The window of a dialog, with its buttons.
 */
#ifndef LATTICE_WINDOW_H
#define LATTICE_WINDOW_H

#include <gtk/gtk.h>

/* The response of the button Reset. */
#define WINDOW_RESET 1

/* A dialog with OK, Cancel, Help and, if asked for, Reset; role is the name of
 * its procedure. */
GtkWidget *window_new(const char *title, const char *role, gboolean has_reset);

/* Fills a dialog with a preview, with controls beside it, and with a line below
 * both; the preview grows with the dialog. */
void window_fill(GtkWidget *window, GtkWidget *preview, GtkWidget *controls,
                 GtkWidget *line);

#endif
