/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows of numbers and choices, with the label inside the widget, as in GIMP 3,
 * or before it.  Each front end has its own implementation.
 */
#ifndef LATTICE_BARS_H
#define LATTICE_BARS_H

#include "row.h"

/* Adds a row with a number and its slider. */
void bars_add_number(const Row *row, const NoiseParameter *parameter);

/* Adds a row with a libgimpwidgets combo box, whose tooltip is already set. */
void bars_add_combo(const Row *row, const char *label, GtkWidget *combo);

/* Adds a row with a box of widgets. label is for the widget `labeled`; both may
 * be NULL. */
void bars_add_line(const Row *row, const char *label, GtkWidget *line,
                   GtkWidget *labeled);

/* Returns the label inside a widget, or NULL if no letter can be underlined
 * there. */
const char *bars_get_label(GtkWidget *widget);

/* Shows that label with an underlined letter, as in "S_cale". */
void bars_mark_label(GtkWidget *widget, const char *marked);

#endif
