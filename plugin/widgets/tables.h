/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Tables of widgets: GTK 2 and 3 have only a kind in common that GTK 3 calls
 * deprecated.
 */
#ifndef LATTICE_TABLES_H
#define LATTICE_TABLES_H

#include <gtk/gtk.h>

/* An empty table, which grows with what is attached; its spacing in pixels. */
GtkWidget *table_new(guint spacing);

/* Puts a child into a row and some columns, all of which it fills. */
void table_attach(GtkWidget *table, GtkWidget *child, guint row, guint column,
                  guint n_columns);

#endif
