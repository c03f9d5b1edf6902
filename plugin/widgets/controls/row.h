/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The rows of a grid of controls.  Each has a label and the widgets of one
 * parameter.
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
    gboolean has_offset; /* the drawable is offset on the canvas */
    gboolean has_alpha;  /* the drawable has transparency to keep */
    gboolean has_filter; /* the noise can be a GIMP filter */
    /* The output that edits existing noise, and the notice that says so.  The
     * notice is NULL if there is no noise to edit. */
    LatticeOutput edited;
    const char *edit_notice;
} ControlsImage;

/* The next row of a grid that is being filled.  Each widget is named after the key
 * of its argument, so that controls_update() and the tests can find the widget. */
typedef struct Row {
    GtkWidget *grid; /* from toolkit_grid_new() */
    GObject *config; /* its properties are the arguments */
    const char *key;
    int index;
    GtkWidget *seed_button; /* an extra button beside the seed, or NULL */
    gboolean has_filter;    /* the output can be a filter */
} Row;

/* Puts a widget into the row.  It spans n_columns columns, starting at `column`. */
void row_attach(const Row *row, GtkWidget *widget, RowColumn column,
                int n_columns);

/* Makes a label for a widget, with the widget's tooltip. */
GtkWidget *row_new_label(const char *text, GtkWidget *widget);

/* Makes a label with row_new_label() and puts it into the row. */
void row_attach_label(const Row *row, const char *text, GtkWidget *widget);

/* Adds a row with a check box for a choice between no and yes. */
void row_add_switch(const Row *row, const NoiseParameter *parameter);

/* Makes a spin button show `digits` decimals, or more if its value has more.  GTK reads
 * the value back from the text when the button loses the focus, so decimals that are
 * not shown would be lost. */
void row_show_decimals(GtkWidget *spin, int digits);

/* Binds a spin button to the row's argument, and calls row_show_decimals().  The
 * tooltip is the translation of `blurb`. */
void row_follow_number(const Row *row, GtkWidget *spin, const char *blurb,
                       int digits);

/* Translates a unit from the tables of parameters into the user's language. */
const char *row_translate_unit(const char *unit);

/* Makes a spin button for a number, and binds it to the row's argument.  Does not
 * put it into the row. */
GtkWidget *row_new_number(const Row *row, const NoiseParameter *parameter,
                          double maximum, double step, int digits);

/* Adds a row with the seed, a button that picks a new seed and, unless it is NULL,
 * row->seed_button. */
void row_add_seed(const Row *row, const NoiseParameter *parameter);

/* Adds a row with a button that shows a color and opens GIMP's color selector.  If
 * the parameter's initial color is transparent, which means that there is none, the
 * row's label is a check box. */
void row_add_color(const Row *row, const NoiseParameter *parameter);

/* Adds a row with a button that sets color-low to GIMP's foreground color and
 * color-high to its background color. */
void row_add_gimps_colors(const Row *row);

/* Adds three rows for a gradient: a band to edit, the selected stop, and GIMP's
 * gradients to choose from.  Advances row->index to the last of these rows.
 * Defined in gradient-row.c. */
void gradient_row_add(Row *row, const NoiseParameter *parameter);

/* Adds a row with a menu of choices. */
void row_add_choice(const Row *row, const NoiseParameter *parameter);

/* Adds a row with a text entry; `help` is its tooltip. */
void row_add_text(const Row *row, const char *label, const char *help);

#endif
