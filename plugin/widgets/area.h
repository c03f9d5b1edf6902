/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The area of the controls, which scrolls.
 */
#ifndef LATTICE_AREA_H
#define LATTICE_AREA_H

#include <gtk/gtk.h>

/* An area that scrolls its content and keeps its own height. */
GtkWidget *area_new(GtkWidget *content);

/* Makes an area that is not shown yet lower, if its window would not fit on the
 * screen. */
void area_fit(GtkWidget *area);

/* A box that makes a widget below an area as wide as the area's content. */
GtkWidget *area_align(GtkWidget *area, GtkWidget *below);

/* Scrolls to a widget that has just become visible, once its size is known, if
 * it is inside an area. */
void area_show(GtkWidget *inside);

/* Lets the mouse wheel over a control scroll the area instead of changing the
 * control's value, unless the control has the focus, all is visible, or there
 * is no area around it. */
void area_take_wheel(GtkWidget *control);

#endif
