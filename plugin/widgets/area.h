/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The scrolled area of the controls.
 */
#ifndef LATTICE_AREA_H
#define LATTICE_AREA_H

#include <gtk/gtk.h>

/* Makes an area that scrolls its content and keeps its own height. */
GtkWidget *area_new(GtkWidget *content);

/* Reduces the height of an area that is not shown yet if its window would not
 * fit on the screen. */
void area_fit(GtkWidget *area);

/* Returns a box that gives a widget below an area the width of the area's
 * content. */
GtkWidget *area_align(GtkWidget *area, GtkWidget *below);

/* If a widget that has just become visible is inside an area, scrolls to it
 * once its size is known. */
void area_show(GtkWidget *inside);

/* Lets the mouse wheel over a control scroll the area instead of changing the
 * control's value, unless the control has the focus, everything is visible, or
 * there is no area around it. */
void area_take_wheel(GtkWidget *control);

#endif
