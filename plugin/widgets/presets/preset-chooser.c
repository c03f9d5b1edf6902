/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Thumbnails of presets in a GtkIconView, a button for each group, and a search
 * field.
 */
#include "preset-chooser.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "label.h"
#include "look.h"
#include "recipe-picture.h"
#include "toolkit.h"

/* The width of a preset with its label, in pixels. */
#define ITEM_WIDTH 136

/* A thumbnail's side, in pixels. */
#define SIDE 128

/* The buttons beside the pictures.  The groups are in the order of PicturesGroup. */
enum {
    POPULAR,
    LAST_USED,
    FIRST_GROUP,
    ALL = FIRST_GROUP + PICTURES_N_GROUPS,
    N_ENTRIES
};

typedef struct Chooser {
    const LatticePresets *presets;
    GPtrArray *list;        /* of LatticePreset */
    LatticePreset *undrawn; /* noise that was not drawn, or NULL */
    GPtrArray *shown;       /* the presets that the view shows, in its order */
    GtkIconView *view;
    RecipePictures pictures;
    GtkEntry *search;
    GtkToggleButton *entries[N_ENTRIES];
    GtkToggleButton *none; /* a hidden entry that is active during a search */
    int entry;             /* the entry chosen last */
    gboolean prefers_coverings;
    gboolean is_quiet; /* our code is changing the selection */
    PresetChosen chosen;
    gpointer data;
} Chooser;

static void
read_lists(Chooser *chooser)
{
    chooser->list = lattice_presets_list(chooser->presets);
    chooser->undrawn = lattice_look_load_undrawn(chooser->presets->gimp);
}

static void
free_lists(Chooser *chooser)
{
    g_ptr_array_unref(chooser->list);
    lattice_preset_free(chooser->undrawn);
}

static const LatticePreset *
preset_at(const Chooser *chooser, guint number)
{
    return g_ptr_array_index(chooser->shown, number);
}

/* ---- The presets that are shown --------------------------------------- */

static void
add_group(const Chooser *chooser, PicturesGroup group, GPtrArray *found)
{
    for (guint i = 0; i < chooser->list->len; i++) {
        LatticePreset *preset = g_ptr_array_index(chooser->list, i);
        if (preset->group == group)
            g_ptr_array_add(found, preset);
    }
}

static void
add_named(const Chooser *chooser, const char *name, GPtrArray *found)
{
    const LatticePreset *preset =
        lattice_presets_find_name(chooser->list, name);

    if (preset != NULL)
        g_ptr_array_add(found, (gpointer)preset);
}

/* Orders coverings before other presets. */
static int
compare_coverings(gconstpointer a, gconstpointer b)
{
    const LatticePreset *const *one = a, *const *other = b;

    return ((*other)->group == PICTURES_GROUP_COVERINGS) -
           ((*one)->group == PICTURES_GROUP_COVERINGS);
}

/* Fills the view with the presets of an entry, or with all that match the text
 * in the search field. */
static void
fill(Chooser *chooser)
{
    const char *text = gtk_entry_get_text(chooser->search);
    g_autoptr(GPtrArray) all = g_ptr_array_new();
    const int entry = *text == '\0' ? chooser->entry : ALL;
    size_t n_popular;
    const char *const *popular = pictures_popular_presets(&n_popular);
    GtkTreeIter row;

    if (entry == LAST_USED) {
        if (chooser->undrawn != NULL)
            g_ptr_array_add(all, chooser->undrawn);
        g_autoptr(GPtrArray) names =
            lattice_presets_load_used(chooser->presets);
        for (guint i = 0; i < names->len; i++)
            add_named(chooser, g_ptr_array_index(names, i), all);
    }
    /* The user's own presets count as popular. */
    if (entry == POPULAR)
        add_group(chooser, PICTURES_GROUP_OWN, all);
    for (size_t i = 0; entry == POPULAR && i < n_popular; i++)
        add_named(chooser, popular[i], all);
    for (int i = 0; i < PICTURES_N_GROUPS; i++) {
        if (entry == ALL || entry == FIRST_GROUP + i)
            add_group(chooser, (PicturesGroup)i, all);
    }
    chooser->is_quiet = TRUE;
    gtk_list_store_clear(chooser->pictures.store);
    g_ptr_array_unref(chooser->shown);
    chooser->shown = lattice_presets_search(all, text);
    if (chooser->prefers_coverings) /* this sort is stable */
        g_ptr_array_sort(chooser->shown, compare_coverings);
    recipe_picture_set_length(&chooser->pictures, (int)chooser->shown->len);
    for (guint i = 0; i < chooser->shown->len; i++) {
        const LatticePreset *preset = preset_at(chooser, i);
        gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(chooser->pictures.store),
                                      &row, NULL, (int)i);
        gtk_list_store_set(chooser->pictures.store, &row, RECIPE_PICTURE_LABEL,
                           preset->label, -1);
        recipe_picture_set(&chooser->pictures, &row, preset->recipe);
    }
    chooser->is_quiet = FALSE;
    recipe_picture_draw(&chooser->pictures);
}

/* ---- Choosing --------------------------------------------------------- */

static void
choose(const Chooser *chooser, gboolean is_activated)
{
    const int number = recipe_picture_get_selected(chooser->view);

    if (number >= 0)
        chooser->chosen(preset_at(chooser, (guint)number), is_activated,
                        chooser->data);
}

static void
on_selection_changed(const Chooser *chooser)
{
    if (!chooser->is_quiet)
        choose(chooser, FALSE);
}

/* Chooses the selected preset again if the user clicks it, because the recipe may have
 * changed since then. */
static gboolean
on_pressed(GtkIconView *view, const GdkEventButton *event,
           const Chooser *chooser)
{
    GtkTreePath *path =
        gtk_icon_view_get_path_at_pos(view, (gint)event->x, (gint)event->y);

    if (path != NULL && event->type == GDK_BUTTON_PRESS && event->button == 1 &&
        gtk_icon_view_path_is_selected(view, path))
        on_selection_changed(chooser);
    gtk_tree_path_free(path);
    return FALSE;
}

static void
on_activated(const Chooser *chooser)
{
    choose(chooser, TRUE);
}

/* Chooses the best match when the user presses Enter in the search field. */
static void
on_entered(const Chooser *chooser)
{
    if (chooser->shown->len == 0)
        return;
    gtk_widget_grab_focus(GTK_WIDGET(chooser->view));
    recipe_picture_select(chooser->view, 0);
}

/* ---- The chooser ------------------------------------------------------ */

static void
free_chooser(gpointer data)
{
    Chooser *chooser = data;

    /* Stop drawing, because the widgets may outlive the chooser. */
    recipe_picture_clear(&chooser->pictures);
    g_ptr_array_unref(chooser->shown);
    free_lists(chooser);
    g_free(chooser);
}

/* Searches all presets.  During a search, no entry is active, so that the user can
 * click any of them. */
static void
on_searched(Chooser *chooser)
{
    const gboolean has_text = *gtk_entry_get_text(chooser->search) != '\0';
    GtkToggleButton *chosen =
        has_text ? chooser->none : chooser->entries[chooser->entry];

    gtk_entry_set_icon_from_icon_name(chooser->search, GTK_ENTRY_ICON_SECONDARY,
                                      has_text ? "edit-clear" : NULL);
    /* Activating a visible entry fills the view, through on_entry().  The hidden
     * entry `none` does not, so fill the view here during a search. */
    gtk_toggle_button_set_active(chosen, TRUE);
    if (has_text)
        fill(chooser);
}

static void
on_icon(GtkEntry *search, GtkEntryIconPosition position)
{
    if (position == GTK_ENTRY_ICON_SECONDARY)
        gtk_entry_set_text(search, "");
    gtk_widget_grab_focus(GTK_WIDGET(search));
}

static GtkWidget *
new_search(Chooser *chooser)
{
    GtkWidget *search = gtk_entry_new();

    gtk_widget_set_tooltip_text(search, _("Search presets"));
    chooser->search = GTK_ENTRY(search);
    gtk_entry_set_icon_from_icon_name(chooser->search, GTK_ENTRY_ICON_PRIMARY,
                                      "edit-find");
    gtk_entry_set_icon_tooltip_text(chooser->search, GTK_ENTRY_ICON_SECONDARY,
                                    _("Clear the search"));
    g_signal_connect_swapped(search, "changed", G_CALLBACK(on_searched),
                             chooser);
    g_signal_connect(search, "icon-press", G_CALLBACK(on_icon), NULL);
    g_signal_connect_swapped(search, "activate", G_CALLBACK(on_entered),
                             chooser);
    return search;
}

static const char *
label_of(int entry)
{
    switch (entry) {
    case POPULAR:
        return _("Popular");
    case LAST_USED:
        return _("Last used");
    case ALL:
        /* TRANSLATORS: all presets. */
        return C_("preset group", "All");
    default:
        return lattice_preset_group_label((PicturesGroup)(entry - FIRST_GROUP));
    }
}

/* GTK calls this first for the button that becomes inactive, then for the one that
 * becomes active. */
static void
on_entry(GtkToggleButton *button, Chooser *chooser)
{
    if (!gtk_toggle_button_get_active(button))
        return;
    for (int i = 0; i < N_ENTRIES; i++) {
        if (chooser->entries[i] == button)
            chooser->entry = i;
    }
    gtk_entry_set_text(chooser->search, "");
    fill(chooser);
}

static GtkWidget *
new_entries(Chooser *chooser)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *button = gtk_radio_button_new(NULL);

    chooser->none = GTK_TOGGLE_BUTTON(button);
    gtk_widget_set_no_show_all(button, TRUE);
    toolkit_pack(box, button, FALSE);
    for (int i = 0; i < N_ENTRIES; i++) {
        button = gtk_radio_button_new_with_label_from_widget(
            (GtkRadioButton *)button, label_of(i));
        chooser->entries[i] = GTK_TOGGLE_BUTTON(button);
        gtk_toggle_button_set_mode(chooser->entries[i], FALSE);
        gtk_button_set_relief(GTK_BUTTON(button), GTK_RELIEF_NONE);
        label_align_left(button);
        g_signal_connect(button, "toggled", G_CALLBACK(on_entry), chooser);
        toolkit_pack(box, button, FALSE);
    }
    return box;
}

static GtkWidget *
new_view(Chooser *chooser)
{
    chooser->pictures = (RecipePictures){
        .image = LATTICE_LOOK_EXTENT,
        .side = SIDE,
        .n_averaged = 2,
        .kept = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
                                      g_object_unref),
    };
    GtkIconView *view = recipe_picture_new_view(&chooser->pictures);

    chooser->view = view;
    recipe_picture_set_width(view, ITEM_WIDTH);
    g_signal_connect_swapped(view, "selection-changed",
                             G_CALLBACK(on_selection_changed), chooser);
    g_signal_connect_swapped(view, "item-activated", G_CALLBACK(on_activated),
                             chooser);
    g_signal_connect(view, "button-press-event", G_CALLBACK(on_pressed),
                     chooser);
    return recipe_picture_new_scroller(GTK_WIDGET(view), GTK_POLICY_AUTOMATIC,
                                       GTK_POLICY_ALWAYS);
}

GtkWidget *
preset_chooser_new(const LatticePresets *presets, PresetChosen chosen,
                   gpointer data)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, TOOLKIT_GAP);
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);
    Chooser *chooser = g_new0(Chooser, 1);

    chooser->presets = presets;
    read_lists(chooser);
    chooser->shown = g_ptr_array_new();
    chooser->chosen = chosen;
    chooser->data = data;
    toolkit_pack(box, new_search(chooser), FALSE);
    toolkit_pack(line, new_entries(chooser), FALSE);
    toolkit_pack(line, new_view(chooser), TRUE);
    toolkit_pack(box, line, TRUE);
    gtk_widget_show_all(box);
    g_object_set_data_full(G_OBJECT(box), "chooser", chooser, free_chooser);
    gtk_toggle_button_set_active(chooser->entries[POPULAR], TRUE);
    return box;
}

/* Selects the preset with this name if it is shown.  Returns FALSE if it is not. */
static gboolean
mark(Chooser *chooser, const char *name)
{
    for (guint i = 0; i < chooser->shown->len; i++) {
        if (strcmp(preset_at(chooser, i)->name, name) == 0) {
            chooser->is_quiet = TRUE;
            recipe_picture_select(chooser->view, (int)i);
            chooser->is_quiet = FALSE;
            return TRUE;
        }
    }
    return FALSE;
}

void
preset_chooser_refresh(GtkWidget *widget, const char *name)
{
    Chooser *chooser = g_object_get_data(G_OBJECT(widget), "chooser");

    g_ptr_array_set_size(chooser->shown, 0);
    free_lists(chooser);
    read_lists(chooser);
    gtk_entry_set_text(chooser->search, "");
    gtk_toggle_button_set_active(
        chooser->entries[chooser->prefers_coverings
                             ? FIRST_GROUP + PICTURES_GROUP_COVERINGS
                             : POPULAR],
        TRUE);
    fill(chooser);
    if (name != NULL && !mark(chooser, name)) {
        gtk_toggle_button_set_active(chooser->entries[ALL], TRUE);
        mark(chooser, name);
    }
    gtk_widget_grab_focus(GTK_WIDGET(chooser->search));
}

void
preset_chooser_prefer_coverings(GtkWidget *widget, gboolean prefers)
{
    Chooser *chooser = g_object_get_data(G_OBJECT(widget), "chooser");

    chooser->prefers_coverings = prefers;
    fill(chooser);
}

int
preset_chooser_measure(GtkWidget *widget, int n_across)
{
    const Chooser *chooser = g_object_get_data(G_OBJECT(widget), "chooser");
    GtkWidget *entries =
        gtk_widget_get_parent(GTK_WIDGET(chooser->entries[POPULAR]));
    GtkWidget *scroller = gtk_widget_get_parent(GTK_WIDGET(chooser->view));

    return toolkit_measure(entries).width + TOOLKIT_GAP +
           recipe_picture_measure_scroller(scroller, ITEM_WIDTH, n_across);
}
