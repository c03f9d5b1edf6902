/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A GtkIconView of presets, the same in GTK 2 and 3.
 */
#include "preset-chooser.h"

#include "pictures.h"

/* A thumbnail's side, and the level at which it shows 256 pixels of the
 * picture, for which presets are made. */
#define SIDE  64
#define LEVEL 2

/* The label below is wrapped; its words fit, but for the longest ones. */
#define MIN_ITEM_WIDTH 72
#define MAX_ITEM_WIDTH 120

/* As much as fits a screen of 1280 x 800 beside a dialog: the rows, of which
 * four are seen without scrolling, in pixels. */
#define N_COLUMNS_SHOWN 4
#define MIN_HEIGHT      440

enum { COLUMN_PICTURE, COLUMN_LABEL, N_COLUMNS };

typedef struct Chooser {
    LatticePresets *presets;
    GPtrArray *list;     /* of LatticePreset, in the rows' order */
    GtkListStore *store; /* a row for each */
    GtkIconView *view;
    guint n_drawn; /* rows that have their thumbnail */
    guint idle;    /* 0: all have */
    gboolean is_refreshing;
    PresetChosen chosen, activated; /* the second may be NULL */
    gpointer data;
} Chooser;

/* Draws the next thumbnail. */
static gboolean
on_idle(gpointer data)
{
    Chooser *chooser = data;
    GtkTreeIter row;

    if (chooser->n_drawn >= chooser->list->len) {
        chooser->idle = 0;
        return FALSE;
    }
    const LatticePreset *preset =
        g_ptr_array_index(chooser->list, chooser->n_drawn);
    GdkPixbuf *picture = picture_new(preset->recipe, SIDE, SIDE, LEVEL);
    if (picture != NULL &&
        gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(chooser->store), &row,
                                      NULL, (gint)chooser->n_drawn))
        gtk_list_store_set(chooser->store, &row, COLUMN_PICTURE, picture, -1);
    g_clear_object(&picture);
    chooser->n_drawn++;
    return TRUE;
}

static void
on_selection_changed(GtkIconView *view, gpointer data)
{
    Chooser *chooser = data;
    GList *selected = gtk_icon_view_get_selected_items(view);

    if (selected != NULL && !chooser->is_refreshing) {
        const gint row = gtk_tree_path_get_indices(selected->data)[0];
        chooser->chosen(g_ptr_array_index(chooser->list, row), chooser->data);
    }
    g_list_free_full(selected, (GDestroyNotify)gtk_tree_path_free);
}

static void
on_activated(GtkIconView *view G_GNUC_UNUSED, GtkTreePath *path, gpointer data)
{
    const Chooser *chooser = data;
    const gint row = gtk_tree_path_get_indices(path)[0];

    if (chooser->activated != NULL)
        chooser->activated(g_ptr_array_index(chooser->list, row),
                           chooser->data);
}

static void
stop_drawing(Chooser *chooser)
{
    if (chooser->idle != 0)
        g_source_remove(chooser->idle);
    chooser->idle = 0;
}

/* Makes a row for each preset. */
static void
fill(Chooser *chooser)
{
    GdkPixbuf *placeholder = picture_new_plain(SIDE, PICTURE_GREY);
    GtkTreeIter row;

    for (guint i = 0; i < chooser->list->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(chooser->list, i);
        gtk_list_store_append(chooser->store, &row);
        gtk_list_store_set(chooser->store, &row, COLUMN_PICTURE, placeholder,
                           COLUMN_LABEL, preset->label, -1);
    }
    g_object_unref(placeholder);
    chooser->n_drawn = 0;
    /* After what the user does, and after GTK has drawn it. */
    chooser->idle = g_idle_add_full(G_PRIORITY_LOW, on_idle, chooser, NULL);
}

static void
select_name(Chooser *chooser, const char *name)
{
    for (guint i = 0; i < chooser->list->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(chooser->list, i);
        if (g_strcmp0(preset->name, name) != 0)
            continue;
        GtkTreePath *path = gtk_tree_path_new_from_indices((gint)i, -1);
        gtk_icon_view_select_path(chooser->view, path);
        gtk_icon_view_scroll_to_path(chooser->view, path, FALSE, 0, 0);
        gtk_tree_path_free(path);
    }
}

static void
on_destroy(GtkWidget *widget G_GNUC_UNUSED, gpointer data)
{
    Chooser *chooser = data;

    stop_drawing(chooser);
    g_signal_handlers_disconnect_by_data(chooser->view, chooser);
}

static void
free_chooser(gpointer data)
{
    Chooser *chooser = data;

    g_object_unref(chooser->store);
    g_ptr_array_unref(chooser->list);
    lattice_presets_free(chooser->presets);
    g_free(chooser);
}

/* The width of a text's longest word, in pixels. */
static int
find_word_width(GtkWidget *view, const char *text)
{
    g_auto(GStrv) words = g_strsplit(text, " ", -1);
    int widest = 0;

    for (int i = 0; words[i] != NULL; i++) {
        PangoLayout *layout = gtk_widget_create_pango_layout(view, words[i]);
        int width;
        pango_layout_get_pixel_size(layout, &width, NULL);
        g_object_unref(layout);
        widest = MAX(widest, width);
    }
    return widest;
}

/* Languages and fonts differ. */
static int
find_item_width(const Chooser *chooser)
{
    const int padding = 2 * gtk_icon_view_get_item_padding(chooser->view);
    /* GTK 3 wraps, and makes items as wide, at 2 (width - 2 padding). */
    const int most = GTK_MAJOR_VERSION < 3 ? MAX_ITEM_WIDTH
                                           : MAX_ITEM_WIDTH / 2 + 2 * padding;
    int widest = MIN_ITEM_WIDTH;

    for (guint i = 0; i < chooser->list->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(chooser->list, i);
        widest = MAX(widest,
                     find_word_width(GTK_WIDGET(chooser->view), preset->label));
    }
    /* GTK 2 takes the padding from the item's width. */
    return MIN(widest, most) + (GTK_MAJOR_VERSION < 3 ? padding : 0);
}

GtkWidget *
preset_chooser_new(const LatticePresets *presets, PresetChosen chosen,
                   gpointer data)
{
    GtkWidget *window = gtk_scrolled_window_new(NULL, NULL);
    Chooser *chooser = g_new0(Chooser, 1);

    chooser->presets = lattice_presets_new(presets->shipped, presets->own);
    chooser->list = lattice_presets_list(presets);
    chooser->store =
        gtk_list_store_new(N_COLUMNS, GDK_TYPE_PIXBUF, G_TYPE_STRING);
    chooser->chosen = chosen;
    chooser->data = data;
    fill(chooser);

    GtkWidget *view =
        gtk_icon_view_new_with_model(GTK_TREE_MODEL(chooser->store));
    chooser->view = GTK_ICON_VIEW(view);
    gtk_icon_view_set_pixbuf_column(chooser->view, COLUMN_PICTURE);
    gtk_icon_view_set_text_column(chooser->view, COLUMN_LABEL);
    gtk_icon_view_set_item_width(chooser->view, find_item_width(chooser));
    gtk_icon_view_set_columns(chooser->view, N_COLUMNS_SHOWN);
    g_signal_connect(view, "selection-changed",
                     G_CALLBACK(on_selection_changed), chooser);
    g_signal_connect(view, "item-activated", G_CALLBACK(on_activated), chooser);
    gtk_widget_set_size_request(window, -1, MIN_HEIGHT);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(window),
                                   GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_shadow_type(GTK_SCROLLED_WINDOW(window),
                                        GTK_SHADOW_IN);
    gtk_container_add(GTK_CONTAINER(window), view);
    gtk_widget_show(view);
    g_signal_connect(window, "destroy", G_CALLBACK(on_destroy), chooser);
    g_object_set_data_full(G_OBJECT(window), "chooser", chooser, free_chooser);
    return window;
}

void
preset_chooser_set_activated(GtkWidget *widget, PresetChosen activated)
{
    Chooser *chooser = g_object_get_data(G_OBJECT(widget), "chooser");

    chooser->activated = activated;
}

void
preset_chooser_refresh(GtkWidget *widget, const char *name)
{
    Chooser *chooser = g_object_get_data(G_OBJECT(widget), "chooser");

    chooser->is_refreshing = TRUE;
    stop_drawing(chooser);
    gtk_list_store_clear(chooser->store);
    g_ptr_array_unref(chooser->list);
    chooser->list = lattice_presets_list(chooser->presets);
    fill(chooser);
    select_name(chooser, name);
    chooser->is_refreshing = FALSE;
}
