/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What GTK 2 and 3, or libgimp 2 and 3, do differently for the parts of the
 * dialogs: each front end has its own toolkit.c.
 */
#ifndef LATTICE_TOOLKIT_H
#define LATTICE_TOOLKIT_H

#include <gtk/gtk.h>

#include <noise/noise.h>

/* GIMP's own catalogue of texts. */
const char *toolkit_get_gimp_domain(void);

/* Whether GIMP keeps filters on layers. */
gboolean toolkit_has_filters(void);

/* What a window has besides itself: its title bar and frame, in pixels. */
#define TOOLKIT_FRAME 40

/* What windows and their frames may fill of the screen that a realized
 * widget's window is on, in pixels. */
GdkRectangle toolkit_find_screen(GtkWidget *widget);

/* The size that a window wants to have, also one that is not shown yet. */
GtkRequisition toolkit_measure(GtkWidget *window);

/* Opens a menu below a button, at its right end. */
void toolkit_open_menu(GtkMenu *menu, GtkWidget *button);

/* Widgets in a line or one below the other; spacing in pixels. */
GtkWidget *toolkit_box_new(GtkOrientation orientation, int spacing);

/* A grid with gaps, also below, but none for rows that are hidden. */
GtkWidget *toolkit_grid_new(int gap);

/* Puts a widget into the grid; it may want all room that is left in width. */
void toolkit_grid_attach(GtkWidget *grid, GtkWidget *widget, int column,
                         int row, int n_columns, int n_rows,
                         gboolean wants_rest);

/* Lets what a grid of rows holds be as low as GIMP's own rows are. */
void toolkit_make_dense(GtkWidget *grid);

/* What to show in the place of an expander, so that a click anywhere in its
 * width opens it, or closes it. */
GtkWidget *toolkit_heading_new(GtkWidget *expander);

/* A line to write into, with a hint what. */
GtkWidget *toolkit_entry_new(const char *hint);

/* Lets a label begin at its left end; lets it be less noticed. */
void toolkit_align_left(GtkWidget *label);
void toolkit_dim(GtkWidget *label);

/* Wraps what is longer than so many letters. */
void toolkit_wrap(GtkWidget *label, int n_letters);

/* Lets labels of chosen pictures be read. */
void toolkit_show_chosen(GtkWidget *icon_view);

/* Lets a combo box of libgimpwidgets show the pictures of its list there, and
 * not while it is closed, when it keeps the height of a row; returns how high
 * they may be, in pixels. */
int toolkit_show_pictures(GtkWidget *combo);

/* A button with an icon, no higher than a line of text. */
GtkWidget *toolkit_icon_button_new(const char *icon);

/* A button that opens GIMP's color selector.  Its signal "color-changed" is
 * for those who want its color: red, green, blue and alpha, 16 bits each. */
GtkWidget *toolkit_color_button_new(const char *title, int width, int height);
void toolkit_color_button_set(GtkWidget *button, const guint16 channels[4]);
void toolkit_color_button_get(GtkWidget *button, guint16 channels[4]);

/* GIMP's own colors of the moment, as opaque ones. */
void toolkit_get_foreground(guint16 channels[4]);
void toolkit_get_background(guint16 channels[4]);

/* A picture that fills the width it is given; it is drawn by a function. */
typedef void (*ToolkitDraw)(cairo_t *cairo, int width, gpointer data);
GtkWidget *toolkit_picture_new(int height, ToolkitDraw draw, gpointer data);

/* What GIMP's choice of gradients tells: the stops of one that is tried, NULL
 * where a person has canceled, and then what was before shall come back; and
 * whether the choice is over. */
typedef void (*ToolkitGradient)(const NoiseGradient *stops, gboolean is_last,
                                gpointer data);

/* A button that shows one of GIMP's gradients and opens their choice; takes the
 * one that it shows. */
GtkWidget *toolkit_gradient_button_new(const char *title,
                                       ToolkitGradient chosen, gpointer data);
gboolean toolkit_gradient_button_get(GtkWidget *button, NoiseGradient *stops);

#endif
