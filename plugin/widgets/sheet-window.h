/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A window beside a dialog, which can both be used at once.
 */
#ifndef LATTICE_SHEET_WINDOW_H
#define LATTICE_SHEET_WINDOW_H

#include <gtk/gtk.h>

/* A window with a content, not shown yet, for the dialog that a widget is in.
 * It lives as long as the dialog, and has its keys; closing hides it. */
GtkWidget *sheet_window_new(GtkWidget *widget, const char *title,
                            GtkWidget *content);

/* The width and height, in pixels, that it may have beside its dialog, which is
 * moved aside if there is not enough room for what it wants now. */
GdkRectangle sheet_window_make_room(GtkWidget *window);

/* Shows it where it hides little of the dialog's OK, of the dialog and of the
 * picture, if it is not shown, and gives it the keyboard. */
void sheet_window_present(GtkWidget *window);

/* Tells which part of a dialog shows the picture; of other dialogs it is on
 * GIMP's canvas. */
void sheet_window_spare(GtkWidget *dialog, GtkWidget *preview);

#endif
