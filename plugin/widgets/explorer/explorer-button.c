/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a sheet of other seeds and values: the choice of two axes,
 * the pictures, and buttons for other seeds.
 */
#include "explorer-button.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "explorer.h"
#include "label.h"
#include "recipe-picture.h"
#include "sheet-window.h"
#include "toolkit.h"

/* In pixels: the side of the view, for which a screen 800 pixels high has room,
 * and what of it no picture may take: the scroll bar and the margin. */
#define VIEW_SIDE 520
#define BORDER    40

/* In pixels: what a picture takes beside its side, and for a line of text. */
#define AROUND 16
#define LINE   20

#define MAX_SIDE 110

/* Freed with its button. */
typedef struct View {
    const RecipeOwner *owner;
    GtkWidget *window;         /* NULL: not opened yet, and nothing below it */
    LatticeExplorer *explorer; /* NULL: not begun */
    char *recipe;              /* the present one; NULL: none */
    GtkComboBox *down, *across;
    GPtrArray *offered; /* by both combo boxes, of const NoiseParameter */
    RecipePictures pictures;
    GtkIconView *icons; /* of the pictures */
    GtkWidget *more, *back;
    gboolean is_filling; /* we change combo boxes and pictures, not the user */
} View;

static void
free_view(gpointer data)
{
    View *view = data;

    recipe_picture_clear(&view->pictures);
    lattice_explorer_free(view->explorer);
    g_free(view->recipe);
    g_clear_pointer(&view->offered, g_ptr_array_unref);
    g_free(view);
}

/* ---- Filling ---------------------------------------------------------- */

/* The label of a picture, its values along the axes; NULL: none. */
static char *
make_label(const LatticeExplorer *explorer, guint row, guint column)
{
    const LatticeAxes *axes = &explorer->axes;
    g_autofree char *down =
        lattice_explorer_get_heading(explorer, &axes->down, row);
    g_autofree char *across =
        lattice_explorer_get_heading(explorer, &axes->across, column);

    return down != NULL ? g_strconcat(down, ", ", across, NULL) : NULL;
}

/* Sets the recipe, label and tooltip of picture i, and selects the present
 * one. */
static void
fill_picture(View *view, GtkTreeIter *at, guint i)
{
    const LatticeExplorer *explorer = view->explorer;
    const guint row = i / explorer->axes.across.n_values;
    const guint column = i % explorer->axes.across.n_values;
    g_autofree char *recipe = NULL, *name = NULL;
    g_autofree char *label = make_label(explorer, row, column);
    g_autoptr(GError) error = NULL;
    LatticeRequest request;

    if (lattice_axes_get(&explorer->axes, row, column, &request, &error)) {
        recipe = lattice_recipe_print(&request.noise);
        name = lattice_axes_name(&explorer->axes, &request);
    }
    g_autofree char *help =
        g_markup_escape_text(recipe != NULL ? name : error->message, -1);
    gtk_list_store_set(view->pictures.store, at, RECIPE_PICTURE_LABEL, label,
                       RECIPE_PICTURE_HELP, help, -1);
    recipe_picture_set(&view->pictures, at, recipe);
    if (recipe != NULL && strcmp(recipe, view->recipe) == 0)
        recipe_picture_select(view->icons, (int)i);
}

/* Shows the explorer's pictures, with the present one selected. */
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
}

/* A refused picture cannot be chosen: the present one stays selected. */
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

/* The present picture; view->recipe must not be NULL. */
static LatticeRequest
get_present(const View *view)
{
    LatticeRequest request;

    lattice_request_parse(&request, view->recipe, NULL);
    return request;
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
        /* A layer leaves what belongs to the whole as it is. */
        const gboolean is_offered =
            lattice_explorer_offers(request, parameter) &&
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

/* Begins a sheet of the present picture along the axes that are chosen.  Its
 * level stays, even if a picture with another scale is chosen. */
static void
begin_sheet(View *view)
{
    const LatticeRequest request = get_present(view);

    lattice_explorer_free(view->explorer);
    view->explorer = lattice_explorer_new(&request, get_axis(view, view->down),
                                          get_axis(view, view->across));
    const LatticeAxes *axes = &view->explorer->axes;
    const guint n_rows = axes->down.n_values;
    const guint n_columns = axes->across.n_values;
    g_autofree char *label = make_label(view->explorer, 0, 0);
    const int around = label != NULL ? AROUND + LINE : AROUND;
    const int room = (VIEW_SIDE - BORDER) / (int)MAX(n_rows, n_columns);
    view->pictures.side = MIN(MAX_SIDE, room - around);
    view->pictures.level = lattice_explorer_find_level(
        &request, view->pictures.side, view->owner->size.width,
        view->owner->size.height);
    view->is_filling = TRUE;
    gtk_list_store_clear(view->pictures.store);
    recipe_picture_set_length(&view->pictures, (int)(n_rows * n_columns));
    view->is_filling = FALSE;
    /* Even an empty text takes a line. */
    gtk_icon_view_set_text_column(view->icons,
                                  label != NULL ? RECIPE_PICTURE_LABEL : -1);
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

static GtkWidget *
new_pictures(View *view)
{
    view->pictures = (RecipePictures){.n_averaged = 1, .owner = view->owner};
    view->icons = recipe_picture_new_view(&view->pictures);
    g_signal_connect_swapped(view->icons, "selection-changed",
                             G_CALLBACK(on_selected), view);
    GtkWidget *scroller = recipe_picture_new_scroller(
        GTK_WIDGET(view->icons), GTK_POLICY_AUTOMATIC, GTK_POLICY_ALWAYS);
    gtk_widget_set_size_request(scroller, VIEW_SIDE, VIEW_SIDE);
    return scroller;
}

static void
build_window(View *view, GtkWidget *button)
{
    GtkWidget *grid = toolkit_grid_new(TOOLKIT_GAP);

    toolkit_make_dense(grid); /* it fits a low screen */
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

/* Follows a change of the owner's recipe: marks its picture if the sheet has
 * it, or else changes the sheet.  If the recipe is refused, nothing can be
 * chosen. */
static void
follow(View *view)
{
    g_autofree char *before = view->recipe;

    view->recipe = view->owner->get(view->owner->data, NULL);
    gtk_widget_set_sensitive(GTK_WIDGET(view->icons), view->recipe != NULL);
    if (view->recipe == NULL || g_strcmp0(view->recipe, before) == 0)
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

/* Begins a new sheet, with the focus on the present picture. */
static void
on_clicked(GtkWidget *button, View *view)
{
    if (view->window == NULL)
        build_window(view, button);
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
