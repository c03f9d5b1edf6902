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

/* The width and height, in pixels, that the window may have beside its dialog;
 * moves the dialog aside if there is not room for its present width. */
GdkRectangle sheet_window_make_room(GtkWidget *window);

/* Shows the window and gives it the keyboard; if it was hidden, places it where
 * it hides little of the dialog and of the picture. */
void sheet_window_present(GtkWidget *window);

/* Says which part of a dialog shows the picture, which sheets should not hide.
 * Without it, the picture is on GIMP's canvas. */
void sheet_window_spare(GtkWidget *dialog, GtkWidget *preview);

#endif
