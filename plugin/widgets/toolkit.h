/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Functions for what GTK 2 and 3, or libgimp 2 and 3, do differently in dialogs.  Each
 * front end implements them in its own toolkit.c.
 */
#ifndef LATTICE_TOOLKIT_H
#define LATTICE_TOOLKIT_H

#include <gtk/gtk.h>

#include <noise-core/noise.h>

/* Pixels between widgets that belong together, and between the parts of a dialog. */
#define TOOLKIT_GAP      6
#define TOOLKIT_WIDE_GAP 12

/* A guess at the height of a window's title bar and frame, in pixels. */
#define TOOLKIT_FRAME 40

/* Returns the part of the screen, in pixels, that windows and their frames may
 * cover.  If the widget is realized, this is the screen that its window is on. */
GdkRectangle toolkit_find_screen(GtkWidget *widget);

/* Returns the size that a window or another widget requests, even before it is
 * shown. */
GtkRequisition toolkit_measure(GtkWidget *window);

/* Makes a box for widgets side by side or one below another, with gaps of
 * `spacing` pixels. */
GtkWidget *toolkit_box_new(GtkOrientation orientation, int spacing);

/* Adds a widget to a box.  If `grows` is true, the widget takes up the remaining
 * room. */
static inline void
toolkit_pack(GtkWidget *box, GtkWidget *widget, gboolean grows)
{
    gtk_box_pack_start(GTK_BOX(box), widget, grows, grows, 0);
}

/* Makes a grid with gaps of `gap` pixels between its cells and below its last row;
 * hidden rows have no gaps. */
GtkWidget *toolkit_grid_new(int gap);

/* Puts a widget into a grid.  If wants_rest is true, the widget takes up the
 * remaining width. */
void toolkit_grid_attach(GtkWidget *grid, GtkWidget *widget, int column,
                         int row, int n_columns, int n_rows,
                         gboolean wants_rest);

/* Makes the rows in a widget as compact as the rows in GIMP's own filters. */
void toolkit_make_dense(GtkWidget *widget);

/* Wraps a label's text after n_letters letters. */
void toolkit_wrap(GtkWidget *label, int n_letters);

/* Makes a view show selected pictures on a background of this color, with white
 * labels.  GIMP's themes use a gray that hardly stands out, or dark labels on a dark
 * background. */
#define TOOLKIT_CHOSEN "#1a5fb4"
void toolkit_show_chosen(GtkWidget *icon_view);

/* Returns how many screen pixels one GTK pixel spans along each side.  With GTK 2,
 * this is always 1, because GTK 2 does not support high-resolution screens. */
int toolkit_get_scale(GtkWidget *widget);

/* Shows a picture at the screen's full resolution, or nothing if it is NULL. */
void toolkit_show_picture(GtkImage *image, GdkPixbuf *picture);

/* Makes the first cell of a view's layout show a column of pixbufs at the screen's
 * full resolution.  Returns the screen's scale, as toolkit_get_scale() does. */
int toolkit_show_sharp(GtkWidget *view, GtkCellLayout *layout, int column);

/* Makes the list that a GimpIntComboBox opens show the pixbufs in its store, at the
 * screen's full resolution; each row must have one.  The closed combo box does not show
 * them.  Call this once the combo box is realized: until then, libgimp may still
 * replace its cells. */
void toolkit_show_in_list(GtkWidget *combo);

/* Makes a button that opens GIMP's color selector and emits "color-changed".
 * Colors are red, green, blue and alpha, with 16 bits each. */
#define TOOLKIT_COLOR_WIDTH  60 /* pixels */
#define TOOLKIT_COLOR_HEIGHT 20
GtkWidget *toolkit_color_button_new(const char *title);
void toolkit_color_button_set(GtkWidget *button, guint64 color);
guint64 toolkit_color_button_get(GtkWidget *button);

/* Stores GIMP's current foreground and background colors, with full opacity. */
void toolkit_get_gimps_colors(guint64 *foreground, guint64 *background);

/* Makes a widget of this height, in pixels, that fills the width it is given.  A
 * signal handler draws it:
 * gboolean draw(GtkWidget *picture, gpointer drawn, gpointer data). */
GtkWidget *toolkit_picture_new(int height, GCallback draw, gpointer data);

/* Returns the context in which the handler of toolkit_picture_new() draws; free
 * with cairo_destroy(). */
cairo_t *toolkit_picture_begin(GtkWidget *picture, gpointer drawn);

/* Called with the stops of a gradient when the user selects it in GIMP's chooser.
 * If `stops` is NULL, the user has canceled, so the earlier gradient must be
 * restored. is_last is true when the chooser is closed. */
typedef void (*ToolkitGradient)(const NoiseGradient *stops, gboolean is_last,
                                gpointer data);

/* Makes a button that shows one of GIMP's gradients and opens GIMP's chooser. */
GtkWidget *toolkit_gradient_button_new(const char *title,
                                       ToolkitGradient chosen, gpointer data);

/* Stores the stops of the gradient that the button shows.  Returns FALSE if GIMP
 * cannot provide them. */
gboolean toolkit_gradient_button_get(GtkWidget *button, NoiseGradient *stops);

#endif
