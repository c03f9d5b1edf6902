/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The area of the controls, which scrolls.
 */
#ifndef LATTICE_AREA_H
#define LATTICE_AREA_H

#include <gtk/gtk.h>

/* An area that scrolls its content, and keeps its height whatever that is. */
GtkWidget *area_new(GtkWidget *content);

/* Scrolls to a widget inside the area that has just been shown. */
void area_show(GtkWidget *inside);

/* Lets the mouse's wheel scroll the area over a control that would change its
 * value, if there is anything to scroll and the control is not in use. */
void wheel_leave_to_area(GtkWidget *control);

#endif
