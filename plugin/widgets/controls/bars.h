/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows of numbers and choices: bars with their labels inside, as GIMP 3 has
 * them, or labels before them; and where a seed is written, of 31 or 64 bits as
 * its argument: each front end has its own.
 */
#ifndef LATTICE_BARS_H
#define LATTICE_BARS_H

#include "controls-row.h"

/* Adds a number with a slider as a whole row. */
void bars_add_number(const Row *row, const NoiseParameter *parameter);

/* Adds a combo box of libgimpwidgets, which has its tooltip, as a whole row. */
void bars_add_combo(const Row *row, const char *label, GtkWidget *combo);

/* Adds a line of widgets, a box, as a whole row, with the label of one; NULL:
 * without. */
void bars_add_line(const Row *row, const char *label, GtkWidget *line,
                   GtkWidget *labeled);

/* The label inside of a widget that takes a mnemonic there; NULL: none. */
const char *bars_get_label(GtkWidget *widget);

/* Shows that label with its mnemonic marked, as in "S_cale". */
void bars_mark_label(GtkWidget *widget, const char *marked);

/* An entry bound to the row's argument, not in the row yet. */
GtkWidget *seed_entry_new(const Row *row, const NoiseParameter *parameter);

#endif
