/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The content of the sheet: the choice of two axes, the pictures, and buttons
 * for other seeds.
 */
#include "explorer-view.h"

#include <glib/gi18n-lib.h>

#include "explorer.h"
#include "label.h"
#include "recipe-picture.h"
#include "toolkit.h"

/* Pixels between the parts. */
#define SPACE 6

/* In pixels: the longer side of all pictures together, for which a screen 800
 * pixels high has room; and the largest side of one picture. */
#define ALL_PICTURES 440
#define MAX_SIDE     110

/* Pixels between the pictures. */
#define PICTURE_SPACE 2

/* The width of the white frame of the present picture, in pixels. */
#define FRAME_WIDTH 2

/* The row and column of the first picture, after those of the headings. */
#define FIRST 1

typedef struct View {
    ExplorerChosen chosen;
    gpointer data;
    int width, height;         /* of the image */
    LatticeExplorer *explorer; /* NULL: not begun */
    char *recipe;              /* the present one; NULL: none */
    GtkComboBox *down, *across;
    GPtrArray *offered; /* by both combo boxes, of const NoiseParameter */
    GtkWidget *frame;
    GtkWidget *grid;  /* of the pictures; NULL: not built yet */
    GPtrArray *cells; /* of Cell, row by row */
    GPtrArray *down_labels, *across_labels;
    int side, level; /* of the pictures; level -1: not known yet */
    guint idle;      /* the source that draws; 0: all are drawn */
    GtkWidget *more, *back;
    gboolean is_filling; /* we change the combo boxes, not the user */
    gboolean is_marking; /* mark() sets the buttons, not the user */
} View;

/* One picture. */
typedef struct Cell {
    View *view;
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

static void
free_view(gpointer data)
{
    View *view = data;

    lattice_explorer_free(view->explorer);
    g_free(view->recipe);
    g_ptr_array_unref(view->offered);
    g_ptr_array_unref(view->cells);
    g_ptr_array_unref(view->down_labels);
    g_ptr_array_unref(view->across_labels);
    g_free(view);
}

/* Attaches a child to n_columns columns of a row, all of which it fills. */
static void
attach(GtkWidget *grid, GtkWidget *child, guint row, guint column,
       int n_columns)
{
    toolkit_grid_attach(grid, child, (int)column, (int)row, n_columns, 1, TRUE);
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
        cell->recipe, cell->view->side, cell->view->side, cell->view->level);

    cell->is_drawn = TRUE;
    if (picture != NULL)
        set_picture(cell, picture);
}

/* Draws the next picture; a recipe that is replaced before its turn is never
 * drawn. */
static gboolean
on_idle(gpointer data)
{
    View *view = data;

    for (guint i = 0; i < view->cells->len; i++) {
        Cell *cell = g_ptr_array_index(view->cells, i);
        if (cell->is_drawn)
            continue;
        draw_picture(cell);
        return TRUE;
    }
    view->idle = 0;
    return FALSE;
}

/* With low priority: after the user's events and GTK's drawing. */
static void
start_drawing(View *view)
{
    if (view->idle == 0)
        view->idle = g_idle_add_full(G_PRIORITY_LOW, on_idle, view, NULL);
}

static void
stop_drawing(View *view)
{
    if (view->idle != 0)
        g_source_remove(view->idle);
    view->idle = 0;
}

/* ---- Choosing --------------------------------------------------------- */

static void
mark(View *view, const char *recipe)
{
    view->is_marking = TRUE;
    for (guint i = 0; i < view->cells->len; i++) {
        Cell *cell = g_ptr_array_index(view->cells, i);
        gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(cell->button),
                                     cell->recipe != NULL &&
                                         g_strcmp0(cell->recipe, recipe) == 0);
        show_picture(cell);
    }
    view->is_marking = FALSE;
}

static void
on_toggled(GtkToggleButton *button G_GNUC_UNUSED, Cell *cell)
{
    View *view = cell->view;

    if (view->is_marking)
        return;
    g_autofree char *recipe = g_strdup(cell->recipe);
    mark(view, recipe);
    view->chosen(recipe, view->data);
}

static void
focus_pressed(View *view)
{
    for (guint i = 0; i < view->cells->len; i++) {
        const Cell *cell = g_ptr_array_index(view->cells, i);
        if (is_pressed(cell))
            gtk_widget_grab_focus(cell->button);
    }
}

/* ---- Building --------------------------------------------------------- */

/* Adds an empty label for a row or column. */
static void
add_heading(View *view, GPtrArray *headings, guint row, guint column)
{
    GtkWidget *label = gtk_label_new(NULL);

    gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
    attach(view->grid, label, row, column, 1);
    g_ptr_array_add(headings, label);
}

static void
add_cell(View *view, guint row, guint column)
{
    Cell *cell = g_new0(Cell, 1);

    cell->view = view;
    cell->button = gtk_toggle_button_new();
    cell->image = gtk_image_new();
    set_picture(cell,
                recipe_picture_new_plain(view->side, RECIPE_PICTURE_GRAY));
    gtk_container_add(GTK_CONTAINER(cell->button), cell->image);
    g_signal_connect(cell->button, "toggled", G_CALLBACK(on_toggled), cell);
    attach(view->grid, cell->button, row + FIRST, column + FIRST, 1);
    g_ptr_array_add(view->cells, cell);
}

static void
build_cells(View *view)
{
    const LatticeExplorer *explorer = view->explorer;
    const guint n_rows = explorer->axes.down.n_values;
    const guint n_columns = explorer->axes.across.n_values;

    if (view->grid != NULL)
        gtk_widget_destroy(view->grid);
    g_ptr_array_set_size(view->cells, 0);
    g_ptr_array_set_size(view->down_labels, 0);
    g_ptr_array_set_size(view->across_labels, 0);
    view->side = MIN(MAX_SIDE, ALL_PICTURES / (int)MAX(n_rows, n_columns));
    view->level = -1;
    view->grid = toolkit_grid_new(PICTURE_SPACE);
    for (guint column = 0; column < n_columns; column++)
        add_heading(view, view->across_labels, 0, column + FIRST);
    for (guint row = 0; row < n_rows; row++) {
        add_heading(view, view->down_labels, row + FIRST, 0);
        for (guint column = 0; column < n_columns; column++)
            add_cell(view, row, column);
    }
    gtk_container_add(GTK_CONTAINER(view->frame), view->grid);
    gtk_widget_show_all(view->grid);
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
        set_picture(cell, recipe_picture_new_plain(cell->view->side, 0));
    const gboolean is_new = g_strcmp0(recipe, cell->recipe) != 0;
    cell->is_drawn = recipe == NULL || (cell->is_drawn && !is_new);
    g_free(cell->recipe);
    cell->recipe = g_steal_pointer(&recipe);
    return is_new;
}

/* Sets the level; if it is another, all pictures have to be drawn anew. */
static void
set_level(View *view, int level)
{
    if (level == view->level)
        return;
    view->level = level;
    for (guint i = 0; i < view->cells->len; i++) {
        Cell *cell = g_ptr_array_index(view->cells, i);
        cell->is_drawn = cell->recipe == NULL;
    }
}

static void
fill_cells(View *view)
{
    const LatticeExplorer *explorer = view->explorer;
    const LatticeAxes *axes = &explorer->axes;
    gboolean is_any_new = FALSE;

    fill_headings(view->down_labels, explorer, &axes->down);
    fill_headings(view->across_labels, explorer, &axes->across);
    for (guint i = 0; i < view->cells->len; i++)
        is_any_new |=
            fill_cell(g_ptr_array_index(view->cells, i), explorer,
                      i / axes->across.n_values, i % axes->across.n_values);
    /* The level stays if another picture of the same sheet is chosen, even if
     * that has another scale. */
    if (is_any_new)
        set_level(view, lattice_explorer_find_level(&axes->base, view->side,
                                                    view->width, view->height));
    start_drawing(view);
}

/* The present picture; view->recipe must not be NULL. */
static LatticeRequest
get_present(const View *view)
{
    LatticeRequest request;

    lattice_request_init(&request);
    lattice_request_set_recipe(&request, view->recipe, NULL);
    return request;
}

/* Shows the explorer's pictures, with the present one marked. */
static void
show_pictures(View *view)
{
    const gboolean has_seeds = lattice_explorer_count_seeds(view->explorer) > 0;

    fill_cells(view);
    mark(view, view->recipe);
    gtk_widget_set_sensitive(view->more, has_seeds);
    gtk_widget_set_sensitive(view->back,
                             has_seeds && view->explorer->n_turned > 0);
}

/* ---- Axes ------------------------------------------------------------- */

/* NULL: the seed. */
static const NoiseParameter *
get_axis(const View *view, GtkComboBox *combo)
{
    const int i = gtk_combo_box_get_active(combo);

    return i < 0 ? NULL : g_ptr_array_index(view->offered, i);
}

static void
fill_combo(const View *view, GtkComboBox *combo, const NoiseParameter *axis)
{
    gtk_list_store_clear(GTK_LIST_STORE(gtk_combo_box_get_model(combo)));
    for (guint i = 0; i < view->offered->len; i++) {
        const NoiseParameter *parameter = g_ptr_array_index(view->offered, i);
        const NoiseParameter *shown =
            parameter != NULL ? parameter : noise_parameter_find("seed");
        gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(combo),
                                       lattice_translate(shown->label));
        if (parameter == axis)
            gtk_combo_box_set_active(combo, (int)i);
    }
}

/* Offers the seed, the parameters that matter now, and the present axes. */
static void
offer(View *view, const LatticeRequest *request)
{
    const NoiseParameter *down = get_axis(view, view->down);
    const NoiseParameter *across = get_axis(view, view->across);
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    g_ptr_array_set_size(view->offered, 0);
    g_ptr_array_add(view->offered, NULL);
    for (size_t i = 0; i < n_parameters; i++) {
        const NoiseParameter *parameter = &parameters[i];
        if (parameter == down || parameter == across ||
            lattice_explorer_offers(request, parameter))
            g_ptr_array_add(view->offered, (gpointer)parameter);
    }
    view->is_filling = TRUE;
    fill_combo(view, view->down, down);
    fill_combo(view, view->across, across);
    view->is_filling = FALSE;
}

/* Begins a sheet of the present picture along the axes that are chosen. */
static void
begin_sheet(View *view)
{
    const LatticeRequest request = get_present(view);

    lattice_explorer_free(view->explorer);
    view->explorer = lattice_explorer_new(&request, get_axis(view, view->down),
                                          get_axis(view, view->across));
    build_cells(view);
    show_pictures(view);
}

static void
on_axis_changed(GtkComboBox *combo, View *view)
{
    GtkComboBox *other = combo == view->down ? view->across : view->down;

    if (view->is_filling || view->recipe == NULL)
        return;
    /* The same parameter cannot change along both axes. */
    if (get_axis(view, combo) == get_axis(view, other)) {
        view->is_filling = TRUE;
        gtk_combo_box_set_active(other, 0);
        view->is_filling = FALSE;
    }
    begin_sheet(view);
}

static GtkComboBox *
add_axis(View *view, GtkWidget *grid, guint row, const char *text)
{
    GtkWidget *combo = gtk_combo_box_text_new();
    GtkWidget *label = label_new_for(text, combo);

    g_signal_connect(combo, "changed", G_CALLBACK(on_axis_changed), view);
    attach(grid, label, row, 0, 1);
    attach(grid, combo, row, 1, 1);
    return GTK_COMBO_BOX(combo);
}

/* ---- Seeds ------------------------------------------------------------ */

static void
on_turn(GtkWidget *button, View *view)
{
    if (view->recipe == NULL)
        return;
    lattice_explorer_turn(view->explorer, button == view->more);
    show_pictures(view);
}

static GtkWidget *
add_turn(View *view, GtkWidget *grid, guint column, const char *text,
         const char *help)
{
    GtkWidget *button = label_new_button(text, help);

    g_signal_connect(button, "clicked", G_CALLBACK(on_turn), view);
    attach(grid, button, 3, column, 1);
    return button;
}

/* ---- The view --------------------------------------------------------- */

GtkWidget *
explorer_view_new(int width, int height, ExplorerChosen chosen, gpointer data)
{
    View *view = g_new0(View, 1);
    GtkWidget *grid = toolkit_grid_new(SPACE);

    view->chosen = chosen;
    view->data = data;
    view->offered = g_ptr_array_new();
    view->width = width;
    view->height = height;
    view->frame = gtk_event_box_new();
    view->cells = g_ptr_array_new_with_free_func(free_cell);
    view->down_labels = g_ptr_array_new();
    view->across_labels = g_ptr_array_new();
    g_signal_connect_swapped(view->frame, "destroy", G_CALLBACK(stop_drawing),
                             view);
    view->down = add_axis(view, grid, 0, _("Rows"));
    view->across = add_axis(view, grid, 1, _("Columns"));
    attach(grid, view->frame, 2, 0, 2);
    view->back = add_turn(
        /* TRANSLATORS: a button: back to the seeds that were shown before. */
        view, grid, 0, _("Back"), _("Go back to the previous seeds"));
    /* TRANSLATORS: a button: shows more seeds. */
    view->more = add_turn(view, grid, 1, _("More"), _("Show other seeds"));
    gtk_widget_show_all(grid);
    g_object_set_data_full(G_OBJECT(grid), "view", view, free_view);
    return grid;
}

static View *
find_view(GtkWidget *widget)
{
    return g_object_get_data(G_OBJECT(widget), "view");
}

void
explorer_view_begin(GtkWidget *widget, const char *recipe)
{
    View *view = find_view(widget);

    g_clear_pointer(&view->explorer, lattice_explorer_free);
    g_clear_pointer(&view->recipe, g_free);
    explorer_view_follow(widget, recipe);
    focus_pressed(view);
}

void
explorer_view_follow(GtkWidget *widget, const char *recipe)
{
    View *view = find_view(widget);

    if (recipe != NULL && g_strcmp0(recipe, view->recipe) == 0)
        return;
    g_free(view->recipe);
    view->recipe = g_strdup(recipe);
    gtk_widget_set_sensitive(view->frame, recipe != NULL);
    if (recipe == NULL)
        return;
    const LatticeRequest request = get_present(view);
    offer(view, &request);
    if (view->explorer == NULL) {
        begin_sheet(view);
        return;
    }
    lattice_explorer_follow(view->explorer, &request);
    show_pictures(view);
}
