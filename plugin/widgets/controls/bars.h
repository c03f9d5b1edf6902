/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows of numbers and choices, with the label inside the widget, as in GIMP 3,
 * or before it.  Each front end has its own.
 */
#ifndef LATTICE_BARS_H
#define LATTICE_BARS_H

#include "row.h"

/* Adds a number with a slider as a whole row. */
void bars_add_number(const Row *row, const NoiseParameter *parameter);

/* Adds a combo box of libgimpwidgets, whose tooltip is set, as a whole row. */
void bars_add_combo(const Row *row, const char *label, GtkWidget *combo);

/* Adds a box of widgets as a whole row; label is that of the widget `labeled`,
 * or both are NULL. */
void bars_add_line(const Row *row, const char *label, GtkWidget *line,
                   GtkWidget *labeled);

/* The label inside a widget, if a letter can be underlined there; else NULL. */
const char *bars_get_label(GtkWidget *widget);

/* Shows that label with such a letter, as in "S_cale". */
void bars_mark_label(GtkWidget *widget, const char *marked);

#endif
