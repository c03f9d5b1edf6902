/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A window beside a dialog; both can be used at the same time.
 */
#ifndef LATTICE_SHEET_WINDOW_H
#define LATTICE_SHEET_WINDOW_H

#include <gtk/gtk.h>

/* A window with a content, not shown yet, for the dialog that `widget` is in.
 * It lives as long as the dialog and has its accelerators; closing hides it. */
GtkWidget *sheet_window_new(GtkWidget *widget, const char *title,
                            GtkWidget *content);

/* The part of the screen beside the window's dialog, on the side that is wider,
 * in pixels; moves the dialog aside if there is not room for the window's
 * present width. */
GdkRectangle sheet_window_make_room(GtkWidget *window);

/* Shows the window and gives it the keyboard; if it was hidden, places it
 * beside its dialog. */
void sheet_window_present(GtkWidget *window);

#endif
