/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the chooser of presets, with the GTK that GIMP uses.  The program's
 * argument is the folder of the shipped presets.
 */
#include <gdk/gdkkeysyms.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <string.h>

#include "check.h"
#include "folder.h"
#include "preset-chooser.h"
#include "presets.h"
#include "settle.h"
#include "view.h"

#define RECIPE "lattice-noise/1 scale=3 seed=4"

/* The buttons beside the pictures: popular presets, last used ones, the user's own,
 * the first two groups and the last group of shipped presets, and all presets. */
enum { POPULAR, USED, OWN, SKY, STONE, GRAY = 13, ALL, N_ENTRIES };

/* How many thumbnails fit side by side in the window that open_window() makes. */
#define IN_A_ROW 3

/* A thumbnail's side, in pixels. */
#define SIDE 128

static const LatticePresets *presets;
static GtkWidget *window, *chooser;
static GtkIconView *view;
static GtkToggleButton *entries[N_ENTRIES];
static int n_entries;
static GtkEntry *search;
static GtkAdjustment *place;

static char chosen_name[100];
static int n_chosen, n_activated;

static void
on_chosen(const LatticePreset *preset, gboolean is_activated, gpointer data)
{
    CHECK(data == &n_chosen);
    if (is_activated) {
        n_activated++;
        return;
    }
    g_strlcpy(chosen_name, preset->name, sizeof chosen_name);
    n_chosen++;
}

static void
find_parts(GtkWidget *widget, gpointer data)
{
    if (GTK_IS_ICON_VIEW(widget))
        view = GTK_ICON_VIEW(widget);
    if (GTK_IS_RADIO_BUTTON(widget) && gtk_widget_get_visible(widget) &&
        n_entries < N_ENTRIES)
        entries[n_entries++] = GTK_TOGGLE_BUTTON(widget);
    if (GTK_IS_ENTRY(widget))
        search = GTK_ENTRY(widget);
    if (GTK_IS_SCROLLED_WINDOW(widget))
        place =
            gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(widget));
    if (GTK_IS_CONTAINER(widget))
        gtk_container_foreach(GTK_CONTAINER(widget), find_parts, data);
}

static void
open_window(void)
{
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    chooser = preset_chooser_new(presets, on_chosen, &n_chosen);
    gtk_widget_set_size_request(chooser, 700, 560);
    n_entries = 0;
    find_parts(chooser, NULL);
    CHECK(n_entries == N_ENTRIES);
    n_chosen = n_activated = 0;
    gtk_window_set_title(GTK_WINDOW(window), "Presets");
    gtk_container_add(GTK_CONTAINER(window), chooser);
    gtk_widget_show_all(window);
}

static void
close_window(void)
{
    g_clear_pointer(&window, gtk_widget_destroy);
}

/* Runs a test in a new window. */
static void
run(const char *name, void (*test)(void))
{
    open_window();
    check_run(name, test);
    close_window();
}

/* Returns how many presets an entry shows. */
static int
count_in(int group)
{
    gtk_toggle_button_set_active(entries[group], TRUE);
    return view_count(view);
}

/* Returns how many screen pixels a GTK pixel spans along each side. */
static int
find_scale(void)
{
#if GTK_MAJOR_VERSION >= 3
    return gtk_widget_get_scale_factor(window);
#else
    return 1;
#endif
}

/* Returns the range of green in a thumbnail, from 0 to 255. */
static int
find_contrast(int number)
{
    g_autoptr(GdkPixbuf) picture = view_get_picture(view, number);
    guchar darkest = 255, brightest = 0;
    const int side = SIDE * find_scale();
    CHECK(gdk_pixbuf_get_width(picture) == side);
    CHECK(gdk_pixbuf_get_height(picture) == side);
    const guchar *pixels = gdk_pixbuf_get_pixels(picture);
    for (int i = 0; i < side * side; i++) {
        darkest = MIN(darkest, pixels[4 * i + 1]);
        brightest = MAX(brightest, pixels[4 * i + 1]);
    }
    return brightest - darkest;
}

static gboolean
has_label(int number, const char *label)
{
    g_autofree char *found = NULL;

    if (number < 0 || number >= view_count(view))
        return FALSE;
    view_get(view, number, RECIPE_PICTURE_LABEL, &found);
    return g_strcmp0(found, label) == 0;
}

/* Gives the window the keyboard focus, because there is no window manager to do
 * so. */
static void
focus_window(void)
{
    GdkEvent *event = gdk_event_new(GDK_FOCUS_CHANGE);

    event->focus_change.window = g_object_ref(gtk_widget_get_window(window));
    event->focus_change.in = TRUE;
    gtk_widget_event(window, event);
    gdk_event_free(event);
}

static void
press(GtkWidget *widget, guint key)
{
    GdkEvent *event = gdk_event_new(GDK_KEY_PRESS);
    GdkKeymapKey *keys;
    gint n_keys;

    gdk_keymap_get_entries_for_keyval(
        gdk_keymap_get_for_display(gdk_display_get_default()), key, &keys,
        &n_keys);
    event->key.window = g_object_ref(gtk_widget_get_window(window));
    event->key.keyval = key;
    event->key.hardware_keycode = (guint16)keys[0].keycode;
    g_free(keys);
#if GTK_MAJOR_VERSION >= 3
    gdk_event_set_device(
        event, gdk_seat_get_keyboard(
                   gdk_display_get_default_seat(gdk_display_get_default())));
#endif
    gtk_widget_event(widget, event);
    gdk_event_free(event);
    settle();
}

/* Presses a key in the window.  Returns TRUE if this preset is then chosen. */
static gboolean
leads_to(guint key, int number)
{
    const int n_before = n_chosen;

    press(window, key);
    if (view_find_selected(view) != number)
        printf("# %s\n", chosen_name);
    return n_chosen == n_before + 1 && view_find_selected(view) == number;
}

TEST(every_preset_gets_its_thumbnail)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);

    gboolean is_drawn;

    CHECK(count_in(ALL) == (int)list->len);
    view_get(view, 0, RECIPE_PICTURE_IS_DRAWN, &is_drawn);
    CHECK(!is_drawn);
    /* Of all small pictures, grass has the least contrast. */
    for (int i = 0; i < view_count(view); i++)
        CHECK(find_contrast(i) > 10);
}

TEST(the_popular_ones_are_shown_first)
{
    CHECK(view_count(view) == 20 && has_label(0, "Clouds"));
    CHECK(count_in(GRAY) > 0 && count_in(POPULAR) == 20);
}

TEST(no_group_of_shipped_presets_is_empty)
{
    int n = 0;

    const int n_all = count_in(ALL);
    CHECK(count_in(OWN) == 0 && count_in(USED) == 0);
    for (int group = SKY; group <= GRAY; group++) {
        CHECK(count_in(group) > 0);
        n += view_count(view);
    }
    CHECK(n == n_all);
    CHECK(count_in(SKY) > 0 && has_label(0, "Aurora"));
}

TEST(own_ones_stand_first_and_those_used_last_are_a_group)
{
    g_autofree char *file = g_build_filename(presets->own, "last-used", NULL);

    CHECK(lattice_presets_save(presets, "mine", RECIPE, FALSE, NULL));
    lattice_presets_use(presets, "marble");
    lattice_presets_use(presets, "mine");
    lattice_presets_use(presets, "gone");
    lattice_presets_use(presets, "clouds");
    close_window();
    open_window();
    CHECK(view_count(view) == 21 && has_label(0, "mine") &&
          has_label(1, "Clouds"));
    CHECK(count_in(ALL) > 1 && has_label(0, "mine") && !has_label(1, "mine"));
    CHECK(count_in(OWN) == 1 && has_label(0, "mine"));
    CHECK(count_in(USED) == 3 && has_label(0, "Clouds") &&
          has_label(1, "mine") && has_label(2, "Marble"));
    CHECK(lattice_presets_delete(presets, "mine", NULL));
    g_unlink(file);
}

TEST(coverings_come_first_where_layers_are_added)
{
    gtk_entry_set_text(search, "snow");
    CHECK(has_label(0, "Snow") && !has_label(1, "Snow"));
    preset_chooser_prefer_coverings(chooser, TRUE);
    CHECK(has_label(0, "Snow cover"));
    preset_chooser_refresh(chooser, NULL);
    const int n_coverings = view_count(view);
    CHECK(n_coverings > 5);
    CHECK(count_in(ALL) > n_coverings && !has_label(n_coverings - 1, "Agate"));
    preset_chooser_prefer_coverings(chooser, FALSE);
    preset_chooser_refresh(chooser, NULL);
    CHECK(view_count(view) == 20 && has_label(0, "Clouds"));
}

/* Returns how many thumbnails are side by side. */
static int
count_across(void)
{
    int n = 0;

    for (int i = 0; i < view_count(view); i++) {
        GtkTreePath *path = gtk_tree_path_new_from_indices(i, -1);
        n = MAX(n, gtk_icon_view_get_item_column(view, path) + 1);
        gtk_tree_path_free(path);
    }
    return n;
}

TEST(three_fit_side_by_side_with_any_font)
{
    GtkSettings *settings = gtk_settings_get_default();
    g_autofree char *usual = NULL;

    g_object_get(settings, "gtk-font-name", &usual, NULL);
    const char *const fonts[] = {"Sans 18", "Sans 7", usual};
    for (size_t i = 0; i < G_N_ELEMENTS(fonts); i++) {
        g_object_set(settings, "gtk-font-name", fonts[i], NULL);
        for (int n = 1; n <= 3; n++) {
            gtk_widget_set_size_request(chooser, 1, 1);
            settle();
            gtk_widget_set_size_request(
                chooser, preset_chooser_measure(chooser, n), 560);
            gtk_window_resize(GTK_WINDOW(window), 1, 1);
            settle();
            CHECK(count_across() == n);
        }
    }
}

TEST(selecting_chooses)
{
    CHECK(count_in(SKY) > 0 && n_chosen == 0);
    view_select(view, 0);
    CHECK(n_chosen == 1 && strcmp(chosen_name, "aurora") == 0);
    CHECK(count_in(SKY + 1) > 0 && n_chosen == 1);
    view_select(view, 0);
    CHECK(n_chosen == 2 && strcmp(chosen_name, "agate") == 0);
    CHECK(view_find_selected(view) == 0);
}

TEST(the_one_at_hand_is_marked_and_scrolled_to)
{
    settle();
    CHECK(gtk_adjustment_get_value(place) == 0);
    preset_chooser_refresh(chooser, "topographic-map");
    settle();
    CHECK(n_chosen == 0 &&
          has_label(view_find_selected(view), "Topographic map"));
    CHECK(gtk_adjustment_get_value(place) > 500);
    preset_chooser_refresh(chooser, NULL);
    CHECK(view_find_selected(view) < 0 && n_chosen == 0);
}

TEST(searching_shows_what_matches)
{
    const int n_all = count_in(ALL), n_sky = count_in(SKY);
    gtk_entry_set_text(search, "topographic"); /* in another group */
    settle();
    CHECK(view_count(view) == 1 && find_contrast(0) > 10);
    gtk_entry_set_text(search, "sky");
    CHECK(view_count(view) == n_sky);
    gtk_entry_set_text(search, "no such thing");
    CHECK(view_count(view) == 0);
    press(GTK_WIDGET(search), GDK_KEY_Return);
    preset_chooser_refresh(chooser, "aurora"); /* it is not popular */
    CHECK(view_count(view) == n_all &&
          has_label(view_find_selected(view), "Aurora"));
    CHECK(*gtk_entry_get_text(search) == '\0');
    CHECK(n_chosen == 0);
}

/* Returns how many entries look chosen. */
static int
count_chosen(void)
{
    int n = 0;

    for (int i = 0; i < N_ENTRIES; i++)
        n += gtk_toggle_button_get_active(entries[i]);
    return n;
}

TEST(no_entry_is_chosen_while_a_text_is_searched)
{
    const int n_sky = count_in(SKY);

    CHECK(count_chosen() == 1);
    gtk_entry_set_text(search, "wood");
    CHECK(count_chosen() == 0);
    gtk_entry_set_text(search, "");
    CHECK(count_chosen() == 1 && gtk_toggle_button_get_active(entries[SKY]));
    CHECK(view_count(view) == n_sky);
    gtk_entry_set_text(search, "wood");
    CHECK(count_in(SKY) == n_sky && *gtk_entry_get_text(search) == '\0');
}

TEST(an_icon_clears_the_search)
{
    const GtkEntryIconPosition icon = GTK_ENTRY_ICON_SECONDARY;

    CHECK(gtk_entry_get_icon_name(search, icon) == NULL);
    gtk_entry_set_text(search, "wood");
    CHECK(gtk_entry_get_icon_name(search, icon) != NULL);
    g_signal_emit_by_name(search, "icon-press", icon, NULL);
    CHECK(*gtk_entry_get_text(search) == '\0');
    CHECK(gtk_entry_get_icon_name(search, icon) == NULL);
    CHECK(view_count(view) == count_in(POPULAR));
}

TEST(arrows_and_enter_choose)
{
    settle();
    preset_chooser_refresh(chooser, NULL);
    settle();
    focus_window();
    CHECK(leads_to(GDK_KEY_Return, 0)); /* from the search field */
    CHECK(leads_to(GDK_KEY_Right, 1));
    CHECK(leads_to(GDK_KEY_Down, IN_A_ROW + 1));
    CHECK(leads_to(GDK_KEY_Left, IN_A_ROW));
    CHECK(leads_to(GDK_KEY_Left, IN_A_ROW - 1)); /* in the row above */
    CHECK(leads_to(GDK_KEY_Right, IN_A_ROW));
    CHECK(leads_to(GDK_KEY_Up, 0));
    CHECK(n_activated == 0);
    press(window, GDK_KEY_Return);
    CHECK(n_activated == 1);
}

TEST(enter_in_the_search_takes_the_best)
{
    static const char *const best[][2] = {
        {"ood", "bark"}, /* the first of equal matches */
        {"wood", "wood"},
        {"clouds", "clouds"}, /* not "Soft clouds", in an earlier group */
    };

    for (size_t i = 0; i < G_N_ELEMENTS(best); i++) {
        n_chosen = 0;
        preset_chooser_refresh(chooser, "fog");
        settle();
        gtk_entry_set_text(search, best[i][0]);
        settle();
        press(GTK_WIDGET(search), GDK_KEY_Return);
        CHECK(n_chosen == 1 && strcmp(chosen_name, best[i][1]) == 0);
    }
}

TEST(refreshing_shows_what_has_changed_and_chooses_nothing)
{
    const int n_before = count_in(ALL);
    CHECK(count_in(SKY) < n_before);
    CHECK(lattice_presets_save(presets, "mine", RECIPE, FALSE, NULL));
    preset_chooser_refresh(chooser, "mine");
    settle();
    CHECK(view_count(view) == 21 && has_label(0, "mine"));
    CHECK(n_chosen == 0 && view_find_selected(view) == 0);
    view_select(view, 1);
    CHECK(n_chosen == 1);
    CHECK(lattice_presets_delete(presets, "mine", NULL));
    preset_chooser_refresh(chooser, NULL);
    CHECK(count_in(ALL) == n_before && n_chosen == 1);
}

TEST(closing_while_it_draws_is_harmless)
{
    view_wait_for_first(view);
    close_window();
    settle();
    CHECK(n_chosen == 0);
}

int
main(int argc, char **argv)
{
    gtk_init(&argc, &argv);
    g_autofree char *own = folder_new();
    presets = &(LatticePresets){.shipped = argv[1], .own = own};
    const int status = check_run_all_by(run);
    folder_remove(own);
    return status;
}
