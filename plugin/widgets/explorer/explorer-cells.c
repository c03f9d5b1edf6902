/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A table of buttons with pictures, the same in GTK 2 and 3.
 */
#include "explorer-cells.h"

#include "recipe-picture.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

GtkWidget *
table_new(guint spacing)
{
    GtkWidget *table = gtk_table_new(1, 1, FALSE);

    gtk_table_set_row_spacings(GTK_TABLE(table), spacing);
    gtk_table_set_col_spacings(GTK_TABLE(table), spacing);
    return table;
}

void
table_attach(GtkWidget *table, GtkWidget *child, guint row, guint column,
             guint n_columns)
{
    gtk_table_attach(GTK_TABLE(table), child, column, column + n_columns, row,
                     row + 1, GTK_FILL | GTK_EXPAND, GTK_FILL, 0, 0);
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* In pixels: the longer side of all pictures together, for which a screen 800
 * pixels high has room; and the largest side of one picture. */
#define ALL_PICTURES 440
#define MAX_SIDE     110

/* Pixels between the pictures. */
#define SPACE 2

/* The width of the white frame of the present picture, in pixels. */
#define FRAME_WIDTH 2

/* The row and column of the first picture, after those of the headings. */
#define FIRST 1

struct Cells {
    int width, height; /* of the image */
    CellChosen chosen;
    gpointer data;
    GtkWidget *frame;
    GtkWidget *table;         /* NULL: not built yet */
    GPtrArray *list;          /* of Cell, row by row */
    GPtrArray *down, *across; /* labels of rows and columns */
    int side, level;          /* of the pictures; level -1: not known yet */
    guint idle;               /* the source that draws; 0: all are drawn */
    gboolean is_marking;      /* cells_mark() sets the buttons, not the user */
};

/* One picture. */
typedef struct Cell {
    Cells *cells;
    GtkWidget *button, *image;
    char *recipe;       /* NULL: refused */
    GdkPixbuf *picture; /* without the frame */
    gboolean is_drawn;
} Cell;

static void
free_cell(gpointer data)
{
    Cell *cell = data;

    g_free(cell->recipe);
    g_clear_object(&cell->picture);
    g_free(cell);
}

/* ---- Drawing ---------------------------------------------------------- */

/* A picture in a white frame with a black line inside, which is visible on any
 * picture and in any theme; free with g_object_unref(). */
static GdkPixbuf *
add_frame(const GdkPixbuf *picture)
{
    const int side = gdk_pixbuf_get_width(picture);
    const int within = side - 2 * FRAME_WIDTH;
    const int inner = within - 2;
    GdkPixbuf *framed = gdk_pixbuf_copy(picture);

    gdk_pixbuf_fill(framed, 0xffffffff);
    GdkPixbuf *black = gdk_pixbuf_new_subpixbuf(framed, FRAME_WIDTH,
                                                FRAME_WIDTH, within, within);
    gdk_pixbuf_fill(black, 0x000000ff);
    g_object_unref(black);
    gdk_pixbuf_copy_area(picture, FRAME_WIDTH + 1, FRAME_WIDTH + 1, inner,
                         inner, framed, FRAME_WIDTH + 1, FRAME_WIDTH + 1);
    return framed;
}

static gboolean
is_pressed(const Cell *cell)
{
    return gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(cell->button));
}

static void
show_picture(Cell *cell)
{
    GdkPixbuf *shown = is_pressed(cell) ? add_frame(cell->picture)
                                        : g_object_ref(cell->picture);

    gtk_image_set_from_pixbuf(GTK_IMAGE(cell->image), shown);
    g_object_unref(shown);
}

/* Takes the picture. */
static void
set_picture(Cell *cell, GdkPixbuf *picture)
{
    g_clear_object(&cell->picture);
    cell->picture = picture;
    show_picture(cell);
}

static void
draw_picture(Cell *cell)
{
    GdkPixbuf *picture = recipe_picture_new(
        cell->recipe, cell->cells->side, cell->cells->side, cell->cells->level);

    cell->is_drawn = TRUE;
    if (picture != NULL)
        set_picture(cell, picture);
}

/* Draws the next picture; a recipe that is replaced before its turn is never
 * drawn. */
static gboolean
on_idle(gpointer data)
{
    Cells *cells = data;

    for (guint i = 0; i < cells->list->len; i++) {
        Cell *cell = g_ptr_array_index(cells->list, i);
        if (cell->is_drawn)
            continue;
        draw_picture(cell);
        return TRUE;
    }
    cells->idle = 0;
    return FALSE;
}

/* With low priority: after the user's events and GTK's drawing. */
static void
start_drawing(Cells *cells)
{
    if (cells->idle == 0)
        cells->idle = g_idle_add_full(G_PRIORITY_LOW, on_idle, cells, NULL);
}

static void
stop_drawing(GtkWidget *frame G_GNUC_UNUSED, Cells *cells)
{
    if (cells->idle != 0)
        g_source_remove(cells->idle);
    cells->idle = 0;
}

/* ---- Choosing --------------------------------------------------------- */

void
cells_mark(Cells *cells, const char *recipe)
{
    cells->is_marking = TRUE;
    for (guint i = 0; i < cells->list->len; i++) {
        Cell *cell = g_ptr_array_index(cells->list, i);
        gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(cell->button),
                                     cell->recipe != NULL &&
                                         g_strcmp0(cell->recipe, recipe) == 0);
        show_picture(cell);
    }
    cells->is_marking = FALSE;
}

static void
on_toggled(GtkToggleButton *button G_GNUC_UNUSED, Cell *cell)
{
    Cells *cells = cell->cells;

    if (cells->is_marking)
        return;
    g_autofree char *recipe = g_strdup(cell->recipe);
    cells_mark(cells, recipe);
    cells->chosen(recipe, cells->data);
}

void
cells_focus(Cells *cells)
{
    for (guint i = 0; i < cells->list->len; i++) {
        const Cell *cell = g_ptr_array_index(cells->list, i);
        if (is_pressed(cell))
            gtk_widget_grab_focus(cell->button);
    }
}

/* ---- Building --------------------------------------------------------- */

/* Adds an empty label for a row or column. */
static void
add_heading(Cells *cells, GPtrArray *headings, guint row, guint column)
{
    GtkWidget *label = gtk_label_new(NULL);

    gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
    table_attach(cells->table, label, row, column, 1);
    g_ptr_array_add(headings, label);
}

static void
add_cell(Cells *cells, guint row, guint column)
{
    Cell *cell = g_new0(Cell, 1);

    cell->cells = cells;
    cell->button = gtk_toggle_button_new();
    cell->image = gtk_image_new();
    set_picture(cell,
                recipe_picture_new_plain(cells->side, RECIPE_PICTURE_GRAY));
    gtk_container_add(GTK_CONTAINER(cell->button), cell->image);
    g_signal_connect(cell->button, "toggled", G_CALLBACK(on_toggled), cell);
    table_attach(cells->table, cell->button, row + FIRST, column + FIRST, 1);
    g_ptr_array_add(cells->list, cell);
}

void
cells_build(Cells *cells, const LatticeExplorer *explorer)
{
    const guint n_rows = explorer->axes.down.n_values;
    const guint n_columns = explorer->axes.across.n_values;

    if (cells->table != NULL)
        gtk_widget_destroy(cells->table);
    g_ptr_array_set_size(cells->list, 0);
    g_ptr_array_set_size(cells->down, 0);
    g_ptr_array_set_size(cells->across, 0);
    cells->side = MIN(MAX_SIDE, ALL_PICTURES / (int)MAX(n_rows, n_columns));
    cells->level = -1;
    cells->table = table_new(SPACE);
    for (guint column = 0; column < n_columns; column++)
        add_heading(cells, cells->across, 0, column + FIRST);
    for (guint row = 0; row < n_rows; row++) {
        add_heading(cells, cells->down, row + FIRST, 0);
        for (guint column = 0; column < n_columns; column++)
            add_cell(cells, row, column);
    }
    gtk_container_add(GTK_CONTAINER(cells->frame), cells->table);
    gtk_widget_show_all(cells->table);
}

/* ---- Filling ---------------------------------------------------------- */

static void
fill_headings(const GPtrArray *headings, const LatticeExplorer *explorer,
              const LatticeAxis *axis)
{
    for (guint i = 0; i < headings->len; i++) {
        GtkWidget *label = g_ptr_array_index(headings, i);
        g_autofree char *text = lattice_explorer_get_heading(explorer, axis, i);
        gtk_label_set_text(GTK_LABEL(label), text != NULL ? text : "");
        gtk_widget_set_visible(label, text != NULL);
    }
}

/* Sets a cell's recipe, tooltip and, if refused, its empty picture; TRUE if the
 * recipe is another than before. */
static gboolean
fill_cell(Cell *cell, const LatticeExplorer *explorer, guint row, guint column)
{
    g_autofree char *recipe = NULL, *name = NULL;
    g_autoptr(GError) error = NULL;
    LatticeRequest request;

    if (lattice_explorer_get(explorer, row, column, &request, &error)) {
        recipe = lattice_request_get_recipe(&request);
        name = lattice_axes_name(&explorer->axes, &request);
    }
    gtk_widget_set_tooltip_text(cell->button,
                                recipe != NULL ? name : error->message);
    gtk_widget_set_sensitive(cell->button, recipe != NULL);
    if (recipe == NULL)
        set_picture(cell, recipe_picture_new_plain(cell->cells->side, 0));
    const gboolean is_new = g_strcmp0(recipe, cell->recipe) != 0;
    cell->is_drawn = recipe == NULL || (cell->is_drawn && !is_new);
    g_free(cell->recipe);
    cell->recipe = g_steal_pointer(&recipe);
    return is_new;
}

/* Sets the level; if it is another, all pictures have to be drawn anew. */
static void
set_level(Cells *cells, int level)
{
    if (level == cells->level)
        return;
    cells->level = level;
    for (guint i = 0; i < cells->list->len; i++) {
        Cell *cell = g_ptr_array_index(cells->list, i);
        cell->is_drawn = cell->recipe == NULL;
    }
}

void
cells_fill(Cells *cells, const LatticeExplorer *explorer)
{
    const LatticeAxes *axes = &explorer->axes;
    gboolean is_any_new = FALSE;

    fill_headings(cells->down, explorer, &axes->down);
    fill_headings(cells->across, explorer, &axes->across);
    for (guint i = 0; i < cells->list->len; i++)
        is_any_new |=
            fill_cell(g_ptr_array_index(cells->list, i), explorer,
                      i / axes->across.n_values, i % axes->across.n_values);
    /* The level stays if another picture of the same sheet is chosen, even if
     * that has another scale. */
    if (is_any_new)
        set_level(cells,
                  lattice_explorer_find_level(&axes->base, cells->side,
                                              cells->width, cells->height));
    start_drawing(cells);
}

/* ---- The cells -------------------------------------------------------- */

Cells *
cells_new(int width, int height, CellChosen chosen, gpointer data)
{
    Cells *cells = g_new0(Cells, 1);

    cells->width = width;
    cells->height = height;
    cells->chosen = chosen;
    cells->data = data;
    cells->frame = gtk_event_box_new();
    cells->list = g_ptr_array_new_with_free_func(free_cell);
    cells->down = g_ptr_array_new();
    cells->across = g_ptr_array_new();
    g_signal_connect(cells->frame, "destroy", G_CALLBACK(stop_drawing), cells);
    return cells;
}

void
cells_free(Cells *cells)
{
    g_ptr_array_unref(cells->list);
    g_ptr_array_unref(cells->down);
    g_ptr_array_unref(cells->across);
    g_free(cells);
}

GtkWidget *
cells_get_widget(Cells *cells)
{
    return cells->frame;
}
