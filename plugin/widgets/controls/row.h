/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows of a grid of controls: a label, and the widgets of one parameter.
 */
#ifndef LATTICE_ROW_H
#define LATTICE_ROW_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "request.h"

/* The grid's columns. */
typedef enum RowColumn {
    ROW_LABEL,
    ROW_SLIDER,
    ROW_NUMBER,
    ROW_UNIT,
    ROW_N_COLUMNS,
} RowColumn;

/* The image that the controls are for. */
typedef struct ControlsImage {
    int width, height;   /* pixels */
    gboolean has_offset; /* the drawable is not at the canvas' corner */
    gboolean has_alpha;  /* the drawable has transparency to keep */
    gboolean has_filter; /* the noise can be a GIMP filter */
    /* The output that edits existing noise, and the sentence that says so; NULL
     * if there is none to edit. */
    LatticeOutput edited;
    const char *edit_notice;
} ControlsImage;

/* The next row of a grid that is being filled.  Widgets are named after their
 * argument's key, by which controls_update() and tests find them. */
typedef struct Row {
    GtkWidget *grid; /* from toolkit_grid_new() */
    GObject *config; /* its properties are the arguments */
    const char *key;
    int index;
    GtkWidget *seed_button; /* the button beside the seed, or NULL */
    gboolean has_filter;    /* the output can be a filter */
} Row;

/* Puts a widget into n_columns columns of the row, from `column` on. */
void row_attach(const Row *row, GtkWidget *widget, RowColumn column,
                int n_columns);

/* Makes a label for a widget, with the widget's tooltip. */
GtkWidget *row_new_label(const char *text, GtkWidget *widget);

/* Puts such a label into the row. */
void row_attach_label(const Row *row, const char *text, GtkWidget *widget);

/* Adds a check box for a choice between no and yes. */
void row_add_switch(const Row *row, const NoiseParameter *parameter);

/* Makes a spin button show `digits` decimals, or more if the number has them,
 * because GTK reads the number from the text when the focus leaves. */
void row_show_decimals(GtkWidget *spin, int digits);

/* Binds a spin button with such decimals to the row's argument; blurb, which is
 * not translated yet, becomes its tooltip. */
void row_follow_number(const Row *row, GtkWidget *spin, const char *blurb,
                       int digits);

/* Translates a unit of the tables into the user's language. */
const char *row_translate_unit(const char *unit);

/* Makes a spin button for a number, bound to the row's argument but not yet in
 * the row. */
GtkWidget *row_new_number(const Row *row, const NoiseParameter *parameter,
                          double maximum, double step, int digits);

/* Adds the seed with a button for a new one and, if there is one,
 * row->seed_button. */
void row_add_seed(const Row *row, const NoiseParameter *parameter);

/* Adds a color as a button that opens GIMP's color selector. */
void row_add_color(const Row *row, const NoiseParameter *parameter);

/* Adds a button that sets color-low and color-high to GIMP's foreground and
 * background colors. */
void row_add_gimps_colors(const Row *row);

/* Adds three rows for a gradient: a band to edit, the selected stop, and GIMP's
 * gradients to choose from.  Advances row->index to the last of them.  Defined
 * in gradient-row.c. */
void gradient_row_add(Row *row, const NoiseParameter *parameter);

/* Adds a row with a choice. */
void row_add_choice(const Row *row, const NoiseParameter *parameter);

/* Adds a row with an entry for a text; help is its tooltip. */
void row_add_text(const Row *row, const char *label, const char *help);

#endif
