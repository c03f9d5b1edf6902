/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The mouse's wheel over controls that scroll.
 */
#ifndef LATTICE_WHEEL_H
#define LATTICE_WHEEL_H

#include <gtk/gtk.h>

/* Lets the mouse's wheel scroll the area over a control that would change its
 * value, if there is anything to scroll and the control is not in use. */
void wheel_leave_to_area(GtkWidget *control);

#endif
