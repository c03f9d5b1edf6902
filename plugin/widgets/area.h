/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The scrolled area that holds a dialog's controls.
 */
#ifndef LATTICE_AREA_H
#define LATTICE_AREA_H

#include <gtk/gtk.h>

/* Makes an area that scrolls its content.  The area's height does not depend on the
 * content. */
GtkWidget *area_new(GtkWidget *content);

/* Makes an area shorter if its window would otherwise not fit on the screen.  Does
 * nothing if the area is already shown. */
void area_fit(GtkWidget *area);

/* Returns a box with `below`, a widget to show below an area.  The box makes it as
 * wide as the area's content. */
GtkWidget *area_align(GtkWidget *area, GtkWidget *below);

/* Scrolls to a widget that has just become visible, as soon as its size is known.
 * Does nothing if the widget is not inside an area. */
void area_show(GtkWidget *inside);

/* Scrolls to the top of the area that a widget is in, if it is in one. */
void area_show_top(GtkWidget *inside);

/* Makes the mouse wheel over a control scroll the area instead of changing the
 * control's value, unless the control has the focus, the area shows all of its
 * content, or there is no area around the control. */
void area_take_wheel(GtkWidget *control);

#endif
