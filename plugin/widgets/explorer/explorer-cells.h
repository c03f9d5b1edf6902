/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The pictures of a sheet, with the headings of its rows and columns.
 */
#ifndef LATTICE_EXPLORER_CELLS_H
#define LATTICE_EXPLORER_CELLS_H

#include <gtk/gtk.h>

#include "explorer.h"

/* An empty table, which grows when children are attached; spacing in pixels. */
GtkWidget *table_new(guint spacing);

/* Attaches a child to n_columns columns of a row, all of which it fills. */
void table_attach(GtkWidget *table, GtkWidget *child, guint row, guint column,
                  guint n_columns);

typedef struct Cells Cells;

/* Called when a picture is chosen; the recipe may be freed after the call. */
typedef void (*CellChosen)(const char *recipe, gpointer data);

/* A sheet without cells yet, for an image of width x height pixels.  Free it
 * after its widget is destroyed. */
Cells *cells_new(int width, int height, CellChosen chosen, gpointer data);
void cells_free(Cells *cells);

GtkWidget *cells_get_widget(Cells *cells);

/* Replaces the buttons by those of a sheet with other rows and columns. */
void cells_build(Cells *cells, const LatticeExplorer *explorer);

/* Shows a sheet's pictures, and draws those that have changed. */
void cells_fill(Cells *cells, const LatticeExplorer *explorer);

/* Presses the button whose picture has this recipe, if there is one, and
 * releases the others. */
void cells_mark(Cells *cells, const char *recipe);

/* Gives the focus to the button that is pressed. */
void cells_focus(Cells *cells);

#endif
