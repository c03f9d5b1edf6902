/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Controls for an axis of a contact sheet, in plain dialogs.
 */
#ifndef LATTICE_FORM_AXIS_H
#define LATTICE_FORM_AXIS_H

#include <gtk/gtk.h>

/* Controls for a string property of config such as "octaves=1..6": a list of
 * parameters, and for the values two numbers or check boxes.  count is the
 * control for the number of values of a range, insensitive for choices. */
GtkWidget *form_axis_new(GObject *config, const char *key, GtkWidget *count);

#endif
