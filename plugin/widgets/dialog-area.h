/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The area of the controls.
 */
#ifndef LATTICE_DIALOG_AREA_H
#define LATTICE_DIALOG_AREA_H

#include <gtk/gtk.h>

/* An area that scrolls its content, and keeps its height whatever that is. */
GtkWidget *area_new(GtkWidget *content);

/* Scrolls to a widget inside the area that has just been shown. */
void area_show(GtkWidget *inside);

#endif
