/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sections of presets, one below the other, and a field to search in.  A
 * section is a GtkIconView below a label, the same in GTK 2 and 3.
 */
#include "preset-chooser.h"

#include <gdk/gdkkeysyms.h>
#include <glib/gi18n-lib.h>

#include "label.h"
#include "look.h"
#include "preset-finding.h"
#include "recipe-picture.h"
#include "toolkit.h"

/* Pixels between the parts, and of the margin around a preset scrolled to. */
#define SPACE 6

/* In pixels, around a section's grid and between its items, which their labels
 * separate already. */
#define MARGIN  4
#define SPACING 2

/* The focus line that GTK 2 adds to an item's width, in pixels. */
#define FOCUS 2

/* The limits of an item's width, in pixels.  Labels are wrapped between words;
 * only the longest words do not fit. */
#define MIN_ITEM_WIDTH 100
#define MAX_ITEM_WIDTH 128

enum { COLUMN_PICTURE, COLUMN_LABEL, N_COLUMNS };

/* Sections: own presets, those used last, and the other groups. */
#define LAST_USED  1
#define N_SECTIONS (PICTURES_N_GROUPS + 1)

/* A thumbnail's side, in pixels. */
#define SIDE 96

/* The core's level at which an image of PICTURES_LOOK_SIDE is drawn before it
 * is scaled to SIDE. */
#define LEVEL 1

typedef struct Chooser Chooser;

typedef struct Section {
    Chooser *chooser;
    GtkWidget *box;
    GtkIconView *view;
    GtkListStore *store;
    GPtrArray *presets; /* of LatticePreset, not owned, in the rows' order */
} Section;

struct Chooser {
    LatticePresets *presets;
    GPtrArray *list; /* of LatticePreset */
    GPtrArray *used; /* the names of those used last */
    Section sections[N_SECTIONS];
    int n_columns, item_width;
    gboolean is_quiet;      /* selections are changed by us, not by the user */
    GdkPixbuf *placeholder; /* stands for thumbnails not drawn yet */
    GHashTable *drawn;      /* thumbnails (GdkPixbuf) by recipe */
    guint drawing;          /* the idle source that draws; 0: all are drawn */
    GtkEntry *search;
    GtkWidget *scroller, *content, *nothing;
    guint scrolling; /* the idle source that scrolls; 0: none */
    Section *marked; /* NULL: nothing is marked */
    int marked_number;
    PresetChosen chosen, activated;
    gpointer data;
};

static const LatticePreset *
preset_at(const Section *section, int number)
{
    return g_ptr_array_index(section->presets, number);
}

static int
count(const Section *section)
{
    return (int)section->presets->len;
}

/* ---- Thumbnails ------------------------------------------------------- */

/* Draws larger and scales down, so that detail finer than a pixel is averaged,
 * without aliasing. */
static GdkPixbuf *
draw_thumbnail(const char *recipe)
{
    const int side = PICTURES_LOOK_SIDE >> LEVEL;
    GdkPixbuf *large = recipe_picture_new(recipe, side, side, LEVEL);

    if (large == NULL)
        return recipe_picture_new_plain(SIDE, RECIPE_PICTURE_GRAY);
    GdkPixbuf *picture =
        gdk_pixbuf_scale_simple(large, SIDE, SIDE, GDK_INTERP_BILINEAR);
    g_object_unref(large);
    return picture;
}

/* Sets the picture of all presets that have this recipe. */
static void
show_thumbnail(const Chooser *chooser, const char *recipe, GdkPixbuf *picture)
{
    for (int i = 0; i < N_SECTIONS; i++) {
        const Section *section = &chooser->sections[i];
        for (int k = 0; k < count(section); k++) {
            GtkTreeIter row;
            if (g_strcmp0(preset_at(section, k)->recipe, recipe) == 0 &&
                gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(section->store),
                                              &row, NULL, k))
                gtk_list_store_set(section->store, &row, COLUMN_PICTURE,
                                   picture, -1);
        }
    }
}

/* The recipe of a preset that is shown without its thumbnail; NULL: none. */
static const char *
find_undrawn(const Chooser *chooser)
{
    for (int i = 0; i < N_SECTIONS; i++) {
        const Section *section = &chooser->sections[i];
        for (int k = 0; k < count(section); k++) {
            const char *recipe = preset_at(section, k)->recipe;
            if (!g_hash_table_contains(chooser->drawn, recipe))
                return recipe;
        }
    }
    return NULL;
}

/* Draws the next thumbnail. */
static gboolean
on_drawing(gpointer data)
{
    Chooser *chooser = data;
    const char *recipe = find_undrawn(chooser);

    if (recipe == NULL) {
        chooser->drawing = 0;
        return G_SOURCE_REMOVE;
    }
    GdkPixbuf *picture = draw_thumbnail(recipe);
    show_thumbnail(chooser, recipe, picture);
    g_hash_table_insert(chooser->drawn, g_strdup(recipe), picture);
    return G_SOURCE_CONTINUE;
}

/* Sets the thumbnails of all presets that the sections show now: at once if
 * they were drawn before, the others one after another while GTK is idle. */
static void
show_thumbnails(Chooser *chooser)
{
    GHashTableIter drawn;
    gpointer recipe, picture;

    g_hash_table_iter_init(&drawn, chooser->drawn);
    while (g_hash_table_iter_next(&drawn, &recipe, &picture))
        show_thumbnail(chooser, recipe, picture);
    /* With low priority: after the user's events and GTK's drawing. */
    if (chooser->drawing == 0)
        chooser->drawing =
            g_idle_add_full(G_PRIORITY_LOW, on_drawing, chooser, NULL);
}

/* ---- Sections --------------------------------------------------------- */

/* All presets of a section; free with g_ptr_array_unref(). */
static GPtrArray *
collect_presets(const Chooser *chooser, int section)
{
    GPtrArray *all = g_ptr_array_new();

    for (guint i = 0; section == LAST_USED && i < chooser->used->len; i++) {
        const LatticePreset *preset = lattice_presets_find_name(
            chooser->list, g_ptr_array_index(chooser->used, i));
        if (preset != NULL)
            g_ptr_array_add(all, (gpointer)preset);
    }
    for (guint i = 0; section != LAST_USED && i < chooser->list->len; i++) {
        LatticePreset *preset = g_ptr_array_index(chooser->list, i);
        const int place = (int)preset->group;
        if (section == (place < LAST_USED ? place : place + 1))
            g_ptr_array_add(all, preset);
    }
    return all;
}

/* Shows other presets in a section; takes the array. */
static void
fill_section(Section *section, GPtrArray *presets)
{
    gtk_list_store_clear(section->store);
    g_ptr_array_unref(section->presets);
    section->presets = presets;
    for (int i = 0; i < count(section); i++)
        gtk_list_store_insert_with_values(
            section->store, NULL, -1, COLUMN_PICTURE,
            section->chooser->placeholder, COLUMN_LABEL,
            preset_at(section, i)->label, -1);
    gtk_widget_set_visible(section->box, presets->len > 0);
}

/* Shows the presets that match the searched text. */
static void
fill_sections(Chooser *chooser)
{
    const char *text = gtk_entry_get_text(chooser->search);
    gboolean is_any = FALSE;

    chooser->is_quiet = TRUE;
    for (int i = 0; i < N_SECTIONS; i++) {
        g_autoptr(GPtrArray) all = collect_presets(chooser, i);
        GPtrArray *found = lattice_presets_search(all, text);
        is_any |= found->len > 0;
        fill_section(&chooser->sections[i], found);
    }
    chooser->is_quiet = FALSE;
    chooser->marked = NULL;
    gtk_widget_set_visible(chooser->nothing, !is_any);
    show_thumbnails(chooser);
}

/* ---- The marked preset ------------------------------------------------ */

static gboolean
on_scrolling(gpointer data)
{
    Chooser *chooser = data;
    const Section *section = chooser->marked;
    const int n_columns = chooser->n_columns;
    GtkAllocation all;
    int x, y;

    chooser->scrolling = 0;
    if (section == NULL)
        return G_SOURCE_REMOVE;
    /* The place of the preset's row is estimated from the number of rows: GTK 2
     * does not tell more. */
    const int n_rows = (count(section) + n_columns - 1) / n_columns;
    gtk_widget_get_allocation(GTK_WIDGET(section->view), &all);
    gtk_widget_translate_coordinates(GTK_WIDGET(section->view),
                                     chooser->content, 0, 0, &x, &y);
    y += all.height * (chooser->marked_number / n_columns) / n_rows;
    gtk_adjustment_clamp_page(gtk_scrolled_window_get_vadjustment(
                                  GTK_SCROLLED_WINDOW(chooser->scroller)),
                              y - 4 * SPACE, y + all.height / n_rows + SPACE);
    return G_SOURCE_REMOVE;
}

/* Later, when GTK has allocated all sizes. */
static void
scroll_to_marked(Chooser *chooser)
{
    if (chooser->scrolling == 0)
        chooser->scrolling = g_idle_add(on_scrolling, chooser);
}

/* Remembers the marked preset, and that no other is; scrolls to it. */
static void
set_marked(Section *section, int number)
{
    Chooser *chooser = section->chooser;

    chooser->marked = section;
    chooser->marked_number = number;
    chooser->is_quiet = TRUE;
    for (int i = 0; i < N_SECTIONS; i++) {
        if (&chooser->sections[i] != section)
            gtk_icon_view_unselect_all(chooser->sections[i].view);
    }
    chooser->is_quiet = FALSE;
    scroll_to_marked(chooser);
}

/* Marks a preset without choosing it. */
static void
mark_item(Section *section, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    section->chooser->is_quiet = TRUE;
    gtk_icon_view_select_path(section->view, path);
    gtk_icon_view_set_cursor(section->view, path, NULL, FALSE);
    gtk_tree_path_free(path);
    set_marked(section, number);
}

/* Marks a preset in its group, beside similar ones; not among the last used. */
static void
mark_preset(Chooser *chooser, const char *name)
{
    for (int i = 0; i < N_SECTIONS; i++) {
        Section *section = &chooser->sections[i];
        for (int k = 0; k < count(section) && i != LAST_USED; k++) {
            if (g_strcmp0(preset_at(section, k)->name, name) == 0)
                mark_item(section, k);
        }
    }
}

static void
choose_item(Section *section, int number)
{
    const Chooser *chooser = section->chooser;

    set_marked(section, number);
    chooser->chosen(preset_at(section, number), chooser->data);
}

static void
on_selection_changed(Section *section)
{
    GList *marked = gtk_icon_view_get_selected_items(section->view);

    if (marked != NULL && !section->chooser->is_quiet)
        choose_item(section, gtk_tree_path_get_indices(marked->data)[0]);
    g_list_free_full(marked, (GDestroyNotify)gtk_tree_path_free);
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
        choose_item(section, gtk_tree_path_get_indices(path)[0]);
    gtk_tree_path_free(path);
    return FALSE;
}

static void
on_activated(const Section *section, const GtkTreePath *path)
{
    const Chooser *chooser = section->chooser;
    const int number = gtk_tree_path_get_indices((GtkTreePath *)path)[0];

    chooser->activated(preset_at(section, number), chooser->data);
}

/* ---- Keys ------------------------------------------------------------- */

/* Chooses a preset and gives it the keyboard. */
static void
enter_item(Section *section, int number)
{
    gtk_widget_grab_focus(GTK_WIDGET(section->view));
    mark_item(section, number);
    choose_item(section, number);
}

/* Enters the next section that shows presets, or the one before. */
static gboolean
enter_beside(Section *section, int step)
{
    Section *const first = section->chooser->sections;

    for (Section *at = section + step; at >= first && at < first + N_SECTIONS;
         at += step) {
        if (count(at) > 0) {
            enter_item(at, step > 0 ? 0 : count(at) - 1);
            return TRUE;
        }
    }
    return FALSE;
}

/* An arrow key leads out of a row, or down to a column that the last row lacks:
 * goes to the next row, its last preset, or another section. */
static gboolean
on_keys_failed(GtkWidget *view G_GNUC_UNUSED, GtkDirectionType direction,
               Section *section)
{
    const Chooser *chooser = section->chooser;
    const int n_columns = chooser->n_columns, number = chooser->marked_number;
    const int last = count(section) - 1;

    if (chooser->marked != section)
        return FALSE;
    if (direction == GTK_DIR_LEFT && number > 0)
        enter_item(section, number - 1);
    else if (direction == GTK_DIR_RIGHT && number < last)
        enter_item(section, number + 1);
    else if (direction == GTK_DIR_DOWN && number / n_columns < last / n_columns)
        enter_item(section, last);
    else
        return enter_beside(
            section,
            direction == GTK_DIR_UP || direction == GTK_DIR_LEFT ? -1 : 1);
    return TRUE;
}

/* The section whose first preset matches the search best; NULL: nothing is
 * shown. */
static Section *
find_best(Chooser *chooser)
{
    const char *text = gtk_entry_get_text(chooser->search);
    LatticeMatch best = LATTICE_MATCH_NONE;
    Section *found = NULL;

    for (int i = 0; i < N_SECTIONS; i++) {
        Section *section = &chooser->sections[i];
        if (count(section) == 0)
            continue;
        const LatticeMatch match =
            lattice_preset_match(preset_at(section, 0), text);
        if (match > best)
            found = section;
        best = MAX(match, best);
    }
    return found;
}

/* Goes from the search to the marked preset or else the best match. */
static void
enter(Chooser *chooser)
{
    Section *best = find_best(chooser);

    if (chooser->marked != NULL)
        enter_item(chooser->marked, chooser->marked_number);
    else if (best != NULL)
        enter_item(best, 0);
}

static gboolean
on_key(GtkWidget *search G_GNUC_UNUSED, const GdkEventKey *event,
       Chooser *chooser)
{
    if (event->keyval != GDK_KEY_Down)
        return FALSE;
    enter(chooser);
    return TRUE;
}

static void
on_searched(Chooser *chooser)
{
    const gboolean is_empty = gtk_entry_get_text_length(chooser->search) == 0;

    gtk_entry_set_icon_from_icon_name(chooser->search, GTK_ENTRY_ICON_SECONDARY,
                                      is_empty ? NULL : "edit-clear");
    fill_sections(chooser);
}

static void
on_icon(GtkEntry *search, GtkEntryIconPosition place,
        const GdkEvent *event G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
    if (place == GTK_ENTRY_ICON_SECONDARY)
        gtk_entry_set_text(search, "");
}

/* ---- The chooser ------------------------------------------------------ */

static void
free_chooser(gpointer data)
{
    Chooser *chooser = data;

    if (chooser->scrolling != 0)
        g_source_remove(chooser->scrolling);
    if (chooser->drawing != 0)
        g_source_remove(chooser->drawing);
    g_object_unref(chooser->placeholder);
    g_hash_table_unref(chooser->drawn);
    /* The widgets may be destroyed later. */
    for (int i = 0; i < N_SECTIONS; i++) {
        g_object_unref(chooser->sections[i].store);
        g_ptr_array_unref(chooser->sections[i].presets);
    }
    g_ptr_array_unref(chooser->used);
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

/* Makes the items of all sections wide enough for the words of their labels, up
 * to a limit; at run time, because languages and fonts differ. */
static void
fit_words(Chooser *chooser)
{
    GtkIconView *view = chooser->sections[0].view;
    const int padding = 2 * gtk_icon_view_get_item_padding(view);
    int widest = MIN_ITEM_WIDTH;

    for (guint i = 0; i < chooser->list->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(chooser->list, i);
        widest = MAX(widest, find_word_width(GTK_WIDGET(view), preset->label));
    }
    const int wanted = MIN(widest, MAX_ITEM_WIDTH) + padding;
    /* With an item width w, GTK 3 makes items 2 (w - 2 padding) wide. */
    chooser->item_width =
        GTK_MAJOR_VERSION < 3 ? wanted : wanted / 2 + 2 * padding;
}

/* Sets the views' width in GTK 2, which knows it only when it is shown. */
static void
update_width(const Chooser *chooser)
{
    const int width =
        chooser->n_columns * (chooser->item_width + SPACING + FOCUS) +
        2 * MARGIN;

    for (int i = 0; i < N_SECTIONS; i++) {
        GtkIconView *view = chooser->sections[i].view;
        gtk_icon_view_set_item_width(view, chooser->item_width);
        gtk_icon_view_set_columns(view, chooser->n_columns);
        if (GTK_MAJOR_VERSION < 3)
            gtk_widget_set_size_request(GTK_WIDGET(view), width, -1);
    }
}

static void
read_presets(Chooser *chooser)
{
    g_clear_pointer(&chooser->list, g_ptr_array_unref);
    g_clear_pointer(&chooser->used, g_ptr_array_unref);
    chooser->list = lattice_presets_list(chooser->presets);
    chooser->used = lattice_presets_load_used(chooser->presets);
    fit_words(chooser);
    update_width(chooser);
    fill_sections(chooser);
}

static GtkWidget *
new_search(Chooser *chooser)
{
    GtkWidget *search = toolkit_entry_new(_("Search presets"));

    chooser->search = GTK_ENTRY(search);
    gtk_entry_set_icon_from_icon_name(chooser->search, GTK_ENTRY_ICON_PRIMARY,
                                      "edit-find");
    g_signal_connect_swapped(search, "changed", G_CALLBACK(on_searched),
                             chooser);
    g_signal_connect_swapped(search, "activate", G_CALLBACK(enter), chooser);
    g_signal_connect(search, "key-press-event", G_CALLBACK(on_key), chooser);
    g_signal_connect(search, "icon-press", G_CALLBACK(on_icon), NULL);
    return search;
}

static const char *
find_title(int section)
{
    if (section == LAST_USED)
        return _("Last used");
    return lattice_preset_group_label(
        (PicturesGroup)(section < LAST_USED ? section : section - 1));
}

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

/* Adds an empty section, which is hidden. */
static void
add_section(Chooser *chooser, int number)
{
    Section *section = &chooser->sections[number];

    section->chooser = chooser;
    section->presets = g_ptr_array_new();
    section->store =
        gtk_list_store_new(N_COLUMNS, GDK_TYPE_PIXBUF, G_TYPE_STRING);
    section->box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_pack_start(GTK_BOX(section->box), new_heading(find_title(number)),
                       FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(section->box), new_view(section), FALSE, FALSE,
                       0);
    gtk_widget_show_all(section->box);
    gtk_widget_set_no_show_all(section->box, TRUE);
    gtk_widget_hide(section->box);
    gtk_box_pack_start(GTK_BOX(chooser->content), section->box, FALSE, FALSE,
                       0);
}

static void
add_sections(Chooser *chooser)
{
    chooser->content = toolkit_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int i = 0; i < N_SECTIONS; i++)
        add_section(chooser, i);
    chooser->nothing = gtk_label_new(_("No matching presets"));
    gtk_widget_set_no_show_all(chooser->nothing, TRUE);
    gtk_box_pack_start(GTK_BOX(chooser->content), chooser->nothing, FALSE,
                       FALSE, 4 * SPACE);
}

/* Without GTK's scrolling to the widget that has the focus, a whole grid: the
 * chooser scrolls to the marked preset itself. */
static GtkWidget *
new_scroller(Chooser *chooser)
{
    GtkWidget *viewport = gtk_viewport_new(NULL, NULL);

    chooser->scroller = gtk_scrolled_window_new(NULL, NULL);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(chooser->scroller),
                                   GTK_POLICY_NEVER, GTK_POLICY_ALWAYS);
    gtk_scrolled_window_set_shadow_type(GTK_SCROLLED_WINDOW(chooser->scroller),
                                        GTK_SHADOW_IN);
    gtk_viewport_set_shadow_type(GTK_VIEWPORT(viewport), GTK_SHADOW_NONE);
    gtk_container_add(GTK_CONTAINER(viewport), chooser->content);
    gtk_container_add(GTK_CONTAINER(chooser->scroller), viewport);
    gtk_container_set_focus_vadjustment(GTK_CONTAINER(viewport), NULL);
    return chooser->scroller;
}

GtkWidget *
preset_chooser_new(const LatticePresets *presets, PresetChosen chosen,
                   PresetChosen activated, gpointer data)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    Chooser *chooser = g_new0(Chooser, 1);

    chooser->presets = lattice_presets_new(presets->shipped, presets->own);
    chooser->placeholder = recipe_picture_new_plain(SIDE, RECIPE_PICTURE_GRAY);
    chooser->drawn =
        g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_object_unref);
    chooser->n_columns = 1;
    chooser->chosen = chosen;
    chooser->activated = activated;
    chooser->data = data;
    gtk_box_pack_start(GTK_BOX(box), new_search(chooser), FALSE, FALSE, 0);
    add_sections(chooser);
    gtk_box_pack_start(GTK_BOX(box), new_scroller(chooser), TRUE, TRUE, 0);
    gtk_widget_show_all(box);
    g_object_set_data_full(G_OBJECT(box), "chooser", chooser, free_chooser);
    read_presets(chooser);
    return box;
}

void
preset_chooser_refresh(GtkWidget *widget, const char *name)
{
    Chooser *chooser = g_object_get_data(G_OBJECT(widget), "chooser");

    gtk_entry_set_text(chooser->search, "");
    read_presets(chooser);
    mark_preset(chooser, name);
    gtk_widget_grab_focus(GTK_WIDGET(chooser->search));
}

void
preset_chooser_set_size(GtkWidget *widget, int n_columns, int height)
{
    Chooser *chooser = g_object_get_data(G_OBJECT(widget), "chooser");

    chooser->n_columns = n_columns;
    update_width(chooser);
    gtk_widget_set_size_request(widget, -1, height);
    /* In GTK 2 a viewport does not notice that its content's size changes. */
    gtk_widget_queue_resize(chooser->scroller);
}
