/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows of numbers and choices.  GIMP 3 shows a row's label inside the widget, GIMP 2.10
 * shows it beside the widget, and each front end does what its GIMP does.
 */
#ifndef LATTICE_BARS_H
#define LATTICE_BARS_H

#include "row.h"

/* Adds a row with a number and a slider. */
void bars_add_number(const Row *row, const NoiseParameter *parameter);

/* Adds a row with a combo box from libgimpwidgets, whose tooltip is already set. */
void bars_add_combo(const Row *row, const char *label, GtkWidget *combo);

/* Adds a row with a box of widgets. `label` is the label of the widget `labeled`;
 * both may be NULL. */
void bars_add_line(const Row *row, const char *label, GtkWidget *line,
                   GtkWidget *labeled);

/* Returns the label inside a widget, or NULL if no letter can be underlined in
 * it. */
const char *bars_get_label(GtkWidget *widget);

/* Sets the label inside a widget to `marked`, in which an underscore precedes the
 * letter to underline, as in "S_cale". */
void bars_mark_label(GtkWidget *widget, const char *marked);

/* Returns the keyval of the letter that bars_mark_label() has underlined, or 0 if there
 * is none. */
guint bars_get_key(GtkWidget *widget);

#endif
