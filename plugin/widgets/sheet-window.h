/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A window beside a dialog; both can be used at the same time.
 */
#ifndef LATTICE_SHEET_WINDOW_H
#define LATTICE_SHEET_WINDOW_H

#include <gtk/gtk.h>

/* Makes a window with this content for the dialog that `widget` is in, but does not
 * show it yet.  The window has the dialog's accelerators and is destroyed with the
 * dialog; closing the window only hides it. */
GtkWidget *sheet_window_new(GtkWidget *widget, const char *title,
                            GtkWidget *content);

/* Returns the box that has the window's Close button at its right end; callers may
 * add widgets at its left end. */
GtkWidget *sheet_window_get_line(GtkWidget *window);

/* Returns the part of the screen, in pixels, on that side of the window's dialog that
 * has more room.  If the window does not fit there, first moves the dialog to the
 * right edge of the screen. */
GdkRectangle sheet_window_make_room(GtkWidget *window);

/* Shows the window and gives it the keyboard focus.  If it was hidden, places it
 * beside its dialog. */
void sheet_window_present(GtkWidget *window);

#endif
