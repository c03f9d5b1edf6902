/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What changes along a sheet, in plain dialogs.
 */
#ifndef LATTICE_FORM_AXIS_H
#define LATTICE_FORM_AXIS_H

#include <gtk/gtk.h>

/* A list of parameters, with two numbers or check boxes for the values of the
 * one chosen, for a string property of config such as "octaves=1..6".  count is
 * the control for how many values a range has. */
GtkWidget *form_axis_new(GObject *config, const char *key, GtkWidget *count);

#endif
