/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A window beside a dialog; both can be used at the same time.
 */
#ifndef LATTICE_SHEET_WINDOW_H
#define LATTICE_SHEET_WINDOW_H

#include <gtk/gtk.h>

/* Makes a window around its content, without showing it yet, for the dialog
 * that `widget` is in.  The window is destroyed with the dialog and has the
 * dialog's accelerators; closing hides it. */
GtkWidget *sheet_window_new(GtkWidget *widget, const char *title,
                            GtkWidget *content);

/* Returns the part of the screen beside the window's dialog, on the wider side,
 * in pixels; moves the dialog aside if the window's current width does not
 * fit. */
GdkRectangle sheet_window_make_room(GtkWidget *window);

/* Shows the window and gives it the keyboard focus; if it was hidden, places it
 * beside its dialog. */
void sheet_window_present(GtkWidget *window);

#endif
