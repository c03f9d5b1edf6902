/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The content of the sheet: the choice of two axes, the pictures, and buttons
 * for other seeds.
 */
#include "explorer-view.h"

#include <glib/gi18n-lib.h>

#include "explorer-cells.h"
#include "label.h"

#define SPACE 6

typedef struct View {
    ExplorerChosen chosen;
    gpointer data;
    LatticeExplorer *explorer; /* NULL: not begun */
    char *recipe;              /* the present one; NULL: none */
    GtkComboBox *down, *across;
    GPtrArray *offered; /* by both combo boxes, of const NoiseParameter */
    Cells *cells;
    GtkWidget *more, *back;
    gboolean is_filling; /* we change the combo boxes, not the user */
} View;

static void
free_view(gpointer data)
{
    View *view = data;

    lattice_explorer_free(view->explorer);
    g_free(view->recipe);
    g_ptr_array_unref(view->offered);
    cells_free(view->cells);
    g_free(view);
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

    cells_fill(view->cells, view->explorer);
    cells_mark(view->cells, view->recipe);
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
    cells_build(view->cells, view->explorer);
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
add_axis(View *view, GtkWidget *table, guint row, const char *text)
{
    GtkWidget *label = gtk_label_new(text);
    GtkWidget *combo = gtk_combo_box_text_new();

    /* A property that both GTK 2 and 3 have. */
    g_object_set(label, "xalign", 0.0f, NULL);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), combo);
    g_signal_connect(combo, "changed", G_CALLBACK(on_axis_changed), view);
    table_attach(table, label, row, 0, 1);
    table_attach(table, combo, row, 1, 1);
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
add_turn(View *view, GtkWidget *table, guint column, const char *text,
         const char *help)
{
    GtkWidget *button = label_new_button(text, help);

    g_signal_connect(button, "clicked", G_CALLBACK(on_turn), view);
    table_attach(table, button, 3, column, 1);
    return button;
}

/* ---- The view --------------------------------------------------------- */

static void
on_chosen(const char *recipe, gpointer data)
{
    const View *view = data;

    view->chosen(recipe, view->data);
}

GtkWidget *
explorer_view_new(int width, int height, ExplorerChosen chosen, gpointer data)
{
    View *view = g_new0(View, 1);
    GtkWidget *table = table_new(SPACE);

    view->chosen = chosen;
    view->data = data;
    view->offered = g_ptr_array_new();
    view->cells = cells_new(width, height, on_chosen, view);
    view->down = add_axis(view, table, 0, _("Rows"));
    view->across = add_axis(view, table, 1, _("Columns"));
    table_attach(table, cells_get_widget(view->cells), 2, 0, 2);
    view->back = add_turn(
        /* TRANSLATORS: a button: back to the seeds that were shown before. */
        view, table, 0, _("Back"), _("Go back to the previous seeds"));
    /* TRANSLATORS: a button: shows more seeds. */
    view->more = add_turn(view, table, 1, _("More"), _("Show other seeds"));
    gtk_widget_show_all(table);
    g_object_set_data_full(G_OBJECT(table), "view", view, free_view);
    return table;
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
    cells_focus(view->cells);
}

void
explorer_view_follow(GtkWidget *widget, const char *recipe)
{
    View *view = find_view(widget);

    if (recipe != NULL && g_strcmp0(recipe, view->recipe) == 0)
        return;
    g_free(view->recipe);
    view->recipe = g_strdup(recipe);
    gtk_widget_set_sensitive(cells_get_widget(view->cells), recipe != NULL);
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
