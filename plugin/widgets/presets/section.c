/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A GtkIconView below a label, the same in GTK 2 and 3.
 */
#include "section.h"

#include "label.h"
#include "toolkit.h"

/* In pixels, around the grid and between its items, which their labels separate
 * already. */
#define MARGIN  4
#define SPACING 2

/* What GTK 2 adds to an item's width for the focus, in pixels. */
#define FOCUS 2

/* The limits of an item's width, in pixels.  Labels are wrapped between words;
 * only the longest words do not fit. */
#define MIN_ITEM_WIDTH 100
#define MAX_ITEM_WIDTH 128

enum { COLUMN_PICTURE, COLUMN_LABEL, N_COLUMNS };

struct Section {
    SectionOwner owner;
    GtkWidget *box;
    GtkIconView *view;
    GtkListStore *store;
    GPtrArray *presets; /* of LatticePreset, not owned, in the rows' order */
    int n_columns, item_width;
    gboolean is_quiet; /* the selection is changed by us, not by the user */
};

static const LatticePreset *
preset_at(const Section *section, int number)
{
    return g_ptr_array_index(section->presets, number);
}

/* The number of the marked preset; -1: none. */
static int
find_marked(const Section *section)
{
    GList *marked = gtk_icon_view_get_selected_items(section->view);
    const int number =
        marked != NULL ? gtk_tree_path_get_indices(marked->data)[0] : -1;

    g_list_free_full(marked, (GDestroyNotify)gtk_tree_path_free);
    return number;
}

static void
choose_preset(Section *section, int number)
{
    section->owner.chosen(section, preset_at(section, number),
                          section->owner.data);
}

static void
on_selection_changed(Section *section)
{
    const int number = find_marked(section);

    if (number >= 0 && !section->is_quiet)
        choose_preset(section, number);
}

/* A click on the marked preset chooses it again, since the recipe may have been
 * changed since then. */
static gboolean
on_pressed(GtkIconView *view, const GdkEventButton *event, Section *section)
{
    GtkTreePath *path =
        gtk_icon_view_get_path_at_pos(view, (gint)event->x, (gint)event->y);

    if (path != NULL && event->type == GDK_BUTTON_PRESS && event->button == 1 &&
        gtk_icon_view_path_is_selected(view, path))
        choose_preset(section, gtk_tree_path_get_indices(path)[0]);
    gtk_tree_path_free(path);
    return FALSE;
}

static void
on_activated(const Section *section, const GtkTreePath *path)
{
    const int number = gtk_tree_path_get_indices((GtkTreePath *)path)[0];

    section->owner.activated(preset_at(section, number), section->owner.data);
}

/* ---- Keys ------------------------------------------------------------- */

/* An arrow key leads out of a row, or down to a column that the last row lacks:
 * goes to the next row, its last preset, or another section. */
static gboolean
on_keys_failed(GtkWidget *view G_GNUC_UNUSED, GtkDirectionType direction,
               Section *section)
{
    const int number = find_marked(section), n_columns = section->n_columns;
    const int last = section_count(section) - 1;

    if (number < 0)
        return FALSE;
    if (direction == GTK_DIR_LEFT && number > 0)
        section_enter(section, number - 1);
    else if (direction == GTK_DIR_RIGHT && number < last)
        section_enter(section, number + 1);
    else if (direction == GTK_DIR_DOWN && number / n_columns < last / n_columns)
        section_enter(section, last);
    else
        return section->owner.left(section, direction, number % n_columns,
                                   section->owner.data);
    return TRUE;
}

int
section_find_entry(const Section *section, GtkDirectionType direction,
                   int column)
{
    const int last = section_count(section) - 1;
    const int row = last / section->n_columns * section->n_columns;

    switch (direction) {
    case GTK_DIR_UP:
        return MIN(row + column, last);
    case GTK_DIR_LEFT:
        return last;
    case GTK_DIR_DOWN:
        return MIN(column, last);
    default:
        return 0;
    }
}

/* ---- The section ------------------------------------------------------ */

static GtkWidget *
new_heading(const char *title)
{
    GtkWidget *heading =
        label_new_styled(title, pango_attr_weight_new(PANGO_WEIGHT_BOLD));

    label_align_left(heading);
    g_object_set(heading, "xpad", MARGIN, "ypad", MARGIN, NULL);
    return heading;
}

static GtkWidget *
new_view(Section *section)
{
    GtkWidget *view =
        gtk_icon_view_new_with_model(GTK_TREE_MODEL(section->store));

    section->view = GTK_ICON_VIEW(view);
    gtk_icon_view_set_pixbuf_column(section->view, COLUMN_PICTURE);
    gtk_icon_view_set_text_column(section->view, COLUMN_LABEL);
    gtk_icon_view_set_margin(section->view, MARGIN);
    gtk_icon_view_set_column_spacing(section->view, SPACING);
    gtk_icon_view_set_row_spacing(section->view, SPACING);
    gtk_icon_view_set_spacing(section->view, SPACING);
    toolkit_show_chosen(view);
    g_signal_connect_swapped(view, "selection-changed",
                             G_CALLBACK(on_selection_changed), section);
    g_signal_connect_swapped(view, "item-activated", G_CALLBACK(on_activated),
                             section);
    g_signal_connect(view, "button-press-event", G_CALLBACK(on_pressed),
                     section);
    g_signal_connect(view, "keynav-failed", G_CALLBACK(on_keys_failed),
                     section);
    return view;
}

Section *
section_new(const char *title, SectionOwner owner)
{
    Section *section = g_new0(Section, 1);

    section->owner = owner;
    section->presets = g_ptr_array_new();
    section->store =
        gtk_list_store_new(N_COLUMNS, GDK_TYPE_PIXBUF, G_TYPE_STRING);
    section->n_columns = 1;
    section->box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_pack_start(GTK_BOX(section->box), new_heading(title), FALSE, FALSE,
                       0);
    gtk_box_pack_start(GTK_BOX(section->box), new_view(section), FALSE, FALSE,
                       0);
    gtk_widget_show_all(section->box);
    gtk_widget_set_no_show_all(section->box, TRUE);
    gtk_widget_hide(section->box);
    return section;
}

/* The widgets may be destroyed later. */
void
section_free(Section *section)
{
    g_object_unref(section->store);
    g_ptr_array_unref(section->presets);
    g_free(section);
}

GtkWidget *
section_get_widget(Section *section)
{
    return section->box;
}

void
section_fill(Section *section, GPtrArray *presets, GdkPixbuf *picture)
{
    section->is_quiet = TRUE;
    gtk_list_store_clear(section->store);
    g_ptr_array_set_size(section->presets, 0);
    for (guint i = 0; i < presets->len; i++) {
        LatticePreset *preset = g_ptr_array_index(presets, i);
        GtkTreeIter row;
        g_ptr_array_add(section->presets, preset);
        gtk_list_store_append(section->store, &row);
        gtk_list_store_set(section->store, &row, COLUMN_PICTURE, picture,
                           COLUMN_LABEL, preset->label, -1);
    }
    section->is_quiet = FALSE;
    gtk_widget_set_visible(section->box, presets->len > 0);
}

const GPtrArray *
section_get_presets(const Section *section)
{
    return section->presets;
}

int
section_count(const Section *section)
{
    return (int)section->presets->len;
}

void
section_show_picture(Section *section, const char *recipe, GdkPixbuf *picture)
{
    for (int i = 0; i < section_count(section); i++) {
        GtkTreeIter row;
        if (g_strcmp0(preset_at(section, i)->recipe, recipe) == 0 &&
            gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(section->store), &row,
                                          NULL, i))
            gtk_list_store_set(section->store, &row, COLUMN_PICTURE, picture,
                               -1);
    }
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

/* Sets the view's width in GTK 2, which knows it only when it is shown. */
static void
update_width(Section *section)
{
    const int width =
        section->n_columns * (section->item_width + SPACING + FOCUS) +
        2 * MARGIN;

    gtk_icon_view_set_item_width(section->view, section->item_width);
    gtk_icon_view_set_columns(section->view, section->n_columns);
    if (GTK_MAJOR_VERSION < 3)
        gtk_widget_set_size_request(GTK_WIDGET(section->view), width, -1);
}

/* Measured at run time, because languages and fonts differ. */
void
section_fit_words(Section *section, const GPtrArray *presets)
{
    const int padding = 2 * gtk_icon_view_get_item_padding(section->view);
    int widest = MIN_ITEM_WIDTH;

    for (guint i = 0; i < presets->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(presets, i);
        widest = MAX(widest,
                     find_word_width(GTK_WIDGET(section->view), preset->label));
    }
    const int wanted = MIN(widest, MAX_ITEM_WIDTH) + padding;
    /* With an item width w, GTK 3 makes items 2 (w - 2 padding) wide. */
    section->item_width =
        GTK_MAJOR_VERSION < 3 ? wanted : wanted / 2 + 2 * padding;
    update_width(section);
}

void
section_set_columns(Section *section, int n_columns)
{
    section->n_columns = n_columns;
    update_width(section);
}

static void
select_item(Section *section, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    gtk_icon_view_select_path(section->view, path);
    gtk_icon_view_set_cursor(section->view, path, NULL, FALSE);
    gtk_tree_path_free(path);
}

void
section_mark(Section *section, int number)
{
    section->is_quiet = TRUE;
    gtk_icon_view_unselect_all(section->view);
    if (number >= 0)
        select_item(section, number);
    section->is_quiet = FALSE;
}

void
section_enter(Section *section, int number)
{
    gtk_widget_grab_focus(GTK_WIDGET(section->view));
    section_mark(section, number);
    choose_preset(section, number);
}

GdkRectangle
section_find_place(Section *section, int number, GtkWidget *around)
{
    GtkWidget *view = GTK_WIDGET(section->view);
    const int n_columns = section->n_columns;
    const int n_rows = (section_count(section) + n_columns - 1) / n_columns;
    GtkAllocation all;
    int x, y;

    /* Estimated from the number of rows: GTK 2 does not tell more. */
    gtk_widget_get_allocation(view, &all);
    gtk_widget_translate_coordinates(view, around, 0, 0, &x, &y);
    return (GdkRectangle){x, y + all.height * (number / n_columns) / n_rows,
                          all.width, all.height / n_rows};
}
