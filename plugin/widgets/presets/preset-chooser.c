/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sections of presets, one below the other, and a field to search in.
 */
#include "preset-chooser.h"

#include <gdk/gdkkeysyms.h>
#include <glib/gi18n-lib.h>

#include "look.h"
#include "preset-finding.h"
#include "recipe-picture.h"
#include "section.h"
#include "toolkit.h"

/* Pixels between the parts, and of the margin around a preset scrolled to. */
#define SPACE 6

/* Sections: own presets, those used last, and the other groups. */
#define LAST_USED  1
#define N_SECTIONS (PICTURES_N_GROUPS + 1)

/* A thumbnail's side, in pixels. */
#define SIDE 96

/* The core's level at which an image of PICTURES_LOOK_SIDE is drawn before it
 * is scaled to SIDE. */
#define LEVEL 1

typedef struct Chooser {
    LatticePresets *presets;
    GPtrArray *list; /* of LatticePreset */
    GPtrArray *used; /* the names of those used last */
    Section *sections[N_SECTIONS];
    GdkPixbuf *placeholder; /* stands for thumbnails not drawn yet */
    GHashTable *drawn;      /* thumbnails (GdkPixbuf) by recipe */
    guint drawing;          /* the idle source that draws; 0: all are drawn */
    GtkEntry *search;
    GtkWidget *scroller, *content, *nothing;
    guint scrolling; /* the idle source that scrolls; 0: none */
    Section *marked; /* NULL: nothing is marked */
    int marked_number;
    PresetChosen chosen, activated; /* the second may be NULL */
    gpointer data;
} Chooser;

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

static void
show_thumbnail(const Chooser *chooser, const char *recipe, GdkPixbuf *picture)
{
    for (int i = 0; i < N_SECTIONS; i++)
        section_show_picture(chooser->sections[i], recipe, picture);
}

/* The recipe of a preset that is shown without its thumbnail; NULL: none. */
static const char *
find_undrawn(const Chooser *chooser)
{
    for (int i = 0; i < N_SECTIONS; i++) {
        const GPtrArray *shown = section_get_presets(chooser->sections[i]);
        for (guint k = 0; k < shown->len; k++) {
            const LatticePreset *preset = g_ptr_array_index(shown, k);
            if (!g_hash_table_contains(chooser->drawn, preset->recipe))
                return preset->recipe;
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

/* Shows the presets that match the searched text. */
static void
fill_sections(Chooser *chooser)
{
    const char *text = gtk_entry_get_text(chooser->search);
    gboolean is_any = FALSE;

    for (int i = 0; i < N_SECTIONS; i++) {
        g_autoptr(GPtrArray) all = collect_presets(chooser, i);
        g_autoptr(GPtrArray) found = lattice_presets_search(all, text);
        section_fill(chooser->sections[i], found, chooser->placeholder);
        is_any |= found->len > 0;
    }
    chooser->marked = NULL;
    gtk_widget_set_visible(chooser->nothing, !is_any);
    show_thumbnails(chooser);
}

/* ---- The marked preset ------------------------------------------------ */

static gboolean
on_scrolling(gpointer data)
{
    Chooser *chooser = data;

    chooser->scrolling = 0;
    if (chooser->marked == NULL)
        return G_SOURCE_REMOVE;
    const GdkRectangle place = section_find_place(
        chooser->marked, chooser->marked_number, chooser->content);
    gtk_adjustment_clamp_page(gtk_scrolled_window_get_vadjustment(
                                  GTK_SCROLLED_WINDOW(chooser->scroller)),
                              place.y - 4 * SPACE,
                              place.y + place.height + SPACE);
    return G_SOURCE_REMOVE;
}

/* Later, when GTK has allocated all sizes. */
static void
scroll_to_marked(Chooser *chooser)
{
    if (chooser->scrolling == 0)
        chooser->scrolling = g_idle_add(on_scrolling, chooser);
}

/* The number of a preset in a section; -1: it is not there. */
static int
find_preset(const Section *section, const char *name)
{
    const GPtrArray *shown = section_get_presets(section);

    for (guint i = 0; i < shown->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(shown, i);
        if (g_strcmp0(preset->name, name) == 0)
            return (int)i;
    }
    return -1;
}

static void
set_marked(Chooser *chooser, Section *section, int number)
{
    chooser->marked = section;
    chooser->marked_number = number;
    for (int i = 0; i < N_SECTIONS; i++) {
        if (chooser->sections[i] != section)
            section_mark(chooser->sections[i], -1);
    }
    scroll_to_marked(chooser);
}

/* Marks a preset in its group, beside similar ones; not among the last used. */
static void
mark_preset(Chooser *chooser, const char *name)
{
    for (int i = 0; i < N_SECTIONS; i++) {
        Section *section = chooser->sections[i];
        const int number = find_preset(section, name);
        if (number < 0 || i == LAST_USED)
            continue;
        section_mark(section, number);
        set_marked(chooser, section, number);
    }
}

static void
on_chosen(Section *section, const LatticePreset *preset, gpointer data)
{
    Chooser *chooser = data;

    set_marked(chooser, section, find_preset(section, preset->name));
    chooser->chosen(preset, chooser->data);
}

static void
on_activated(const LatticePreset *preset, gpointer data)
{
    const Chooser *chooser = data;

    if (chooser->activated != NULL)
        chooser->activated(preset, chooser->data);
}

/* ---- Keys ------------------------------------------------------------- */

/* The number of the first section that shows presets, beginning with `from` and
 * going down (direction 1) or up (-1); -1: none. */
static int
find_section(const Chooser *chooser, int from, int direction)
{
    for (int i = from; i >= 0 && i < N_SECTIONS; i += direction) {
        if (section_count(chooser->sections[i]) > 0)
            return i;
    }
    return -1;
}

static gboolean
on_left(Section *section, GtkDirectionType direction, int column, gpointer data)
{
    const Chooser *chooser = data;
    const int step =
        direction == GTK_DIR_UP || direction == GTK_DIR_LEFT ? -1 : 1;
    int number = 0;

    while (chooser->sections[number] != section)
        number++;
    number = find_section(chooser, number + step, step);
    if (number < 0)
        return FALSE;
    Section *next = chooser->sections[number];
    section_enter(next, section_find_entry(next, direction, column));
    return TRUE;
}

/* The section whose first preset matches the search best; -1: nothing is
 * shown. */
static int
find_best(const Chooser *chooser)
{
    const char *text = gtk_entry_get_text(chooser->search);
    LatticeMatch best = LATTICE_MATCH_NONE;
    int found = -1;

    for (int i = 0; i < N_SECTIONS; i++) {
        if (section_count(chooser->sections[i]) == 0)
            continue;
        const LatticeMatch match = lattice_preset_match(
            g_ptr_array_index(section_get_presets(chooser->sections[i]), 0),
            text);
        if (match > best)
            found = i;
        best = MAX(match, best);
    }
    return found;
}

/* Goes from the search to the marked preset or else the best match. */
static void
enter(Chooser *chooser)
{
    const int best = find_best(chooser);

    if (chooser->marked != NULL)
        section_enter(chooser->marked, chooser->marked_number);
    else if (best >= 0)
        section_enter(chooser->sections[best], 0);
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
    for (int i = 0; i < N_SECTIONS; i++)
        section_free(chooser->sections[i]);
    g_ptr_array_unref(chooser->used);
    g_ptr_array_unref(chooser->list);
    lattice_presets_free(chooser->presets);
    g_free(chooser);
}

static void
read_presets(Chooser *chooser)
{
    g_clear_pointer(&chooser->list, g_ptr_array_unref);
    g_clear_pointer(&chooser->used, g_ptr_array_unref);
    chooser->list = lattice_presets_list(chooser->presets);
    chooser->used = lattice_presets_load_used(chooser->presets);
    for (int i = 0; i < N_SECTIONS; i++)
        section_fit_words(chooser->sections[i], chooser->list);
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

static void
add_sections(Chooser *chooser)
{
    const SectionOwner owner = {on_chosen, on_activated, on_left, chooser};

    chooser->content = toolkit_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int i = 0; i < N_SECTIONS; i++) {
        chooser->sections[i] = section_new(find_title(i), owner);
        gtk_box_pack_start(GTK_BOX(chooser->content),
                           section_get_widget(chooser->sections[i]), FALSE,
                           FALSE, 0);
    }
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
                   gpointer data)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    Chooser *chooser = g_new0(Chooser, 1);

    chooser->presets = lattice_presets_new(presets->shipped, presets->own);
    chooser->placeholder = recipe_picture_new_plain(SIDE, RECIPE_PICTURE_GRAY);
    chooser->drawn =
        g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_object_unref);
    chooser->chosen = chosen;
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
preset_chooser_set_activated(GtkWidget *widget, PresetChosen activated)
{
    Chooser *chooser = g_object_get_data(G_OBJECT(widget), "chooser");

    chooser->activated = activated;
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

    for (int i = 0; i < N_SECTIONS; i++)
        section_set_columns(chooser->sections[i], n_columns);
    gtk_widget_set_size_request(widget, -1, height);
    /* In GTK 2 a viewport does not notice that its content's size changes. */
    gtk_widget_queue_resize(chooser->scroller);
}
