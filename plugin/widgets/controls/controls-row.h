/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows of a grid of controls: a label, and the widgets of one parameter.
 */
#ifndef LATTICE_CONTROLS_ROW_H
#define LATTICE_CONTROLS_ROW_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "request.h"

/* The grid's columns; what belongs to a group, or to two rows, stands last. */
typedef enum RowColumn {
    ROW_LABEL,
    ROW_SLIDER,
    ROW_NUMBER,
    ROW_UNIT,
    ROW_BESIDE,
    ROW_N_COLUMNS,
} RowColumn;

/* The image that the controls are for. */
typedef struct ControlsImage {
    int width, height;   /* pixels */
    gboolean has_offset; /* the drawable's corner is not the canvas' */
    /* What there is to be drawn anew, and the sentence that says so; NULL:
     * nothing. */
    LatticeOutput edited;
    const char *edit_notice;
} ControlsImage;

/* The next row of a grid that is being filled.  Its widgets are named by their
 * argument's key, by which they are found again. */
typedef struct Row {
    GtkWidget *grid; /* see toolkit.h */
    GObject *config; /* has the arguments as its properties */
    const char *key;
    int index;
    GtkWidget *seed_button; /* stands beside the seed */
    /* Makes columns as wide as those of other grids; NULL: not that one. */
    GtkSizeGroup *columns[ROW_N_COLUMNS];
} Row;

/* Puts a widget into the row. */
void row_attach(const Row *row, GtkWidget *widget, RowColumn column,
                int n_columns);

/* The label of a widget, with the widget's tooltip; puts it into the row. */
GtkWidget *row_new_label(const char *text, GtkWidget *widget);
void row_attach_label(const Row *row, const char *text, GtkWidget *widget);

/* Lets a widget's property show and change the row's argument. */
void row_bind(const Row *row, GtkWidget *widget, const char *property);

/* Lets a spin button show and change the row's argument, with so many digits
 * and more where it needs them; its blurb is not translated. */
void row_follow_number(const Row *row, GtkWidget *spin, const char *blurb,
                       int digits);

/* A unit of the tables in the user's language. */
const char *row_translate_unit(const char *unit);

/* A number's entry, not in the row yet; where there are no
 * digits it holds whole numbers. */
GtkWidget *row_new_number(const Row *row, const NoiseParameter *parameter,
                          double maximum, double step, int digits);

/* Adds a choice as a whole row. */
void row_add_choice(const Row *row, const NoiseParameter *parameter);

/* Keeps the row's columns of labels and units as wide as their widest one also
 * while that is hidden, by what it puts into a grid that is always shown. */
void columns_keep(GtkWidget *grid, const Row *row);

#endif
