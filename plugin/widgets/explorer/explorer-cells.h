/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The pictures of a sheet, with what stands at its edges.
 */
#ifndef LATTICE_EXPLORER_CELLS_H
#define LATTICE_EXPLORER_CELLS_H

#include <gtk/gtk.h>

#include "explorer.h"

/* An empty table, which grows with what is attached; its spacing in pixels. */
GtkWidget *table_new(guint spacing);

/* Puts a child into a row and some columns, all of which it fills. */
void table_attach(GtkWidget *table, GtkWidget *child, guint row, guint column,
                  guint n_columns);

typedef struct Cells Cells;

/* Called when a picture is chosen; the recipe is lent for the call. */
typedef void (*CellChosen)(const char *recipe, gpointer data);

/* No cells yet, for an image of so many pixels.  Freed after the widget is
 * destroyed. */
Cells *cells_new(int width, int height, CellChosen chosen, gpointer data);
void cells_free(Cells *cells);

GtkWidget *cells_get_widget(Cells *cells);

/* Makes buttons for a sheet with other rows and columns. */
void cells_build(Cells *cells, const LatticeExplorer *explorer);

/* Shows a sheet's pictures, drawing anew those that are others than before. */
void cells_fill(Cells *cells, const LatticeExplorer *explorer);

/* Presses the button of the recipe's picture, if it is there, and releases the
 * others. */
void cells_mark(Cells *cells, const char *recipe);

/* Gives the keyboard to the picture that is pressed. */
void cells_focus(Cells *cells);

#endif
