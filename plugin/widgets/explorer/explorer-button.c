/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a sheet of pictures with other seeds and values.  The sheet
 * also has a menu for each of its two axes, headings that name the values, and
 * buttons that show other seeds.
 */
#include "explorer-button.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "explorer.h"
#include "label.h"
#include "recipe-picture.h"
#include "sheet-window.h"
#include "thumbnail.h"
#include "toolkit.h"

/* In pixels: the limits of the view's side (the smaller one must fit on a screen that is
 * 720 pixels high; the larger one leaves room for headings on one that is 1080 pixels
 * high), and how much of it the scroll bar and the margin take up. */
#define LEAST_SIDE 520
#define MOST_SIDE  800
#define BORDER     40

/* In pixels: how much GTK adds to a picture's side for its two margins together, and
 * the height of a line of headings. */
#define AROUND 16
#define LINE   20

/* The width of the headings beside rows, in letters; longer ones are ellipsized. */
#define HEADING_LETTERS 14

/* The largest side of a picture, in pixels, if there are few. */
#define MAX_SIDE 180

/* A sheet of variations; freed with its button. */
typedef struct View {
    const RecipeOwner *owner;
    /* NULL: the sheet has not been opened yet, so all fields below are unset. */
    GtkWidget *window;
    LatticeExplorer *explorer; /* NULL: no variations yet */
    LatticeRequest present;    /* the owner's current picture */
    char *recipe;              /* the text of `present`; NULL: it is invalid */
    GtkComboBox *down, *across;
    /* The items of both combo boxes: const NoiseParameter *, or NULL for the
     * seed. */
    GPtrArray *offered;
    RecipePictures pictures;
    GtkIconView *icons;        /* shows the pictures */
    GtkWidget *scroller;       /* around icons */
    int side;                  /* of the scroller without headings, in pixels */
    GtkWidget *rows, *columns; /* each is a GtkFixed with headings */
    guint source;   /* an idle source that places headings; 0: none */
    char *headings; /* from describe_headings(); NULL: none yet */
    GtkWidget *more, *back;
    gboolean is_filling; /* our code is changing the widgets */
} View;

static void
free_view(gpointer data)
{
    View *view = data;

    g_clear_handle_id(&view->source, g_source_remove);
    g_free(view->headings);
    recipe_picture_clear(&view->pictures);
    lattice_explorer_free(view->explorer);
    lattice_request_clear(&view->present);
    g_free(view->recipe);
    g_clear_pointer(&view->offered, g_ptr_array_unref);
    g_free(view);
}

/* ---- Headings --------------------------------------------------------- */

/* A pixel this far from the view's left and top edges is inside the first picture,
 * however small the pictures are. */
#define INSIDE 18

/* Returns the index of the row or column of pictures at a pixel of the view, or -1
 * if there is none. */
static int
find_line(const View *view, gboolean is_row, int pixel)
{
    const int n_columns = (int)view->explorer->axes.across.n_values;
    GtkTreePath *path = gtk_icon_view_get_path_at_pos(
        view->icons, is_row ? INSIDE : pixel, is_row ? pixel : INSIDE);
    int line = -1;

    if (path != NULL) {
        const int i = gtk_tree_path_get_indices(path)[0];
        line = is_row ? i / n_columns : i % n_columns;
    }
    gtk_tree_path_free(path);
    return line;
}

/* A heading beside a row or above a column of pictures, and the pixels that it
 * covers in its GtkFixed. */
typedef struct Heading {
    gboolean is_row;
    char *text;
    int first, length;
} Heading;

/* Converts a pixel of the view to a pixel of the headings' GtkFixed.  Uses the position
 * of the scroller around the view, because GTK 3 has not moved the view's own window
 * yet. */
static int
translate(const View *view, gboolean is_row, int pixel)
{
    int x, y;

    gtk_widget_translate_coordinates(view->scroller,
                                     is_row ? view->rows : view->columns, pixel,
                                     pixel, &x, &y);
    return MAX(is_row ? y : x, 0);
}

static void
clear_heading(gpointer heading)
{
    g_free(((Heading *)heading)->text);
}

/* Adds the headings of the rows or columns to an array.  Looks at every pixel,
 * because GTK 2 can tell which picture is at a pixel, but not where a picture is. */
static void
find_headings(const View *view, gboolean is_row, GArray *headings)
{
    const LatticeAxes *axes = &view->explorer->axes;
    GtkAllocation place;
    int line = -1, first = 0;

    gtk_widget_get_allocation(GTK_WIDGET(view->icons), &place);
    const int length = is_row ? place.height : place.width;
    for (int pixel = 0; pixel <= length; pixel++) {
        const int now = pixel < length ? find_line(view, is_row, pixel) : -1;
        if (now == line)
            continue;
        if (line >= 0) {
            const LatticeAxis *axis = is_row ? &axes->down : &axes->across;
            const Heading heading = {
                is_row,
                lattice_explorer_get_heading(view->explorer, axis, (guint)line),
                translate(view, is_row, first), pixel - first};
            g_array_append_val(headings, heading);
        }
        line = now;
        first = pixel;
    }
}

static void
put_heading(const View *view, const Heading *heading)
{
    const gboolean is_row = heading->is_row;
    GtkWidget *fixed = is_row ? view->rows : view->columns;
    GtkWidget *label = gtk_label_new(heading->text);

    /* Ellipsize column headings and long row headings, so that they do not request
     * more room than they have. */
    if (!is_row || g_utf8_strlen(heading->text, -1) > HEADING_LETTERS) {
        gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
        gtk_widget_set_tooltip_text(label, heading->text);
    }
    if (is_row) {
        gtk_label_set_width_chars(GTK_LABEL(label), HEADING_LETTERS);
        label_align_left(label);
    }
    gtk_widget_set_size_request(label, is_row ? -1 : heading->length,
                                is_row ? heading->length : -1);
    gtk_fixed_put(GTK_FIXED(fixed), label, is_row ? 0 : heading->first,
                  is_row ? heading->first : 0);
    gtk_widget_show(label);
}

static void
put_headings(const View *view, const GArray *headings)
{
    const GtkCallback destroy = (GtkCallback)(GCallback)gtk_widget_destroy;

    gtk_container_foreach(GTK_CONTAINER(view->rows), destroy, NULL);
    gtk_container_foreach(GTK_CONTAINER(view->columns), destroy, NULL);
    for (guint i = 0; i < headings->len; i++)
        put_heading(view, &g_array_index(headings, Heading, i));
}

/* Returns a string that lists the headings and their places; free with g_free(). */
static char *
describe_headings(const GArray *headings)
{
    GString *text = g_string_new(NULL);

    for (guint i = 0; i < headings->len; i++) {
        const Heading *heading = &g_array_index(headings, Heading, i);
        g_string_append_printf(text, "%d %d %d %s\n", heading->is_row,
                               heading->first, heading->length, heading->text);
    }
    return g_string_free(text, FALSE);
}

static gboolean
has_headings(const LatticeExplorer *explorer)
{
    return explorer->axes.down.parameter != NULL ||
           explorer->axes.across.parameter != NULL;
}

/* Updates the headings.  Replaces them only if they have changed: new headings make GTK
 * lay out the view again, and then this function is called again. */
static gboolean
on_placed(gpointer data)
{
    View *view = data;
    g_autoptr(GArray) headings = g_array_new(FALSE, FALSE, sizeof(Heading));

    view->source = 0;
    g_array_set_clear_func(headings, clear_heading);
    if (view->explorer != NULL && has_headings(view->explorer)) {
        find_headings(view, TRUE, headings);
        find_headings(view, FALSE, headings);
    }
    g_autofree char *before = view->headings;
    view->headings = describe_headings(headings);
    if (g_strcmp0(before, view->headings) == 0)
        return G_SOURCE_REMOVE;
    gtk_widget_set_visible(view->rows, headings->len > 0);
    gtk_widget_set_visible(view->columns, headings->len > 0);
    put_headings(view, headings);
    return G_SOURCE_REMOVE;
}

/* Schedules an update of the headings for when the view has placed its pictures. */
static void
show_headings(View *view)
{
    if (view->source == 0)
        view->source = g_idle_add_full(G_PRIORITY_LOW, on_placed, view, NULL);
}

static void
on_destroy(View *view)
{
    g_clear_handle_id(&view->source, g_source_remove);
}

/* ---- Pictures --------------------------------------------------------- */

/* Sets the recipe and tooltip of picture i, and selects it if it is the current
 * one. */
static void
fill_picture(View *view, GtkTreeIter *at, guint i)
{
    const LatticeExplorer *explorer = view->explorer;
    const guint row = i / explorer->axes.across.n_values;
    const guint column = i % explorer->axes.across.n_values;
    g_autofree char *recipe = NULL, *name = NULL;
    g_autoptr(GError) error = NULL;
    g_auto(LatticeRequest) request;

    if (lattice_axes_get(&explorer->axes, row, column, &request, &error)) {
        recipe = lattice_recipe_print(request.recipe);
        name = lattice_axes_name(&explorer->axes, &request);
    }
    g_autofree char *help =
        g_markup_escape_text(recipe != NULL ? name : error->message, -1);
    gtk_list_store_set(view->pictures.store, at, RECIPE_PICTURE_HELP, help, -1);
    recipe_picture_set(&view->pictures, at, recipe);
    if (recipe != NULL && strcmp(recipe, view->recipe) == 0)
        recipe_picture_select(view->icons, (int)i);
}

/* Shows the explorer's pictures, with the current one selected. */
static void
show_pictures(View *view)
{
    const gboolean has_seeds = lattice_explorer_count_seeds(view->explorer) > 0;
    GtkTreeModel *model = GTK_TREE_MODEL(view->pictures.store);
    GtkTreeIter row;
    guint i = 0;

    view->is_filling = TRUE;
    gtk_icon_view_unselect_all(view->icons);
    for (gboolean is_row = gtk_tree_model_get_iter_first(model, &row); is_row;
         is_row = gtk_tree_model_iter_next(model, &row), i++)
        fill_picture(view, &row, i);
    view->is_filling = FALSE;
    gtk_widget_set_sensitive(view->more, has_seeds);
    gtk_widget_set_sensitive(view->back,
                             has_seeds && view->explorer->n_turned > 0);
    recipe_picture_draw(&view->pictures);
    show_headings(view);
}

/* Sets the owner's recipe to that of the selected picture.  If the picture has none,
 * because its variation is invalid, selects the current picture again. */
static void
on_selected(View *view)
{
    const int number = recipe_picture_get_selected(view->icons);
    g_autofree char *recipe = NULL;
    GtkTreeIter row;

    if (view->is_filling || number < 0 ||
        !gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(view->pictures.store),
                                       &row, NULL, number))
        return;
    gtk_tree_model_get(GTK_TREE_MODEL(view->pictures.store), &row,
                       RECIPE_PICTURE_RECIPE, &recipe, -1);
    if (recipe != NULL)
        recipe_owner_put(view->owner, recipe);
    else
        show_pictures(view);
}

/* ---- Axes ------------------------------------------------------------- */

/* Returns the parameter that a combo box shows, or NULL for the seed. */
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

/* Fills both combo boxes with the possible axes: the seed, the parameters that
 * matter now, and the current axes. */
static void
offer(View *view)
{
    const NoiseParameter *down = get_axis(view, view->down);
    const NoiseParameter *across = get_axis(view, view->across);
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    g_ptr_array_set_size(view->offered, 0);
    g_ptr_array_add(view->offered, NULL);
    for (size_t i = 0; i < n_parameters; i++) {
        const NoiseParameter *parameter = &parameters[i];
        /* A layer cannot change parameters of the whole picture. */
        const gboolean is_offered =
            lattice_explorer_offers(&view->present, parameter) &&
            (view->owner->show == NULL ||
             !noise_parameter_is_of_whole(parameter));
        if (is_offered || parameter == down || parameter == across)
            g_ptr_array_add(view->offered, (gpointer)parameter);
    }
    view->is_filling = TRUE;
    fill_combo(view, view->down, down);
    fill_combo(view, view->across, across);
    view->is_filling = FALSE;
}

/* Returns the height of a picture, in GTK pixels. */
static int
find_height(const View *view)
{
    const RecipePictures *pictures = &view->pictures;
    const int side = pictures->side;

    return lattice_thumbnail_fit(pictures->image, side, 1, pictures->n_averaged)
        .shown.height;
}

/* Begins a sheet of variations of the current picture along the chosen axes.  Its
 * pictures keep showing the same part of the image even if the user chooses one with
 * another scale. */
static void
begin_sheet(View *view)
{
    lattice_explorer_free(view->explorer);
    view->explorer =
        lattice_explorer_new(&view->present, get_axis(view, view->down),
                             get_axis(view, view->across));
    const LatticeAxes *axes = &view->explorer->axes;
    const guint n_rows = axes->down.n_values;
    const guint n_columns = axes->across.n_values;
    const int side =
        has_headings(view->explorer) ? view->side - LINE : view->side;
    const int room = (side - BORDER) / (int)MAX(n_rows, n_columns);
    view->pictures.side = MIN(MAX_SIDE, room - AROUND);
    view->pictures.image = lattice_explorer_find_shown(
        &view->present, view->owner->size, view->pictures.side);
    const int height = (int)n_rows * (find_height(view) + AROUND) + BORDER;
    gtk_widget_set_size_request(view->scroller, side, MIN(height, side));
    view->is_filling = TRUE;
    gtk_list_store_clear(view->pictures.store);
    recipe_picture_set_length(&view->pictures, (int)(n_rows * n_columns));
    view->is_filling = FALSE;
    recipe_picture_set_width(view->icons, view->pictures.side);
    gtk_icon_view_set_columns(view->icons, (int)n_columns);
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
add_axis(View *view, GtkWidget *grid, int row, const char *text)
{
    GtkWidget *combo = gtk_combo_box_text_new();
    GtkWidget *label = label_new_for(text, combo);

    g_signal_connect(combo, "changed", G_CALLBACK(on_axis_changed), view);
    toolkit_grid_attach(grid, label, 0, row, 1, 1, TRUE);
    toolkit_grid_attach(grid, combo, 1, row, 1, 1, TRUE);
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
add_turn(View *view, GtkWidget *grid, int column, const char *text,
         const char *help)
{
    GtkWidget *button = label_new_button(text, help);

    g_signal_connect(button, "clicked", G_CALLBACK(on_turn), view);
    toolkit_grid_attach(grid, button, column, 3, 1, 1, TRUE);
    return button;
}

/* ---- The sheet -------------------------------------------------------- */

/* Makes the view of pictures, with room for headings above and beside it. */
static GtkWidget *
new_pictures(View *view)
{
    GtkWidget *grid = toolkit_grid_new(0);

    view->pictures = (RecipePictures){.n_averaged = 2, .owner = view->owner};
    view->icons = recipe_picture_new_view(&view->pictures);
    g_signal_connect_swapped(view->icons, "selection-changed",
                             G_CALLBACK(on_selected), view);
    g_signal_connect_swapped(view->icons, "size-allocate",
                             G_CALLBACK(show_headings), view);
    g_signal_connect_swapped(view->icons, "destroy", G_CALLBACK(on_destroy),
                             view);
    /* Show no labels: even empty ones would take up a line. */
    gtk_icon_view_set_text_column(view->icons, -1);
    view->scroller = recipe_picture_new_scroller(
        GTK_WIDGET(view->icons), GTK_POLICY_AUTOMATIC, GTK_POLICY_ALWAYS);
    /* Watch the scroller, too: headings that appear or disappear move it, but
     * with GTK 3, they do not move the view inside it. */
    g_signal_connect_swapped(view->scroller, "size-allocate",
                             G_CALLBACK(show_headings), view);
    view->rows = gtk_fixed_new();
    view->columns = gtk_fixed_new();
    gtk_widget_set_name(view->rows, "rows");
    gtk_widget_set_name(view->columns, "columns");
    toolkit_grid_attach(grid, view->columns, 1, 0, 1, 1, TRUE);
    toolkit_grid_attach(grid, view->rows, 0, 1, 1, 1, FALSE);
    toolkit_grid_attach(grid, view->scroller, 1, 1, 1, 1, TRUE);
    return grid;
}

static void
build_window(View *view, GtkWidget *button)
{
    GtkWidget *grid = toolkit_grid_new(TOOLKIT_GAP);

    toolkit_make_dense(grid); /* to fit on a small screen */
    view->offered = g_ptr_array_new();
    view->down = add_axis(view, grid, 0, _("Rows"));
    view->across = add_axis(view, grid, 1, _("Columns"));
    toolkit_grid_attach(grid, new_pictures(view), 0, 2, 2, 1, TRUE);
    view->back = add_turn(
        /* TRANSLATORS: a button: back to the seeds that were shown before. */
        view, grid, 0, _("Back"), _("Go back to the previous seeds"));
    /* TRANSLATORS: a button: shows more seeds. */
    view->more = add_turn(view, grid, 1, _("More"), _("Show other seeds"));
    gtk_widget_show_all(grid);
    view->window = sheet_window_new(button, _("Explore"), grid);
}

/* Updates the sheet after the owner's recipe has changed.  If the sheet already has
 * a picture of the new recipe, just selects that picture; otherwise shows variations
 * of the recipe.  If the recipe is invalid, makes the sheet's pictures
 * insensitive. */
static void
follow(View *view)
{
    const RecipeOwner *owner = view->owner;
    g_autofree char *before = view->recipe;

    lattice_request_clear(&view->present);
    view->recipe = owner->get(owner->data, &view->present)
                       ? lattice_recipe_print(view->present.recipe)
                       : NULL;
    gtk_widget_set_sensitive(GTK_WIDGET(view->icons), view->recipe != NULL);
    if (view->recipe == NULL || g_strcmp0(view->recipe, before) == 0)
        return;
    offer(view);
    if (view->explorer == NULL) {
        begin_sheet(view);
        return;
    }
    lattice_explorer_follow(view->explorer, &view->present);
    show_pictures(view);
}

/* Makes the view as large as the room beside the dialog allows, within its limits. */
static void
fit_room(View *view)
{
    gtk_widget_set_size_request(view->scroller, LEAST_SIDE, LEAST_SIDE);
    const GtkRequisition least = toolkit_measure(view->window);
    const GdkRectangle room = sheet_window_make_room(view->window);
    const int most =
        LEAST_SIDE + MIN(room.width - least.width, room.height - least.height);

    view->side = CLAMP(most, LEAST_SIDE, MOST_SIDE);
}

/* Begins a new sheet, with the focus on the current picture. */
static void
on_clicked(GtkWidget *button, View *view)
{
    if (view->window == NULL)
        build_window(view, button);
    if (!gtk_widget_get_visible(view->window))
        fit_room(view);
    g_clear_pointer(&view->explorer, lattice_explorer_free);
    g_clear_pointer(&view->recipe, g_free);
    follow(view);
    gtk_widget_grab_focus(GTK_WIDGET(view->icons));
    sheet_window_present(view->window);
}

GtkWidget *
explorer_button_new(const RecipeOwner *owner)
{
    View *view = g_new0(View, 1);
    GtkWidget *button = label_new_button(
        _("Explore..."), _("Choose a seed or values from pictures"));
    gtk_widget_set_name(button, "explore");

    view->owner = owner;
    g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), view);
    g_object_set_data_full(G_OBJECT(button), "explorer", view, free_view);
    return button;
}

void
explorer_button_update(GtkWidget *button)
{
    View *view = g_object_get_data(G_OBJECT(button), "explorer");

    if (view->window != NULL && gtk_widget_get_visible(view->window))
        follow(view);
}
