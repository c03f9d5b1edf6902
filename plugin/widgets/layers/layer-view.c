/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A view of layers and their masks.
 */
#include "layer-view.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "layer-values.h"
#include "recipe-picture.h"
#include "toolkit.h"

/* In pixels: a picture's side, the height of a row, a guess, and what is beside the
 * mode and opacity. */
#define SIDE  24
#define ROW   30
#define SPACE 6

/* Pictures show 2^LEVEL pixels of the whole for each of theirs. */
#define LEVEL 4

/* Rows that are seen at once; more are scrolled. */
#define MOST_ROWS 6

enum {
    COLUMN_EYE = RECIPE_PICTURE_N_COLUMNS, /* the name of an icon */
    COLUMN_DETAIL,
    COLUMN_ALIGN, /* of the picture: masks are to the right */
    COLUMN_LAYER,
    COLUMN_MASK,
    N_COLUMNS
};

/* Freed with its scroller. */
typedef struct LayerView {
    LayerViewActions actions;
    RecipePictures pictures;
    GtkTreeView *tree;
    GtkTreeViewColumn *eye, *name;
    GtkWidget *scroller;
    LatticePlace pressed; /* what the mouse was pressed on last */
    gboolean is_filling;
    gboolean is_dragging; /* until then, GTK may choose any row */
} LayerView;

static LatticePlace
get_place(const LayerView *view, GtkTreeIter *row)
{
    LatticePlace place;

    gtk_tree_model_get(GTK_TREE_MODEL(view->pictures.store), row, COLUMN_LAYER,
                       &place.layer, COLUMN_MASK, &place.mask, -1);
    return place;
}

/* ---- Rows ------------------------------------------------------------- */

/* "Multiply, 50 %", or what of it is not usual.  Free with g_free(). */
static char *
describe(const GPtrArray *layers, LatticePlace place)
{
    GString *text = g_string_new(NULL);

    if (place.layer < 0 || place.mask >= 0)
        return g_string_free(text, FALSE);
    const NoiseLayer *layer = g_ptr_array_index(layers, place.layer);
    const LatticeArgument *mode =
        lattice_argument_find(lattice_layer_describe(FALSE), "mode");
    if (layer->mode != NOISE_MODE_NORMAL)
        g_string_append(
            text, lattice_translate_choice(&mode->parameter, layer->mode));
    if (layer->opacity < 1.0)
        g_string_append_printf(text, "%s%.0f %%", text->len > 0 ? ", " : "",
                               100.0 * layer->opacity);
    return g_string_free(text, FALSE);
}

static void
fill_row(LayerView *view, GtkTreeIter *row, const GPtrArray *layers,
         LatticePlace place, const NoiseParams *whole)
{
    const gboolean is_layer = place.layer >= 0 && place.mask < 0;
    const NoiseLayer *layer =
        is_layer ? g_ptr_array_index(layers, place.layer) : NULL;
    const char *name = lattice_layers_name(layers, place);
    g_autofree char *detail = describe(layers, place);
    NoiseParams shown = *whole;
    const gboolean has_picture =
        (place.layer < 0 || lattice_layers_show_alone(layers, place, &shown)) &&
        noise_params_check(&shown, NULL);
    g_autofree char *recipe = has_picture ? lattice_recipe_print(&shown) : NULL;

    gtk_list_store_set(
        view->pictures.store, row, COLUMN_EYE,
        is_layer && layer->visible == NOISE_SWITCH_YES ? GIMP_ICON_VISIBLE
                                                       : NULL,
        /* TRANSLATORS: in a list of layers, what belongs to all of them. */
        RECIPE_PICTURE_LABEL, name != NULL ? name : _("Whole picture"),
        COLUMN_DETAIL, detail, COLUMN_ALIGN, place.mask >= 0 ? 1.0f : 0.0f,
        COLUMN_LAYER, place.layer, COLUMN_MASK, place.mask, -1);
    recipe_picture_set(&view->pictures, row, recipe);
}

void
layer_view_fill(GtkWidget *scroller, const GPtrArray *layers,
                const NoiseParams *whole, LatticePlace chosen)
{
    LayerView *view = g_object_get_data(G_OBJECT(scroller), "view");
    g_autoptr(GArray) places = lattice_layers_list(layers, TRUE);
    GtkTreeModel *model = GTK_TREE_MODEL(view->pictures.store);
    GtkTreeIter row;

    view->is_filling = TRUE;
    recipe_picture_set_length(&view->pictures, (int)places->len);
    gtk_widget_set_size_request(view->scroller, -1,
                                MIN((int)places->len, MOST_ROWS) * ROW);
    for (guint i = 0; i < places->len; i++) {
        const LatticePlace place = g_array_index(places, LatticePlace, i);
        gtk_tree_model_iter_nth_child(model, &row, NULL, (int)i);
        fill_row(view, &row, layers, place, whole);
        if (!lattice_place_equals(place, chosen))
            continue;
        GtkTreePath *path = gtk_tree_path_new_from_indices((int)i, -1);
        gtk_tree_selection_select_path(gtk_tree_view_get_selection(view->tree),
                                       path);
        gtk_tree_view_scroll_to_cell(view->tree, path, NULL, FALSE, 0, 0);
        gtk_tree_path_free(path);
    }
    view->is_filling = FALSE;
    recipe_picture_draw(&view->pictures);
}

/* ---- What the user does ----------------------------------------------- */

static void
on_selected(GtkTreeSelection *selection, LayerView *view)
{
    GtkTreeIter row;

    if (!view->is_filling && !view->is_dragging &&
        gtk_tree_selection_get_selected(selection, NULL, &row))
        view->actions.choose(view->actions.data, get_place(view, &row));
}

static void
on_edited(GtkCellRendererText *cell G_GNUC_UNUSED, const char *path,
          const char *name, LayerView *view)
{
    GtkTreeIter row;

    if (gtk_tree_model_get_iter_from_string(
            GTK_TREE_MODEL(view->pictures.store), &row, path))
        view->actions.rename(view->actions.data, get_place(view, &row), name);
}

/* A double click on a row, or Enter, edits its name; a second click, which GTK
 * takes for that, too, does not. */
static void
on_activated(GtkTreeView *tree, GtkTreePath *path,
             GtkTreeViewColumn *column G_GNUC_UNUSED, LayerView *view)
{
    g_autoptr(GList) cells =
        gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(view->name));
    GtkTreeIter row;

    gtk_tree_model_get_iter(GTK_TREE_MODEL(view->pictures.store), &row, path);
    g_object_set(cells->data, "editable", get_place(view, &row).layer >= 0,
                 NULL);
    gtk_tree_view_set_cursor(tree, path, view->name, TRUE);
    g_object_set(cells->data, "editable", FALSE, NULL);
}

/* A click on an eye changes it, and chooses nothing. */
static gboolean
on_pressed(GtkWidget *tree, GdkEventButton *event, LayerView *view)
{
    GtkTreePath *path;
    GtkTreeViewColumn *column;
    GtkTreeIter row;

    if (event->type != GDK_BUTTON_PRESS || event->button != 1 ||
        !gtk_tree_view_get_path_at_pos(GTK_TREE_VIEW(tree), (int)event->x,
                                       (int)event->y, &path, &column, NULL,
                                       NULL))
        return FALSE;
    gtk_tree_model_get_iter(GTK_TREE_MODEL(view->pictures.store), &row, path);
    gtk_tree_path_free(path);
    view->pressed = get_place(view, &row);
    if (column != view->eye || view->pressed.layer < 0 ||
        view->pressed.mask >= 0)
        return FALSE;
    view->actions.toggle(view->actions.data, view->pressed);
    return TRUE;
}

static void
on_drag(LayerView *view)
{
    view->is_dragging = TRUE;
}

/* A row was dragged, perhaps: GTK has moved it in the store. */
static void
on_dragged(LayerView *view)
{
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(LatticePlace));
    GtkTreeModel *model = GTK_TREE_MODEL(view->pictures.store);
    guint moved = 0;
    GtkTreeIter row;

    view->is_dragging = FALSE;
    for (gboolean is_row = gtk_tree_model_get_iter_first(model, &row); is_row;
         is_row = gtk_tree_model_iter_next(model, &row)) {
        const LatticePlace place = get_place(view, &row);
        if (lattice_place_equals(place, view->pressed))
            moved = places->len;
        g_array_append_val(places, place);
    }
    view->actions.order(view->actions.data, places, moved);
}

/* ---- The view --------------------------------------------------------- */

/* Adds a column of one cell; returns it. */
static GtkTreeViewColumn *
add_column(const LayerView *view, GtkCellRenderer *cell, const char *property,
           int from)
{
    GtkTreeViewColumn *column = gtk_tree_view_column_new_with_attributes(
        NULL, cell, property, from, NULL);

    gtk_tree_view_append_column(view->tree, column);
    return column;
}

static void
add_columns(LayerView *view)
{
    GtkCellRenderer *cell = gtk_cell_renderer_pixbuf_new();
    GtkTreeViewColumn *column;

    view->eye = add_column(view, cell, "icon-name", COLUMN_EYE);
    gtk_tree_view_column_set_sizing(view->eye, GTK_TREE_VIEW_COLUMN_FIXED);
    gtk_tree_view_column_set_fixed_width(view->eye, SIDE);
    cell = gtk_cell_renderer_pixbuf_new();
    column = add_column(view, cell, "pixbuf", RECIPE_PICTURE_IMAGE);
    gtk_tree_view_column_add_attribute(column, cell, "xalign", COLUMN_ALIGN);
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
    gtk_tree_view_column_set_fixed_width(column, 2 * SIDE);
    view->pictures.scale = toolkit_show_sharp(
        GTK_WIDGET(view->tree), GTK_CELL_LAYOUT(column), RECIPE_PICTURE_IMAGE);
    cell = gtk_cell_renderer_text_new();
    g_object_set(cell, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
    g_signal_connect(cell, "edited", G_CALLBACK(on_edited), view);
    view->name = add_column(view, cell, "text", RECIPE_PICTURE_LABEL);
    gtk_tree_view_column_set_expand(view->name, TRUE);
    cell = gtk_cell_renderer_text_new();
    g_object_set(cell, "xalign", 1.0f, "xpad", SPACE, NULL);
    add_column(view, cell, "text", COLUMN_DETAIL);
}

static void
free_view(gpointer data)
{
    LayerView *view = data;

    recipe_picture_clear(&view->pictures);
    g_free(view);
}

GtkWidget *
layer_view_new(LayerViewActions actions)
{
    LayerView *view = g_new0(LayerView, 1);

    view->actions = actions;
    view->pictures =
        (RecipePictures){.side = SIDE, .level = LEVEL, .n_averaged = 1};
    view->pictures.store = gtk_list_store_new(
        N_COLUMNS, GDK_TYPE_PIXBUF, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING,
        G_TYPE_BOOLEAN, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_FLOAT, G_TYPE_INT,
        G_TYPE_INT);
    GtkWidget *tree =
        gtk_tree_view_new_with_model(GTK_TREE_MODEL(view->pictures.store));
    view->tree = GTK_TREE_VIEW(tree);
    gtk_widget_set_name(tree, "layers");
    toolkit_show_chosen(tree);
    gtk_tree_view_set_headers_visible(view->tree, FALSE);
    gtk_tree_view_set_reorderable(view->tree, TRUE);
    add_columns(view);
    g_signal_connect(gtk_tree_view_get_selection(view->tree), "changed",
                     G_CALLBACK(on_selected), view);
    g_signal_connect(tree, "row-activated", G_CALLBACK(on_activated), view);
    g_signal_connect(tree, "button-press-event", G_CALLBACK(on_pressed), view);
    g_signal_connect_swapped(tree, "drag-begin", G_CALLBACK(on_drag), view);
    g_signal_connect_swapped(tree, "drag-end", G_CALLBACK(on_dragged), view);
    view->scroller = recipe_picture_new_scroller(tree, GTK_POLICY_NEVER,
                                                 GTK_POLICY_AUTOMATIC);
    g_object_set_data_full(G_OBJECT(view->scroller), "view", view, free_view);
    gtk_widget_show(tree);
    return view->scroller;
}
