/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The chooser of presets, with the GTK that GIMP uses.  The argument is the
 * folder of the shipped presets.
 */
#include <glib/gstdio.h>

#include "chooser.h"

#define RECIPE "lattice-noise/1 scale=3 seed=4"

TEST(every_preset_gets_its_thumbnail)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);

    open_window();
    CHECK(count() == (int)list->len);
    CHECK(find_contrast(0) == 0);
    for (guint i = 0; i < list->len; i += 5)
        settle();
    /* Grass has the least contrast of all when it is small. */
    for (int i = 0; i < count(); i++)
        CHECK(find_contrast(i) > 10);
    close_window();
}

TEST(no_group_of_shipped_presets_is_empty)
{
    int n = 0;

    open_window();
    const int n_all = count();
    CHECK(count_in(OWN) == 0 && count_in(USED) == 0);
    for (int group = GRAY; group < GRAY - 1 + PICTURES_N_GROUPS; group++) {
        CHECK(count_in(group) > 0);
        n += count();
    }
    CHECK(n == n_all);
    CHECK(count_in(SKY) > 0 && has_label(0, "Aurora"));
    close_window();
}

TEST(own_ones_stand_first_and_those_used_last_are_a_group)
{
    g_autofree char *file = g_build_filename(presets->own, "last-used", NULL);

    CHECK(lattice_presets_save(presets, "mine", RECIPE, FALSE, NULL));
    lattice_presets_use(presets, "marble");
    lattice_presets_use(presets, "mine");
    lattice_presets_use(presets, "gone");
    lattice_presets_use(presets, "clouds");
    open_window();
    CHECK(has_label(0, "mine") && !has_label(1, "mine"));
    CHECK(count_in(OWN) == 1 && has_label(0, "mine"));
    CHECK(count_in(USED) == 3 && has_label(0, "Clouds") &&
          has_label(1, "mine") && has_label(2, "Marble"));
    close_window();
    CHECK(lattice_presets_delete(presets, "mine", NULL));
    g_unlink(file);
}

TEST(selecting_chooses)
{
    open_window();
    CHECK(count_in(SKY) > 0 && n_chosen == 0);
    select_one(0);
    CHECK(n_chosen == 1 && strcmp(chosen_name, "aurora") == 0);
    CHECK(count_in(SKY + 1) > 0 && n_chosen == 1);
    select_one(0);
    CHECK(n_chosen == 2 && strcmp(chosen_name, "agate") == 0);
    CHECK(find_marked() == 0);
    close_window();
}

TEST(the_one_at_hand_is_marked_and_scrolled_to)
{
    open_window();
    settle();
    CHECK(gtk_adjustment_get_value(place) == 0);
    preset_chooser_refresh(chooser, "topographic-map");
    settle();
    CHECK(n_chosen == 0 && has_label(find_marked(), "Topographic map"));
    CHECK(gtk_adjustment_get_value(place) > 500);
    preset_chooser_refresh(chooser, NULL);
    CHECK(find_marked() < 0 && n_chosen == 0);
    close_window();
}

TEST(searching_shows_what_matches)
{
    open_window();
    const int n_before = count(), n_sky = count_in(SKY);
    gtk_entry_set_text(search, "skin"); /* in another group */
    settle();
    CHECK(count() == 1 && find_contrast(0) > 10);
    gtk_entry_set_text(search, "sky");
    CHECK(count() == n_sky);
    gtk_entry_set_text(search, "no such thing");
    CHECK(count() == 0);
    press(GTK_WIDGET(search), GDK_KEY_Return);
    preset_chooser_refresh(chooser, "aurora");
    CHECK(count() == n_before && has_label(find_marked(), "Aurora"));
    CHECK(*gtk_entry_get_text(search) == '\0');
    CHECK(n_chosen == 0);
    close_window();
}

TEST(arrows_and_enter_choose)
{
    open_window();
    settle();
    preset_chooser_refresh(chooser, NULL);
    settle();
    focus_window();
    CHECK(leads_to(GDK_KEY_Return, 0)); /* from the search */
    CHECK(leads_to(GDK_KEY_Right, 1));
    CHECK(leads_to(GDK_KEY_Down, IN_A_ROW + 1));
    CHECK(leads_to(GDK_KEY_Left, IN_A_ROW));
    CHECK(leads_to(GDK_KEY_Up, 0));
    CHECK(n_activated == 0);
    press(window, GDK_KEY_Return);
    CHECK(n_activated == 1);
    close_window();
}

TEST(enter_in_the_search_takes_the_best)
{
    static const char *const best[][2] = {
        {"ood", "dark-wood"}, /* the first of equal matches */
        {"wood", "wood"},
        {"clouds", "clouds"}, /* not "Soft clouds", of an earlier group */
    };

    for (size_t i = 0; i < G_N_ELEMENTS(best); i++) {
        open_window();
        settle();
        preset_chooser_refresh(chooser, "fog");
        gtk_entry_set_text(search, best[i][0]);
        settle();
        press(GTK_WIDGET(search), GDK_KEY_Return);
        CHECK(n_chosen == 1 && strcmp(chosen_name, best[i][1]) == 0);
        close_window();
    }
}

TEST(refreshing_shows_what_has_changed_and_chooses_nothing)
{
    open_window();
    const int n_before = count();
    CHECK(count_in(SKY) < n_before);
    CHECK(lattice_presets_save(presets, "mine", RECIPE, FALSE, NULL));
    preset_chooser_refresh(chooser, "mine");
    settle();
    CHECK(count() == n_before + 1);
    CHECK(n_chosen == 0 && find_marked() == 0);
    select_one(1);
    CHECK(n_chosen == 1);
    CHECK(lattice_presets_delete(presets, "mine", NULL));
    preset_chooser_refresh(chooser, NULL);
    CHECK(count() == n_before && n_chosen == 1);
    close_window();
}

TEST(closing_while_it_draws_is_harmless)
{
    open_window();
    gtk_main_iteration();
    close_window();
    settle();
    CHECK(n_chosen == 0);
}

/* Saves a screenshot for people to look at. */
static void
keep_a_picture(const char *file)
{
    open_window();
    preset_chooser_refresh(chooser, "clouds");
    settle();
    g_usleep(300000);
    settle();
    g_autofree char *command =
        g_strdup_printf("import -window Presets '%s'", file);
    CHECK(g_spawn_command_line_sync(command, NULL, NULL, NULL, NULL));
    close_window();
}

int
main(int argc, char **argv)
{
    gtk_init(&argc, &argv);
    g_autofree char *own = g_dir_make_tmp("lattice-noise-XXXXXX", NULL);
    presets = lattice_presets_new(argv[1], own);
    const int status = check_run_all();
    if (argc > 2)
        keep_a_picture(argv[2]);
    lattice_presets_free(presets);
    g_rmdir(own);
    return status;
}
